import type { Host } from "./host";

/** One part of the page that the host starts: the interface or the canvas. */
export interface HostPart {
  /** Adds the part's classes and globals; runs before the system, the module and the hook `init`. */
  install(host: Host): void | Promise<void>;
  /** Puts the part on the page; runs after the hook `setup` and before `ready`. */
  draw?(host: Host): void | Promise<void>;
}
