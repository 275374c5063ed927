import { secondFactorMachine } from '../../machines/account/secondFactor/secondFactor.machine';
import { createSecondFactor } from '../services/account/secondFactor';
import { act } from './shared/ports';
import { smsCode } from './smsCode';
import { defineFlow } from './shared/defineFlow';

/** The extra verification of a login from an unregistered IP. */
export const secondFactor = defineFlow({
  machine: secondFactorMachine,
  // Its codes are sent for the login that it belongs to.
  includes: [
    {
      ...smsCode,
      ports: ({ service }) => ({ sendCode: act(service(createSecondFactor).sendCode) }),
    },
  ],
  ports: ({ service }) => ({ answer: act(service(createSecondFactor).answer) }),
});
