import type { Host } from "./host";

/** Settings of the core that packages and the host read. Follows client/client.d.mts (`Game#registerSettings`). */
export function registerCoreSettings(host: Host): void {
  const { settings } = host.game;
  const world = { scope: "world" as const, config: false };
  settings.register("core", "time", { ...world, type: Number, default: 0 });
  settings.register("core", "gridDiagonals", {
    ...world,
    name: "SETTINGS.GridDiagonals",
    type: Number,
    default: 0,
    choices: { 0: "GRID.DIAGONALS.Equidistant", 1: "GRID.DIAGONALS.Exact", 2: "GRID.DIAGONALS.Approximate", 3: "GRID.DIAGONALS.Rectilinear", 4: "GRID.DIAGONALS.Alternating1", 5: "GRID.DIAGONALS.Alternating2", 6: "GRID.DIAGONALS.Illegal" },
  });
  settings.register("core", "combatTrackerConfig", { ...world, type: Object, default: {} });
  settings.register("core", "language", { name: "SETTINGS.LangN", scope: "client", config: false, type: String, default: "en", choices: { en: "English", ru: "Русский", es: "Español" }, requiresReload: true });
  settings.register("core", "noCanvas", { name: "SETTINGS.NoCanvasN", scope: "client", config: true, type: Boolean, default: false, requiresReload: true });
  settings.register("core", "keybindings", { scope: "client", config: false, type: Object, default: {} });
  settings.register("core", "uiConfig", { scope: "client", config: false, type: Object, default: { colorScheme: { applications: "", interface: "dark" } } });
  settings.register("core", "pixelRatioResolutionScaling", { scope: "client", config: false, type: Boolean, default: true });
  settings.register("core", "photosensitiveMode", { name: "SETTINGS.PhotosensitiveModeN", scope: "client", config: true, type: Boolean, default: false });
  settings.register("core", "tokenDragPreview", { scope: "client", config: false, type: Boolean, default: false });
  if (host.generation >= 14) settings.register("core", "messageMode", { scope: "client", config: false, type: String, default: "public", choices: { public: "", gm: "", blind: "", self: "", ic: "" } });
  else settings.register("core", "rollMode", { scope: "client", config: false, type: String, default: "publicroll", choices: { publicroll: "", gmroll: "", blindroll: "", selfroll: "" } });
}
