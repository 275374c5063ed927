/**
 * Changes the texts in the named fields of a value, at any depth. The value must be the caller's
 * own.
 */
export const changeTexts = (
  value: unknown,
  fields: readonly string[],
  change: (text: string) => string,
): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, held] of Object.entries(value)) {
    if (typeof held !== 'string') changeTexts(held, fields, change);
    else if (fields.includes(key)) Reflect.set(value, key, change(held));
  }
};
