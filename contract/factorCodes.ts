import { VERIFICATION_CODE_DIGITS } from './constants';
import { asciiDigits } from './phone';

/** How many recovery codes an account gets at once. */
export const RECOVERY_CODES = 10;
/** Crockford's Base32: no letter looks like a digit. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The characters of a recovery code, 50 bits, without its hyphen. */
export const RECOVERY_LENGTH = 10;

/**
 * What was typed as a code of the app or as a recovery code, in one form: digits of any language,
 * letters in upper case and as Crockford reads them, without spaces and hyphens. Null for neither.
 */
export const readFactorCode = (
  typed: string,
): { kind: 'app' | 'recovery'; code: string } | null => {
  const code = asciiDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s\p{Dash}]/gu, '');
  if (code.length === VERIFICATION_CODE_DIGITS && /^\d+$/.test(code)) return { kind: 'app', code };
  const plain = code.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return plain.length === RECOVERY_LENGTH &&
    [...plain].every((sign) => RECOVERY_ALPHABET.includes(sign))
    ? { kind: 'recovery', code: plain }
    : null;
};
