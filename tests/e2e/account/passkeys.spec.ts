import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import * as v from 'valibot';
import { authenticatorSetupSchema, recoveryCodesSchema } from '../../../contract/authenticator';
import { endpoints } from '../../../contract/endpoints';
import english from '../../../locales/en/account/passkeys.json' with { type: 'json' };
import loginEnglish from '../../../locales/en/account/passkeyLogin.json' with { type: 'json' };
import stepUpEnglish from '../../../locales/en/account/stepUp.json' with { type: 'json' };
import teamEnglish from '../../../locales/en/money/teamTransfer.json' with { type: 'json' };
import cashEnglish from '../../../locales/en/money/withdrawalRequest.json' with { type: 'json' };
import factorWords from '../../../locales/my/account/secondFactor.json' with { type: 'json' };
import loginWords from '../../../locales/my/account/login.json' with { type: 'json' };
import stepUpBurmese from '../../../locales/my/account/stepUp.json' with { type: 'json' };
import cashBurmese from '../../../locales/my/money/withdrawalRequest.json' with { type: 'json' };
import offerEnglish from '../../../locales/en/account/passkeyOffer.json' with { type: 'json' };
import offerBurmese from '../../../locales/my/account/passkeyOffer.json' with { type: 'json' };
import burmese from '../../../locales/my/account/passkeys.json' with { type: 'json' };
import loginBurmese from '../../../locales/my/account/passkeyLogin.json' with { type: 'json' };
import { joinSyllables } from '../../../src/i18n/burmese';
import { createClient } from '../../sandbox/harness/client';
import { findings } from '../harness/axe';
import { dialogFindings } from '../harness/dialogFindings';
import { goAs } from '../harness/people';
import {
  balance,
  expect,
  header,
  loginDialog,
  logIn,
  PASSWORD,
  signOut,
  switchLanguage,
  test as visit,
  tokenIn,
} from '../harness/visit';

/** A device with a screen lock, whose person answers nothing yet. */
const addDevice = async (wire: CDPSession) => {
  await wire.send('WebAuthn.enable');
  const { authenticatorId } = await wire.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return {
    answer: (enabled: boolean) =>
      wire.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    verify: (isUserVerified: boolean) =>
      wire.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** It has no passkey any more. */
    lose: () => wire.send('WebAuthn.clearCredentials', { authenticatorId }),
    passkeys: async () =>
      (await wire.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
};

/** The page is another test's too: it must not keep the device. */
const test = visit.extend<{ device: Awaited<ReturnType<typeof addDevice>> }>({
  device: async ({ page }, use) => {
    const wire = await page.context().newCDPSession(page);
    await use(await addDevice(wire));
    await wire.send('WebAuthn.disable');
    await wire.detach();
  },
});

const section = (page: Page, title = english.title) =>
  page.getByRole('region', { name: joinSyllables(title) });
const prove = async (page: Page) => {
  const part = section(page);
  await part.getByLabel(english.password.label).fill(PASSWORD);
};

test('a passkey: added in My account, logs in by the button, and is removed', async ({
  page,
  platform,
  device,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await goAs(page, platform.url, 'player', '/member');
  const part = section(page);

  await test.step('is not added when the device does not know the person', async () => {
    await device.verify(false);
    await device.answer(true);
    await part.getByRole('button', { name: english.add }).click();
    await prove(page);
    expect(await dialogFindings(page, 'EN')).toEqual([]);
    await part.getByRole('button', { name: english.addition.submit }).click();
    await expect(part.getByRole('alert')).toHaveText(english.notMade.cancelled);
    await device.verify(true);
  });

  await test.step('is added', async () => {
    await part.getByRole('button', { name: english.add }).click();
    await prove(page);
    await part.getByRole('button', { name: english.addition.submit }).click();
    await expect(part.getByRole('listitem')).toHaveCount(1);
    await expect(part.getByRole('listitem')).toContainText(english.unused);
    expect(await device.passkeys()).toMatchObject([
      { isResidentCredential: true, rpId: 'localhost' },
    ]);
    expect(await dialogFindings(page, 'EN')).toEqual([]);
  });

  await test.step('is not made twice by one device', async () => {
    await part.getByRole('button', { name: english.add }).click();
    await prove(page);
    await part.getByRole('button', { name: english.addition.submit }).click();
    await expect(part.getByRole('alert')).toHaveText(english.notMade.known);
  });
  await device.answer(false);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await signOut(page);

  await test.step('logs in, also after it was cancelled', async () => {
    await header(page).getByRole('button', { name: 'Log in' }).click();
    const form = loginDialog(page);
    const byPasskey = form.getByRole('button', { name: loginEnglish.logIn });
    await byPasskey.click();
    await expect(form.getByText(loginEnglish.asking)).toBeVisible();
    expect(await dialogFindings(page, 'EN')).toEqual([]);
    await form.getByRole('button', { name: loginEnglish.cancel }).click();
    await expect(form.getByText(loginEnglish.asking)).toHaveCount(0);
    await expect(balance(page)).toHaveCount(0);
    await device.answer(true);
    await byPasskey.click();
    await expect(balance(page)).toBeVisible();
  });

  await test.step('and is removed, in Burmese at 360 px', async () => {
    await switchLanguage(page, 'MY');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/member');
    const mine = section(page, burmese.title);
    await expect(mine.getByRole('listitem')).toContainText(joinSyllables(burmese.used));
    await mine.getByRole('listitem').getByRole('button').click();
    await mine.locator('input[name="password"]').fill(PASSWORD);
    expect(await dialogFindings(page, 'MY')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    await mine.getByRole('button', { name: joinSyllables(burmese.removal.submit) }).click();
    await expect(mine.getByRole('listitem')).toHaveCount(0);
  });

  await test.step('a removed one is refused in words', async () => {
    const sent = page.waitForRequest((request) =>
      request.url().endsWith(endpoints.loginByPasskey.path),
    );
    await page.evaluate(() => sessionStorage.clear());
    // The device answers the field of the username, and would again after the refusal.
    await page.goto('/login');
    await sent;
    await device.answer(false);
    const refusal = page.getByRole('alert').filter({ hasText: 'passkey' });
    await expect(refusal).toBeVisible();
    await page.getByRole('button', { name: joinSyllables(loginBurmese.logIn) }).click();
    await expect(page.getByText(joinSyllables(loginBurmese.asking))).toBeVisible();
    await expect(refusal).toHaveCount(0);
  });
});

const offer = (page: Page, title: string) =>
  page.getByRole('region', { name: joinSyllables(title) });
const findingsIn = (page: Page, title: string) =>
  findings(page, `[aria-label="${joinSyllables(title)}"]`);

test('after a login by password a passkey is offered, made by one press, and logs in', async ({
  page,
  device,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page, 'player');
  const asked = offer(page, offerEnglish.title);
  await asked.getByRole('button', { name: english.add }).click();
  await expect(asked).toContainText(english.creating);
  expect(await findingsIn(page, offerEnglish.title)).toEqual([]);
  await asked.getByRole('button', { name: english.cancel }).click();
  await device.verify(false);
  await device.answer(true);
  await asked.getByRole('button', { name: english.add }).click();
  await expect(asked.getByRole('alert')).toContainText(english.notMade.cancelled);
  await device.verify(true);
  await asked.getByRole('button', { name: english.add }).click();
  await expect(page.getByText(english.added)).toBeVisible();
  await expect(asked).toHaveCount(0);
  expect(await device.passkeys()).toHaveLength(1);
  await signOut(page);
  await header(page).getByRole('button', { name: 'Log in' }).click();
  // The virtual device chooses as soon as it is asked, beside the username.
  await expect(balance(page)).toBeVisible();
  await expect(asked).toHaveCount(0);
});

test('and declined, in Burmese at 360 px', async ({ page, device }) => {
  await device.answer(false);
  await page.goto('/login');
  await switchLanguage(page, 'MY');
  await page.setViewportSize({ width: 360, height: 740 });
  const form = page.locator('form').filter({ has: page.locator('input[name="password"]') });
  await form.locator('input[name="username"]').fill('player');
  await form.locator('input[name="password"]').fill(PASSWORD);
  await form.getByRole('button', { name: joinSyllables(loginWords.submit) }).click();
  const asked = offer(page, offerBurmese.title);
  await expect(asked).toContainText(joinSyllables(offerBurmese.text));
  expect(await findingsIn(page, offerBurmese.title)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await asked.getByRole('button', { name: joinSyllables(offerBurmese.decline) }).click();
  await expect(asked).toHaveCount(0);
});

const STEP = 30_000;
const stepUpDialog = (page: Page, words: typeof stepUpEnglish) =>
  page.getByRole('dialog', { name: joinSyllables(words.title) });

/** Two-step login is turned on in this session; gives the recovery codes. */
const turnOnTwoSteps = async (page: Page, url: string): Promise<string[]> => {
  const { call } = createClient((path, init) => fetch(url + path, init));
  const token = await tokenIn(page);
  if (token === null) throw new Error('nobody is signed in');
  const options = () => ({ token, headers: { 'Idempotency-Key': randomUUID() } });
  const { secret } = v.parse(
    authenticatorSetupSchema,
    (await call('beginAuthenticator', { password: PASSWORD }, options())).value,
  );
  const code = new TOTP({ secret }).generate({ timestamp: Date.now() - STEP });
  const { value } = await call('confirmAuthenticator', { code }, options());
  return v.parse(recoveryCodesSchema, value).recoveryCodes;
};

/** To the question of a step-up. */
const askForMoney = async (page: Page, words: Pick<typeof cashEnglish, 'next' | 'confirm'>) => {
  const centre = page.getByRole('dialog').first();
  await centre.locator('input[name="amount"]').fill('1000');
  await centre.locator('input[name="paymentPassword"]').fill('246810');
  await centre.getByRole('button', { name: joinSyllables(words.next), exact: true }).click();
  await centre.getByRole('button', { name: joinSyllables(words.confirm.send) }).click();
};

test('a passkey logs in beside the username and confirms what sends money; lost, codes do', async ({
  page,
  platform,
  device,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await goAs(page, platform.url, 'player', '/member');
  await device.answer(true);
  const part = section(page);
  await part.getByRole('button', { name: english.add }).click();
  await prove(page);
  await part.getByRole('button', { name: english.addition.submit }).click();
  await expect(part.getByRole('listitem')).toHaveCount(1);
  const [first = '', second = ''] = await turnOnTwoSteps(page, platform.url);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await signOut(page);
  await header(page).getByRole('button', { name: 'Log in' }).click();
  // The virtual device chooses as soon as it is asked, beside the username.
  await expect(balance(page)).toBeVisible();

  await test.step('it confirms a withdrawal, after it was cancelled', async () => {
    await header(page).getByRole('button', { name: 'Withdraw' }).click();
    await askForMoney(page, cashEnglish);
    const asked = stepUpDialog(page, stepUpEnglish);
    await expect(asked).toContainText('1,000.00 to the account •••• 2222');
    expect(await dialogFindings(page, 'EN')).toEqual([]);
    await asked.getByRole('button', { name: 'Close' }).click();
    const centre = page.getByRole('dialog').first();
    await centre.getByRole('button', { name: cashEnglish.confirm.send }).click();
    await asked.getByRole('button', { name: stepUpEnglish.passkey.use }).click();
    await expect(centre.getByText(cashEnglish.sent)).toBeVisible();
  });

  await test.step('and a transfer, whose proof is for this transfer', async () => {
    const centre = page.getByRole('dialog').first();
    await centre.getByRole('button', { name: 'Transfer to upline' }).click();
    await centre.locator('input[name="amount"]').fill('12.34');
    await centre.locator('input[name="paymentPassword"]').fill('246810');
    await centre.getByRole('button', { name: teamEnglish.next }).click();
    await centre.getByRole('button', { name: teamEnglish.confirm.send }).click();
    const asked = stepUpDialog(page, stepUpEnglish);
    await expect(asked).toContainText(/You are sending .*12\.34 to downline/);
    expect(await dialogFindings(page, 'EN')).toEqual([]);
    await asked.getByRole('button', { name: stepUpEnglish.passkey.use }).click();
    await expect(centre.getByText(/12\.34 went to downline/)).toBeVisible();
    await centre.getByRole('button', { name: 'Close' }).click();
    await switchLanguage(page, 'MY');
  });

  await test.step('lost: in by a recovery code, in Burmese at 360 px', async () => {
    await device.lose();
    await page.evaluate(() => sessionStorage.clear());
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/login');
    const form = page.locator('form').filter({ has: page.locator('input[name="password"]') });
    await form.locator('input[name="username"]').fill('player');
    await form.locator('input[name="password"]').fill(PASSWORD);
    await form.getByRole('button', { name: joinSyllables(loginWords.submit) }).click();
    const factor = page.getByRole('dialog', { name: joinSyllables(factorWords.title) });
    await factor.locator('input[name="code"]').fill(first);
    await factor.getByRole('button', { name: joinSyllables(factorWords.submit) }).click();
    await expect(factor).toHaveCount(0);
    await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
  });

  await test.step('and another one confirms a withdrawal', async () => {
    await page.goto('/member/withdraw');
    await askForMoney(page, cashBurmese);
    const asked = stepUpDialog(page, stepUpBurmese);
    await expect(asked).toContainText('•••• 2222');
    await asked
      .getByRole('button', { name: joinSyllables(stepUpBurmese.other.authenticator) })
      .click();
    await asked.locator('input[name="code"]').fill(second);
    expect(await dialogFindings(page, 'MY')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    await asked.getByRole('button', { name: joinSyllables(stepUpBurmese.submit) }).click();
    await expect(page.getByText(joinSyllables(cashBurmese.sent))).toBeVisible();
  });
});
