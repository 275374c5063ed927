import { useState } from 'react';

/**
 * Whether something is in: wanted, and let in once; what is in already stays for as long as it is
 * wanted.
 */
export function useLetIn(isWanted: boolean, mayEnter: boolean): boolean {
  const [was, setWas] = useState(false);
  const is = isWanted && (was || mayEnter);
  if (is !== was) setWas(is);
  return is;
}
