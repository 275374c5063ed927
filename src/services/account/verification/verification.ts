import { createFetchCaptcha } from '../captcha';
import { createIdempotencyKey } from '../../idempotency';
import type { Kit } from '../../kit';
import { createAltchaVerifier } from './altchaVerifier';

/** Captcha pictures and human verification, for every form that needs them. */
export const createVerification = ({ call, createVerifier, environment }: Kit) => ({
  verifier: createVerifier?.(call) ?? createAltchaVerifier(call, environment.createSolverWorker),
  fetchCaptcha: createFetchCaptcha(call, createIdempotencyKey),
});
