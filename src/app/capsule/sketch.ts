import {
  MARK,
  moreMark,
  THING,
  type CapsuleEvent,
  type Json,
} from '../../../machines/shared/capsule';
import { ADDRESSES, isPlain, isSecretKey, NAME, PLAIN, WORD } from '../allowList';

const MAX_DEPTH = 8;
const MAX_ITEMS = 8;
const MAX_KEYS = 60;

/**
 * An event without its texts. It is made when the event arrives, so that typed text is never kept,
 * even in memory: numbers, booleans, nulls and empty texts stay, other texts only if the allow-list
 * knows key and shape. Unlike the inspector's redaction it remembers no secrets, because it keeps
 * no sentence.
 */
export const sketchOf = ({ type, ...payload }: { type: string }): CapsuleEvent => ({
  ...(sketch(payload, '', 0) as object),
  type: NAME.test(type) ? type : MARK,
});

const sketch = (value: unknown, key: string, depth: number): Json => {
  switch (typeof value) {
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : MARK;
    case 'string':
      return value === '' || isKept(value, key) ? value : MARK;
    case 'undefined':
      return null;
    case 'object':
      break;
    default:
      return THING;
  }
  if (value === null) return null;
  if (depth > MAX_DEPTH) return THING;
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_ITEMS).map((item) => sketch(item, key, depth + 1));
    return value.length > MAX_ITEMS ? [...items, moreMark(value.length - MAX_ITEMS)] : items;
  }
  if (!isPlain(value) && !(value instanceof Error)) return THING;
  const shown = Object.entries(value).slice(0, MAX_KEYS);
  return Object.fromEntries(
    shown.map(([name, item]) => [
      /^[A-Za-z_$][\w$]{0,31}$/.test(name) ? name : MARK,
      isSecretKey(name) ? hidden(item) : sketch(item, name, depth + 1),
    ]),
  );
};

/** Keys whose texts are no words of an enumeration, and have a shape of their own. */
const SHAPED = new Set(['key', 'reference']);
const isKept = (text: string, key: string) =>
  ADDRESSES.has(key)
    ? isPlainAddress(text)
    : Object.hasOwn(PLAIN, key) && (SHAPED.has(key) ? PLAIN[key] : WORD)?.test(text) === true;

/** True for a path of plain words: no query, hash, number or id. */
export const isPlainAddress = (path: string) => /^(\/[A-Za-z]*)+$/.test(path);

/** Shows only that there is a secret. */
const hidden = (value: unknown): Json =>
  value === undefined || value === null
    ? null
    : value === '' || typeof value === 'boolean'
      ? value
      : MARK;
