/** A function that computes once for each object, for as long as the object exists. */
export const remembered = <K extends object, V>(compute: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, V>();
  return (key) => {
    const value = known.get(key);
    if (value !== undefined) return value;
    const computed = compute(key);
    known.set(key, computed);
    return computed;
  };
};
