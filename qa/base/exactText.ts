/**
 * A text that is the same for values that behave the same, and another one for others: unlike JSON
 * it tells undefined, NaN, functions, dates, files, maps, sets and instances of classes apart.
 * Functions stand as their source; what is met again stands as a mark.
 */
export const exactText = (value: unknown): string => textOf(value, new Map());

const textOf = (value: unknown, known: Map<object, number>): string => {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'bigint':
      return `${value}n`;
    case 'function':
    case 'object':
      return value === null ? 'null' : textOfObject(value, known);
    default:
      return String(value);
  }
};

const textOfObject = (value: object, known: Map<object, number>): string => {
  const before = known.get(value);
  if (before !== undefined) return `↑${before}`;
  known.set(value, known.size);
  const inner = (one: unknown) => textOf(one, known);
  if (Array.isArray(value)) return `[${value.map(inner).join()}]`;
  return `${headOf(value, inner)}{${Object.keys(value)
    .sort()
    .map((key) => `${key}:${inner((value as Record<string, unknown>)[key])}`)
    .join()}}`;
};

/** What an object is besides its own fields. */
const headOf = (value: object, inner: (one: unknown) => string): string => {
  if (typeof value === 'function') return `ƒ ${Function.prototype.toString.call(value)}`;
  if (value instanceof Date) return `Date ${value.getTime()}`;
  if (value instanceof RegExp) return String(value);
  if (value instanceof Map) return `Map ${inner([...(value as Map<unknown, unknown>)])}`;
  if (value instanceof Set) return `Set ${inner([...(value as Set<unknown>)])}`;
  if (value instanceof Error) return `${value.name} ${JSON.stringify(value.message)}`;
  if (typeof File === 'function' && value instanceof File)
    return `File ${inner([value.name, value.size, value.type, value.lastModified])}`;
  const prototype = Object.getPrototypeOf(value) as { constructor?: { name?: string } } | null;
  return prototype === null || prototype === Object.prototype
    ? ''
    : (prototype.constructor?.name ?? '?');
};
