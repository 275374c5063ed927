/** Whether a machine that comes in a file of its own (docs/decisions/0019) is there: before that its actor has no context. */
export const isThere = <TSnapshot extends object>(snapshot: TSnapshot | undefined): snapshot is TSnapshot => snapshot !== undefined && 'context' in snapshot;
