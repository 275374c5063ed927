import type * as v from 'valibot';
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
) => {
  /** A token that a failed restore left behind would stay valid unnoticed. */
  const keep = (token: string) => {
    const former = tokens.read();
    tokens.write(token);
    if (former !== null && former !== token) void endToken(former);
  };

  return async (
    { token, user, firstTimeLogin, passwordExpired, passwordDefault }: GrantAnswer,
    { signal, passwordless = false }: Options,
  ): Promise<Grant> => {
    try {
      signal?.throwIfAborted();
      const passwordRule = await readPasswordRule();
      signal?.throwIfAborted();
      keep(token);
      return {
        kind: 'granted',
        firstTimeLogin,
        passwordExpired,
        passwordDefault,
        passwordRule,
        passwordless,
        memberType: user.type,
        // The platform's flag for this login; the flag that was read at boot may be out of date.
        expiryEnforced: user.passwordChangeDue === 'expired',
      };
    } catch (error) {
      await endToken(token);
      throw error;
    }
  };
};
export type TakeGrant = ReturnType<typeof createGrantTaker>;
