import type { AuthenticatorSetup, AuthenticatorStatus } from '../../../contract/authenticator';
import type { FieldErrors } from '../../shared/request';

export type { AuthenticatorSetup, AuthenticatorStatus };

/** A trial account has no password, so it has no second factor. */
export type AuthenticatorInput = { isTrial: boolean };

/** The login or the payment password, and a code of the app or a recovery code. */
export type Proof = { password: string; code: string };
export type ProofErrors = FieldErrors<Proof>;

/** `field`: whose value was refused; left out where none alone is the reason. */
type Refusal = { kind: 'refused'; message: string; field?: keyof Proof };
export type BeginOutcome = { kind: 'begun'; setup: AuthenticatorSetup } | Refusal;
export type CodesOutcome = { kind: 'codes'; codes: string[] } | Refusal;
export type EndOutcome = { kind: 'ended' } | Refusal;
