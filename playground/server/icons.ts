/** Core icons that no file gives: a badge with the first letters of the name, its colour from the name. */
export function placeholderIcon(path: string): string {
  const name = (path.split("/").at(-1) ?? "").replace(/\.\w+$/, "");
  const hue = [...name].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 360, 7);
  const letters = name
    .split(/[-_]/)
    .map((word) => word[0] ?? "")
    .join("")
    .slice(0, 2)
    .toUpperCase();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="hsl(${hue} 45% 32%)" stroke="hsl(${hue} 55% 70%)" stroke-width="3"/><text x="32" y="42" font-family="sans-serif" font-size="26" font-weight="bold" text-anchor="middle" fill="#fff">${letters}</text></svg>`;
}
