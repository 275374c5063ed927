import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import { endpoints } from '../../../contract/endpoints';
import type {
  AskOutcome,
  AutofillOutcome,
  PasskeySignInInput,
  PasskeyRequest,
  PasskeySignInOutcome,
  PasskeyRequestOutcome,
} from '../../../machines/account/passkeyLogin/passkeyLogin.types';
import type { Kit } from '../kit';
import { choosePasskey, reasonOf } from './webauthn';

/** The login by a passkey (docs/decisions/0068). */
export const createPasskeyLogin = ({ call, takeGrant }: Kit) => ({
  /** What the device is asked for. */
  readRequest: async (signal?: AbortSignal): Promise<PasskeyRequestOutcome> => {
    const outcome = await call(endpoints.passkeyChallenge, {}, { signal });
    return outcome.kind === 'refused'
      ? { kind: 'refused', message: outcome.message }
      : { kind: 'asked', request: outcome.value };
  },
  /** Resolves when the person chooses a passkey beside the field. Nobody is told of a fault. */
  autofill: async (
    { request }: { request: PasskeyRequest },
    signal?: AbortSignal,
  ): Promise<AutofillOutcome> => {
    if (!(await browserSupportsWebAuthnAutofill())) return { kind: 'unavailable' };
    try {
      const answer = await choosePasskey(request, signal, { useBrowserAutofill: true });
      return { kind: 'chosen', answer };
    } catch {
      signal?.throwIfAborted();
      return { kind: 'unavailable' };
    }
  },
  /** Lets the person choose in a dialog of the device. */
  ask: async (
    { request }: { request: PasskeyRequest },
    signal?: AbortSignal,
  ): Promise<AskOutcome> => {
    try {
      return { kind: 'chosen', answer: await choosePasskey(request, signal) };
    } catch (error) {
      signal?.throwIfAborted();
      const reason = reasonOf(error) === 'cancelled' ? 'cancelled' : 'failed';
      return { kind: 'notChosen', message: { key: `passkeyLogin:notChosen.${reason}` } };
    }
  },
  /** Leaving does not abort the request, as for the login call. */
  signIn: async (
    input: PasskeySignInInput,
    signal?: AbortSignal,
  ): Promise<PasskeySignInOutcome> => {
    signal?.throwIfAborted();
    const outcome = await call(endpoints.loginByPasskey, input);
    if (outcome.kind === 'accepted')
      return takeGrant(outcome.value, { signal, passwordless: true });
    signal?.throwIfAborted();
    return { kind: 'refused', message: outcome.message };
  },
});
