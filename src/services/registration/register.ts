import { endpoints, type ResponseOf } from '../../../contract/endpoints';
import type { RegisterInput, RegisterOutcome } from '../../../machines/registration/registration.types';
import type { Call, CallOutcome } from '../http/client';
import type { TakeGrant } from '../session/grant';
import { mobileBodyOf, usernameBodyOf } from './registerBody';

type Options = { call: Call; takeGrant: TakeGrant; location: Pick<Location, 'href'>; createKey: () => string };
type Attempt = {
  /** Whose registration it is: everything but the proofs. */
  wish: string;
  /** Sends it, each time the same body with the same key. */
  send: () => Promise<CallOutcome<ResponseOf<'register'>>>;
};

/**
 * Registers a member, who is logged in at once (spec §4 Register 5). Leaving does not abort the request: a session that it
 * made is given back, as the login call's.
 */
export const createRegister = ({ call, takeGrant, location, createKey }: Options) => {
  /** Whose answer never came. There may be an account already, so the same wish begins with the same request. */
  let undecided: Attempt | null = null;

  const attemptOf = (input: RegisterInput): Attempt => {
    const idempotencyKey = createKey();
    const { href } = location;
    const send = input.way === 'mobile'
      ? () => call(endpoints.registerMobile, mobileBodyOf(input, href), { idempotencyKey })
      : () => call(endpoints.register, usernameBodyOf(input, href), { idempotencyKey });
    return { wish: wishOf(input), send };
  };

  const outcomeOf = async (attempt: Attempt) => {
    undecided = attempt;
    const outcome = await attempt.send();
    undecided = null;
    return outcome;
  };

  return async (input: RegisterInput, signal?: AbortSignal): Promise<RegisterOutcome> => {
    signal?.throwIfAborted();
    const before = undecided?.wish === wishOf(input) ? await outcomeOf(undecided) : null;
    if (before?.kind === 'accepted') return takeGrant(before.value, { signal });
    signal?.throwIfAborted();
    // Refused, the former request made no account: what is proved anew is judged anew.
    const outcome = await outcomeOf(attemptOf(input));
    if (outcome.kind === 'accepted') return takeGrant(outcome.value, { signal });
    signal?.throwIfAborted();
    return { kind: 'refused', message: outcome.message, captcha: outcome.detail?.captcha ?? false };
  };
};

const wishOf = ({ way, phone, values }: RegisterInput): string =>
  JSON.stringify([way, phone, { ...values, captcha: undefined, verificationCode: undefined }]);
