import { useState } from 'react';

/** An element for each name, which stays the same wherever it is shown. */
export type Homes<TName extends string> = ReadonlyMap<TName, HTMLElement>;

/** Elements whose content is moved with them: what was typed into it is kept. */
export function useHomes<TName extends string>(names: readonly TName[]): Homes<TName> {
  const [homes] = useState(
    () => new Map(names.map((name) => [name, document.createElement('div')])),
  );
  return homes;
}
