/** What the server says of a world before one joins. */
export interface JoinInfo {
  readonly generation: number;
  readonly system: string;
  readonly systemId: string;
  readonly users: readonly { readonly _id: string; readonly name: string; readonly role: number; readonly color: string }[];
}

/** A plain list of users to join as, where the interface brings no page of its own. */
export function listUsers(root: HTMLElement, { users, generation, system }: JoinInfo): void {
  const heading = document.createElement("h1");
  heading.textContent = `${system}, generation ${generation}`;
  const list = document.createElement("ul");
  for (const { _id, name } of users) {
    const link = document.createElement("a");
    const query = new URLSearchParams(location.search);
    query.set("user", _id);
    link.href = `?${query.toString()}`;
    link.textContent = name;
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
  root.append(heading, list);
}
