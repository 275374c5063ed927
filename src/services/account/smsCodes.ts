import type { Kit } from '../kit';
import { createFirebasePhoneAuth } from './phoneAuth/firebasePhoneAuth';
import { createSmsCode } from './smsCode';

/** Codes by SMS: from firebase where the brand has it, else from the platform. */
export const createSmsCodes = ({
  call,
  permission,
  environment: { location, page },
  now,
  phoneAuth,
}: Kit) =>
  createSmsCode({
    call,
    permission,
    now,
    phoneAuth:
      phoneAuth ??
      createFirebasePhoneAuth({
        permission,
        origin: () => new URL(location.href).origin,
        language: () => page.documentElement.lang,
      }),
  });
