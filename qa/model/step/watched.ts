/** What a step asked of a context. */
export type Readings = {
  /** The fields that it read, in order of first reading, with what they held. */
  readonly fields: ReadonlyMap<string, unknown>;
  /** It asked which fields there are, so that any of them may matter. */
  readonly isWhole: boolean;
};

type Fields = Readonly<Record<string, unknown>>;

/** A watched context returns its watcher by this key; a table of all of them would be expensive. */
const WATCHER = Symbol('watcher');
const watcherOf = (context: object): Watcher | undefined =>
  Reflect.get(context, WATCHER) as Watcher | undefined;

/** The same context, but reads of it are recorded. */
export const watch = (
  context: object,
): { readonly context: object; readonly readings: Readings } => {
  const readings = { fields: new Map<string, unknown>(), isWhole: false };
  return { context: watchedBy(new Watcher(readings, context as Fields, NONE)), readings };
};

/** Whether reads of a context are recorded. */
export const isWatched = (context: object): boolean => watcherOf(context) !== undefined;

/** What a step assigned to the watched context that it began with. */
export const changesTo = (context: object): object => theWatcherOf(context).changes;

/** A watched context with these fields assigned. */
export const assignedTo = (context: object, assigned: object): object =>
  watchedBy(theWatcherOf(context).with(assigned));

const NONE: Fields = {};

class Watcher implements ProxyHandler<object> {
  constructor(
    private readonly readings: { readonly fields: Map<string, unknown>; isWhole: boolean },
    private readonly fields: Fields,
    /** A field that the step assigned itself: reading it says nothing about the context before. */
    readonly changes: Fields,
  ) {}

  with(assigned: object): Watcher {
    return new Watcher(
      this.readings,
      { ...this.fields, ...assigned },
      { ...this.changes, ...assigned },
    );
  }

  get(_: object, key: string | symbol): unknown {
    if (typeof key === 'symbol') return key === WATCHER ? this : undefined;
    const value = this.fields[key];
    if (!Object.hasOwn(this.changes, key) && !this.readings.fields.has(key))
      this.readings.fields.set(key, value);
    return value;
  }

  set(_: object, key: string | symbol): boolean {
    throw new TypeError(`Cannot assign to read only property '${String(key)}' of the context`);
  }

  deleteProperty(_: object, key: string | symbol): boolean {
    throw new TypeError(`Cannot delete property '${String(key)}' of the context`);
  }

  defineProperty(_: object, key: string | symbol): boolean {
    throw new TypeError(`Cannot define property '${String(key)}' of the context`);
  }

  has(_: object, key: string | symbol): boolean {
    this.readings.isWhole = true;
    return key in this.fields;
  }

  ownKeys(): (string | symbol)[] {
    this.readings.isWhole = true;
    return Reflect.ownKeys(this.fields);
  }

  getOwnPropertyDescriptor(_: object, key: string | symbol): PropertyDescriptor | undefined {
    this.readings.isWhole = true;
    return Object.hasOwn(this.fields, key)
      ? {
          value: Reflect.get(this.fields, key),
          enumerable: true,
          configurable: true,
          writable: true,
        }
      : undefined;
  }
}

const watchedBy = (watcher: Watcher): object => new Proxy({}, watcher);

const theWatcherOf = (context: object): Watcher => {
  const watcher = watcherOf(context);
  if (!watcher) throw new Error('a context that nobody watches');
  return watcher;
};
