/** A guest has no points. */
export type PointAccount = { kind: 'guest' } | { kind: 'member'; points: number };
