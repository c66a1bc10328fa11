import { registerSettings } from "./settings/settings";

Hooks.once("init", () => {
  registerSettings(() => undefined);
});
