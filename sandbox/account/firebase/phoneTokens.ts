import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { FirebaseConfig } from '../../../contract/platform';
import type { Clock } from '../../base/clock';
import type { EmulatorTokens, PhoneTokens } from '../../kit/services';
import { Unavailable } from '../../kit/unavailable';
import { issuerOf } from './config';

const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const googleKeys = (): JWTVerifyGetKey => createRemoteJWKSet(new URL(GOOGLE_KEYS));

/**
 * Checks phone tokens. With the stub only the stub's own tokens are valid, with a real project only
 * those that Google signed.
 */
export const createPhoneTokens = (
  config: FirebaseConfig,
  clock: Clock,
  emulated: EmulatorTokens,
  keys: () => JWTVerifyGetKey = googleKeys,
): PhoneTokens => {
  if (config.emulator) return { verify: async (idToken) => proofOf(emulated.phoneOf(idToken)) };
  const key = keys();
  return {
    verify: async (idToken) => {
      try {
        const { payload } = await jwtVerify(idToken, key, {
          // Google's clock is real: an offset that QA sets must not refuse everyone.
          algorithms: ['RS256'],
          issuer: issuerOf(config),
          audience: config.projectId,
          currentDate: new Date(clock.real()),
          requiredClaims: ['exp', 'iat', 'sub', 'auth_time', 'phone_number'],
          clockTolerance: 5,
        });
        return proofOf(payload['phone_number']);
      } catch (error) {
        // An invalid token is refused; without the keys nobody knows whether it is one.
        if (
          !(error instanceof errors.JOSEError) ||
          error.code === errors.JWKSTimeout.code ||
          error.code === errors.JOSEError.code
        )
          throw new Unavailable('The keys of Google cannot be read.', { cause: error });
        return null;
      }
    },
  };
};

const proofOf = (phone: unknown) => (typeof phone === 'string' && phone !== '' ? { phone } : null);
