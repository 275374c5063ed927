/** Listeners of an event without data. */
export type Listeners = {
  tell: () => void;
  /** Returns a function that stops listening. */
  add: (listener: () => void) => () => void;
};

/** An empty set of listeners. */
export const createListeners = (): Listeners => {
  const all = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of all) listener();
    },
    add: (listener) => {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
  };
};
