import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { changePasswordMachine } from '../../../machines/account/changePassword/changePassword.machine';
import type {
  ChangePasswordForm,
  ChangePasswordGiven,
} from '../../../machines/account/changePassword/changePassword.types';
import type { RequestOutcome } from '../../../machines/shared/request';
import { ChangePasswordScreen } from '../../../src/features/account/changePassword/ChangePasswordScreen';
import { Held } from '../../support/held';
import { button, click, field, password, status, write } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';

const renderChange = async (given: Partial<ChangePasswordGiven> = {}) => {
  const submit = new Held<
    RequestOutcome<null>,
    { form: ChangePasswordForm; given: ChangePasswordGiven }
  >();
  const input = {
    username: 'fresh',
    oldPassword: ' Welcome#1',
    rule: { min: 6, max: 16 },
    reason: 'default',
    ...given,
  } as const;
  const actor = createActor(changePasswordMachine.provide({ actors: { submit: submit.logic } }), {
    input,
  });
  actor.start();
  await renderView(<ChangePasswordScreen change={actor} />);
  return { actor, submit };
};

describe('a forced change', () => {
  test.each([
    ['first', /first login/],
    ['default', /default password/],
    ['expired', /expired/],
  ] as const)('says why for reason %s', async (reason, why) => {
    await renderChange({ reason });
    expect(screen.getByRole('dialog', { name: 'Change password' })).toBeVisible();
    expect(status()).toMatch(why);
  });

  test('can only be left by signing out', async () => {
    const { actor } = await renderChange();
    await userEvent.keyboard('{Escape}{Escape}');
    expect(actor.getSnapshot().status).toBe('active');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    click('Sign out');
    expect(actor.getSnapshot().output).toEqual({ kind: 'cancelled' });
  });

  test('names the member, starts at the new password and sends the known old one', async () => {
    const { submit } = await renderChange();
    expect(field('Username')).toHaveValue('fresh');
    expect(field('Username')).toHaveAttribute('readonly');
    expect(field('Username')).toHaveAttribute('autocomplete', 'username');
    expect(screen.queryByLabelText('Old password')).toBeNull();
    expect(password('New password')).toHaveFocus();
    expect(password('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(password('New password')).toHaveAccessibleDescription('6 - 16 characters');
    password('New password').value = ' Lagoon#1 ';
    password('Repeat new password').value = ' Lagoon#1 ';
    click('Change password');
    expect(submit.inputs.map(({ form }) => form)).toEqual([
      { oldPassword: ' Welcome#1', newPassword: ' Lagoon#1 ', confirmNewPassword: ' Lagoon#1 ' },
    ]);
    expect(button('Change password')).toHaveAttribute('aria-busy', 'true');
    click('Sign out');
    click('Change password');
    expect(submit.calls).toHaveLength(1);
  });

  test('asks for the old password when it is not known', async () => {
    const { submit } = await renderChange({ oldPassword: null });
    expect(password('Old password')).toHaveFocus();
    expect(password('Old password')).toHaveAttribute('autocomplete', 'current-password');
    write(password('Old password'), 'Welcome#1');
    write(password('New password'), 'Lagoon#1');
    write(password('Repeat new password'), 'Lagoon#1');
    click('Change password');
    expect(submit.inputs[0]?.form.oldPassword).toBe('Welcome#1');
  });
});

test('a voluntary change can be closed', async () => {
  const { actor } = await renderChange({ reason: null });
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(actor.getSnapshot().output).toEqual({ kind: 'cancelled' });
});

test('shows errors at their fields, focuses the first, and clears one on typing', async () => {
  await renderChange({ rule: { min: 8, max: 8 } });
  expect(password('New password')).toHaveAccessibleDescription('8 characters');
  write(password('New password'), 'short');
  write(password('Repeat new password'), 'other');
  click('Change password');
  expect(password('New password')).toHaveFocus();
  expect(password('New password')).toHaveAccessibleDescription(
    'Please fill in your password with 8 characters',
  );
  expect(password('Repeat new password')).toHaveAccessibleDescription(
    'The two passwords are not the same',
  );
  await userEvent.type(password('New password'), 'x');
  expect(password('New password')).toBeValid();
  expect(password('New password')).toHaveFocus();
  // It was judged by the first one, which is another one now.
  expect(password('Repeat new password')).toBeValid();
});

test('shows a refusal as one message and keeps the input', async () => {
  const { submit } = await renderChange();
  write(password('New password'), 'Lagoon#1');
  write(password('Repeat new password'), 'Lagoon#1');
  click('Change password');
  await submit.answer({
    kind: 'refused',
    message: 'The new password must differ from the old one',
  });
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^The new password must differ from the old one$/,
  );
  expect(password('New password')).toHaveValue('Lagoon#1');
  expect(password('New password')).toHaveFocus();
});
