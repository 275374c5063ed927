import '../../ui/floating.setup';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  button,
  challenge,
  click,
  dialog,
  field,
  fillIn,
  grantOf,
  member,
  OFFLINE,
  PASSWORD,
  password,
  refused,
  renderLogin,
  sendForm,
  status,
  submit,
  write,
} from '../../support/loginWorld';
import { COUNTRIES } from '../../support/smsWorld';
import { joinSyllables } from '../../../src/i18n/burmese';

const box = (name: string) => screen.getByRole('checkbox', { name });
const picture = (key: string) => ({ image: 'iVBORw0KGgo=', key });
const askedForCaptcha = async () => {
  const world = await renderLogin();
  await sendForm(world);
  await world.ports.signIn.answer(refused(true));
  await world.ports.fetchCaptcha.answer(picture('picture-1'));
  return world;
};

describe('the form', () => {
  test('is a dialog with the fields of the spec, ready for password managers', async () => {
    await renderLogin();
    const form = within(await dialog('Log in'));
    expect(form.getByRole('tab', { name: 'Username', selected: true })).toBeVisible();
    expect(field('Username')).toHaveAttribute('autocomplete', 'username webauthn');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(box('Remember password')).not.toBeChecked();
    expect(box('I accept the terms')).toBeChecked();
    expect(screen.queryByRole('textbox', { name: 'Captcha' })).toBeNull();
    expect(field('Username')).toHaveFocus();
    expect(field('Username').form).toHaveAttribute('method', 'post');
    expect(field('Username').form).not.toHaveAttribute('action');
  });

  test('has the remembered username', async () => {
    await renderLogin({ username: 'player' });
    expect(field('Username')).toHaveValue('player');
    expect(box('Remember password')).toBeChecked();
  });

  test('is on the agent page without a dialog and without remembering', async () => {
    await renderLogin({ side: 'agent' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('region', { name: 'Log in' })).toContainElement(field('Username'));
    expect(screen.queryByRole('checkbox', { name: 'Remember password' })).toBeNull();
  });

  test('shows the password on demand and keeps it', async () => {
    await renderLogin();
    write(password(), PASSWORD);
    click('Show password');
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveValue(PASSWORD);
    click('Hide password');
    expect(password()).toHaveAttribute('type', 'password');
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => userEvent.click(button('Close'))],
  ])('is closed by %s', async (_, close) => {
    const { actor } = await renderLogin();
    await close();
    expect(actor.getSnapshot().output).toEqual({ kind: 'closed' });
  });

  test('says why the person has to log in', async () => {
    await renderLogin({ message: { key: 'errors:notLoggedIn' } });
    expect(screen.getByRole('alert')).toHaveTextContent('You are not logged in, please login');
  });

  test('is in Burmese', async () => {
    await renderLogin({ language: 'MY' });
    expect(await dialog(joinSyllables('အကောင့်ဝင်ရန်'))).toBeVisible();
    expect(screen.getByRole('textbox', { name: joinSyllables('အသုံးပြုသူအမည်') })).toBeVisible();
  });
});

describe('submitting', () => {
  test('shows what is missing at its field and focuses the first of it', async () => {
    const { ports } = await renderLogin();
    fireEvent.click(box('I accept the terms'));
    submit();
    expect(field('Username')).toHaveFocus();
    expect(field('Username')).toBeInvalid();
    expect(field('Username')).toHaveAccessibleDescription('Input cannot be empty');
    expect(password()).toHaveAccessibleDescription('Input cannot be empty');
    expect(box('I accept the terms')).toHaveAccessibleDescription('Please accept the terms first');
    expect(ports.fetchChallenge.calls).toHaveLength(0);
  });

  test("typing clears only that field's error, and the focus stays", async () => {
    await renderLogin();
    submit();
    await userEvent.type(field('Username'), 'pla');
    expect(field('Username')).toBeValid();
    expect(password()).toBeInvalid();
    expect(field('Username')).toHaveFocus();
    submit();
    expect(password()).toHaveFocus();
  });

  test('reads autofilled values without events; trims usernames, not passwords', async () => {
    const { ports } = await renderLogin();
    field('Username').value = ' player ';
    password().value = PASSWORD;
    fireEvent.click(box('Remember password'));
    submit();
    await ports.fetchChallenge.answer(challenge);
    await ports.solveChallenge.answer('solution');
    expect(ports.signIn.inputs).toEqual([
      {
        username: 'player',
        password: PASSWORD,
        remember: true,
        side: 'member',
        captcha: null,
        captchaKey: null,
        captchaAlternative: null,
        humanVerification: 'solution',
      },
    ]);
  });

  test('a double click or a held Enter makes one request; the button keeps focus', async () => {
    const { ports } = await renderLogin();
    fillIn();
    button('Log in').focus();
    await userEvent.dblClick(button('Log in'));
    expect(status()).toBe('Checking that you are human…');
    await ports.fetchChallenge.answer(challenge);
    await ports.solveChallenge.answer('solution');
    expect(status()).toBe('Logging in…');
    expect(button('Log in')).toHaveFocus();
    expect(button('Log in')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(password(), '{Enter}{Enter}{Enter}');
    expect(ports.fetchChallenge.calls).toHaveLength(1);
    expect(ports.signIn.calls).toHaveLength(1);
    expect(password()).toHaveValue(PASSWORD);
  });

  test('verification can be cancelled without a message; the input stays', async () => {
    const { ports } = await renderLogin();
    fillIn();
    submit();
    button('Cancel').focus();
    click('Cancel');
    expect(button('Log in')).toHaveFocus();
    expect(status()).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Username')).toHaveValue('player');
    expect(password()).toHaveValue(PASSWORD);
    expect(ports.signIn.calls).toHaveLength(0);
  });

  test('a refusal is one message, and the password is selected again', async () => {
    const world = await renderLogin();
    await sendForm(world);
    await world.ports.signIn.answer(refused());
    expect(screen.getByRole('alert')).toHaveTextContent(/^incorrect username or password$/);
    expect(password()).toHaveFocus();
    expect(password()).toHaveValue(PASSWORD);
    submit();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['human verification', 'fetchChallenge'],
    ['login', 'signIn'],
    ['member info', 'loadMember'],
  ] as const)('a fault of %s is one message, and the form keeps its input', async (_, port) => {
    const world = await renderLogin();
    fillIn();
    submit();
    if (port === 'fetchChallenge') await world.ports.fetchChallenge.fail(OFFLINE);
    else {
      await world.ports.fetchChallenge.answer(challenge);
      await world.ports.solveChallenge.answer('solution');
      if (port === 'signIn') await world.ports.signIn.fail(OFFLINE);
      else {
        await world.ports.signIn.answer(grantOf());
        await world.ports.loadMember.fail(OFFLINE);
        await world.ports.endSession.answer(null);
      }
    }
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Network link is abnormal, please try again',
    );
    expect(field('Username')).toHaveValue('player');
    expect(password()).toHaveValue(PASSWORD);
    expect(button('Log in')).not.toHaveAttribute('aria-disabled');
  });

  test('the agent page lets an agent in, and gives anyone else one message', async () => {
    const world = await renderLogin({ side: 'agent' });
    await sendForm(world);
    await world.ports.signIn.answer(grantOf({ memberType: 0 }));
    await world.ports.endSession.answer(null);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Non-agents cannot log in$/);
    await sendForm(world);
    await world.ports.signIn.answer(grantOf({ memberType: 41 }));
    await world.ports.loadMember.answer(member);
    expect(world.actor.getSnapshot().output).toMatchObject({ kind: 'authenticated' });
  });
});

describe('with a captcha', () => {
  test('appears when the answer asks for it, is required, and is sent with its key', async () => {
    const { ports } = await askedForCaptcha();
    submit();
    expect(field('Captcha')).toHaveFocus();
    expect(field('Captcha')).toHaveAccessibleDescription(/Please enter the captcha/);
    await userEvent.type(field('Captcha'), 'padauk');
    expect(field('Captcha')).toBeValid();
    submit();
    await ports.fetchChallenge.answer(challenge);
    await ports.solveChallenge.answer('solution');
    expect(ports.signIn.inputs.at(-1)).toMatchObject({
      captcha: 'padauk',
      captchaKey: 'picture-1',
      captchaAlternative: null,
    });
  });

  test('a wrong one is said at its field, which takes the focus', async () => {
    const { ports } = await askedForCaptcha();
    await userEvent.type(field('Captcha'), 'padauk');
    submit();
    await ports.fetchChallenge.answer(challenge);
    await ports.solveChallenge.answer('solution');
    await ports.signIn.answer({
      kind: 'refused',
      message: 'The captcha is wrong',
      captcha: true,
      field: 'captcha',
    });
    expect(field('Captcha')).toBeInvalid();
    expect(field('Captcha')).toHaveAccessibleDescription(/The captcha is wrong/);
    await ports.fetchCaptcha.answer(picture('picture-2'));
    expect(field('Captcha')).toHaveFocus();
  });

  test('a proof instead can be cancelled, and the picture returns', async () => {
    const { ports } = await askedForCaptcha();
    click("I can't read the picture");
    click('Cancel');
    await ports.fetchCaptcha.answer({ image: 'aW1hZ2U=', key: 'picture-2' });
    expect(screen.getByRole('textbox', { name: 'Captcha' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  test('a proof replaces the picture for people who cannot read it', async () => {
    const { ports } = await askedForCaptcha();
    click("I can't read the picture");
    expect(screen.getByText('Using another check instead of the picture…')).toHaveFocus();
    await ports.fetchChallenge.answer(challenge);
    await ports.solveChallenge.answer('alternative');
    expect(ports.fetchChallenge.inputs.at(-1)).toEqual({ scope: 'captcha' });
    expect(screen.getByText(/No picture needed/)).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: 'Captcha' })).toBeNull();
    submit();
    await ports.fetchChallenge.answer(challenge);
    await ports.solveChallenge.answer('solution');
    expect(ports.signIn.inputs.at(-1)).toMatchObject({
      captcha: null,
      captchaKey: null,
      captchaAlternative: 'alternative',
      password: PASSWORD,
    });
  });

  test('nothing is sent while the proof is under way', async () => {
    const { ports } = await askedForCaptcha();
    click("I can't read the picture");
    const asked = ports.fetchChallenge.calls.length;
    submit();
    expect(screen.getByRole('alert')).toHaveTextContent('Please complete verification first');
    expect(ports.fetchChallenge.calls).toHaveLength(asked);
  });
});

describe('what the platform offers', () => {
  test('is nothing but username and password', async () => {
    await renderLogin({
      offer: { isBySms: false, isRecoverable: false, social: [], onRegister: undefined },
    });
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    expect(
      screen.queryByRole('button', { name: /Forgot password|Continue with|Register/ }),
    ).toBeNull();
  });

  test('the link to register leads there', async () => {
    const onRegister = vi.fn();
    await renderLogin({ offer: { onRegister } });
    click('Register');
    expect(onRegister).toHaveBeenCalledOnce();
  });
});

describe('by SMS', () => {
  const mobile = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
  const code = () => field(/^SMS code/);
  const openSms = async (options: Parameters<typeof renderLogin>[0] = {}) => {
    const world = await renderLogin(options);
    await world.loadCountries.answer(COUNTRIES);
    fireEvent.click(screen.getByRole('tab', { name: 'SMS' }));
    await mobile();
    return world;
  };

  test('a tab keeps the input of the other one', async () => {
    await openSms();
    write(await mobile(), '09761112222');
    fireEvent.click(screen.getByRole('tab', { name: 'Username' }));
    fillIn();
    fireEvent.click(screen.getByRole('tab', { name: 'SMS' }));
    expect(await mobile()).toHaveValue('09761112222');
    fireEvent.click(screen.getByRole('tab', { name: 'Username' }));
    expect(password()).toHaveValue(PASSWORD);
  });

  test("sends a code to the form's number, and both log in", async () => {
    const { loginSms, ports } = await openSms();
    write(await mobile(), '09 761112222');
    click('Send code');
    await loginSms.ports.fetchChallenge.answer(challenge);
    await loginSms.ports.solveChallenge.answer('solution');
    expect(loginSms.ports.sendCode.inputs[0]?.phone).toEqual({
      countryDialingCode: '95',
      mobileNum: '9761112222',
    });
    await loginSms.ports.sendCode.answer({
      kind: 'sent',
      receipt: 'receipt-1',
      now: 0,
      deadline: 120_000,
    });
    expect(screen.getByRole('timer')).toHaveTextContent('2:00');
    await userEvent.type(code(), '၁၂၃ 456');
    submit();
    expect(ports.signInBySms.inputs).toEqual([
      { countryDialingCode: '95', mobileNum: '9761112222', code: '123456', receipt: 'receipt-1' },
    ]);
    expect(ports.fetchChallenge.calls).toHaveLength(0);
  });

  test('the countdown continues while the tab or the dialog is closed', async () => {
    const { loginSms } = await openSms();
    write(await mobile(), '09761112222');
    click('Send code');
    await loginSms.ports.fetchChallenge.answer(challenge);
    await loginSms.ports.solveChallenge.answer('solution');
    await loginSms.ports.sendCode.answer({
      kind: 'sent',
      receipt: null,
      now: 0,
      deadline: 120_000,
    });
    fireEvent.click(screen.getByRole('tab', { name: 'Username' }));
    await act(async () => loginSms.ticks.tick(30_000));
    fireEvent.click(screen.getByRole('tab', { name: 'SMS' }));
    expect(screen.getByRole('timer')).toHaveTextContent('1:30');
  });

  test('shows what is missing and focuses the first of it', async () => {
    const { ports } = await openSms();
    submit();
    expect(await mobile()).toHaveFocus();
    expect(await mobile()).toHaveAccessibleDescription(/Please enter a valid mobile number/);
    expect(code()).toHaveAccessibleDescription(/Please enter a valid verification code/);
    expect(ports.signInBySms.calls).toHaveLength(0);
  });

  test('a refusal is one message, and the code is selected again', async () => {
    const { ports } = await openSms();
    write(await mobile(), '09761112222');
    write(code(), '123456');
    submit();
    await ports.signInBySms.answer({
      kind: 'refused',
      message: { text: 'Please enter a valid verification code' },
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter a valid verification code$/);
    expect(code()).toHaveFocus();
    expect(code()).toHaveValue('123456');
  });

  test('a wrong code is said at its field', async () => {
    const { ports } = await openSms();
    write(await mobile(), '09761112222');
    write(code(), '123456');
    submit();
    await ports.signInBySms.answer({
      kind: 'refused',
      message: { text: 'The code is wrong' },
      field: 'code',
    });
    expect(code()).toBeInvalid();
    expect(code()).toHaveAccessibleDescription(/The code is wrong/);
    expect(code()).toHaveFocus();
  });
});

describe('by a social account', () => {
  test('waits for the window, and is idle with all input when it is closed', async () => {
    const { ports } = await renderLogin();
    fillIn();
    click('Continue with Facebook');
    expect(ports.signInSocially.inputs).toEqual([{ provider: 'facebook' }]);
    expect(status()).toBe('Please continue in the window that has opened.');
    click('Continue with Google');
    expect(ports.signInSocially.calls).toHaveLength(1);
    await ports.signInSocially.answer({ kind: 'cancelled' });
    expect(status()).toBe('');
    expect(password()).toHaveValue(PASSWORD);
  });

  test('starts at once when chosen on the register form', async () => {
    const { ports } = await renderLogin({ social: 'google' });
    expect(ports.signInSocially.inputs).toEqual([{ provider: 'google' }]);
  });
});

describe('a forgotten password', () => {
  test('replaces the form, and closing it shows the form again', async () => {
    await renderLogin();
    fillIn();
    click('Forgot password?');
    expect(await dialog('Forgot password')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(await dialog('Log in')).toBeVisible();
    expect(password()).toHaveValue(PASSWORD);
    expect(button('Forgot password?')).toHaveFocus();
  });

  test('logs in after a reset by mobile', async () => {
    const { ports } = await renderLogin();
    click('Forgot password?');
    const recovery = within(await dialog('Forgot password'));
    await ports.loadRecovery.answer({ ways: ['mobile'], rules: {} });
    write(
      await recovery.findByRole<HTMLInputElement>('textbox', { name: /^Mobile number/ }),
      '09761112222',
    );
    write(recovery.getByRole<HTMLInputElement>('textbox', { name: /^SMS code/ }), '123456');
    write(recovery.getByLabelText<HTMLInputElement>(/^New password/), 'Lagoon#2027');
    click('Submit');
    await ports.setPassword.answer({ kind: 'set', username: 'player' });
    expect(await dialog('Log in')).toBeVisible();
    expect(status()).toBe('Checking that you are human…');
    await ports.fetchChallenge.answer(challenge);
    await ports.solveChallenge.answer('solution');
    expect(ports.signIn.inputs).toMatchObject([
      { username: 'player', password: 'Lagoon#2027', captcha: null },
    ]);

    // A captcha that is asked for then is all that is missing.
    await ports.signIn.answer({
      kind: 'refused',
      message: 'Please enter the captcha',
      captcha: true,
    });
    expect(field('Username')).toHaveValue('player');
    expect(password()).toHaveValue('Lagoon#2027');
  });
});

describe('after the form', () => {
  const secondFactor = {
    kind: 'secondFactor',
    challenge: { challengeId: 'c', methods: [{ method: 'bankName', hint: null }] },
  } as const;

  test('a cancelled second factor returns to the form with its input', async () => {
    const world = await renderLogin();
    await sendForm(world);
    await world.ports.signIn.answer({
      ...secondFactor,
      challenge: { ...secondFactor.challenge, methods: [...secondFactor.challenge.methods] },
    });
    expect(await dialog("Verify it's you")).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(await dialog('Log in')).toBeVisible();
    expect(password()).toHaveValue(PASSWORD);
    expect(password()).toHaveFocus();
  });

  test('a passed second factor says so, and a fault after it returns to the form', async () => {
    const world = await renderLogin();
    await sendForm(world);
    await world.ports.signIn.answer({
      ...secondFactor,
      challenge: { ...secondFactor.challenge, methods: [...secondFactor.challenge.methods] },
    });
    await dialog("Verify it's you");
    write(field('Bank account name'), 'Aung Aung');
    click('Verify');
    await world.ports.answer.answer(grantOf());
    expect(status()).toBe('Logging you in…');
    expect(screen.queryByRole('textbox')).toBeNull();
    await world.ports.loadMember.fail(OFFLINE);
    await world.ports.endSession.answer(null);
    expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal');
    expect(password()).toHaveValue(PASSWORD);
  });

  test('an owed password change replaces the form, and signing out ends it', async () => {
    const world = await renderLogin();
    await sendForm(world);
    await world.ports.signIn.answer(grantOf({ passwordDefault: true }));
    expect(await dialog('Change password')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull();
    click('Sign out');
    expect(status()).toBe('Signing you out…');
    await world.ports.endSession.answer(null);
    expect(world.actor.getSnapshot().output).toEqual({ kind: 'closed' });
  });
});
