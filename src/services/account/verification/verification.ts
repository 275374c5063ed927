import { createFetchCaptcha } from '../captcha';
import { createIdempotencyKey } from '../../idempotency';
import type { Kit } from '../../kit';
import { createAltchaVerifier } from './altchaVerifier';

/** How a person shows to be one: what captchas and human verification need, in whatever dialog. */
export const createVerification = ({ call, createVerifier, environment }: Kit) => ({
  verifier: createVerifier?.(call) ?? createAltchaVerifier(call, environment.createSolverWorker),
  fetchCaptcha: createFetchCaptcha(call, createIdempotencyKey),
});
