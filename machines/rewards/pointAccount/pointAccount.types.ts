/** A guest has none. */
export type PointAccount = { kind: 'guest' } | { kind: 'member'; points: number };
