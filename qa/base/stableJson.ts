/** JSON with sorted keys: equal values give equal text, whatever the order of their keys. */
export const stableJson = (value: unknown): string => textOf(value) ?? 'undefined';

/** Undefined where JSON cannot express a value. */
const textOf = (given: unknown): string | undefined => {
  // Once, as JSON does: the result of toJSON may have a toJSON of its own.
  const value = isJsonable(given) ? given.toJSON() : given;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => textOf(item) ?? 'null').join(',')}]`;
  if (value instanceof Set) return `{"$set":${textOf([...value])}}`;
  if (value instanceof Map) return `{"$map":${textOf([...value])}}`;
  let fields = '';
  for (const key of Object.keys(value).sort()) {
    const text = textOf((value as Record<string, unknown>)[key]);
    if (text !== undefined) fields += `${fields === '' ? '' : ','}${JSON.stringify(key)}:${text}`;
  }
  return `{${fields}}`;
};

const isJsonable = (value: unknown): value is { toJSON: () => unknown } =>
  value !== null &&
  typeof value === 'object' &&
  'toJSON' in value &&
  typeof value.toJSON === 'function';
