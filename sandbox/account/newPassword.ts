import type { Services } from '../kit/services';
import type { Sentence } from '../words';
import { isFieldAccepted, isLengthAccepted } from './fieldRules';
import { DEFAULT_PASSWORD } from './passwords';

/**
 * Why a new password is refused, null when it is accepted: it must pass the rule of the field
 * `password`, and must not be the default one.
 */
export const newPasswordFault = (
  { settings }: Pick<Services, 'settings'>,
  password: string,
): Sentence | null => {
  if (password === DEFAULT_PASSWORD) return (words) => words.newPasswordDefault;
  const rule = settings.current().registerFields['password'];
  if (!rule || isFieldAccepted(rule, password)) return null;
  return isLengthAccepted(rule, password)
    ? (words) => words.passwordFormat
    : (words) => words.passwordLength(rule.minLength, rule.maxLength);
};
