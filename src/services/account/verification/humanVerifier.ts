import type { Challenge, VerificationScope } from '../../../../contract/session';

/**
 * How a person proves to be one (spec §4 Login 2). An operator with another provider gives another
 * one.
 */
export type HumanVerifier = {
  fetchChallenge(scope: VerificationScope, signal?: AbortSignal): Promise<Challenge>;
  /** The solution as it goes on the wire, null when none was found in time. */
  solve(challenge: Challenge, signal?: AbortSignal): Promise<string | null>;
};
