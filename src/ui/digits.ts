/** Burmese digits become ASCII ones and everything that is no digit goes. */
export const asciiDigits = (typed: string): string =>
  typed.replace(/[\u1040-\u1049]/g, (digit) => String(digit.charCodeAt(0) - 0x1040)).replace(/[^0-9]/g, '');
