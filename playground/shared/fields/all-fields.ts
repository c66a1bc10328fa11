import { DataField, DataModelValidationError } from "./data-field";
import * as models from "./model-fields";
import * as scalars from "./scalar-fields";
import * as structures from "./structure-fields";

/** `foundry.data.fields`: every field class by its name. */
export const fields = { DataField, DataModelValidationError, ...scalars, ...structures, ...models };
