/**
 * One spelling for what people write in many: `kyar` and `kya`, `htoke`, `htout` and `htote`,
 * `thwin` and `thwinn`. The rules are those of Latin letters for Burmese; English words are
 * compared as they are written.
 */
export const sameSound = (latin: string): string =>
  ALIKE.reduce((text, [spelt, sound]) => text.replaceAll(spelt, sound), latin);

const ALIKE: ReadonlyArray<readonly [spelt: RegExp, sound: string]> = [
  [/(.)\1+/g, '$1'],
  [/oke|ote|oat|out|okt|ote/g, 'ot'],
  [/ike|ite|aik|ait|ight/g, 'ait'],
  [/ine|aing|iine/g, 'ain'],
  [/one|ohn|oun|own/g, 'on'],
  [/ate|eik|eit/g, 'et'],
  [/auk|out|awt|awk/g, 'auk'],
  [/ong|aung/g, 'aung'],
  [/ph|hp|f/g, 'p'],
  [/kh|hk/g, 'k'],
  [/ht|th/g, 't'],
  [/hs|sh/g, 's'],
  [/hm|mh/g, 'm'],
  [/hn|nh/g, 'n'],
  [/hl|lh/g, 'l'],
  [/gy/g, 'j'],
  [/ee|ie|ea/g, 'i'],
  [/oo/g, 'u'],
  [/ay|ey|ei|ai(?![nt])/g, 'e'],
  [/aw|or/g, 'o'],
  [/ar/g, 'a'],
  [/et(?=[^aeiou]|$)|ek(?=[^aeiou]|$)/g, 'et'],
  [/(.)\1+/g, '$1'],
];
