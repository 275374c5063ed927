/**
 * JSON with sorted keys: equal values give equal text, whatever the order of their keys. Numbers
 * that JSON lacks, long integers, errors and cycles have texts of their own.
 */
export const stableJson = (value: unknown): string => textOf(value, []) ?? 'undefined';

/** Undefined where JSON cannot express a value. */
const textOf = (given: unknown, around: readonly object[]): string | undefined => {
  // Once, as JSON does: the result of toJSON may have a toJSON of its own.
  const value = isJsonable(given) ? given.toJSON() : given;
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (around.includes(value)) return '"$cycle"';
  const inside = [...around, value];
  const textOfItems = (items: readonly unknown[]) =>
    `[${items.map((item) => textOf(item, inside) ?? 'null').join(',')}]`;
  if (Array.isArray(value)) return textOfItems(value);
  if (value instanceof Set) return `{"$set":${textOfItems([...value])}}`;
  if (value instanceof Map) return `{"$map":${textOfItems([...value])}}`;
  if (value instanceof RegExp) return `{"$regexp":${JSON.stringify(String(value))}}`;
  let fields = '';
  const write = (key: string, held: unknown) => {
    const text = textOf(held, inside);
    if (text !== undefined) fields += `${fields === '' ? '' : ','}${JSON.stringify(key)}:${text}`;
  };
  if (value instanceof Error) write('$error', [value.name, value.message]);
  for (const key of Object.keys(value).sort()) write(key, Reflect.get(value, key));
  return `{${fields}}`;
};

const isJsonable = (value: unknown): value is { toJSON: () => unknown } =>
  value !== null &&
  typeof value === 'object' &&
  'toJSON' in value &&
  typeof value.toJSON === 'function';
