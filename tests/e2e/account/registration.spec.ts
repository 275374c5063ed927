import type { Locator, Page } from '@playwright/test';
import { seriousFindings } from '../harness/axe';
import type { Controls } from '../harness/controls';
import {
  box,
  consent,
  expectNewMember,
  fillMobileForm,
  fillUsernameForm,
  openRegister,
  registerDialog,
  secret,
  stepsOf,
  submitButton,
} from '../harness/registering';
import {
  balance,
  expect,
  expectGuest,
  fillAndSend,
  header,
  loginDialog,
  PASSWORD,
  signOut,
  switchLanguage,
  test,
} from '../harness/visit';

const INVITED = '/register?affiliateCode=PADAUK01';
const ANY_PATTERN = { acceptedPattern: '*', patternId: 1 };

const reopen = async (page: Page) => {
  await header(page).getByRole('button', { name: 'Register' }).click();
  await registerDialog(page).getByRole('tab', { name: 'Username' }).click();
};
/** The steps that `act` makes, from the first call to the last. */
const stepsWhile = async (controls: Controls, act: () => Promise<void>) => {
  const { length } = await stepsOf(controls);
  await act();
  return (await stepsOf(controls)).slice(length);
};

test('in Ontario a new member is asked about a deposit limit next, and once', async ({
  page,
  controls,
}) => {
  await controls.settings({ jurisdiction: 'ON' });
  const dialog = await openRegister(page, 'Username');
  await fillUsernameForm(dialog);
  await submitButton(dialog).click();
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await expect(centre.getByRole('heading', { name: 'Before you pay in' })).toBeVisible();
  await expect(page).toHaveURL(/\/member\/deposit$/);
  await centre.getByRole('button', { name: 'Continue without a limit' }).click();
  const amount = centre.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toBeVisible();
  await centre.getByRole('button', { name: 'Close' }).click();
  await expectNewMember(page);
  // What was answered here is not asked there.
  await page.goto('/member/deposit');
  await expect(amount).toBeVisible();
});

test('by username: a step that fails loses nothing, a lost answer makes one account', async ({
  page,
  controls,
}) => {
  test.setTimeout(60_000);
  await page.goto('/?affiliateCode=PADAUK01');
  await reopen(page);
  const dialog = registerDialog(page);
  const code = box(dialog, 'Invitation code');
  await expect(code).toHaveValue('PADAUK01');
  await fillUsernameForm(dialog);
  await box(dialog, 'E-mail').fill('khin@padauk.example');
  const typed = async (username = 'khinkhin') => {
    await expect(submitButton(dialog)).toBeEnabled();
    await expect(box(dialog, 'Username')).toHaveValue(username);
    await expect(secret(dialog, 'Password')).toHaveValue(PASSWORD);
    await expect(secret(dialog, 'Confirm password')).toHaveValue(PASSWORD);
    await expect(box(dialog, 'E-mail')).toHaveValue('khin@padauk.example');
    await expect(dialog.getByRole('checkbox', { name: 'I am 18 or older' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'I agree to the terms' })).toBeChecked();
    await expectGuest(page);
  };

  await test.step('an invitation code that nobody has', async () => {
    await code.fill('NOBODY99');
    const steps = await stepsWhile(controls, async () => {
      await submitButton(dialog).click();
      await expect(code).toHaveAccessibleDescription('Invalid invitation code');
    });
    expect(steps).toEqual(['affiliate']);
    await expect(code).toBeFocused();
    await typed();
    await code.fill('PADAUK01');
  });

  const FAULT = /^System error, please try again later\. Reference: [0-9A-Z]{12}$/;
  const fail = (endpoint: string) => controls.faults([{ endpoint, kind: 'status' }]);
  const mend = () => controls.faults([]);
  const CASES: {
    name: string;
    set: () => Promise<unknown>;
    unset: () => Promise<unknown>;
    says: string | RegExp;
    steps: string[];
    username?: string;
  }[] = [
    {
      name: 'an affiliate check that fails',
      set: () => fail('affiliate'),
      unset: mend,
      says: FAULT,
      steps: ['affiliate'],
    },
    {
      name: 'a verification that cannot be had',
      set: () => fail('challenge'),
      unset: mend,
      says: FAULT,
      steps: ['affiliate', 'challenge'],
    },
    {
      name: 'a registration that is refused',
      set: () => controls.settings({ whitelabel: { USERNAMEREG3: false } }),
      unset: () => controls.settings({ whitelabel: { USERNAMEREG3: true } }),
      says: 'This way to register is not available',
      steps: ['affiliate', 'challenge', 'register'],
    },
    {
      name: 'a username that somebody has',
      set: () => box(dialog, 'Username').fill('player'),
      unset: () => box(dialog, 'Username').fill('khinkhin'),
      says: 'This account is already in use',
      steps: ['affiliate', 'challenge', 'register'],
      username: 'player',
    },
    {
      name: 'rules that have changed meanwhile',
      set: () => controls.settings({ registerFields: { username: { minLength: 12 } } }),
      unset: () => box(dialog, 'Username').fill('khinkhinkhin'),
      says: 'Account format is incorrect',
      steps: ['affiliate', 'challenge', 'register'],
    },
    // Comes last: what nobody decided goes out again, under the same key.
    {
      name: 'a registration that fails',
      set: () => fail('register'),
      unset: mend,
      says: FAULT,
      steps: ['affiliate', 'challenge', 'register'],
      username: 'khinkhinkhin',
    },
  ];
  for (const { name, set, unset, says, steps, username } of CASES)
    await test.step(name, async () => {
      await set();
      const made = await stepsWhile(controls, async () => {
        await submitButton(dialog).click();
        await expect(dialog.getByRole('alert')).toHaveText(says);
      });
      expect(made).toEqual(steps);
      await typed(username);
      await unset();
    });

  await test.step('answers that are lost until the person presses again', async () => {
    const { length } = await controls.callsTo('/wps/member/register');
    await controls.faults([{ endpoint: 'register', kind: 'abortAfterCommit' }]);
    await submitButton(dialog).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Network link is abnormal, please try again',
    );
    await controls.faults([]);
    await submitButton(dialog).click();
    await expectNewMember(page);
    // A second account under this name would have been refused, under another key.
    const calls = (await controls.callsTo('/wps/member/register')).slice(length);
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});

test('age and terms are needed; an answer lost once; the login afterwards', async ({
  page,
  controls,
}) => {
  const dialog = await openRegister(page, 'Username');
  await fillUsernameForm(dialog);
  const age = dialog.getByRole('checkbox', { name: 'I am 18 or older' });
  const terms = dialog.getByRole('checkbox', { name: 'I agree to the terms' });
  await age.uncheck();
  await terms.uncheck();
  await submitButton(dialog).click();
  await expect(age).toHaveAccessibleDescription('You must be 18 or older');
  await expect(terms).toHaveAccessibleDescription('Please accept the terms first');
  await expect(age).toBeFocused();
  await age.check();
  await submitButton(dialog).click();
  await expect(terms).toBeFocused();
  expect(await stepsOf(controls)).toEqual([]);
  await terms.check();

  await controls.faults([{ endpoint: 'register', kind: 'abortAfterCommit', times: 1 }]);
  await submitButton(dialog).click();
  await expectNewMember(page);
  const calls = await controls.callsTo('/wps/member/register');
  expect(calls.length).toBeGreaterThan(1);
  expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);

  await signOut(page);
  await reopen(page);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(loginDialog(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await fillAndSend(loginDialog(page), 'khinkhin');
  await expect(balance(page)).toContainText('0.00');
});

test('a member that cannot be read: the account is there, and the person logs in', async ({
  page,
  controls,
}) => {
  await controls.faults([{ endpoint: 'memberInfo', kind: 'status' }]);
  const dialog = await openRegister(page, 'Username');
  await fillUsernameForm(dialog);
  await submitButton(dialog).click();
  await expect(page.getByText('Your account was created. Please log in.')).toBeVisible();
  await expectGuest(page);
  expect(await stepsOf(controls)).toEqual(['challenge', 'register', 'member']);
  await controls.faults([]);
  await header(page).getByRole('button', { name: 'Log in' }).click();
  await fillAndSend(loginDialog(page), 'khinkhin');
  await expect(balance(page)).toContainText('0.00');
});

test.describe('by mobile', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const paste = async (page: Page, into: Locator, text: string) => {
    await page.evaluate((one) => navigator.clipboard.writeText(one), text);
    await into.focus();
    await page.keyboard.press('ControlOrMeta+V');
  };

  test('with a code by SMS: a pasted number and a pasted code register', async ({
    page,
    controls,
  }) => {
    const dialog = await openRegister(page, 'Mobile', INVITED);
    const number = box(dialog, 'Mobile number');
    const country = dialog.getByRole('combobox', { name: 'Country code' });
    await paste(page, number, '+66 81 234 5678');
    await expect(country).toContainText('+66');
    await expect(number).toHaveValue('812345678');
    await number.fill('');
    await paste(page, number, '+95 9 7654 3210');
    await expect(country).toContainText('+95');
    await expect(number).toHaveValue('976543210');

    const code = box(dialog, 'SMS code');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await paste(page, code, ' 123-456 ');
    await expect(code).toHaveValue('123456');
    await code.fill('');

    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect.poll(() => controls.newestCode()).not.toBeNull();
    await expect(dialog.getByText('We sent you a code.')).toBeVisible();
    await paste(page, code, ` ${((await controls.newestCode()) ?? '').replace(/^(...)/, '$1-')} `);
    await secret(dialog, 'Password').fill(PASSWORD);
    await secret(dialog, 'Confirm password').fill(PASSWORD);
    await consent(dialog);
    await submitButton(dialog).click();
    await expectNewMember(page);
    expect(await controls.sentTo('+95976543210')).toHaveLength(1);
    expect(await stepsOf(controls)).toEqual([
      'challenge',
      'code sent',
      'affiliate',
      'challenge',
      'register by mobile',
      'member',
    ]);
  });

  test('with a code by firebase: a wrong one is reported, the right one registers', async ({
    page,
    controls,
  }) => {
    await controls.settings({ smsProvider: 'firebase' });
    const dialog = await openRegister(page, 'Mobile', INVITED);
    await fillMobileForm(dialog, controls);
    const right = (await controls.newestCode()) ?? '';
    const wrong = right === '000000' ? '111111' : '000000';
    await box(dialog, 'SMS code').fill(wrong);
    await submitButton(dialog).click();
    await expect(box(dialog, 'SMS code')).toHaveAccessibleDescription(
      'This code is not valid. Please check it, or ask for a new one.',
    );
    await expect(box(dialog, 'SMS code')).toHaveValue(wrong);
    await expect(box(dialog, 'Mobile number')).toHaveValue('976543210');
    await expect(secret(dialog, 'Password')).toHaveValue(PASSWORD);
    const TRY = ['affiliate', 'challenge', 'firebase'];
    expect(await stepsOf(controls)).toEqual(['challenge', 'code sent by firebase', ...TRY]);
    await expectGuest(page);

    await box(dialog, 'SMS code').fill(right);
    await submitButton(dialog).click();
    await expectNewMember(page);
    expect(await stepsOf(controls)).toEqual([
      'challenge',
      'code sent by firebase',
      ...TRY,
      ...TRY,
      'register by mobile',
      'member',
    ]);
  });
});

test('on a phone a number, its code, a password twice and two boxes are all it takes', async ({
  page,
  controls,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const dialog = await openRegister(page, 'Mobile');
  const names = await dialog
    .locator('[aria-required="true"]')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getAttribute('name')),
    );
  expect(names).toEqual([
    'mobileNum',
    'verificationCode',
    'password',
    'confirmPassword',
    'ageConfirmed',
    'termsAccepted',
  ]);
  await fillMobileForm(dialog, controls);
  // Before everything that may be left out, and in reach after it.
  const optional = dialog.getByRole('group', { name: 'Optional, also later in My account' });
  const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? Number.NaN;
  expect(await topOf(submitButton(dialog))).toBeLessThan(await topOf(optional));
  // The other ways in are seen before what may be left out.
  const social = dialog.getByRole('button', { name: 'Continue with Google' });
  expect(await topOf(social)).toBeGreaterThan(await topOf(submitButton(dialog)));
  expect(await topOf(social)).toBeLessThan(await topOf(box(dialog, 'Invitation code')));
  expect(await topOf(dialog.getByRole('button', { name: 'Log in' }))).toBeLessThan(
    await topOf(dialog.getByRole('tablist')),
  );
  await optional.getByRole('textbox', { name: 'Facebook' }).focus();
  await expect(submitButton(dialog)).toBeInViewport({ ratio: 1 });
  for (let stop = 1; stop <= 5; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = dialog.locator(':focus');
    const { y = 0, height = 0 } = (await submitButton(dialog).boundingBox()) ?? {};
    expect(await topOf(focused), 'the focus is not below the button').toBeGreaterThan(y + height);
  }
  await submitButton(dialog).click();
  await expectNewMember(page);
});

test('what was typed stays when the tab and the language change', async ({ page, controls }) => {
  const dialog = await openRegister(page, 'Username');
  await fillUsernameForm(dialog);
  await box(dialog, 'E-mail').fill('khin@padauk.example');
  await dialog.getByRole('tab', { name: 'Mobile' }).click();
  await expect(box(dialog, 'Username')).toHaveCount(0);
  await expect(box(dialog, 'E-mail')).toHaveValue('khin@padauk.example');
  await box(dialog, 'Mobile number').fill('976543210');
  await dialog.getByRole('tab', { name: 'Username' }).click();
  await expect(box(dialog, 'Username')).toHaveValue('khinkhin');
  await expect(secret(dialog, 'Password')).toHaveValue(PASSWORD);
  await expect(box(dialog, 'Mobile number')).toHaveValue('976543210');
  await expect(dialog.getByRole('checkbox', { name: 'I am 18 or older' })).toBeChecked();
  await box(dialog, 'Mobile number').fill('');

  await dialog.getByRole('checkbox', { name: 'I am 18 or older' }).uncheck();
  await submitButton(dialog).click();
  await expect(dialog.getByText('You must be 18 or older')).toBeVisible();
  await controls.settings({
    registerFields: {
      nickname: { enabled: true, ...ANY_PATTERN },
      facebook: { enabled: false },
      username: { minLength: 6 },
    },
  });

  await switchLanguage(page, 'MY');
  const burmese = page.getByRole('dialog');
  await expect(burmese.locator('[name="nickname"]')).toBeVisible();
  await expect(burmese.locator('[name="facebook"]')).toHaveCount(0);
  await expect(burmese.getByText('Username', { exact: true })).toHaveCount(0);
  await expect(burmese.getByText('You must be 18 or older')).toHaveCount(0);
  await expect(burmese.locator('[name="username"]')).toHaveValue('khinkhin');
  await expect(burmese.locator('[name="password"]')).toHaveValue(PASSWORD);
  await expect(burmese.locator('[name="email"]')).toHaveValue('khin@padauk.example');

  await switchLanguage(page, 'EN');
  await expect(box(dialog, 'Username')).toHaveValue('khinkhin');
  await expect(box(dialog, 'Username')).toHaveAccessibleDescription(/6 - 16/);
  await expect(box(dialog, 'Nickname')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'I am 18 or older' }).check();
  await submitButton(dialog).click();
  await expectNewMember(page);
});

test('an invalid or endless pattern blocks nothing, and the platform decides', async ({
  page,
  controls,
}) => {
  test.setTimeout(60_000);
  await page.goto('/');
  await page.evaluate(() => {
    let last = performance.now();
    const watch = { longest: 0 };
    Object.assign(window, { watch });
    setInterval(() => {
      watch.longest = Math.max(watch.longest, performance.now() - last);
      last = performance.now();
    }, 20);
  });
  const dialog = registerDialog(page);
  for (const [index, acceptedPattern] of ['(', '^(a+)+$'].entries())
    await test.step(acceptedPattern, async () => {
      await controls.settings({
        registerFields: { username: { acceptedPattern, patternId: 99, maxLength: 60 } },
      });
      await reopen(page);
      await fillUsernameForm(dialog, `${'a'.repeat(45)}${index + 1}`);
      await controls.faults([{ endpoint: 'register', kind: 'hold' }]);
      await page.evaluate(() =>
        Object.assign((window as unknown as { watch: object }).watch, { longest: 0 }),
      );
      const steps = await stepsWhile(controls, async () => {
        await submitButton(dialog).click();
        await dialog.getByRole('button', { name: 'Show password' }).first().click();
        await expect(secret(dialog, 'Password')).toHaveAttribute('type', 'text');
        await controls.release('register');
        await expectNewMember(page);
      });
      expect(
        await page.evaluate(
          () => (window as unknown as { watch: { longest: number } }).watch.longest,
        ),
      ).toBeLessThan(3_000);
      expect(steps).toEqual(['challenge', 'register', 'member']);
      await controls.faults([]);
      await signOut(page);
    });
});

test('by keyboard alone: every control in its order, and Enter sends', async ({
  page,
  controls,
}) => {
  await controls.settings({ social: { facebook: false, google: false } });
  await page.goto('/');
  await header(page).getByRole('button', { name: 'Register' }).focus();
  await page.keyboard.press('Enter');
  const dialog = registerDialog(page);
  await expect(box(dialog, 'Mobile number')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('combobox', { name: 'Country code' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('tab', { name: 'Mobile' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const usernameTab = dialog.getByRole('tab', { name: 'Username' });
  await expect(usernameTab).toBeFocused();
  await expect(usernameTab).toHaveAttribute('aria-selected', 'true');

  const tabTo = async (target: Locator, text = '') => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
    if (text) await page.keyboard.type(text);
  };
  const shows = dialog.getByRole('button', { name: 'Show password' });
  await tabTo(box(dialog, 'Username'), 'khinkhin');
  await tabTo(secret(dialog, 'Password'), PASSWORD);
  await tabTo(shows.nth(0));
  await tabTo(secret(dialog, 'Confirm password'), PASSWORD);
  await tabTo(shows.nth(1));
  await tabTo(dialog.getByRole('checkbox', { name: 'I am 18 or older' }));
  await page.keyboard.press('Space');
  await tabTo(dialog.getByRole('checkbox', { name: 'I agree to the terms' }));
  await page.keyboard.press('Space');
  for (const name of ['Terms', 'Privacy', 'Rules'])
    await tabTo(dialog.getByRole('button', { name }));
  await tabTo(submitButton(dialog));
  await tabTo(dialog.getByRole('combobox', { name: 'Country code' }));
  await tabTo(box(dialog, 'Mobile number'));
  await tabTo(box(dialog, 'SMS code'));
  await tabTo(dialog.getByRole('button', { name: 'Send code' }));
  await tabTo(box(dialog, 'Invitation code'));
  await tabTo(box(dialog, 'Real name'), 'Khin');
  await tabTo(box(dialog, 'E-mail'));
  await tabTo(box(dialog, 'Date of birth'));
  await tabTo(dialog.getByRole('button', { name: 'Calendar' }));
  await tabTo(secret(dialog, 'Payment password'));
  await tabTo(shows.nth(2));
  await tabTo(box(dialog, 'WhatsApp'));
  await tabTo(box(dialog, 'Facebook'));
  await page.keyboard.press('Enter');
  await expectNewMember(page);
});

test('full of errors it fits 320 px and pleases axe; a captcha, wrong and right', async ({
  page,
  controls,
}) => {
  await controls.settings({
    registerFields: Object.fromEntries(
      ['nickname', 'birthday', 'nationality', 'sourceOfIncome', 'address', 'captcha'].map(
        (field) => [field, { enabled: true, required: true }],
      ),
    ),
  });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const dialog = await openRegister(page, 'Mobile');
  await submitButton(dialog).click();
  await expect(dialog.getByRole('alert')).toHaveText('Items marked with * are required');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    expect(await seriousFindings(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320);
  await expect
    .poll(() =>
      dialog.evaluate((element) =>
        Math.max(
          ...[element, ...element.querySelectorAll('*')].map(
            (one) => one.getBoundingClientRect().right,
          ),
        ),
      ),
    )
    .toBeLessThanOrEqual(320);

  await controls.reset();
  await controls.settings({
    captcha: { text: 'PADAUK' },
    registerFields: { captcha: { enabled: true, minLength: 6, maxLength: 6 } },
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await reopen(page);
  const captcha = box(dialog, 'Captcha');
  const picture = dialog.getByRole('button', { name: 'Refresh captcha' }).locator('img');
  await expect(picture).toBeVisible();
  await fillUsernameForm(dialog);
  await submitButton(dialog).click();
  await expect(captcha).toHaveAccessibleDescription(/Please enter the captcha/);
  expect(await stepsOf(controls)).toEqual([]);

  const first = await picture.getAttribute('src');
  await captcha.fill('WRONGS');
  await submitButton(dialog).click();
  await expect(captcha).toHaveAccessibleDescription(
    /^The captcha is wrong, please enter the new one/,
  );
  await expect(captcha).toBeFocused();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await expect(captcha).toHaveValue('');
  await expect(box(dialog, 'Username')).toHaveValue('khinkhin');
  await captcha.fill('padauk');
  await submitButton(dialog).click();
  await expectNewMember(page);
});

test('a phone has the button in sight, and never over the field with the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/register');
  const dialog = page.getByRole('dialog', { name: 'Register' });
  const submit = submitButton(dialog);
  await expect(submit).toBeInViewport({ ratio: 1 });
  const edge = async () => (await submit.boundingBox())?.y ?? 0;
  for (const name of ['Mobile number', 'SMS code', 'Password', 'Confirm password']) {
    const field = dialog.getByLabel(new RegExp(`^${name}`)).first();
    await field.focus();
    await expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await field.boundingBox()) ?? {};
        return height > 0 && y + height < (await edge());
      }, name)
      .toBe(true);
  }
});
