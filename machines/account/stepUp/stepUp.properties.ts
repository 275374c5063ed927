import { secretGone, sentOncePerWish } from '../../shared/commonProperties';
import { defineProperties, some } from '../../shared/properties';
import { cases } from './stepUp.cases';
import { stepUpMachine } from './stepUp.machine';

export const properties = defineProperties(stepUpMachine, ({ on, starts, tagged }) => [
  sentOncePerWish('A proof', {
    wish: some(on('passkey.ask'), on('code.submit'), on('password.submit')),
    sent: starts('prove'),
  }),
  secretGone('The proof', {
    cases,
    fields: ['code', 'password', 'signature'],
    until: tagged('busy'),
  }),
]);
