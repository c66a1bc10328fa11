/** Icons of the light levels, for chips. */
export const LIGHT_ICONS: Readonly<Record<string, string>> = {
  bright: "fa-solid fa-sun",
  normal: "fa-solid fa-lightbulb",
  dim: "fa-solid fa-cloud-moon",
  darkness: "fa-solid fa-moon",
  "supernatural-darkness": "fa-solid fa-circle",
};
