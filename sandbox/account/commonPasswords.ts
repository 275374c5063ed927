import list from './commonPasswords.json';

const COMMON: ReadonlySet<string> = new Set(list.passwords);

/**
 * Whether a password is one of the 10,000 commonest that the rule of the field can accept, however
 * its letters are capitalised.
 */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
