const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const NUMBER = /^-?\d+(\.\d+)?$/;
/**
 * What a spreadsheet would calculate, or read as the start of another cell (OWASP, CSV injection).
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A table as comma-separated values (RFC 4180), in UTF-8 with a byte-order mark. Without the mark,
 * spreadsheets misread Burmese.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cellOf).join(',') + LINE_END).join('');

/** The same as a file. */
export const csvFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' });

const cellOf = (text: string): string => {
  if (NUMBER.test(text)) return text;
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
