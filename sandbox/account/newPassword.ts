import type { User } from '../db/schema';
import type { Services } from '../kit/services';
import type { Sentence } from '../words';
import { isBreached } from './breaches';
import { isCommonPassword } from './commonPasswords';
import { isFieldAccepted, isLengthAccepted } from './fieldRules';
import { DEFAULT_PASSWORD } from './passwords';

/** What the platform knows of a person; a guess begins with it. */
export type Person = Partial<Pick<User, 'username' | 'nickname' | 'email' | 'mobile'>>;

/** The name of the site and of its game. */
const SITE_WORDS = ['padauk'];
/** A shorter word is in too many passwords that nobody would guess. */
const SHORTEST_WORD = 4;

/** Words that a password of this person must not rest on, the longest first. */
const wordsOn = ({ username, nickname, email, mobile }: Person): string[] =>
  [
    ...SITE_WORDS,
    username,
    email?.split('@')[0],
    mobile?.replace(/^\+95/, ''),
    ...(nickname?.split(/\s+/) ?? []),
  ]
    .map((word) => (word ?? '').toLowerCase())
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length);

/**
 * Why a password is refused that rests on what is known of the person or the site, null when it
 * does not: without these words it is shorter than the shortest password (OWASP ASVS 5.0, 6.1.2 and
 * 6.2.11).
 */
export const personalFault = (
  { settings }: Pick<Services, 'settings'>,
  password: string,
  person: Person,
): Sentence | null => {
  const shortest = settings.current().registerFields['password']?.minLength ?? 0;
  const rest = wordsOn(person).reduce(
    (left, word) => left.replaceAll(word, ''),
    password.toLowerCase(),
  );
  return rest.length < Math.min(shortest, password.length)
    ? (words) => words.passwordPersonal
    : null;
};

/**
 * Why a new password is refused by its rule, null when it is not: it must pass the rule of the
 * field `password`, and must be neither the default one, nor one of the commonest, nor the person's
 * own name or number with little around it.
 */
export const ruleFault = (
  services: Pick<Services, 'settings'>,
  password: string,
  person: Person,
): Sentence | null => {
  if (password === DEFAULT_PASSWORD) return (words) => words.newPasswordDefault;
  const rule = services.settings.current().registerFields['password'];
  if (rule && !isFieldAccepted(rule, password))
    return isLengthAccepted(rule, password)
      ? (words) => words.passwordFormat
      : (words) => words.passwordLength(rule.minLength, rule.maxLength);
  if (isCommonPassword(password)) return (words) => words.passwordCommon;
  return personalFault(services, password, person);
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
  person: Person,
): Promise<Sentence | null> =>
  ruleFault(services, password, person) ?? (await breachFault(services, password));
