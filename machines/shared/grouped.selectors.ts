/** The entries group by group, each group in their order; `isFirst` begins a group. */
export const grouped = <TGroup, TEntry>(
  groups: readonly TGroup[],
  entries: readonly TEntry[],
  groupOf: (entry: TEntry) => TGroup,
): { group: TGroup; entry: TEntry; isFirst: boolean }[] =>
  groups.flatMap((group) =>
    entries
      .filter((entry) => groupOf(entry) === group)
      .map((entry, index) => ({ group, entry, isFirst: index === 0 })),
  );
