import type { JoinInfo } from "../../host/user-list";
import { element } from "../api/frame";
import { interfaceTexts } from "../lang/texts";
import { getProperty } from "../ux/paths";
import { asText } from "../ux/text";
import { carryScene } from "./carried-scene";

const LANGUAGES = { en: "English", ru: "Русский", es: "Español" } as const;

/** The texts of the join page in one language, by the part of the key after "PLAY.Join". */
function texts(lang: string): (key: string) => string {
  const chosen = interfaceTexts(lang);
  return (key) => String((getProperty(chosen, `PLAY.Join.${key}`) as string | undefined) ?? key);
}

function chosenLanguage(): string {
  const asked = new URLSearchParams(location.search).get("lang") ?? localStorage.getItem("playground.lang") ?? navigator.language.slice(0, 2);
  return asked in LANGUAGES ? asked : "en";
}

/** A set of radio buttons that look like cards or tabs. */
function choices(name: string, legend: string, options: { value: string; label: string; note?: string; color?: string }[], chosen: string): HTMLElement {
  const rows = options.map(({ value, label, note, color }) => {
    const input = element("input", { type: "radio", name, value });
    input.checked = value === chosen;
    input.required = true;
    const text = element("span", { class: "choice-label" }, label);
    if (note) text.append(element("small", {}, note));
    const row = element("label", { class: "choice" }, input, text);
    if (color) row.style.setProperty("--player-color", color);
    return row;
  });
  return element("fieldset", { class: `choices ${name}` }, element("legend", {}, legend), element("div", { class: "choice-row" }, ...rows));
}

/** The page where one chooses who to be (Foundry's join view, /join): user, generation, language, a scene to bring. */
export function showJoin(root: HTMLElement, info: JoinInfo): void {
  document.body.classList.add("vtt", "join", "theme-dark");
  const lang = chosenLanguage();
  document.documentElement.lang = lang;
  const say = texts(lang);
  const query = new URLSearchParams(location.search);
  document.title = say("title");
  const users = info.users.map(({ _id, name, role, color }) => ({ value: _id, label: name, note: say(role >= 3 ? "gm" : "player"), color }));
  const language = element("select", { name: "lang", id: "join-lang" }, ...Object.entries(LANGUAGES).map(([value, label]) => element("option", { value }, label)));
  language.value = lang;
  language.addEventListener("change", () => {
    localStorage.setItem("playground.lang", language.value);
    const next = new URLSearchParams(location.search);
    next.set("lang", language.value);
    location.search = next.toString();
  });
  const file = element("input", { type: "file", id: "join-scene", accept: ".json,application/json", "aria-describedby": "join-scene-hint" });
  const problem = element("p", { class: "problem", role: "alert" });
  const submit = element("button", { type: "submit", class: "primary" }, element("i", { class: "fa-solid fa-dungeon", "aria-hidden": "true" }), ` ${say("enter")}`);
  const form = element(
    "form",
    { id: "join-form", class: "standard-form" },
    choices("user", say("who"), users, query.get("user") ?? users[0]?.value ?? ""),
    choices(
      "generation",
      say("generation"),
      [13, 14].map((value) => ({ value: String(value), label: say("foundry").replace("{generation}", String(value)), ...(value === info.generation ? { note: say("world") } : {}) })),
      query.get("generation") ?? String(info.generation),
    ),
    element("div", { class: "form-group" }, element("label", { for: "join-lang" }, say("language")), element("div", { class: "form-fields" }, language)),
    element("div", { class: "form-group" }, element("label", { for: "join-scene" }, say("scene")), element("div", { class: "form-fields" }, file), element("p", { class: "hint", id: "join-scene-hint" }, say("sceneHint"))),
    problem,
    element("footer", { class: "form-footer" }, submit),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void enter(form, file, info).catch((error: unknown) => {
      problem.textContent = error instanceof Error ? error.message : String(error);
    });
  });
  const card = element(
    "main",
    { id: "join-game" },
    element("header", {}, element("p", { class: "eyebrow" }, say("eyebrow")), element("h1", {}, say("title")), element("p", { class: "lead" }, say("lead"))),
    element("p", { class: "facts" }, element("i", { class: "fa-solid fa-dice-d20", "aria-hidden": "true" }), ` ${info.system}`, element("small", {}, say("systemHint"))),
    form,
  );
  root.append(card, element("p", { class: "notice" }, say("notice")));
  form.querySelector<HTMLInputElement>("input:checked")?.focus();
}

async function enter(form: HTMLFormElement, file: HTMLInputElement, info: JoinInfo): Promise<void> {
  const data = new FormData(form);
  const query = new URLSearchParams();
  query.set("user", asText(data.get("user")));
  query.set("lang", asText(data.get("lang")));
  const generation = asText(data.get("generation"));
  if (generation !== String(info.generation)) query.set("generation", generation);
  const scene = file.files?.[0];
  if (scene) await carryScene(scene);
  location.search = query.toString();
}
