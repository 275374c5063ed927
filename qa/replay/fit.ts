import { MARK, moreIn, THING, type Json } from '../../machines/shared/capsule';

type Fields = { readonly [key: string]: unknown };
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number tells less than a word: lists have other lengths in the case files than on a platform. */
const NUMBER = 0.25;
/** A word is what a chart decides by. */
const WORD = 4;

/** How much a recorded sketch speaks against a value having been this one; 0 when nothing does. */
export const misfit = (recorded: Json | undefined, value: unknown): number => {
  if (recorded === THING) return 0;
  if (recorded === undefined || recorded === null) return value === undefined || value === null ? 0 : 1;
  if (recorded === MARK) return value === '' || value === null || value === undefined || typeof value === 'boolean' ? 1 : 0;
  if (typeof recorded === 'number') return recorded === value ? 0 : typeof value === 'number' ? NUMBER : 1;
  if (typeof recorded !== 'object') return recorded === value ? 0 : typeof recorded === 'string' && typeof value === 'string' ? WORD : 1;
  if (isList(recorded)) {
    if (!Array.isArray(value)) return 1;
    if ((recorded.length === 0) !== (value.length === 0)) return 1;
    return Math.min(1, sum(recorded.map((item, i) => (moreIn(item) > 0 || i >= value.length ? 0 : misfit(item, value[i])))));
  }
  if (value instanceof Error) return 0;
  if (!isFields(value)) return Math.max(1, Object.keys(recorded).length);
  return sum([...new Set([...Object.keys(recorded), ...Object.keys(value)])].map((key) => misfit(recorded[key], value[key])));
};

/** The recorded sketch as a whole value again; what it does not say is taken from an example. */
export const fill = (recorded: Json | undefined, example: unknown): unknown => {
  if (recorded === THING) return example;
  if (recorded === MARK) return (typeof example === 'string' && example !== '') || typeof example === 'number' ? example : MARK;
  if (recorded === null || recorded === undefined) return example === undefined ? undefined : null;
  if (typeof recorded !== 'object') return recorded;
  if (isList(recorded)) {
    const examples: readonly unknown[] = Array.isArray(example) ? example : [];
    const rest = moreIn(recorded.at(-1));
    const known = rest > 0 ? recorded.slice(0, -1) : recorded;
    const items = known.map((item, i) => fill(item, examples[i] ?? examples[0]));
    return [...items, ...Array.from({ length: Math.min(rest, MOST_ITEMS) }, (_, i) => items[i % items.length])];
  }
  const fields = isFields(example) ? example : {};
  return Object.fromEntries(Object.entries(recorded).map(([key, item]) => [key, fill(item, fields[key])]));
};

const MOST_ITEMS = 10_000;
const isList = (value: object): value is readonly Json[] => Array.isArray(value);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
