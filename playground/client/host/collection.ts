/** A Map that iterates its values. Follows common/utils/collection.d.mts. */
export class Collection<V> extends Map<string, V> {
  get contents(): V[] {
    return [...this.values()];
  }

  // @ts-expect-error A Collection iterates values, a Map entries: so it is in Foundry.
  override [Symbol.iterator](): MapIterator<V> {
    return this.values();
  }

  find(condition: (value: V, index: number, collection: this) => unknown): V | undefined {
    let i = 0;
    for (const value of this.values()) if (condition(value, i++, this)) return value;
    return undefined;
  }

  filter(condition: (value: V, index: number, collection: this) => unknown): V[] {
    return this.contents.filter((value, i) => condition(value, i, this));
  }

  some(condition: (value: V, index: number, collection: this) => unknown): boolean {
    return this.contents.some((value, i) => condition(value, i, this));
  }

  every(condition: (value: V, index: number, collection: this) => unknown): boolean {
    return this.contents.every((value, i) => condition(value, i, this));
  }

  map<R>(transformer: (value: V, index: number, collection: this) => R): R[] {
    return this.contents.map((value, i) => transformer(value, i, this));
  }

  reduce<R>(reducer: (result: R, value: V, index: number, collection: this) => R, initial: R): R {
    return this.contents.reduce((result, value, i) => reducer(result, value, i, this), initial);
  }

  override forEach(fn: (value: V, key: string, map: Map<string, V>) => void): void {
    for (const [key, value] of this.entries()) fn(value, key, this as unknown as Map<string, V>);
  }

  override get(key: string, { strict = false }: { strict?: boolean } = {}): V | undefined {
    const value = super.get(key);
    if (value === undefined && strict) throw new Error(`The key ${key} does not exist in the ${this.constructor.name} Collection`);
    return value;
  }

  getName(name: string, { strict = false }: { strict?: boolean } = {}): V | undefined {
    const value = this.find((entry) => (entry as { name?: unknown }).name === name);
    if (value === undefined && strict) throw new Error(`An entry with name ${name} does not exist in the collection`);
    return value;
  }

  toJSON(): unknown[] {
    return this.map((value) => (value as { toJSON?: () => unknown }).toJSON?.() ?? value);
  }
}
