import { secretGone } from '../../shared/commonProperties';
import { defineProperties, some } from '../../shared/properties';
import { cases } from './forgotPassword.cases';
import { forgotPasswordMachine } from './forgotPassword.machine';

export const properties = defineProperties(forgotPasswordMachine, ({ ended, tagged }) => [
  // It ends with the new password: the login takes it, and the machine is gone.
  secretGone('newPassword', {
    cases,
    fields: ['newPassword'],
    until: some(tagged('busy'), ended),
  }),
]);
