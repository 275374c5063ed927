import { screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { cases } from '../../../machines/account/changePassword/changePassword.cases';
import { changePasswordMachine } from '../../../machines/account/changePassword/changePassword.machine';
import type {
  ChangePasswordForm,
  ChangePasswordGiven,
} from '../../../machines/account/changePassword/changePassword.types';
import type { RequestOutcome } from '../../../machines/shared/request';
import { ChangePasswordScreen } from '../../../src/features/account/changePassword/ChangePasswordScreen';
import { walkForm } from '../../support/formWalk';
import { Held } from '../../support/held';
import { password, write } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';

const start = async (input: ChangePasswordGiven) => {
  const submit = new Held<
    RequestOutcome<null>,
    { form: ChangePasswordForm; given: ChangePasswordGiven }
  >();
  const actor = createActor(changePasswordMachine.provide({ actors: { submit: submit.logic } }), {
    input,
  }).start();
  await renderView(<ChangePasswordScreen change={actor} />);
  return { actor, submit };
};

walkForm<ChangePasswordForm>({
  cases,
  start: ({ input }) => start(cases.inputs[input] as ChangePasswordGiven),
  fill: ({ oldPassword, newPassword, confirmNewPassword }) => {
    // Not asked for when it was typed just now.
    const old = screen.queryByLabelText<HTMLInputElement>('Old password');
    if (old) write(old, oldPassword);
    write(password('New password'), newPassword);
    write(password('Repeat new password'), confirmNewPassword);
  },
  field: () => password('New password'),
  complaint: 'Please fill in your password with 6 - 16 characters',
  submit: 'Change password',
  sending: 'Changing your password…',
  leave: /^(Sign out|Cancel)$/,
});
