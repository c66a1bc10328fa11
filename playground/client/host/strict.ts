const ASKED_BY_ENGINES = new Set(["then", "toJSON", "constructor", "valueOf", "toString", "prototype", "$$typeof", "nodeType", "asymmetricMatch", "hasOwnProperty"]);

/** How reads of a strict object are answered beyond its own members. */
export interface StrictOptions {
  /** Names that may be asked for and are undefined: what the other generation has, or what a package may bring. */
  readonly absent?: readonly string[];
  /** Names that this generation removed, with what to use now. */
  readonly removed?: Readonly<Record<string, string>>;
  /** Names that still work here but are on their way out. */
  readonly deprecated?: Readonly<Record<string, string>>;
  readonly warn?: (message: string) => void;
}

/** An object whose unknown members throw, so that a misspelt or unimitated name is found at once. */
export function strict<T extends object>(target: T, name: string, options: StrictOptions = {}): T {
  const absent = new Set(options.absent ?? []);
  return new Proxy(target, {
    get(object, key): unknown {
      if (typeof key === "string") {
        const deprecation = options.deprecated?.[key];
        if (deprecation !== undefined) options.warn?.(`${name}.${key} is deprecated: ${deprecation}`);
        const removal = options.removed?.[key];
        if (removal !== undefined) throw new Error(`${name}.${key} was removed: ${removal}`);
        if (!(key in object) && !absent.has(key) && !ASKED_BY_ENGINES.has(key)) {
          throw new Error(`${name}.${key} is not imitated by the playground`);
        }
      }
      // The object itself is the receiver: classes with private members would refuse the proxy.
      const value: unknown = Reflect.get(object, key, object);
      return value;
    },
  });
}
