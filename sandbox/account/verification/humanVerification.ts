import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type CreateChallengeOptions } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { challengeSchema } from '../../../contract/session';
import type { Clock } from '../../base/clock';
import type { SpentProofs } from './spentProofs';
import type { HumanVerification } from '../../kit/services';

const LIFETIME = 5 * 60_000;
/** PBKDF2 rounds per guess, and the range that the solution is in. */
export type Work = { cost: number; from: number; to: number };
/** About 0.1 s of one core. */
const WORK: Work = { cost: 1_000, from: 80, to: 160 };
/** A solution that replaces the picture has to cost more than reading it. */
const CAPTCHA_WORK_FACTOR = 4;

const payloadSchema = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      ...challengeSchema.entries.parameters.entries,
      data: v.object({ scope: v.string(), until: v.number() }),
      expiresAt: v.number(),
    }),
    signature: v.string(),
  }),
  solution: v.looseObject({ counter: v.number(), derivedKey: v.string() }),
});

/** ALTCHA proof of work (docs/decisions/0041): signed, bound to a scope, and spent once. */
export const createHumanVerification = (
  clock: Clock,
  spent: SpentProofs,
  key: string,
  work: Work = WORK,
): HumanVerification => {
  const secrets = {
    hmacSignatureSecret: `${key} challenge`,
    hmacKeySignatureSecret: `${key} solution`,
  };
  return {
    challenge: async (scope) => {
      const factor = scope === 'captcha' ? CAPTCHA_WORK_FACTOR : 1;
      const options: CreateChallengeOptions = {
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        deriveKey,
        cost: work.cost,
        counter: randomInt(work.from * factor, work.to * factor),
        expiresAt: new Date(clock.real() + LIFETIME),
        // The library judges `expiresAt` by the real clock; `until` is the same time on the clock
        // that QA moves.
        data: { scope, until: clock.now() + LIFETIME },
      };
      const { parameters, signature } = await createChallenge(options);
      return v.parse(challengeSchema, { parameters, signature });
    },
    isPassed: async (scope, proof, on) => {
      const payload = v.safeParse(payloadSchema, decoded(proof));
      if (!payload.success) return false;
      const { challenge, solution } = payload.output;
      const { data, expiresAt } = challenge.parameters;
      if (data.scope !== scope || data.until < clock.now()) return false;
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
      return verified && spent.spend(scope, challenge.signature, expiresAt * 1_000 + 1_000, on);
    },
  };
};

const decoded = (proof: string): unknown => {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
  } catch {
    return null;
  }
};
