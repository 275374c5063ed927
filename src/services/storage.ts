/**
 * The part of a `Storage` that services use. It never throws: where a browser forbids storage,
 * memory replaces it.
 */
export type KeyValueStore = {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Removes everything. */
  clear(): void;
};

/**
 * Wraps a `Storage` that may be absent, forbidden or full. `open` is called each time, because
 * reading `window.sessionStorage` throws where cookies are blocked. A value that could not be
 * stored lives as long as the page.
 */
export const safeStorage = (open: () => Storage | undefined): KeyValueStore => {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      const storage = open();
      return storage && use(storage);
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    write: (key, value) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    clear: () => {
      memory.clear();
      attempt((storage) => storage.clear());
    },
  };
};
