const forbidden = "script, style, link, meta, iframe, object, embed, base, noscript";
const addresses = new Set(["href", "src", "action", "formaction", "xlink:href"]);

/** HTML without anything that runs: scripts, event attributes and script addresses (foundry.utils.cleanHTML). */
export function cleanHTML(raw: string): string {
  const holder = document.createElement("template");
  holder.innerHTML = raw;
  for (const node of holder.content.querySelectorAll(forbidden)) node.remove();
  for (const node of holder.content.querySelectorAll("*")) {
    for (const { name, value } of [...node.attributes]) {
      const script = addresses.has(name) && /^\s*(javascript|vbscript|data:text\/html)/i.test(value.replace(/\s/g, ""));
      if (name.startsWith("on") || script || name === "srcdoc") node.removeAttribute(name);
    }
  }
  return holder.innerHTML;
}

/** Text with HTML's special characters escaped. */
export function escapeHTML(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
