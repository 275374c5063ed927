import type { CDPSession, Page } from '@playwright/test';
import english from '../../../locales/en/account/passkeys.json' with { type: 'json' };
import loginEnglish from '../../../locales/en/account/passkeyLogin.json' with { type: 'json' };
import burmese from '../../../locales/my/account/passkeys.json' with { type: 'json' };
import loginBurmese from '../../../locales/my/account/passkeyLogin.json' with { type: 'json' };
import { joinSyllables } from '../../../src/i18n/burmese';
import { dialogFindings } from '../harness/dialogFindings';
import { goAs } from '../harness/people';
import {
  balance,
  expect,
  header,
  loginDialog,
  PASSWORD,
  signOut,
  switchLanguage,
  test as visit,
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
  test.setTimeout(60_000);
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
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/login');
    const again = page.getByRole('button', { name: joinSyllables(loginBurmese.logIn) });
    await expect(again).toBeEnabled();
    await again.click();
    await expect(page.getByRole('alert').filter({ hasText: 'passkey' })).toBeVisible();
  });
});

test('a passkey chosen beside the username logs in', async ({ page, platform, device }) => {
  await goAs(page, platform.url, 'player', '/member');
  await device.answer(true);
  const part = section(page);
  await part.getByRole('button', { name: english.add }).click();
  await prove(page);
  await part.getByRole('button', { name: english.addition.submit }).click();
  await expect(part.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await signOut(page);
  await header(page).getByRole('button', { name: 'Log in' }).click();
  await expect(loginDialog(page).getByLabel('Username', { exact: true })).toHaveAttribute(
    'autocomplete',
    'username webauthn',
  );
  // The virtual device chooses as soon as it is asked.
  await expect(balance(page)).toBeVisible();
});
