/**
 * True when a lazy machine (docs/decisions/0045) is loaded: before that the actor's snapshot is not
 * the machine's.
 */
export const isThere = <TSnapshot extends object>(
  snapshot: TSnapshot | undefined,
): snapshot is TSnapshot => snapshot !== undefined && 'context' in snapshot;
