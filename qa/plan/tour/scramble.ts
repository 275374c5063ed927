/** A fixed pseudo-random 32-bit number for each seed (the finaliser of MurmurHash3). */
export const scramble = (seed: number): number => {
  let h = Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};
