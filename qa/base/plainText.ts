/**
 * A value as text for a plan that people read: JSON with sorted keys, where files, dates,
 * functions, numbers that are none, maps, sets and instances of classes have texts of their own.
 * The same in each process and place, so a file is its name, size and type, a function its name.
 */
export const shownText = (value: unknown): string =>
  textOf(value, (one) => `ƒ ${one.name}`, []) ?? 'undefined';

/** The same with the source of functions and what they carry, to tell versions of them apart. */
export const bodyText = (value: unknown): string =>
  textOf(value, (one) => Function.prototype.toString.call(one), []) ?? 'undefined';

type FunctionText = (one: { readonly name: string }) => string;

/** Undefined for what JSON leaves out. */
const textOf = (
  given: unknown,
  functionText: FunctionText,
  around: readonly object[],
): string | undefined => {
  if (typeof given === 'number' && !Number.isFinite(given)) return String(given);
  if (typeof given === 'bigint') return `${given}n`;
  if (typeof given !== 'object' && typeof given !== 'function') return JSON.stringify(given);
  if (given === null) return 'null';
  if (around.includes(given)) return '"↑"';
  const inner = (one: unknown) => textOf(one, functionText, [...around, given]);
  const list = (items: readonly unknown[]) =>
    `[${items.map((item) => inner(item) ?? 'null').join()}]`;
  if (Array.isArray(given)) return list(given);
  if (given instanceof Map) return `Map${list([...(given as Map<unknown, unknown>)])}`;
  if (given instanceof Set) return `Set${list([...(given as Set<unknown>)])}`;
  if (given instanceof RegExp) return String(given);
  if (given instanceof Error) return `${given.name}(${JSON.stringify(given.message)})`;
  if (typeof File === 'function' && given instanceof File)
    return `File${list([given.name, given.size, given.type])}`;
  if ('sessionId' in given && 'getSnapshot' in given && 'id' in given)
    return `actor ${JSON.stringify(given.id)}`;
  // Once, as JSON does: the result of toJSON may have a toJSON of its own.
  const value = 'toJSON' in given && typeof given.toJSON === 'function' ? read(given) : given;
  if (value === null || (typeof value !== 'object' && typeof value !== 'function'))
    return JSON.stringify(value);
  const fields = Object.keys(value)
    .sort()
    .flatMap((key) => {
      const text = inner((value as Record<string, unknown>)[key]);
      return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`];
    })
    .join();
  if (typeof given === 'function')
    return `${functionText(given)}${fields === '' ? '' : `{${fields}}`}`;
  return `${classOf(given)}{${fields}}`;
};

const read = (value: object): unknown => (value as { toJSON: () => unknown }).toJSON();

/** Nothing for a plain object, and for what says itself how it is written. */
const classOf = (value: object): string => {
  const prototype = Object.getPrototypeOf(value) as { constructor?: { name?: string } } | null;
  return prototype === null || prototype === Object.prototype || 'toJSON' in value
    ? ''
    : (prototype.constructor?.name ?? '');
};
