/** foundry.utils.Collection as the canvas' source collections use it: a Map that iterates over values. */
export class SourceCollection<T> extends Map<string, T> {
  override [Symbol.iterator](): MapIterator<[string, T]> {
    return this.values() as unknown as MapIterator<[string, T]>;
  }

  get contents(): T[] {
    return [...this.values()];
  }

  find(test: (source: T) => boolean): T | undefined {
    return this.contents.find(test);
  }

  filter(test: (source: T) => boolean): T[] {
    return this.contents.filter(test);
  }

  some(test: (source: T) => boolean): boolean {
    return this.contents.some(test);
  }

  map<R>(change: (source: T) => R): R[] {
    return this.contents.map(change);
  }

  reduce<R>(step: (result: R, source: T) => R, start: R): R {
    return this.contents.reduce(step, start);
  }
}
