import { smsCodeMachine } from '../../machines/account/smsCode/smsCode.machine';
import { createSmsCodes } from '../services/account/smsCodes';
import { countdown } from './eager/countdown';
import { humanVerification } from './eager/humanVerification';
import { act } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** A code by SMS. */
export const smsCode = defineFlow({
  machine: smsCodeMachine,
  includes: [countdown, humanVerification],
  ports: ({ service }) => ({ sendCode: act(service(createSmsCodes).send) }),
});
