import { endpoints } from '../../../contract/endpoints';
import type {
  AskOutcome,
  OpenOutcome,
  ProveOutcome,
  StepUpInput,
  StepUpProof,
  StepUpRequest,
} from '../../../machines/account/stepUp/stepUp.types';
import type { Kit } from '../kit';
import { choosePasskey, reasonOf } from './webauthn';

/** A wrong code or password can be typed again. */
const WRONG: readonly unknown[] = ['code', 'password'];

/** The proof of who a member is before money leaves (docs/decisions/0091). */
export const createStepUp = ({ call }: Kit) => ({
  /** What is asked for, and how it can be proved. */
  open: async ({ id }: StepUpInput, signal?: AbortSignal): Promise<OpenOutcome> => {
    const outcome = await call(endpoints.openStepUp, { id }, { signal });
    return outcome.kind === 'refused'
      ? { kind: 'refused', message: outcome.message }
      : { kind: 'opened', stepUp: outcome.value };
  },
  /** Lets the person choose in a dialog of the device. */
  ask: async (
    { request }: { request: StepUpRequest },
    signal?: AbortSignal,
  ): Promise<AskOutcome> => {
    try {
      return { kind: 'chosen', answer: await choosePasskey(request, signal) };
    } catch (error) {
      signal?.throwIfAborted();
      const reason = reasonOf(error) === 'cancelled' ? 'cancelled' : 'failed';
      return { kind: 'notChosen', message: { key: `stepUp:notChosen.${reason}` } };
    }
  },
  /** Sent again after a lost answer, it is proved once. */
  prove: async (
    { id, proof }: StepUpInput & { proof: StepUpProof },
    signal?: AbortSignal,
  ): Promise<ProveOutcome> => {
    const outcome = await call(endpoints.proveStepUp, { id, proof }, { signal });
    if (outcome.kind === 'accepted') return { kind: 'proved' };
    const { message, detail } = outcome;
    return { kind: WRONG.includes(detail?.reason) ? 'wrong' : 'refused', message };
  },
});
