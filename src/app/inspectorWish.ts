import type { KeyValueStore } from '../services/storage';

const WANTED = 'inspect';

/** `?inspect=1` or `0` in the address decides, and is remembered for the tab. */
export const isInspectorWanted = (search: string, storage: KeyValueStore): boolean => {
  const asked = new URLSearchParams(search).get('inspect');
  if (asked === '1') storage.write(WANTED, '1');
  else if (asked !== null) storage.remove(WANTED);
  return storage.read(WANTED) === '1';
};
