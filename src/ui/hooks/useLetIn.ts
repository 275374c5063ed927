import { useState } from 'react';

/**
 * True when something is wanted and was allowed once; it then stays true for as long as it is
 * wanted.
 */
export function useLetIn(isWanted: boolean, mayEnter: boolean): boolean {
  const [was, setWas] = useState(false);
  const is = isWanted && (was || mayEnter);
  if (is !== was) setWas(is);
  return is;
}
