import { changePasswordMachine } from '../../machines/account/changePassword/changePassword.machine';
import { createMemberCalls } from '../services/site/member';
import { act } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The change of the password. */
export const changePassword = defineFlow({
  machine: changePasswordMachine,
  ports: ({ service }) => ({
    submit: act((change, signal) => service(createMemberCalls).changePassword(change, signal)),
  }),
});
