import { endpoints, type ResponseOf } from '../../../../contract/endpoints';
import type {
  RegisterInput,
  RegisterOutcome,
} from '../../../../machines/account/registration/registration.types';
import type { Call } from '../../http/client';
import { createOnce } from '../../once';
import type { TakeGrant } from '../../site/grant';
import { mobileBodyOf, usernameBodyOf } from './registerBody';
import { CODE_REASONS, refusalBeside } from '../../http/refusal';

type Options = {
  call: Call;
  takeGrant: TakeGrant;
  location: Pick<Location, 'href'>;
  createKey: () => string;
};

/**
 * Registers a member and logs them in (spec §4 Register 5). Leaving does not abort the request: a
 * session that it made is given back, as for a login.
 */
export const createRegister = ({ call, takeGrant, location, createKey }: Options) => {
  const once = createOnce<ResponseOf<'register'>>(createKey);

  return async (input: RegisterInput, signal?: AbortSignal): Promise<RegisterOutcome> => {
    const { href } = location;
    const outcome = await once.send(
      wishOf(input),
      (idempotencyKey) =>
        input.way === 'mobile'
          ? call(endpoints.registerMobile, mobileBodyOf(input, href), { idempotencyKey })
          : call(endpoints.register, usernameBodyOf(input, href), { idempotencyKey }),
      signal,
    );
    if (outcome.kind === 'accepted') {
      // Lost attempts are not needed any more, and each holds a password.
      once.forget();
      return takeGrant(outcome.value, { signal });
    }
    signal?.throwIfAborted();
    return {
      ...refusalBeside(outcome, {
        password: ['password'],
        verificationCode: CODE_REASONS,
        captcha: ['captcha'],
      }),
      captcha: outcome.detail?.captcha ?? false,
    };
  };
};

/** What identifies a registration: everything but the proofs. */
const wishOf = ({ way, phone, values }: RegisterInput): string =>
  JSON.stringify([way, phone, { ...values, captcha: undefined, verificationCode: undefined }]);
