import { runInNewContext } from 'node:vm';
import type { FieldRule } from '../../contract/domain';
import { compilePattern, lengthOf } from '../../contract/patterns';

const PATTERN_TIMEOUT = 100;

/**
 * Whether a value passes its rule (spec §5). A rule that is off takes anything, and so does an
 * empty value where none is required.
 */
export const isFieldAccepted = (rule: FieldRule, value: string): boolean => {
  if (!rule.enabled) return true;
  if (value === '') return !rule.required;
  return isLengthAccepted(rule, value) && isPatternAccepted(rule, value);
};

/** Whether a value is as long as its rule wants. */
export const isLengthAccepted = ({ minLength, maxLength }: FieldRule, value: string): boolean => {
  const length = lengthOf(value);
  return length >= minLength && length <= maxLength;
};

/**
 * A pattern that QA set may be broken or catastrophic: it then accepts, and never holds the process
 * up.
 */
const isPatternAccepted = ({ acceptedPattern }: FieldRule, value: string): boolean => {
  const pattern = compilePattern(acceptedPattern);
  if (pattern === null) return true;
  try {
    const { source, flags } = pattern;
    return Boolean(
      runInNewContext(
        'new RegExp(source, flags).test(value)',
        { source, flags, value },
        { timeout: PATTERN_TIMEOUT },
      ),
    );
  } catch {
    return true;
  }
};
