/**
 * A mobile number as it travels: dialing code without `+`, national number without its trunk zero.
 */
export type Phone = { countryDialingCode: string; mobileNum: string };

/** Burmese digits and full-width characters become ASCII ones; everything else stays. */
export const asciiDigits = (typed: string): string =>
  typed
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[\u1040-\u1049]/g, (digit) => String(digit.charCodeAt(0) - 0x1040));

/**
 * The digits of a code that was typed or pasted with spaces or dashes, in Burmese or full-width
 * digits.
 */
export const codeDigits = (typed: string): string => asciiDigits(typed).replace(/[^0-9]/g, '');

/** What people write between the digits of a number. */
const SEPARATORS = /[\s().\-\u2010-\u2015/]/g;
/** So long a national number begins with its own dialing code only in one area of Brazil. */
const COMPLETE = 11;

/**
 * Reads a number that was typed or pasted in any common way: with spaces and dashes, in Burmese
 * digits, with the trunk zero, or complete with its dialing code. In a number with `+` or `00` a
 * known dialing code overrides the chosen one. The number is empty where anything else was typed:
 * leaving out a letter would make it somebody else's. assumed: a leading zero is a trunk prefix and
 * not part of the number, and a number of eleven digits or more that begins with the chosen dialing
 * code is complete.
 */
export const readPhone = (typed: string, dialingCode: string, known: readonly string[]): Phone => {
  const dense = asciiDigits(typed.normalize('NFKC')).replace(SEPARATORS, '').replace(/^00/, '+');
  if (!/^\+?[0-9]+$/.test(dense)) return { countryDialingCode: dialingCode, mobileNum: '' };
  const digits = dense.replace('+', '');
  const code = dense.startsWith('+')
    ? known
        .filter((one) => digits.startsWith(one))
        .reduce((longest, one) => (one.length > longest.length ? one : longest), '')
    : digits.length >= COMPLETE && digits.startsWith(dialingCode)
      ? dialingCode
      : '';
  const national = digits.slice(code.length);
  return { countryDialingCode: code || dialingCode, mobileNum: national.replace(/^0+/, '') };
};
