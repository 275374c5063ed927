/**
 * A mobile number as it travels: dialing code without `+`, national number without its trunk zero.
 */
export type Phone = { countryDialingCode: string; mobileNum: string };

/** Burmese digits become ASCII ones; everything else stays. */
const asciiDigits = (typed: string): string =>
  typed.replace(/[\u1040-\u1049]/g, (digit) => String(digit.charCodeAt(0) - 0x1040));

/** The digits of a code that was typed or pasted with spaces, dashes or Burmese digits. */
export const codeDigits = (typed: string): string => asciiDigits(typed).replace(/[^0-9]/g, '');

/**
 * Reads a number that was typed or pasted in any common way: with spaces and dashes, in Burmese
 * digits, with the trunk zero, or complete with `+` or `00`. In a complete number a known dialing
 * code overrides the chosen one. assumed: a leading zero is a trunk prefix and not part of the
 * number.
 */
export const readPhone = (typed: string, dialingCode: string, known: readonly string[]): Phone => {
  const dense = asciiDigits(typed)
    .replace(/[^0-9+]/g, '')
    .replace(/^00/, '+');
  const digits = dense.replace(/\+/g, '');
  const code = dense.startsWith('+')
    ? known
        .filter((one) => digits.startsWith(one))
        .reduce((longest, one) => (one.length > longest.length ? one : longest), '')
    : '';
  const national = code === '' ? digits : digits.slice(code.length);
  return { countryDialingCode: code || dialingCode, mobileNum: national.replace(/^0+/, '') };
};
