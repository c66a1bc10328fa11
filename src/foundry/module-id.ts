/** The package's id: folder, flags scope, settings namespace. */
export const MODULE_ID = "grit-and-gloom";

/** The module's hooks begin with this. */
export const HOOK_PREFIX = "gritAndGloom";

/** Root of the module's texts in lang. */
export const I18N_ROOT = "GRITGLOOM";
