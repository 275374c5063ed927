import { registrationMachine } from '../../machines/account/registration/registration.machine';
import { createRegistration } from '../services/account/registration/registration';
import { createSmsCodes } from '../services/account/smsCodes';
import { captcha } from './eager/captcha';
import { fieldCheck } from './eager/fieldCheck';
import { humanVerification } from './eager/humanVerification';
import { entryPorts } from './shared/entry';
import { act, read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The registration of a member. */
export const registration = defineFlow({
  machine: registrationMachine,
  includes: [captcha, humanVerification, fieldCheck],
  ports: (services) => {
    const { loadSetup, checkPatterns, checkAffiliate, register } =
      services.service(createRegistration);
    return {
      ...entryPorts(services),
      loadSetup: read(loadSetup),
      checkPatterns: act(checkPatterns),
      checkAffiliate: act(checkAffiliate),
      confirmCode: act(services.service(createSmsCodes).confirm),
      register: act(register),
    };
  },
  screen: {
    load: async () => (await import('./screens/RegistrationFlow')).RegistrationFlow,
    words: [
      'registration',
      'calendar',
      'passwordStrength',
      'smsCode',
      'captcha',
      'validation',
      'social',
      'terms',
    ],
    // A social account chosen here opens its window within the click, so the login that does it has
    // to be there.
    along: ['smsCode', 'countries', 'login'],
  },
});
