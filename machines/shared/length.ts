import type { PasswordRule } from './grant';
import type { Message } from './message';

/** What a text of another length is told: `key`, or `keyExact` where only one length will do. */
export const lengthMessage = (key: string, { min, max }: { min: number; max: number }): Message =>
  min === max ? { key: `${key}Exact`, values: { length: min } } : { key, values: { min, max } };

/**
 * Whether a new password is too short or too long; its pattern is the platform's own to judge (spec
 * §5 Change password).
 */
export const passwordLengthFault = (password: string, rule: PasswordRule): Message | null => {
  const { length } = [...password];
  return length < rule.min || length > rule.max
    ? lengthMessage('validation:passwordLength', rule)
    : null;
};
