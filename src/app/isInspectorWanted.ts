import type { KeyValueStore } from '../services/storage';

const WANTED = 'inspect';

/** True when the address has `?inspect=1`. The tab remembers it until `?inspect=0`. */
export const isInspectorWanted = (search: string, storage: KeyValueStore): boolean => {
  const asked = new URLSearchParams(search).get('inspect');
  if (asked === '1') storage.write(WANTED, '1');
  else if (asked !== null) storage.remove(WANTED);
  return storage.read(WANTED) === '1';
};
