import { startRegistration } from '@simplewebauthn/browser';
import { endpoints } from '../../../contract/endpoints';
import type { Passkey } from '../../../contract/passkeys';
import type {
  CreateOutcome,
  MadePasskey,
  PasskeyCreation,
  SaveOutcome,
} from '../../../machines/account/newPasskey/newPasskey.types';
import type {
  BeginOutcome,
  KnownPasskeys,
  Proof,
  RemoveOutcome,
} from '../../../machines/account/passkeys/passkeys.types';
import type { CallOutcome } from '../http/client';
import { valueOf } from '../http/valueOf';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';
import { createOnce } from '../once';
import { hasPasskeys } from './hasPasskeys';
import { ceremony, reasonOf } from './webauthn';

/** The passkeys of a member (docs/decisions/0068). */
export const createPasskeys = ({ call }: Kit) => {
  const once = createOnce<Passkey>(createIdempotencyKey);
  return {
    /** The passkeys, and whether this browser can make one. */
    readPasskeys: async (signal?: AbortSignal): Promise<KnownPasskeys> => {
      const known = valueOf(endpoints.passkeys, await call(endpoints.passkeys, {}, { signal }));
      once.forget();
      return { ...known, isSupported: hasPasskeys() };
    },
    /** What the device is asked for; null for a proof right after a login by password. */
    begin: async (proof: Proof | null, signal?: AbortSignal): Promise<BeginOutcome> => {
      const outcome = await call(endpoints.beginPasskey, proof ?? {}, { signal });
      return outcome.kind === 'refused'
        ? refusal(outcome)
        : { kind: 'begun', creation: outcome.value };
    },
    /** Lets the device make a passkey, in a dialog of its own. */
    create: async (
      { creation }: { creation: PasskeyCreation },
      signal?: AbortSignal,
    ): Promise<CreateOutcome> => {
      try {
        const made = await ceremony(signal, () => startRegistration({ optionsJSON: creation }));
        return { kind: 'made', made: sent(made) };
      } catch (error) {
        signal?.throwIfAborted();
        return { kind: 'notMade', message: { key: `passkeys:notMade.${reasonOf(error)}` } };
      }
    },
    /** Adds what the device made. Sent again after a lost answer, it is added once. */
    save: async ({ made }: { made: MadePasskey }, signal?: AbortSignal): Promise<SaveOutcome> => {
      const outcome = await once.send(
        made.id,
        (idempotencyKey) => call(endpoints.addPasskey, made, { idempotencyKey }),
        signal,
      );
      return outcome.kind === 'refused'
        ? { kind: 'refused', message: outcome.message }
        : { kind: 'added' };
    },
    /** Removes one; it counts as done when it was gone already. */
    remove: async (
      request: Proof & { id: string },
      signal?: AbortSignal,
    ): Promise<RemoveOutcome> => {
      const outcome = await call(endpoints.endPasskey, request, { signal });
      return outcome.kind === 'refused' ? refusal(outcome) : { kind: 'removed' };
    },
  };
};

type Refused = Extract<CallOutcome<never>, { kind: 'refused' }>;

const FIELDS: readonly (keyof Proof)[] = ['password', 'code'];

const refusal = ({ message, detail }: Refused) => {
  const field = FIELDS.find((name) => name === detail?.reason);
  return { kind: 'refused' as const, message, ...(field && { field }) };
};

/** Only what the platform reads. */
const sent = ({
  id,
  rawId,
  response: { clientDataJSON, attestationObject, transports },
}: Awaited<ReturnType<typeof startRegistration>>): MadePasskey => ({
  id,
  rawId,
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
});
