import { plainFigure } from './digits';

/** The text of a form's field as it was typed; null where the form has no such field. */
export const textIfAny = (data: FormData, name: string): string | null => {
  const value = data.get(name);
  return typeof value === 'string' ? value : null;
};

/** The same, empty where the form has no such field. */
export const textOf = (data: FormData, name: string): string => textIfAny(data, name) ?? '';

/** A field that asks for a figure. */
export const figureOf = (data: FormData, name: string): string => plainFigure(textOf(data, name));
