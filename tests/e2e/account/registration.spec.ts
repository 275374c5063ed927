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
import { expect, expectGuest, header, loginDialog, logIn, PASSWORD, test } from '../harness/visit';

const INVITED = '/register?affiliateCode=PADAUK01';
const ANY_PATTERN = { acceptedPattern: '*', patternId: 1 };

test.describe('a person registers, with the calls one after the other', () => {
  test('by username', async ({ page, controls }) => {
    const dialog = await openRegister(page, 'Username');
    await fillUsernameForm(dialog);
    await submitButton(dialog).click();
    await expectNewMember(page);
    expect(await stepsOf(controls)).toEqual(['challenge', 'register', 'member']);
  });

  test('from the header, with the invitation code of the address', async ({ page, controls }) => {
    await page.goto('/?affiliateCode=PADAUK01');
    await header(page).getByRole('button', { name: 'Register' }).click();
    const dialog = registerDialog(page);
    await dialog.getByRole('tab', { name: 'Username' }).click();
    await expect(box(dialog, 'Invitation code')).toHaveValue('PADAUK01');
    await fillUsernameForm(dialog);
    await submitButton(dialog).click();
    await expectNewMember(page);
    expect(await stepsOf(controls)).toEqual(['affiliate', 'challenge', 'register', 'member']);
  });

  test('by mobile, with a code by SMS', async ({ page, controls }) => {
    const dialog = await openRegister(page, 'Mobile', INVITED);
    await fillMobileForm(dialog, controls);
    await submitButton(dialog).click();
    await expectNewMember(page);
    expect(await stepsOf(controls)).toEqual([
      'code sent',
      'affiliate',
      'challenge',
      'register by mobile',
      'member',
    ]);
  });

  test('by mobile, with a code by firebase', async ({ page, controls }) => {
    await controls.settings({ smsProvider: 'firebase' });
    const dialog = await openRegister(page, 'Mobile', INVITED);
    await fillMobileForm(dialog, controls);
    await submitButton(dialog).click();
    await expectNewMember(page);
    expect(await stepsOf(controls)).toEqual([
      'code sent by firebase',
      'affiliate',
      'challenge',
      'firebase',
      'register by mobile',
      'member',
    ]);
  });

  test('and can log in afterwards with what was chosen', async ({ page, context }) => {
    const dialog = await openRegister(page, 'Username');
    await fillUsernameForm(dialog);
    await submitButton(dialog).click();
    await expectNewMember(page);
    const later = await context.newPage();
    await later.addInitScript(() => sessionStorage.setItem('popupsClosed', '1'));
    await logIn(later, 'khinkhin');
    await expect(header(later).getByRole('group', { name: 'Balance' })).toContainText('0.00');
  });
});

test.describe('a failed step ends it there, and the input stays', () => {
  const typed = async (dialog: Locator) => {
    await expect(box(dialog, 'Username')).toHaveValue('khinkhin');
    await expect(secret(dialog, 'Password')).toHaveValue(PASSWORD);
    await expect(secret(dialog, 'Confirm password')).toHaveValue(PASSWORD);
    await expect(box(dialog, 'E-mail')).toHaveValue('khin@padauk.example');
    await expect(dialog.getByRole('checkbox', { name: 'I am 18 or older' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'I agree to the terms' })).toBeChecked();
  };

  const CASES: {
    name: string;
    set: (controls: Controls) => Promise<unknown>;
    says: string;
    steps: string[];
  }[] = [
    {
      name: 'a pattern that the value breaks',
      says: 'Please fill in 4 - 16 digits',
      steps: [],
      set: (controls) =>
        controls.settings({
          registerFields: { username: { acceptedPattern: '[0-9]+', patternId: 7 } },
        }),
    },
    {
      name: 'an affiliate check that fails',
      says: 'System error, please try again later',
      steps: ['affiliate'],
      set: (controls) => controls.faults([{ endpoint: 'affiliate', kind: 'status' }]),
    },
    {
      name: 'a verification that cannot be had',
      says: 'System error, please try again later',
      steps: ['affiliate', 'challenge'],
      set: (controls) => controls.faults([{ endpoint: 'challenge', kind: 'status' }]),
    },
    {
      name: 'a registration that fails',
      says: 'System error, please try again later',
      steps: ['affiliate', 'challenge', 'register'],
      set: (controls) => controls.faults([{ endpoint: 'register', kind: 'status' }]),
    },
    {
      name: 'a registration that is refused',
      says: 'This way to register is not available',
      steps: ['affiliate', 'challenge', 'register'],
      set: (controls) => controls.settings({ whitelabel: { USERNAMEREG3: false } }),
    },
  ];
  for (const { name, set, says, steps } of CASES) {
    test(name, async ({ page, controls }) => {
      const isRefusal = name.endsWith('is refused');
      if (!isRefusal) await set(controls);
      const dialog = await openRegister(page, 'Username', INVITED);
      await fillUsernameForm(dialog);
      await box(dialog, 'E-mail').fill('khin@padauk.example');
      if (isRefusal) await set(controls);
      await submitButton(dialog).click();
      await expect(dialog.getByText(says).first()).toBeVisible();
      await expect(submitButton(dialog)).toBeEnabled();
      await typed(dialog);
      expect(await stepsOf(controls)).toEqual(steps);
      await expectGuest(page);
    });
  }

  test('an unknown invitation code', async ({ page, controls }) => {
    const dialog = await openRegister(page, 'Username', '/register?affiliateCode=NOBODY99');
    await fillUsernameForm(dialog);
    await box(dialog, 'E-mail').fill('khin@padauk.example');
    await submitButton(dialog).click();
    await expect(box(dialog, 'Invitation code')).toHaveAccessibleDescription(
      'Invalid invitation code',
    );
    await expect(box(dialog, 'Invitation code')).toBeFocused();
    await typed(dialog);
    expect(await stepsOf(controls)).toEqual(['affiliate']);
  });

  test('a wrong code of firebase', async ({ page, controls }) => {
    await controls.settings({ smsProvider: 'firebase' });
    const dialog = await openRegister(page, 'Mobile');
    await fillMobileForm(dialog, controls);
    const right = await controls.newestCode();
    const wrong = right === '000000' ? '111111' : '000000';
    await box(dialog, 'SMS code').fill(wrong);
    await submitButton(dialog).click();
    await expect(box(dialog, 'SMS code')).toHaveAccessibleDescription(
      'The verification code is not valid',
    );
    await expect(box(dialog, 'SMS code')).toHaveValue(wrong);
    await expect(box(dialog, 'Mobile number')).toHaveValue('976543210');
    await expect(secret(dialog, 'Password')).toHaveValue(PASSWORD);
    expect(await stepsOf(controls)).toEqual(['code sent by firebase', 'challenge', 'firebase']);
    await expectGuest(page);

    await box(dialog, 'SMS code').fill(right ?? '');
    await submitButton(dialog).click();
    await expectNewMember(page);
  });

  test('a member that cannot be read: the account exists, and the person logs in', async ({
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
    await logIn(page, 'khinkhin');
    await expect(header(page).getByRole('group', { name: 'Balance' })).toContainText('0.00');
  });

  test('a taken username', async ({ page, controls }) => {
    const dialog = await openRegister(page, 'Username');
    await fillUsernameForm(dialog, 'player');
    await submitButton(dialog).click();
    await expect(dialog.getByRole('alert')).toHaveText('This account is already in use');
    await expect(box(dialog, 'Username')).toHaveValue('player');
    expect(await stepsOf(controls)).toEqual(['challenge', 'register']);
    await box(dialog, 'Username').fill('khinkhin');
    await submitButton(dialog).click();
    await expectNewMember(page);
  });
});

test.describe('an answer that was lost makes one account', () => {
  const keysOf = async (controls: Controls) =>
    new Set(
      (await controls.callsTo('/wps/member/register')).map(({ idempotencyKey }) => idempotencyKey),
    );

  test('lost once: the client asks again with the same key, and the person is logged in', async ({
    page,
    controls,
  }) => {
    await controls.faults([{ endpoint: 'register', kind: 'abortAfterCommit', times: 1 }]);
    const dialog = await openRegister(page, 'Username');
    await fillUsernameForm(dialog);
    await submitButton(dialog).click();
    await expectNewMember(page);
    expect([...(await keysOf(controls))]).toHaveLength(1);
  });

  test('lost until the person tries again: logged in with the account of the first try', async ({
    page,
    controls,
  }) => {
    await controls.faults([{ endpoint: 'register', kind: 'abortAfterCommit' }]);
    const dialog = await openRegister(page, 'Username');
    await fillUsernameForm(dialog);
    await submitButton(dialog).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Network link is abnormal, please try again',
    );
    await controls.faults([]);
    await submitButton(dialog).click();
    await expectNewMember(page);
    // A second account under this name would have been refused, under another key.
    expect([...(await keysOf(controls))]).toHaveLength(1);
  });
});

test.describe('the input stays', () => {
  const switchTo = (page: Page, language: 'MY' | 'EN') =>
    page
      .getByRole('combobox', { name: /^(Language|ဘာသာစကား)$/ })
      .first()
      .selectOption(language);

  test('when the tab changes', async ({ page }) => {
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
  });

  test('when the language changes, which also reads the rules again', async ({
    page,
    controls,
  }) => {
    const dialog = await openRegister(page, 'Username');
    await fillUsernameForm(dialog);
    await box(dialog, 'E-mail').fill('khin@padauk.example');
    await submitWithout(dialog, 'I am 18 or older');
    await expect(dialog.getByText('You must be 18 or older')).toBeVisible();
    await controls.settings({
      registerFields: {
        nickname: { enabled: true, ...ANY_PATTERN },
        facebook: { enabled: false },
        username: { minLength: 6 },
      },
    });

    await switchTo(page, 'MY');
    await expect(page.locator('html')).toHaveAttribute('lang', 'my');
    const burmese = page.getByRole('dialog');
    await expect(burmese.locator('[name="nickname"]')).toBeVisible();
    await expect(burmese.locator('[name="facebook"]')).toHaveCount(0);
    await expect(burmese.getByText('Username', { exact: true })).toHaveCount(0);
    await expect(burmese.getByText('You must be 18 or older')).toHaveCount(0);
    await expect(burmese.locator('[name="username"]')).toHaveValue('khinkhin');
    await expect(burmese.locator('[name="password"]')).toHaveValue(PASSWORD);
    await expect(burmese.locator('[name="email"]')).toHaveValue('khin@padauk.example');

    await switchTo(page, 'EN');
    await expect(box(dialog, 'Username')).toHaveValue('khinkhin');
    await expect(box(dialog, 'Username')).toHaveAccessibleDescription(/6 - 16/);
    await expect(box(dialog, 'Nickname')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'I am 18 or older' }).check();
    await submitButton(dialog).click();
    await expectNewMember(page);
  });

  test('when the rules have changed meanwhile and the platform refuses', async ({
    page,
    controls,
  }) => {
    const dialog = await openRegister(page, 'Username');
    await fillUsernameForm(dialog);
    await controls.settings({ registerFields: { username: { minLength: 12 } } });
    await submitButton(dialog).click();
    await expect(dialog.getByRole('alert')).toHaveText('Account format is incorrect');
    await expect(box(dialog, 'Username')).toHaveValue('khinkhin');
    await box(dialog, 'Username').fill('khinkhinkhin');
    await submitButton(dialog).click();
    await expectNewMember(page);
  });
});

const submitWithout = async (dialog: Locator, consentName: string) => {
  await dialog.getByRole('checkbox', { name: consentName }).uncheck();
  await submitButton(dialog).click();
};

for (const [name, acceptedPattern] of [
  ['that is none', '('],
  ['that never ends', '^(a+)+$'],
] as const) {
  test(`a pattern ${name} blocks nothing, and the platform decides`, async ({ page, controls }) => {
    await controls.settings({
      registerFields: { username: { acceptedPattern, patternId: 99, maxLength: 60 } },
    });
    const dialog = await openRegister(page, 'Username');
    const username = `${'a'.repeat(45)}1`;
    await fillUsernameForm(dialog, username);
    await page.evaluate(() => {
      let last = performance.now();
      const watch = { longest: 0 };
      Object.assign(window, { watch });
      setInterval(() => {
        watch.longest = Math.max(watch.longest, performance.now() - last);
        last = performance.now();
      }, 20);
    });
    await controls.faults([{ endpoint: 'register', kind: 'hold' }]);
    await submitButton(dialog).click();
    await dialog.getByRole('button', { name: 'Show password' }).first().click();
    await expect(secret(dialog, 'Password')).toHaveAttribute('type', 'text');
    await controls.release('register');
    await expectNewMember(page);
    expect(
      await page.evaluate(
        () => (window as unknown as { watch: { longest: number } }).watch.longest,
      ),
    ).toBeLessThan(3_000);
    expect(await stepsOf(controls)).toEqual(['challenge', 'register', 'member']);
  });
}

test('age and terms are required, each with its own message', async ({ page, controls }) => {
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
  await submitButton(dialog).click();
  await expectNewMember(page);
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
  await tabTo(dialog.getByRole('combobox', { name: 'Country code' }));
  await tabTo(box(dialog, 'Mobile number'));
  await tabTo(box(dialog, 'SMS code'));
  await tabTo(dialog.getByRole('button', { name: 'Send code' }));
  await tabTo(secret(dialog, 'Password'), PASSWORD);
  await tabTo(shows.nth(0));
  await tabTo(secret(dialog, 'Confirm password'), PASSWORD);
  await tabTo(shows.nth(1));
  await tabTo(box(dialog, 'Real name'), 'Khin');
  await tabTo(box(dialog, 'E-mail'));
  await tabTo(secret(dialog, 'Payment password'));
  await tabTo(shows.nth(2));
  await tabTo(box(dialog, 'WhatsApp'));
  await tabTo(box(dialog, 'Facebook'));
  await tabTo(box(dialog, 'Invitation code'));
  await tabTo(dialog.getByRole('checkbox', { name: 'I am 18 or older' }));
  await page.keyboard.press('Space');
  await tabTo(dialog.getByRole('checkbox', { name: 'I agree to the terms' }));
  await page.keyboard.press('Space');
  await tabTo(submitButton(dialog));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(box(dialog, 'Invitation code')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNewMember(page);
});

test('full of errors it fits 320 px, and axe finds nothing serious in either theme', async ({
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
});

test.describe('pasted', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const paste = async (page: Page, into: Locator, text: string) => {
    await page.evaluate((one) => navigator.clipboard.writeText(one), text);
    await into.focus();
    await page.keyboard.press('ControlOrMeta+V');
  };

  test('a whole number chooses its country, a code loses its blanks, and both register', async ({
    page,
    controls,
  }) => {
    const dialog = await openRegister(page, 'Mobile');
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
    await paste(page, code, ` ${((await controls.newestCode()) ?? '').replace(/^(...)/, '$1-')} `);
    await secret(dialog, 'Password').fill(PASSWORD);
    await secret(dialog, 'Confirm password').fill(PASSWORD);
    await consent(dialog);
    await submitButton(dialog).click();
    await expectNewMember(page);
    expect(await controls.sentTo('+95976543210')).toHaveLength(1);
  });
});

test('a required captcha: a wrong one brings another picture, the right one logs in', async ({
  page,
  controls,
}) => {
  await controls.settings({
    captcha: { text: 'PADAUK' },
    registerFields: { captcha: { enabled: true, minLength: 6, maxLength: 6 } },
  });
  const dialog = await openRegister(page, 'Username');
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
  await expect(dialog.getByRole('alert')).toHaveText(
    'The captcha is wrong, please enter the new one',
  );
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await expect(captcha).toHaveValue('');
  await expect(box(dialog, 'Username')).toHaveValue('khinkhin');
  await captcha.fill('padauk');
  await submitButton(dialog).click();
  await expectNewMember(page);
});

test('a person with an account continues to the login', async ({ page }) => {
  const dialog = await openRegister(page, 'Username');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(loginDialog(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
