type Numbering<T> = (thing: T) => number;

/** Numbers things in order of first appearance. */
export const numbering = <T>(): Numbering<T> => {
  const numbers = new Map<T, number>();
  return (thing) => {
    const number = numbers.get(thing) ?? numbers.size;
    numbers.set(thing, number);
    return number;
  };
};

/** The numbers of some keys, equal ones for equal keys. */
export const numbered = (keys: readonly string[]): number[] => keys.map(numbering());
