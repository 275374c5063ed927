import { endpoints } from '../../../contract/endpoints';
import type { RegisterRules } from '../../../contract/domain';
import type { PasswordRule } from '../../../machines/shared/grant';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';
import type { PermissionSource } from '../site/permission';

/** assumed: the rule where the platform names none; the spec shows no numbers. */
const DEFAULT_RULE: PasswordRule = { min: 8, max: 20 };
/** How the wire says that a rule is switched off. */
const NO_RULE: PasswordRule = { min: 1, max: 200 };
const FALLBACK_TIMEOUT = 5_000;

/**
 * Reads how long a password may be (spec §5). Never rejects, because a login must not fail over it.
 */
export const createPasswordRuleReader =
  (call: Call, permission: PermissionSource) => async (): Promise<PasswordRule> => {
    try {
      return ruleOf((await permission.read()).info.register);
    } catch {
      return call(endpoints.registerSettings, {}, { timeout: FALLBACK_TIMEOUT })
        .then((outcome) => ruleOf(valueOf(endpoints.registerSettings, outcome)))
        .catch(() => DEFAULT_RULE);
    }
  };

const ruleOf = (rules: RegisterRules): PasswordRule => {
  const rule = rules['password'];
  if (!rule) return DEFAULT_RULE;
  const { enabled, minLength: min, maxLength: max } = rule;
  if (!enabled) return NO_RULE;
  return min >= 0 && max >= 1 && min <= max ? { min, max } : DEFAULT_RULE;
};
