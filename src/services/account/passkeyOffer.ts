import { endpoints } from '../../../contract/endpoints';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';
import { hasPasskeys } from './hasPasskeys';

/** The offer of a passkey after a login by password (docs/decisions/0102). */
export const createPasskeyOffer = ({ call }: Kit) => ({
  /** Whether this device can make a passkey by itself: it has a screen lock that browsers use. */
  readDevice: async (): Promise<boolean> =>
    hasPasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(),
  /** No passkey is offered for a time. */
  decline: async (signal?: AbortSignal): Promise<null> => {
    valueOf(endpoints.declinePasskey, await call(endpoints.declinePasskey, {}, { signal }));
    return null;
  },
});
