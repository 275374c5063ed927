import * as v from 'valibot';
import type { KeyValueStore } from '../storage';
import { SEARCHES } from './searches';

const MOST = 6;
const schema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** What was searched for on this device, in local storage; the last first, each once. */
export const createRecentSearches = (localStore: KeyValueStore) => {
  const read = (): string[] => {
    const kept = v.safeParse(schema, localStore.read(SEARCHES));
    return kept.success ? kept.output.slice(0, MOST) : [];
  };
  return {
    read,
    remember: (words: string): void =>
      localStore.write(
        SEARCHES,
        JSON.stringify([words, ...read().filter((one) => one !== words)].slice(0, MOST)),
      ),
    forget: (): void => localStore.remove(SEARCHES),
  };
};
export type RecentSearches = ReturnType<typeof createRecentSearches>;
