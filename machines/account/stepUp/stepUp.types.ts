import type { StepUp, StepUpMethod, StepUpProof } from '../../../contract/stepUp';
import type { PasskeyAnswer } from '../../../contract/passkeys';
import type { Message } from '../../shared/message';

export type { StepUp, StepUpMethod, StepUpProof };

/** The outcome of a call before which the platform asks for this step-up. */
export type Unproved = { kind: 'unproved'; stepUp: string };
/** The step-up that the platform's refusal named. */
export type StepUpInput = { id: string };
/** What the device is asked for. */
export type StepUpRequest = NonNullable<StepUp['passkey']>;

export type OpenOutcome =
  | { kind: 'opened'; stepUp: StepUp }
  /** It is too old, or cannot be proved here. */
  | { kind: 'refused'; message: string };
export type AskOutcome =
  | { kind: 'chosen'; answer: PasskeyAnswer }
  | { kind: 'notChosen'; message: Message };
export type ProveOutcome =
  | { kind: 'proved' }
  /** The code or the password is wrong. */
  | { kind: 'wrong'; message: string }
  | { kind: 'refused'; message: string };

/** `succeeded`: the same call can be made again. */
export type StepUpOutput = { kind: 'succeeded' | 'cancelled' | 'expired' };
