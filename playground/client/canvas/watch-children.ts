import { Container, type DisplayObject } from "pixi.js";

/**
 * Tells whenever something is put into a container or taken out of it, however deep: Foundry draws every frame, so that
 * modules put what they draw on the map and ask nobody for a picture.
 */
export function watchChildren(container: Container, changed: () => void): void {
  const watch = (child: DisplayObject): void => {
    if (child instanceof Container) watchChildren(child as Container, changed);
  };
  container.on("childAdded", (child: DisplayObject) => {
    changed();
    watch(child);
  });
  container.on("childRemoved", changed);
  container.children.forEach(watch);
}
