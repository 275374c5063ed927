import { createLoadCountries } from '../account/countries';
import type { Kit } from '../kit';
import { createFirebasePhoneAuth } from '../account/phoneAuth/firebasePhoneAuth';
import { createSmsCode } from '../account/smsCode';

/** Codes by SMS, and the countries whose numbers get them. */
export const smsCodePart = ({
  call,
  permission,
  environment: { location, page },
  now,
  phoneAuth,
}: Kit) => ({
  smsCode: createSmsCode({
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
  }),
  loadCountries: createLoadCountries(call),
});
