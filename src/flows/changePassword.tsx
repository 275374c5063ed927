import {
  changePasswordMachine,
  type ChangePasswordRef,
} from '../../machines/account/changePassword/changePassword.machine';
import { createMemberCalls } from '../services/site/member';
import { act } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** The change of the password. */
export const changePassword = defineFlow({
  machine: changePasswordMachine,
  ports: ({ service }) => ({
    submit: act((change, signal) => service(createMemberCalls).changePassword(change, signal)),
  }),
  page: {
    load: async () => {
      const { ChangePasswordForm } =
        await import('../features/account/changePassword/ChangePasswordForm');
      return ({ actor }: ScreenProps<ChangePasswordRef>) => <ChangePasswordForm change={actor} />;
    },
    words: ['changePassword', 'passwordStrength', 'validation'],
  },
});
