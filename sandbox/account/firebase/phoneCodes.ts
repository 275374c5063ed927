import { randomBytes, randomInt } from 'node:crypto';
import { FIREBASE_EXPIRED_MINUTES, VERIFICATION_CODE_DIGITS } from '../../../contract/constants';
import type { Clock } from '../../base/clock';
import type { PhoneCodes } from '../../kit/services';

const LIFETIME = FIREBASE_EXPIRED_MINUTES * 60_000;
const TRIES = 5;
/**
 * Expired sessions are kept for a while, because an expired session gets another answer than an
 * invented one.
 */
const KEPT = 1_000;

/** The codes that the stub sent, in memory: they are valid for a minute. */
export const createPhoneCodes = (clock: Clock): PhoneCodes => {
  const sent = new Map<string, { phone: string; code: string; until: number; triesLeft: number }>();
  return {
    make: (phone) => {
      const sessionInfo = randomBytes(24).toString('base64url');
      const code = randomInt(10 ** VERIFICATION_CODE_DIGITS)
        .toString()
        .padStart(VERIFICATION_CODE_DIGITS, '0');
      sent.set(sessionInfo, { phone, code, until: clock.now() + LIFETIME, triesLeft: TRIES });
      const [oldest] = sent.keys();
      if (sent.size > KEPT && oldest !== undefined) sent.delete(oldest);
      return { sessionInfo, code };
    },
    check: (sessionInfo, code) => {
      const found = sent.get(sessionInfo);
      if (!found) return { kind: 'unknown' };
      if (found.until <= clock.now()) return { kind: 'expired' };
      if (found.triesLeft === 0) return { kind: 'tooMany' };
      if (found.code !== code) {
        found.triesLeft -= 1;
        return { kind: 'wrong' };
      }
      sent.delete(sessionInfo);
      return { kind: 'right', phone: found.phone };
    },
    clear: () => {
      sent.clear();
    },
  };
};
