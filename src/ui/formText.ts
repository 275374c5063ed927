import { inAscii, plainFigure } from './digits';

/** The text of a form's field as typed; null when the form has no such field. */
export const textIfAny = (data: FormData, name: string): string | null => {
  const value = data.get(name);
  return typeof value === 'string' ? value : null;
};

/** The same, but empty when the form has no such field. */
export const textOf = (data: FormData, name: string): string => textIfAny(data, name) ?? '';

/**
 * The text of a field that takes digits, such as a payment password, which people may type with
 * Burmese or full-width ones.
 */
export const asciiOf = (data: FormData, name: string): string => inAscii(textOf(data, name));

/** The text of a field for a figure, in its submitted form. */
export const figureOf = (data: FormData, name: string): string => plainFigure(textOf(data, name));

/**
 * Whether a box of the form that is shown beside an element, in the same dialog, is ticked; false
 * when there is no such box.
 */
export const isTickedNear = (element: HTMLElement, name: string): boolean =>
  [...(element.closest('dialog') ?? document).querySelectorAll('form')].some(
    (form) => form.closest('[hidden]') === null && new FormData(form).has(name),
  );

/** The fields of the form that a button is in. */
export const dataAround = ({ form }: HTMLButtonElement): FormData =>
  form ? new FormData(form) : new FormData();
