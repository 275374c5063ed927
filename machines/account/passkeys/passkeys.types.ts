import type { Passkey, PasskeyCreation, Passkeys } from '../../../contract/passkeys';
import type { FieldErrors } from '../../shared/request';

export type { Passkey, PasskeyCreation };

/** A trial account has no password, so it adds none. */
export type PasskeysInput = { isTrial: boolean };

/** The login or the payment password, and a code where two-step login is on. */
export type Proof = { password: string; code?: string };
export type ProofErrors = FieldErrors<Proof>;

/** `isSupported`: whether this browser can make one. */
export type KnownPasskeys = Passkeys & { isSupported: boolean };
/** `field`: whose value was refused; left out where none alone is the reason. */
type Refusal = { kind: 'refused'; message: string; field?: keyof Proof };
export type BeginOutcome = { kind: 'begun'; creation: PasskeyCreation } | Refusal;
export type RemoveOutcome = { kind: 'removed' } | Refusal;
