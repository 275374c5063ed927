import { useState } from 'react';

/** An element for each name, which stays the same wherever it is shown. */
export type PortalNodes<TName extends string> = ReadonlyMap<TName, HTMLElement>;

/** Elements for `ReversePortal`: what was typed into one is kept when it moves. */
export function usePortalNodes<TName extends string>(names: readonly TName[]): PortalNodes<TName> {
  const [nodes] = useState(
    () => new Map(names.map((name) => [name, document.createElement('div')])),
  );
  return nodes;
}
