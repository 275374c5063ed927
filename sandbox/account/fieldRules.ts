import { runInNewContext } from 'node:vm';
import type { FieldRule } from '../../contract/domain';
import { compilePattern, lengthOf, PATTERN_TEMPLATES } from '../../contract/patterns';

const PATTERN_TIMEOUT = 100;

/**
 * Whether a value passes its rule (spec §5). A rule that is off accepts anything, and an empty
 * value passes when it is not required.
 */
export const isFieldAccepted = (rule: FieldRule, value: string): boolean => {
  if (!rule.enabled) return true;
  if (value === '') return !rule.required;
  return isLengthAccepted(rule, value) && isPatternAccepted(rule, value);
};

/** Whether the length of a value is within its rule. */
export const isLengthAccepted = ({ minLength, maxLength }: FieldRule, value: string): boolean => {
  const length = lengthOf(value);
  return length >= minLength && length <= maxLength;
};

/** The patterns of the specification, which end in no time whatever the value. */
const KNOWN = new Set<string>(PATTERN_TEMPLATES.map(({ pattern }) => pattern));

/**
 * A pattern that QA set may be invalid or catastrophic: it then accepts the value, and never blocks
 * the process. The known ones have no time limit, which a busy machine would exceed.
 */
const isPatternAccepted = ({ acceptedPattern }: FieldRule, value: string): boolean => {
  const pattern = compilePattern(acceptedPattern);
  if (pattern === null) return true;
  if (KNOWN.has(acceptedPattern)) return pattern.test(value);
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
