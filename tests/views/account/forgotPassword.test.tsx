import '../../ui/floating.setup';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { joinSyllables } from '../../../src/i18n/burmese';
import {
  button,
  challenge,
  click,
  dialog,
  field,
  OFFLINE,
  passVerification,
  status,
  write,
} from '../../support/loginWorld';
import { RECOVERY, renderRecovery } from '../../support/recoveryWorld';
import { labelled, tab } from '../../support/registrationWorld';

const opened = async (username = '') => {
  const world = await renderRecovery({ username });
  await world.ports.loadSetup.answer(RECOVERY);
  return world;
};
const submit = () => click('Submit');

describe('the dialog', () => {
  test('loads, then asks for the known input of the login form', async () => {
    const { ports } = await renderRecovery({ username: 'player' });
    expect(await dialog('Forgot password')).toHaveAttribute('aria-busy', 'true');
    await ports.loadSetup.answer(RECOVERY);
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['E-mail', 'Mobile']);
    expect(field('Username')).toHaveValue('player');
    expect(field('Username')).toHaveFocus();
    expect(field('Username')).toHaveAttribute('autocomplete', 'username');
    expect(field('E-mail')).toHaveAttribute('autocomplete', 'email');
    expect(field('E-mail')).toBeRequired();
  });

  test('offers only the allowed tabs', async () => {
    const { ports } = await renderRecovery();
    await ports.loadSetup.answer({ ...RECOVERY, ways: ['mobile'] });
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Mobile']);
    expect(field('Mobile number')).toHaveFocus();
  });

  test('says that it could not be read, and reads it again', async () => {
    const { ports } = await renderRecovery();
    await ports.loadSetup.fail(OFFLINE);
    expect(screen.getByRole('alert')).toHaveTextContent(/Network link is abnormal/);
    click('Try again');
    await ports.loadSetup.answer(RECOVERY);
    expect(field('Username')).toBeVisible();
  });

  test('closes on Escape', async () => {
    const { actor } = await opened();
    await userEvent.keyboard('{Escape}');
    expect(actor.getSnapshot().output).toEqual({ kind: 'cancelled' });
  });

  test('is in Burmese', async () => {
    await renderRecovery({ language: 'MY' });
    expect(await dialog(joinSyllables('စကားဝှက် မေ့နေပါသလား'))).toBeVisible();
  });
});

describe('by e-mail', () => {
  test('says the same whether or not there is such an account', async () => {
    const { actor, ports } = await opened('player');
    await userEvent.type(field('E-mail'), 'player@padauk.example{Enter}');
    expect(status()).toBe('Sending…');
    expect(button('Submit')).toHaveAttribute('aria-busy', 'true');
    expect(ports.fetchChallenge.inputs).toEqual([{ scope: 'recovery' }]);
    await passVerification(ports);
    expect(ports.sendEmail.inputs).toEqual([
      { username: 'player', email: 'player@padauk.example', humanVerification: 'solution' },
    ]);
    await ports.sendEmail.answer({ kind: 'accepted' });
    expect(
      screen.getByText('If this account exists, we have sent a code to its e-mail address.'),
    ).toBeVisible();
    expect(screen.getByText(/valid for 30 minutes/)).toBeVisible();
    await userEvent.type(field('Code from the e-mail'), '12345 67890');
    await userEvent.type(labelled('New password'), 'Lagoon#2027{Enter}');
    expect(ports.confirmEmail.inputs).toEqual([
      {
        username: 'player',
        email: 'player@padauk.example',
        code: '1234567890',
        newPassword: 'Lagoon#2027',
      },
    ]);
    await ports.confirmEmail.answer({ kind: 'set', username: 'player' });
    expect(actor.getSnapshot().output).toEqual({
      kind: 'reset',
      username: 'player',
      password: 'Lagoon#2027',
    });
  });

  test('a wrong code keeps the form; another mail keeps the address', async () => {
    const { ports } = await opened('player');
    write(field('E-mail'), 'player@padauk.example');
    click('I have a code from an e-mail');
    expect(field('Code from the e-mail')).toHaveFocus();
    submit();
    expect(field('Code from the e-mail')).toHaveAccessibleDescription(
      'Please enter a valid verification code',
    );
    write(field('Code from the e-mail'), '1');
    write(labelled('New password'), 'Lagoon#2027');
    submit();
    await ports.confirmEmail.answer({ kind: 'refused', message: 'Wrong code' });
    expect(screen.getByRole('alert')).toHaveTextContent(/^Wrong code$/);
    expect(labelled('New password')).toHaveValue('Lagoon#2027');
    click('Send another code');
    await ports.fetchChallenge.fail(OFFLINE);
    expect(screen.getByRole('alert')).toHaveTextContent(/Network link is abnormal/);
    expect(field('E-mail')).toHaveValue('player@padauk.example');
  });

  test('shows what is wrong and moves the focus there', async () => {
    const { ports } = await opened();
    write(field('E-mail'), 'nobody');
    submit();
    expect(field('Username')).toHaveFocus();
    expect(field('Username')).toHaveAccessibleDescription('Input cannot be empty');
    expect(field('E-mail')).toHaveAccessibleDescription('E-mail format is incorrect');
    await userEvent.type(field('Username'), 'pl');
    expect(field('Username')).toBeValid();
    submit();
    expect(field('Username')).toHaveAccessibleDescription('Account format is incorrect');
    expect(ports.sendEmail.calls).toHaveLength(0);
  });

  test('shows a refusal once, beside the button', async () => {
    const { ports } = await opened('player');
    write(field('E-mail'), 'player@padauk.example');
    submit();
    await passVerification(ports);
    await ports.sendEmail.answer({ kind: 'refused', message: { text: 'Too many tries' } });
    expect(screen.getByRole('alert')).toHaveTextContent(/^Too many tries$/);
    expect(button('Submit')).toHaveFocus();
    expect(field('E-mail')).toHaveValue('player@padauk.example');
  });
});

describe('by mobile', () => {
  test('sets the new password and hands it to the login', async () => {
    const { actor, ports, sms } = await opened();
    await userEvent.click(tab('Mobile'));
    await userEvent.type(field('Mobile number'), '09 761112222');
    await userEvent.click(button('Send code'));
    await sms.ports.fetchChallenge.answer(challenge);
    await sms.ports.solveChallenge.answer('solution');
    expect(sms.ports.sendCode.inputs).toMatchObject([
      {
        purpose: 'recovery',
        phone: { countryDialingCode: '95', mobileNum: '9761112222' },
        humanVerification: 'solution',
      },
    ]);
    await sms.ports.sendCode.answer({ kind: 'sent', receipt: null, now: 0, deadline: 60_000 });
    expect(labelled('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(labelled('New password')).toHaveAccessibleDescription(/8 - 20/);
    await userEvent.click(field('SMS code'));
    await userEvent.paste('123 456');
    await userEvent.type(labelled('New password'), 'Lagoon#2027{Enter}');
    expect(ports.setPassword.inputs).toEqual([
      {
        countryDialingCode: '95',
        mobileNum: '9761112222',
        code: '123456',
        newPassword: 'Lagoon#2027',
      },
    ]);
    await ports.setPassword.answer({ kind: 'set', username: 'player' });
    expect(actor.getSnapshot().output).toEqual({
      kind: 'reset',
      username: 'player',
      password: 'Lagoon#2027',
    });
  });

  test('shows what is missing in the visible form', async () => {
    await opened();
    await userEvent.click(tab('Mobile'));
    write(labelled('New password'), 'short');
    submit();
    expect(field('Mobile number')).toHaveFocus();
    expect(field('Mobile number')).toHaveAccessibleDescription(
      'Please enter a valid mobile number',
    );
    expect(field('SMS code')).toHaveAccessibleDescription('Please enter a valid verification code');
    expect(labelled('New password')).toHaveAccessibleDescription(
      'Please fill in your password with 8 - 20 characters',
    );
  });
});

test('the tabs keep the input of both forms', async () => {
  await opened();
  write(field('E-mail'), 'player@padauk.example');
  await userEvent.click(tab('Mobile'));
  write(field('SMS code'), '123456');
  expect(screen.queryByRole('textbox', { name: 'E-mail' })).toBeNull();
  await userEvent.click(tab('E-mail'));
  expect(field('E-mail')).toHaveValue('player@padauk.example');
  await userEvent.click(tab('Mobile'));
  expect(field('SMS code')).toHaveValue('123456');
});
