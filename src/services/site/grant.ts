import type * as v from 'valibot';
import type { Whitelabel } from '../../../contract/domain';
import { roleOf } from '../../../contract/roles';
import type { grantSchema } from '../../../contract/session';
import type { Grant, PasswordRule } from '../../../machines/shared/grant';
import type { EndToken } from './endToken';
import type { TokenStore } from './tokenStore';

type GrantAnswer = v.InferOutput<typeof grantSchema>;
type Options = {
  signal: AbortSignal | undefined;
  /** Whether the login was by a code or a social account. */
  passwordless?: boolean;
};

/**
 * Keeps the token of a login that passed, and gives the rest of the grant without it. When the
 * person left meanwhile, the token is given back and this rejects with the signal's reason.
 */
export const createGrantTaker = (
  tokens: TokenStore,
  endToken: EndToken,
  readPasswordRule: () => Promise<PasswordRule>,
  readFlags: () => Promise<Whitelabel>,
) => {
  /** A token that a failed restore left behind would stay valid unnoticed. */
  const keep = ({ token, user }: GrantAnswer) => {
    const former = tokens.read();
    tokens.write(token, roleOf(user.type) === 'trial');
    if (former !== null && former !== token) void endToken(former);
  };

  /**
   * Whether an expired password has to be changed (spec §4 Login 5). The flags are read again:
   * those of the start may be out of date. Where they cannot be had, the member's field says it.
   */
  const isExpiryEnforced = async ({ passwordExpired, user }: GrantAnswer): Promise<boolean> => {
    if (!passwordExpired) return false;
    try {
      return (await readFlags()).PWDEXPFORCECHANGE3;
    } catch {
      return user.passwordChangeDue === 'expired';
    }
  };

  return async (answer: GrantAnswer, options: Options): Promise<Grant> => {
    const { token, user, firstTimeLogin, passwordExpired, passwordDefault } = answer;
    const { signal, passwordless = false } = options;
    try {
      signal?.throwIfAborted();
      const [passwordRule, expiryEnforced] = await Promise.all([
        readPasswordRule(),
        isExpiryEnforced(answer),
      ]);
      signal?.throwIfAborted();
      keep(answer);
      return {
        kind: 'granted',
        firstTimeLogin,
        passwordExpired,
        passwordDefault,
        passwordRule,
        passwordless,
        memberType: user.type,
        expiryEnforced,
      };
    } catch (error) {
      await endToken(token);
      throw error;
    }
  };
};
export type TakeGrant = ReturnType<typeof createGrantTaker>;
