/**
 * Few combinations of on and off in which every two of the names meet in all four ways. Each
 * combination is built name by name, always with the choice that brings more unseen pairs. The same
 * names give the same combinations.
 */
export const pairwise = <Name extends string>(names: readonly Name[]): Record<Name, boolean>[] => {
  const missing = new Set(
    names.flatMap((first, at) =>
      names
        .slice(at + 1)
        .flatMap((second) => WAYS.flatMap((a) => WAYS.map((b) => pairOf([first, a], [second, b])))),
    ),
  );
  const combinations: Record<Name, boolean>[] = [];
  for (let [seed] = missing; seed !== undefined; [seed] = missing) {
    const chosen = new Map<Name, boolean>(JSON.parse(seed) as [Name, boolean][]);
    const gainOf = (name: Name, value: boolean) =>
      [...chosen].filter((other) => missing.has(ordered(names, other, [name, value]))).length;
    for (const name of names) {
      if (!chosen.has(name)) chosen.set(name, gainOf(name, true) >= gainOf(name, false));
    }
    const all = [...chosen];
    for (const one of all)
      for (const other of all) if (one[0] !== other[0]) missing.delete(ordered(names, one, other));
    combinations.push(Object.fromEntries(chosen) as Record<Name, boolean>);
  }
  return combinations;
};

type Choice<Name> = [Name, boolean];
const WAYS = [true, false] as const;
const pairOf = <Name>(first: Choice<Name>, second: Choice<Name>): string =>
  JSON.stringify([first, second]);
const ordered = <Name>(names: readonly Name[], one: Choice<Name>, other: Choice<Name>): string =>
  names.indexOf(one[0]) < names.indexOf(other[0]) ? pairOf(one, other) : pairOf(other, one);
