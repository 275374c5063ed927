import '../../ui/floating.setup';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { REGISTER_FIELDS } from '../../../contract/registerFields';
import type { RegisterRules } from '../../../contract/domain';
import { PATTERN_TEMPLATES } from '../../../contract/patterns';
import { joinSyllables } from '../../../src/i18n/burmese';
import {
  button,
  challenge,
  click,
  dialog,
  field,
  grantOf,
  member,
  OFFLINE,
  passVerification,
  status,
  write,
} from '../../support/loginWorld';
import {
  box,
  COUNTRIES,
  labelled,
  renderRegistration,
  ruleOf,
  setupOf,
  tab,
  type RegistrationWorld,
} from '../../support/registrationWorld';

const idOf = (key: string) => PATTERN_TEMPLATES.find((one) => one.key === key)?.id ?? 0;
const RULES: RegisterRules = {
  username: ruleOf({ patternId: idOf('letterFirst') }),
  password: ruleOf({ patternId: idOf('lettersDigitsSymbols'), minLength: 8, maxLength: 20 }),
  mobileNum: ruleOf({ patternId: idOf('digits'), required: false, minLength: 7, maxLength: 11 }),
  verificationCode: ruleOf({ patternId: idOf('digits'), minLength: 6, maxLength: 6 }),
  email: ruleOf({ patternId: idOf('email'), required: false, minLength: 6, maxLength: 60 }),
  affiliateCode: ruleOf({ required: false, minLength: 3, maxLength: 20 }),
};

/** The form as the demo platform asks for it, on the username tab. */
const byUsername = async (
  rules = RULES,
  options: Parameters<typeof renderRegistration>[0] = {},
) => {
  const world = await renderRegistration(options);
  await world.ports.loadSetup.answer(setupOf(rules));
  await world.loadCountries.answer(COUNTRIES);
  await userEvent.click(tab('Username'));
  return world;
};
const fillIn = () => {
  write(field('Username'), ' khinkhin ');
  write(labelled('Password'), ' Lagoon#2026');
  write(labelled('Confirm password'), ' Lagoon#2026');
  for (const name of ['I am 18 or older', 'I agree to the terms'])
    if (!box(name).checked) fireEvent.click(box(name));
};
const submit = () => click('Register');
/** Up to the register call. */
const verify = async ({ ports }: RegistrationWorld) => {
  await ports.checkPatterns.answer([]);
  await ports.fetchChallenge.answer(challenge);
  await ports.solveChallenge.answer('solution');
};

describe('the dialog', () => {
  test('loads, then focuses the mobile number', async () => {
    const { ports } = await renderRegistration();
    expect(await dialog('Register')).toHaveAttribute('aria-busy', 'true');
    expect(status()).toMatch(/Loading the form/);
    await ports.loadSetup.answer(setupOf(RULES));
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
      'Mobile',
      'Username',
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Mobile');
    expect(field('Mobile number')).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: 'Username' })).toBeNull();
  });

  test('says that the rules could not be read, and reads them again', async () => {
    const { ports } = await renderRegistration();
    await ports.loadSetup.fail(OFFLINE);
    expect(screen.getByRole('alert')).toHaveTextContent(/Network link is abnormal/);
    click('Try again');
    await ports.loadSetup.answer(setupOf(RULES, { ways: ['username'] }));
    expect(field('Username')).toHaveFocus();
  });

  test('says that registration is closed', async () => {
    const { ports } = await renderRegistration();
    await ports.loadSetup.answer(setupOf(RULES, { ways: [] }));
    expect(status()).toMatch(/closed at the moment/);
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });

  test('leads to the login, and closes on Escape', async () => {
    const onLogin = vi.fn<() => void>();
    const { actor } = await byUsername(RULES, { onLogin });
    click('Log in');
    expect(onLogin).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect(actor.getSnapshot().output).toEqual({ kind: 'closed' });
  });

  test('continues with a social account', async () => {
    const { actor } = await byUsername();
    click('Continue with Google');
    expect(box('I am 18 or older')).toHaveAttribute('aria-invalid', 'true');
    expect(box('I agree to the terms')).toHaveAttribute('aria-invalid', 'true');
    fireEvent.click(box('I am 18 or older'));
    fireEvent.click(box('I agree to the terms'));
    click('Continue with Google');
    expect(actor.getSnapshot().output).toEqual({ kind: 'social', provider: 'google' });
  });

  test('is in Burmese', async () => {
    const { ports } = await renderRegistration({ language: 'MY' });
    await ports.loadSetup.answer(setupOf(RULES, { ways: ['username'] }));
    expect(await dialog(joinSyllables('အကောင့်ဖွင့်ရန်'))).toBeVisible();
    expect(
      screen.getByRole('textbox', { name: joinSyllables('အသုံးပြုသူအမည်') }),
    ).toHaveAccessibleDescription(/4 - 16/);
  });
});

describe('the fields', () => {
  test('ask for the payment password under one of its two names', async () => {
    await byUsername({ transactionPassword: ruleOf({ required: true }) });
    expect(labelled('Transaction password')).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.queryByLabelText(/^Payment password/)).toBeNull();
  });

  test('are those of the rules, with names and autocomplete', async () => {
    const all = Object.fromEntries(
      REGISTER_FIELDS.map((name) => [name, ruleOf({ required: name === 'email' })]),
    );
    const { ports } = await byUsername(all);
    await ports.fetchCaptcha.answer({ image: 'iVBORw0KGgo=', key: 'picture-1' });
    const texts = {
      Username: 'username',
      'Mobile number': 'tel-national',
      'SMS code': 'one-time-code',
      Nickname: 'nickname',
      'Real name': 'name',
      'Full legal name': 'name',
      'E-mail': 'email',
      'ID number': 'off',
      QQ: 'off',
      Line: 'off',
      WhatsApp: 'tel',
      Facebook: 'off',
      WeChat: 'off',
      Telegram: 'off',
      Zalo: 'tel',
      Address: 'street-address',
      Occupation: 'organization-title',
      Referrer: 'off',
      'Recommender ID': 'off',
      'Invitation code': 'off',
      'Referral code': 'off',
      Captcha: 'off',
    };
    for (const [name, token] of Object.entries(texts))
      expect(field(name), name).toHaveAttribute('autocomplete', token);
    for (const name of ['Password', 'Confirm password', 'Payment password'])
      expect(labelled(name), name).toHaveAttribute('autocomplete', 'new-password');
    // Another name of the payment password.
    expect(screen.queryByLabelText(/^Transaction password/)).toBeNull();
    expect(labelled('Date of birth')).toHaveAttribute('autocomplete', 'bday');
    expect(
      within(screen.getByRole('combobox', { name: 'Nationality' })).getByRole('option', {
        name: 'Thailand',
      }),
    ).toHaveValue('TH');
    expect(
      within(screen.getByRole('combobox', { name: 'Source of income' })).getByRole('option', {
        name: 'Salary',
      }),
    ).toHaveValue('salary');
    expect(screen.getByRole('combobox', { name: 'Country code' })).toBeVisible();
    expect(field('E-mail')).toBeRequired();
    expect(field('Line')).not.toBeRequired();
    expect(screen.getByText('Items marked with * are required')).toBeVisible();
  });

  test('show their requirements until they show an error', async () => {
    await byUsername();
    expect(field('Username')).toHaveAccessibleDescription(
      'Please fill in 4 - 16 characters: a letter first, then letters and digits',
    );
    submit();
    expect(field('Username')).toHaveAccessibleDescription('Input cannot be empty');
    expect(labelled('Confirm password')).toHaveAccessibleDescription(
      'Incorrect confirmation input',
    );
    write(labelled('Password'), 'short');
    submit();
    expect(labelled('Password')).toHaveAccessibleDescription(
      'Please fill in your password with 8 - 20 characters',
    );
  });

  test('keep their input when the tab changes, and share common ones', async () => {
    await byUsername();
    write(field('Username'), 'khinkhin');
    write(field('E-mail'), 'khin@padauk.example');
    await userEvent.click(tab('Mobile'));
    expect(screen.queryByRole('textbox', { name: 'Username' })).toBeNull();
    expect(field('E-mail')).toHaveValue('khin@padauk.example');
    expect(field('Mobile number')).toBeRequired();
    write(field('Mobile number'), '976543210');
    write(field('SMS code'), '123456');
    await userEvent.click(tab('Username'));
    // They are needed by one method, and optional for the other.
    expect(field('Mobile number')).toHaveValue('976543210');
    expect(field('SMS code')).toHaveValue('123456');
    expect(field('Username')).toHaveValue('khinkhin');
    expect(field('Mobile number')).not.toBeRequired();
  });

  test('contain the codes of the address', async () => {
    await byUsername(RULES, { invitation: { affiliateCode: 'PADAUK01', referralCode: 'FRIEND9' } });
    expect(field('Invitation code')).toHaveValue('PADAUK01');
    expect(field('Referral code')).toHaveValue('FRIEND9');
  });

  test('are needed, or stand below the button, where they may be left out', async () => {
    await byUsername();
    const groupOf = (element: HTMLElement) =>
      element.closest('[role="group"]')?.querySelector('h3')?.textContent ?? null;
    expect(groupOf(field('Username'))).toBeNull();
    expect(groupOf(field('E-mail'))).toBe('Optional, also later in My account');
    expect(groupOf(field('Mobile number'))).toBe('Optional, only now');
    expect(groupOf(field('SMS code'))).toBe('Optional, only now');
    expect(groupOf(field('Invitation code'))).toBe('Optional, only now');
    const follows = (one: HTMLElement, other: HTMLElement) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(follows(button('Register'), field('Invitation code'))).toBe(true);
    expect(follows(field('SMS code'), field('Invitation code'))).toBe(true);
    expect(follows(field('Invitation code'), field('E-mail'))).toBe(true);
    await userEvent.click(tab('Mobile'));
    expect(groupOf(field('Mobile number'))).toBeNull();
    expect(follows(field('SMS code'), box('I am 18 or older'))).toBe(true);
  });

  test('show a code that came by a link with what is needed', async () => {
    await byUsername(RULES, { invitation: { affiliateCode: 'PADAUK01', referralCode: '' } });
    expect(field('Invitation code').closest('[role="group"]')).toBeNull();
    expect(
      within(screen.getByRole('group', { name: 'Optional, only now' })).queryByRole('textbox', {
        name: 'Invitation code',
      }),
    ).toBeNull();
  });

  test('of the optional ones take the focus with their error', async () => {
    await byUsername();
    fillIn();
    write(field('E-mail'), 'khin');
    submit();
    expect(field('E-mail')).toHaveFocus();
    expect(field('E-mail')).toBeInvalid();
  });

  test('send a birthday in the format of its rule', async () => {
    const world = await byUsername({
      ...RULES,
      birthday: ruleOf({ patternId: idOf('dateMonthFirst'), minLength: 10, maxLength: 10 }),
    });
    fillIn();
    write(labelled('Date of birth'), '2000-01-31');
    submit();
    await verify(world);
    expect(world.ports.register.inputs[0]?.values.birthday).toBe('01-31-2000');
  });

  test.each(['31/04/1990', '2026-02-30', 'hello'])(
    'keep the birthday %s, which is no day, and are not sent with it',
    async (typed) => {
      const { ports } = await byUsername({ ...RULES, birthday: ruleOf({ maxLength: 50 }) });
      fillIn();
      const birthday = labelled('Date of birth');
      await userEvent.type(birthday, typed);
      await userEvent.tab();
      expect(birthday).toHaveValue(typed);
      expect(birthday).toHaveAccessibleDescription('Please fill in the date as yyyy-MM-dd');
      submit();
      expect(birthday).toHaveFocus();
      expect(birthday).toBeInvalid();
      expect(ports.checkPatterns.calls).toHaveLength(0);
      await userEvent.clear(birthday);
      expect(birthday).toBeValid();
    },
  );
});

describe('submitting', () => {
  test('shows what is missing and focuses the first of it', async () => {
    const { ports } = await byUsername();
    submit();
    expect(screen.getByRole('alert')).toHaveTextContent('Items marked with * are required');
    expect(field('Username')).toHaveFocus();
    expect(box('I am 18 or older')).toHaveAccessibleDescription('You must be 18 or older');
    expect(box('I agree to the terms')).toHaveAccessibleDescription(
      'Please accept the terms first',
    );
    await userEvent.type(field('Username'), 'k');
    expect(field('Username')).toBeValid();
    expect(labelled('Password')).toBeInvalid();
    expect(field('Username')).toHaveFocus();
    expect(ports.checkPatterns.calls).toHaveLength(0);
  });

  test('sends the fields of this tab and nothing else, by Enter too', async () => {
    const world = await byUsername();
    await userEvent.click(tab('Mobile'));
    await userEvent.click(tab('Username'));
    fillIn();
    write(field('E-mail'), 'khin@padauk.example');
    await userEvent.type(field('E-mail'), '{Enter}');
    expect(status()).toBe('Checking what you filled in…');
    await world.ports.checkPatterns.answer([]);
    expect(status()).toBe('Checking that you are human…');
    await world.ports.fetchChallenge.answer(challenge);
    await world.ports.solveChallenge.answer('solution');
    expect(status()).toBe('Creating your account…');
    expect(world.ports.register.inputs).toEqual([
      {
        way: 'username',
        phone: null,
        captchaKey: null,
        captchaAlternative: null,
        humanVerification: 'solution',
        firebaseIdToken: null,
        values: {
          username: 'khinkhin',
          mobileNum: '',
          verificationCode: '',
          password: ' Lagoon#2026',
          confirmPassword: ' Lagoon#2026',
          email: 'khin@padauk.example',
          affiliateCode: '',
        },
      },
    ]);
    await world.ports.register.answer(grantOf());
    expect(status()).toBe('Welcome! Logging you in…');
    await world.ports.loadMember.answer(member);
    expect(world.actor.getSnapshot().output).toMatchObject({ kind: 'authenticated', member });
  });

  test('sends the number as digits by mobile, and the receipt with the code', async () => {
    const world = await byUsername();
    const { ports, sms } = world;
    await userEvent.click(tab('Mobile'));
    await userEvent.type(field('Mobile number'), '+66 81 234 5678');
    await userEvent.click(button('Send code'));
    await passVerification(sms.ports);
    await sms.ports.sendCode.answer({
      kind: 'sent',
      receipt: 'receipt-1',
      now: 0,
      deadline: 60_000,
    });
    expect(sms.ports.sendCode.inputs[0]?.phone).toEqual({
      countryDialingCode: '66',
      mobileNum: '812345678',
    });
    write(field('SMS code'), '123456');
    write(labelled('Password'), 'Lagoon#2026');
    write(labelled('Confirm password'), 'Lagoon#2026');
    for (const name of ['I am 18 or older', 'I agree to the terms']) fireEvent.click(box(name));
    submit();
    await verify(world);
    expect(ports.confirmCode.inputs).toEqual([{ receipt: 'receipt-1', code: '123456' }]);
    await ports.confirmCode.answer({ kind: 'confirmed', idToken: 'id-token' });
    expect(ports.register.inputs[0]).toMatchObject({
      way: 'mobile',
      phone: { countryDialingCode: '66', mobileNum: '812345678' },
      firebaseIdToken: 'id-token',
    });
    expect(ports.register.inputs[0]?.values).not.toHaveProperty('username');
  });

  test('can be cancelled during the human verification', async () => {
    const { ports } = await byUsername();
    fillIn();
    submit();
    await ports.checkPatterns.answer([]);
    button('Cancel').focus();
    click('Cancel');
    expect(button('Register')).toHaveFocus();
    expect(status()).toBe('');
    expect(button('Register')).not.toHaveAttribute('aria-busy');
    expect(labelled('Password')).toHaveValue(' Lagoon#2026');
  });

  test('shows a refusal beside the button, and keeps the input', async () => {
    const world = await byUsername();
    fillIn();
    submit();
    await verify(world);
    await world.ports.register.answer({
      kind: 'refused',
      message: 'This account is already in use',
      captcha: false,
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/^This account is already in use$/);
    expect(button('Register')).toHaveFocus();
    expect(field('Username')).toHaveValue(' khinkhin ');
    expect(box('I agree to the terms')).toBeChecked();
  });

  test('shows a wrong code at its field', async () => {
    const world = await byUsername();
    fillIn();
    write(field('Mobile number'), '976543210');
    write(field('SMS code'), '123456');
    submit();
    await verify(world);
    await world.ports.register.answer({
      kind: 'refused',
      message: 'The code is wrong',
      captcha: false,
      field: 'verificationCode',
    });
    expect(field('SMS code')).toBeInvalid();
    expect(field('SMS code')).toHaveAccessibleDescription(/The code is wrong/);
    expect(field('SMS code')).toHaveFocus();
  });

  test('lets the error of the repeated password go with a change of the first', async () => {
    await byUsername();
    fillIn();
    write(labelled('Confirm password'), 'Lagoon#2027');
    submit();
    expect(labelled('Confirm password')).toBeInvalid();
    write(labelled('Password'), 'Lagoon#2027');
    expect(labelled('Confirm password')).toBeValid();
  });

  test('shows a wrong pattern or an unknown invitation at the field', async () => {
    const { ports } = await byUsername();
    fillIn();
    write(field('Invitation code'), 'NOBODY');
    submit();
    await ports.checkPatterns.answer(['username']);
    expect(field('Username')).toHaveFocus();
    expect(field('Username')).toHaveAccessibleDescription(/a letter first/);
    submit();
    await ports.checkPatterns.answer([]);
    await ports.checkAffiliate.answer({ kind: 'refused' });
    expect(field('Invitation code')).toHaveFocus();
    expect(field('Invitation code')).toHaveAccessibleDescription('Invalid invitation code');
  });
});

test('keeps all input when the rules change, for example with the language', async () => {
  const { actor, ports } = await byUsername();
  write(field('Username'), 'khinkhin');
  const before = field('Username');
  await act(async () => actor.send({ type: 'rules.reload' }));
  await ports.loadSetup.answer(setupOf({ ...RULES, nickname: ruleOf() }));
  expect(field('Username')).toBe(before);
  expect(before).toHaveValue('khinkhin');
  expect(field('Nickname')).toBeVisible();
});
