/**
 * Changes Burmese digits and full-width characters to ASCII and keeps everything else, for a field
 * that shows the result of each typed letter.
 */
export const inAscii = (typed: string): string =>
  typed
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[\u1040-\u1049]/g, (digit) => String(digit.charCodeAt(0) - 0x1040));

/** Changes Burmese and full-width digits to ASCII and removes everything that is not a digit. */
export const asciiDigits = (typed: string): string => inAscii(typed).replace(/[^0-9]/g, '');

/**
 * The submitted text of a figure: no spaces around it, ASCII digits, no separators of thousands
 * where the site writes them.
 */
export const plainFigure = (typed: string): string => {
  const figure = inAscii(typed).trim();
  return /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(figure) ? figure.replaceAll(',', '') : figure;
};
