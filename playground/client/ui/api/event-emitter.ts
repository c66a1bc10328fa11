/** A listener of an application's own events. */
export type EmitterListener = (event: Event) => unknown;

/** Event methods without being a DOM node (common/utils/event-emitter.d.mts). */
export class EventEmitter {
  /** The event names that instances send. */
  static readonly emittedEvents: readonly string[] = [];

  readonly #listeners = new Map<string, Map<EmitterListener, boolean>>();

  addEventListener(type: string, listener: EmitterListener, { once = false }: { once?: boolean } = {}): void {
    const known = (this.constructor as typeof EventEmitter).emittedEvents;
    if (!known.includes(type)) {
      throw new Error(`"${type}" is not a supported event of the ${this.constructor.name} class; it sends ${known.join(", ")}.`);
    }
    const listeners = this.#listeners.get(type) ?? new Map<EmitterListener, boolean>();
    listeners.set(listener, once);
    this.#listeners.set(type, listeners);
  }

  removeEventListener(type: string, listener: EmitterListener): void {
    this.#listeners.get(type)?.delete(listener);
  }

  dispatchEvent(event: Event): boolean {
    const listeners = this.#listeners.get(event.type);
    for (const [listener, once] of [...(listeners ?? [])]) {
      if (once) listeners?.delete(listener);
      listener.call(this, event);
    }
    return event.defaultPrevented;
  }
}
