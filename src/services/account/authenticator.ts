import { endpoints } from '../../../contract/endpoints';
import type {
  AuthenticatorStatus,
  BeginOutcome,
  CodesOutcome,
  EndOutcome,
  Proof,
} from '../../../machines/account/authenticator/authenticator.types';
import type { CallOutcome } from '../http/client';
import { valueOf } from '../http/valueOf';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';
import { createOnce } from '../once';

/** Two-step login by an authenticator app (docs/decisions/0066). */
export const createAuthenticator = ({ call }: Kit) => {
  const once = createOnce<{ recoveryCodes: string[] }>(createIdempotencyKey);
  return {
    /** Whether it is on, and how many recovery codes are left. */
    readStatus: async (signal?: AbortSignal): Promise<AuthenticatorStatus> => {
      const status = valueOf(
        endpoints.authenticator,
        await call(endpoints.authenticator, {}, { signal }),
      );
      once.forget();
      return status;
    },
    /** A new secret for the app. */
    begin: async (
      { password }: { password: string },
      signal?: AbortSignal,
    ): Promise<BeginOutcome> => {
      const outcome = await call(endpoints.beginAuthenticator, { password }, { signal });
      return outcome.kind === 'refused'
        ? refusal(outcome)
        : { kind: 'begun', setup: outcome.value };
    },
    /** Turns it on. Sent again after a lost answer, it gives the same recovery codes. */
    confirm: async ({ code }: { code: string }, signal?: AbortSignal): Promise<CodesOutcome> =>
      codesOf(
        await once.send(
          'confirm',
          (idempotencyKey) => call(endpoints.confirmAuthenticator, { code }, { idempotencyKey }),
          signal,
        ),
      ),
    /** Replaces the recovery codes, with the same care. */
    renew: async (proof: Proof, signal?: AbortSignal): Promise<CodesOutcome> =>
      codesOf(
        await once.send(
          'renew',
          (idempotencyKey) => call(endpoints.renewRecoveryCodes, proof, { idempotencyKey }),
          signal,
        ),
      ),
    /** Turns it off; it counts as done when it was off already. */
    end: async (proof: Proof, signal?: AbortSignal): Promise<EndOutcome> => {
      const outcome = await call(endpoints.endAuthenticator, proof, { signal });
      return outcome.kind === 'refused' ? refusal(outcome) : { kind: 'ended' };
    },
  };
};

type Refused = Extract<CallOutcome<never>, { kind: 'refused' }>;

const FIELDS: readonly (keyof Proof)[] = ['password', 'code'];

const refusal = ({ message, detail }: Refused) => {
  const field = FIELDS.find((name) => name === detail?.reason);
  return { kind: 'refused' as const, message, ...(field && { field }) };
};

const codesOf = (outcome: CallOutcome<{ recoveryCodes: string[] }>): CodesOutcome =>
  outcome.kind === 'refused'
    ? refusal(outcome)
    : { kind: 'codes', codes: outcome.value.recoveryCodes };
