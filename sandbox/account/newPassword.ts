import type { Services } from '../kit/services';
import type { Sentence } from '../words';
import { isBreached } from './breaches';
import { isCommonPassword } from './commonPasswords';
import { isFieldAccepted, isLengthAccepted } from './fieldRules';
import { DEFAULT_PASSWORD } from './passwords';

/**
 * Why a new password is refused by its rule, null when it is not: it must pass the rule of the
 * field `password`, and must be neither the default one nor one of the commonest.
 */
export const ruleFault = (
  { settings }: Pick<Services, 'settings'>,
  password: string,
): Sentence | null => {
  if (password === DEFAULT_PASSWORD) return (words) => words.newPasswordDefault;
  const rule = settings.current().registerFields['password'];
  if (rule && !isFieldAccepted(rule, password))
    return isLengthAccepted(rule, password)
      ? (words) => words.passwordFormat
      : (words) => words.passwordLength(rule.minLength, rule.maxLength);
  return isCommonPassword(password) ? (words) => words.passwordCommon : null;
};

/** Why a new password is refused that was found in a breach, null when it was not. */
export const breachFault = async (
  { breaches }: Pick<Services, 'breaches'>,
  password: string,
): Promise<Sentence | null> =>
  (await isBreached(breaches, password)) ? (words) => words.passwordCommon : null;

/** Why a new password is refused, null when it is accepted. */
export const newPasswordFault = async (
  services: Pick<Services, 'settings' | 'breaches'>,
  password: string,
): Promise<Sentence | null> =>
  ruleFault(services, password) ?? (await breachFault(services, password));
