import { endpoints } from '../../../contract/endpoints';
import { ERROR_KEYS } from '../../../contract/errors';
import type { SocialProvider } from '../../../contract/domain';
import type { SocialOutcome } from '../../../machines/account/login/login.types';
import { CallFault } from '../http/callFault';
import type { Call } from '../http/client';
import type { PermissionSource } from '../site/permission';
import type { SocialAuth } from './social/socialAuth';
import type { TakeGrant } from '../site/grant';
import { createPassedOf } from './signIn';

const MESSAGES = {
  popupBlocked: { key: 'errors:popupBlocked' },
  refused: { key: ERROR_KEYS.generic },
};

/**
 * A login by a social account (spec §2 Login form). Leaving closes its window. After that, leaving
 * works as with a password.
 */
export const createSignInSocially = (
  call: Call,
  takeGrant: TakeGrant,
  permission: PermissionSource,
  socialAuth: SocialAuth,
) => {
  const passedOf = createPassedOf(takeGrant, true);
  const accountOf = async (wanted: SocialProvider) => {
    const account = (await permission.read()).info.social.find(
      ({ provider }) => provider === wanted,
    );
    if (!account) throw new CallFault('fault', endpoints.socialLogin.id);
    return account;
  };

  return async (
    { provider }: { provider: SocialProvider },
    signal?: AbortSignal,
  ): Promise<SocialOutcome> => {
    const authorised = await socialAuth.authorise(provider, () => accountOf(provider), signal);
    if (authorised.kind === 'cancelled') return authorised;
    if (authorised.kind === 'failed')
      return { kind: 'refused', message: MESSAGES[authorised.reason] };
    const { code, codeVerifier, redirectUri, nonce } = authorised;
    const outcome = await call(endpoints.socialLogin, {
      provider,
      code,
      codeVerifier,
      redirectUri,
      nonce,
    });
    if (outcome.kind === 'accepted') return passedOf(outcome.value, signal);
    signal?.throwIfAborted();
    return { kind: 'refused', message: { text: outcome.message } };
  };
};
