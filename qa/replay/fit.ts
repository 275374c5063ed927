import { MARK, moreIn, THING, type Json } from '../../machines/shared/capsule';

type Fields = { readonly [key: string]: unknown };
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A number says less than a word: lists have other lengths in the case files than on a platform.
 */
const NUMBER = 0.25;
/** The record says that there is no value, which is what a chart asks for first. */
const ABSENCE = 4;
/** A chart decides by words. */
const WORD = 4;

/** How much a recorded sketch speaks against a value having been this one; 0 when nothing does. */
export const misfit = (recorded: Json | undefined, value: unknown): number => {
  if (recorded === THING) return 0;
  if (recorded === undefined) return value === undefined || value === null ? 0 : 1;
  if (recorded === null) return value === undefined || value === null ? 0 : ABSENCE;
  if (recorded === MARK)
    return value === '' || value === null || value === undefined || typeof value === 'boolean'
      ? 1
      : 0;
  if (typeof recorded === 'number')
    return recorded === value ? 0 : typeof value === 'number' ? NUMBER : 1;
  if (typeof recorded !== 'object')
    return recorded === value
      ? 0
      : typeof recorded === 'string' && typeof value === 'string'
        ? WORD
        : 1;
  if (isList(recorded)) {
    if (!Array.isArray(value)) return 1;
    if ((recorded.length === 0) !== (value.length === 0)) return 1;
    return Math.min(
      1,
      sum(
        recorded.map((item, i) =>
          moreIn(item) > 0 || i >= value.length ? 0 : misfit(item, value[i]),
        ),
      ),
    );
  }
  if (value instanceof Error) return 0;
  if (!isFields(value)) return Math.max(1, Object.keys(recorded).length);
  return sum(
    [...new Set([...Object.keys(recorded), ...Object.keys(value)])].map((key) =>
      misfit(recorded[key], value[key]),
    ),
  );
};

/**
 * The recorded sketch as a whole value again; what it does not say is taken from the first example
 * that it does not speak against.
 */
export const fill = (recorded: Json | undefined, ...examples: readonly unknown[]): unknown => {
  const [example] = examples;
  if (recorded === THING) return example;
  if (recorded === MARK)
    return (
      examples.find(
        (one) =>
          (typeof one === 'string' && one !== '') || typeof one === 'number' || isFields(one),
      ) ?? MARK
    );
  if (recorded === null || recorded === undefined) return example === undefined ? undefined : null;
  if (typeof recorded !== 'object') return recorded;
  if (isList(recorded)) {
    const rest = moreIn(recorded.at(-1));
    const known = rest > 0 ? recorded.slice(0, -1) : recorded;
    const lists = examples.filter((one): one is readonly unknown[] => Array.isArray(one));
    const fitting = lists.find(({ length }) => length === known.length) ?? lists[0] ?? [];
    const items = known.map((item, i) => fill(item, fitting[i] ?? fitting[0]));
    return [
      ...items,
      ...Array.from({ length: Math.min(rest, MOST_ITEMS) }, (_, i) => items[i % items.length]),
    ];
  }
  const records = examples.filter(isFields);
  return Object.fromEntries(
    Object.entries(recorded).map(([key, item]) => [
      key,
      fill(item, ...records.map((fields) => fields[key])),
    ]),
  );
};

/**
 * The same value with another text wherever the record keeps one that no example has: a rule may
 * ask for its length.
 */
export const withUnknown = (value: unknown, text: string): unknown => {
  if (value === MARK) return text;
  if (Array.isArray(value)) return value.map((item) => withUnknown(item, text));
  return isFields(value) && !(value instanceof Error)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withUnknown(item, text)]))
    : value;
};

const MOST_ITEMS = 10_000;
const isList = (value: object): value is readonly Json[] => Array.isArray(value);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
