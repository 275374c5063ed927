/** JSON with sorted keys: equal values give equal text, in whatever order their keys were assigned. */
export const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => {
    if (inner instanceof Set) return { $set: [...inner] };
    if (inner instanceof Map) return { $map: [...inner] };
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  }) ?? 'undefined';
