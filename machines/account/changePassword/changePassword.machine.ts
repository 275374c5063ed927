import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { passwordLengthFault } from '../../shared/length';
import { makeRequest, type FieldErrors } from '../../shared/request';
import type { ChangePasswordForm, ChangePasswordGiven } from './changePassword.types';

/**
 * The fields that cannot be sent (spec §5 Change password). Only length and repetition are checked
 * here. The pattern is checked by the platform, so that the client never blocks a password that the
 * platform would accept.
 */
export const findErrors = (
  form: ChangePasswordForm,
  { rule }: ChangePasswordGiven,
): FieldErrors<ChangePasswordForm> => {
  const lengthFault = passwordLengthFault(form.newPassword, rule);
  return {
    ...(form.oldPassword === '' && { oldPassword: { key: 'validation:empty' } }),
    ...(lengthFault && { newPassword: lengthFault }),
    ...(form.confirmNewPassword !== form.newPassword && {
      confirmNewPassword: { key: 'validation:passwordMismatch' },
    }),
  };
};

/** Change password (spec §4 Change password): forced after a login, or chosen by the person. */
export const changePasswordMachine = makeRequest<ChangePasswordForm, ChangePasswordGiven>({
  id: 'changePassword',
  findErrors,
  repeats: { newPassword: 'confirmNewPassword' },
});
export type ChangePasswordRef = ActorRefFrom<typeof changePasswordMachine>;
export type ChangePasswordSnapshot = SnapshotFrom<typeof changePasswordMachine>;
