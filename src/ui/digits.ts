/**
 * Burmese digits become ASCII ones; everything else stays, for a field that shows what is made of
 * each letter typed.
 */
export const inAscii = (typed: string): string =>
  typed.replace(/[\u1040-\u1049]/g, (digit) => String(digit.charCodeAt(0) - 0x1040));

/** Burmese digits become ASCII ones and everything that is no digit goes. */
export const asciiDigits = (typed: string): string => inAscii(typed).replace(/[^0-9]/g, '');

/**
 * A figure as it travels: without the spaces around it, in ASCII digits, without separators of
 * thousands where they stand as the site writes them.
 */
export const plainFigure = (typed: string): string => {
  const figure = inAscii(typed).trim();
  return /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(figure) ? figure.replaceAll(',', '') : figure;
};
