import { secretGone } from '../../shared/commonProperties';
import { defineProperties, some } from '../../shared/properties';
import { cases } from './login.cases';
import { loginMachine } from './login.machine';

export const properties = defineProperties(loginMachine, ({ at, tagged }) => [
  // A required change takes the password that was just typed; a second factor may come before.
  secretGone('password', {
    cases,
    fields: ['password'],
    until: some(tagged('busy'), at('secondFactor'), at('passwordChange')),
  }),
]);
