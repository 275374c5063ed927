/** Listeners of an event. */
export type Listeners<TData = void> = {
  tell: (data: TData) => void;
  /** Returns a function that stops listening. */
  add: (listener: (data: TData) => void) => () => void;
};

/** An empty set of listeners. */
export const createListeners = <TData = void>(): Listeners<TData> => {
  const all = new Set<(data: TData) => void>();
  return {
    tell: (data) => {
      for (const listener of all) listener(data);
    },
    add: (listener) => {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
  };
};
