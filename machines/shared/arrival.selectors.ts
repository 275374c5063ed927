/**
 * Whether a machine that comes in a file of its own (docs/decisions/0045) is there: before that its
 * actor's snapshot is none of the machine's.
 */
export const isThere = <TSnapshot extends object>(
  snapshot: TSnapshot | undefined,
): snapshot is TSnapshot => snapshot !== undefined && 'context' in snapshot;
