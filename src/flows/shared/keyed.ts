/** A function that makes one value for the same names, at their first use. */
export const keyed = <TNames extends readonly string[], TValue>(
  make: (...names: TNames) => TValue,
) => {
  const made = new Map<string, TValue>();
  return (...names: TNames): TValue => {
    const key = names.join(' ');
    const value = made.get(key) ?? make(...names);
    made.set(key, value);
    return value;
  };
};
