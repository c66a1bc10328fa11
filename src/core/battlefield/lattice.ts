export { snap } from "../geometry/point";
