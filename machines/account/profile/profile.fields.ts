import { templateOf } from '../../../contract/patterns';
import { findDayError, findFieldError, formatMessage } from '../../shared/fieldRules';
import type { Message } from '../../shared/message';
import type { PatternTry } from '../registration/registration.types';
import type { Profile, ProfileField, ProfileValues } from './profile.types';

type Known = Profile['fields'][number];

/** Whether a value stays as it is: it can be set once, and it is. */
export const isFixed = ({ isOnce, value }: Known): boolean => isOnce && value !== null;

/** A date field gives yyyy-MM-dd; a rule may ask for MM-dd-yyyy. */
const written = ({ rule }: Known, typed: string): string =>
  templateOf(rule.patternId)?.key === 'dateMonthFirst'
    ? typed.trim().replace(/^(\d{4})-(\d+)-(\d+)$/, '$2-$3-$1')
    : typed.trim();

/** What differs from what the platform knows. */
export const changesOf = ({ fields }: Profile, values: ProfileValues): ProfileValues =>
  Object.fromEntries(
    fields.flatMap((known) => {
      const typed = values[known.field];
      if (typed === undefined || isFixed(known)) return [];
      const value = written(known, typed);
      return value === (known.value ?? '') ? [] : [[known.field, value]];
    }),
  );

/** The changes that cannot be sent, apart from patterns (spec §5 Form rules). */
export const findErrors = (
  { fields }: Profile,
  changes: ProfileValues,
): Partial<Record<ProfileField, Message>> =>
  Object.fromEntries(
    fields.flatMap(({ field, rule }) => {
      const value = changes[field];
      const error =
        value === undefined
          ? null
          : (findDayError(field, value) ?? findFieldError(field, value, rule));
      return error ? [[field, error]] : [];
    }),
  );

/** The changes to check by patterns. */
export const patternsOf = ({ fields }: Profile, changes: ProfileValues): PatternTry[] =>
  fields.flatMap(({ field, rule }) => {
    const value = changes[field];
    return value ? [{ field, pattern: rule.acceptedPattern, value }] : [];
  });

/** The messages of the fields whose value does not match the platform's pattern. */
export const patternErrors = (
  { fields }: Profile,
  failed: readonly string[],
): Partial<Record<ProfileField, Message>> =>
  Object.fromEntries(
    fields
      .filter(({ field }) => failed.includes(field))
      .map(({ field, rule }) => [field, formatMessage(field, rule)]),
  );
