import { createHash, randomBytes } from 'node:crypto';
import { UnsecuredJWT } from 'jose';
import type { FirebaseConfig } from '../../../contract/platform';
import type { Clock } from '../../base/clock';
import { issuerOf } from './config';
import type { EmulatorTokens, FirebaseTokens } from '../../kit/services';

const LIFETIME_SECONDS = 60 * 60;
const KEPT = 5_000;

/**
 * ID tokens without a signature, as the emulator of firebase issues them. Anyone could write such a
 * token, so a token is valid only if it was issued here.
 */
export const createEmulatorTokens = (config: FirebaseConfig, clock: Clock): EmulatorTokens => {
  const issued = new Map<string, string>();
  const refreshable = new Map<string, string>();

  const issue = (phone: string): FirebaseTokens => {
    const now = Math.floor(clock.now() / 1_000);
    const localId = localIdOf(phone);
    const idToken = new UnsecuredJWT({
      phone_number: phone,
      user_id: localId,
      auth_time: now,
      firebase: { identities: { phone: [phone] }, sign_in_provider: 'phone' },
    })
      .setIssuer(issuerOf(config))
      .setAudience(config.projectId)
      .setSubject(localId)
      .setIssuedAt(now)
      .setExpirationTime(now + LIFETIME_SECONDS)
      .setJti(randomBytes(12).toString('base64url'))
      .encode();
    const refreshToken = randomBytes(24).toString('base64url');
    remember(issued, hashOf(idToken), phone);
    remember(refreshable, refreshToken, phone);
    return { idToken, refreshToken, expiresIn: String(LIFETIME_SECONDS), localId };
  };

  return {
    issue,
    refresh: (refreshToken) => {
      const phone = refreshable.get(refreshToken);
      return phone === undefined ? null : issue(phone);
    },
    phoneOf: (idToken) => {
      const phone = issued.get(hashOf(idToken));
      if (phone === undefined) return null;
      try {
        UnsecuredJWT.decode(idToken, {
          issuer: issuerOf(config),
          audience: config.projectId,
          currentDate: clock.date(),
        });
        return phone;
      } catch {
        return null;
      }
    },
    clear: () => {
      issued.clear();
      refreshable.clear();
    },
  };
};

/** An account of firebase belongs to one number for good. */
export const localIdOf = (phone: string) =>
  createHash('sha256').update(phone).digest('base64url').slice(0, 28);

const remember = (map: Map<string, string>, key: string, phone: string) => {
  map.set(key, phone);
  const [oldest] = map.keys();
  if (map.size > KEPT && oldest !== undefined) map.delete(oldest);
};
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
