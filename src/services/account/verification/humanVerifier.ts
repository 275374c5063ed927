import type { Challenge, VerificationScope } from '../../../../contract/session';

/** Proves that a person is human (spec §4 Login 2). An operator can pass another implementation. */
export type HumanVerifier = {
  fetchChallenge(scope: VerificationScope, signal?: AbortSignal): Promise<Challenge>;
  /** The solution as the wire takes it; null when none was found in time. */
  solve(challenge: Challenge, signal?: AbortSignal): Promise<string | null>;
};
