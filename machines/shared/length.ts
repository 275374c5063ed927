import type { PasswordRule } from './grant';
import type { Message } from './message';

/** The message of a text of wrong length: `key`, or `keyExact` when only one length is allowed. */
export const lengthMessage = (key: string, { min, max }: { min: number; max: number }): Message =>
  min === max ? { key: `${key}Exact`, values: { length: min } } : { key, values: { min, max } };

/**
 * Checks the length of a new password; the platform checks its pattern (spec §5 Change password).
 */
export const passwordLengthFault = (password: string, rule: PasswordRule): Message | null => {
  const { length } = [...password];
  return length < rule.min || length > rule.max
    ? lengthMessage('validation:passwordLength', rule)
    : null;
};
