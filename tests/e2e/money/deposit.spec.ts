import type { Locator, Page } from '@playwright/test';
import { endpoints } from '../../../contract/endpoints';
import english from '../../../locales/en/money/deposit.json' with { type: 'json' };
import burmese from '../../../locales/my/money/deposit.json' with { type: 'json' };
import { joinSyllables } from '../../../src/i18n/burmese';
import { dialogFindings } from '../harness/dialogFindings';
import { otherTab } from '../harness/device';
import { expectBeside, expectInReach } from '../harness/inReach';
import { goAs } from '../harness/people';
import { pressTwice } from '../harness/pressTwice';
import { balance, expect, bottomBar, switchLanguage, test } from '../harness/visit';

/** Each waits for the platform to look for the money, or looks at five screens. */
test.describe.configure({ timeout: 120_000 });

const SECOND = 1_000;
const member = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Member centre' })
    .getByRole('region', { name: 'Deposit', exact: true });
const agents = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });
/** The centre's address opens it on the account. */
const chooseDeposit = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Member centre' })
    .getByRole('navigation')
    .getByRole('button', { name: 'Deposit', exact: true })
    .click();
const stepTo = async (pane: Locator, method: string, amount: string) => {
  await pane.getByRole('radio', { name: method }).check();
  await pane.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await pane.getByRole('button', { name: 'Continue' }).click();
  await expect(pane.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
};
const make = async (pane: Locator) => {
  await pane.getByRole('button', { name: 'Make deposit' }).click();
  await expect(pane.getByRole('timer', { name: 'Time left to pay' })).toBeVisible();
};
const referenceIn = async (pane: Locator) =>
  /DP-[0-9A-F]{8}/.exec(await pane.innerText())?.[0] ?? '';

test('a member pays in on a phone: a lost answer, a reload, and the balance', async ({
  page,
  platform,
  controls,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await goAs(page, platform.url, 'player', '/');
  await expect(balance(page)).toContainText('12,345.67');
  await bottomBar(page).getByRole('button', { name: 'Deposit' }).click();
  const pane = member(page);
  await expect(pane.getByRole('radio', { name: 'CB Bank' })).toBeDisabled();
  await expect(
    pane.getByText('CB Bank is under maintenance. Please choose another method'),
  ).toBeVisible();
  await stepTo(pane, 'Wave Money', '25000');
  await expect(pane.getByText('twenty-five thousand')).toBeVisible();
  await expect(pane.getByText(/24,750\.00/)).toBeVisible();

  // Client and browser try again by themselves under one key; what the person presses then goes out
  // under it too.
  await controls.faults([{ endpoint: 'placeDeposit', kind: 'abortAfterCommit', times: 20 }]);
  await pane.getByRole('button', { name: 'Make deposit' }).click();
  await expect(pane.getByRole('alert')).toContainText('it counts only once');
  await controls.faults([]);
  await make(pane);
  const reference = await referenceIn(pane);
  await expect(pane.getByRole('img', { name: 'QR code for Wave Money' })).toBeVisible();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const saved = page.waitForEvent('download');
    await pane.getByRole('button', { name: 'Save the picture' }).click();
    expect((await saved).suggestedFilename(), `at ${width} px`).toBe(`${reference}.png`);
  }

  await controls.moveClock(5 * 60 * SECOND);
  await page.reload();
  await chooseDeposit(page);
  await expect(pane.getByText(reference, { exact: true })).toBeVisible();
  await expect(pane.getByRole('timer', { name: 'Time left to pay' })).toHaveText(/^00:2[45]:/);

  await pane.getByRole('button', { name: 'I have paid' }).click();
  await expect(
    pane.getByRole('heading', { name: 'We are looking for your payment' }),
  ).toBeFocused();
  await controls.moveClock((5 * 60 + 7) * SECOND);
  await expect(pane.getByText(/24,750\.00 is in your wallet/)).toBeVisible({ timeout: 20_000 });
  await pane.getByRole('button', { name: 'Another deposit' }).click();
  await expect(pane.getByRole('listitem').first()).toContainText(reference);
  await expect(pane.getByRole('listitem').first()).toContainText('Credited');
  const dialog = page.getByRole('dialog', { name: 'Member centre' });
  await dialog.getByRole('button', { name: 'Account record' }).click();
  await expect(dialog.getByRole('row').filter({ hasText: '24,750.00' })).toContainText('37,095.67');
  await page.keyboard.press('Escape');
  await expect(balance(page)).toContainText('37,095.67');
});

test('an agent pays in from the agent centre', async ({ page, platform, controls }) => {
  await goAs(page, platform.url, 'agent', '/agentHome');
  await agents(page)
    .getByRole('navigation')
    .getByRole('button', { name: 'Deposit', exact: true })
    .click();
  const pane = agents(page).getByRole('region', { name: 'Deposit', exact: true });
  await stepTo(pane, 'AYA Bank', '1000000');
  await make(pane);
  await expect(pane.getByRole('img')).toHaveCount(0);
  await controls.faults([{ endpoint: 'reportDepositPaid', kind: 'abortAfterCommit', times: 1 }]);
  await pane.getByRole('button', { name: 'I have paid' }).click();
  await expect(
    pane.getByRole('heading', { name: 'We are looking for your payment' }),
  ).toBeVisible();
  await controls.moveClock(7 * SECOND);
  await expect(pane.getByText(/1,000,000\.00 is in your wallet/)).toBeVisible({ timeout: 20_000 });
  await expect(agents(page).getByRole('group', { name: 'Balance' })).toContainText('1,250,000.00');
});

test('by keyboard: chosen and cancelled; the other tab shows one order at a time', async ({
  page,
  platform,
  controls,
}) => {
  await controls.settings({ deposits: { outcome: 'notReceived' } });
  await goAs(page, platform.url, 'player', '/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Deposit', exact: true })
    .press('Enter');
  const pane = member(page);
  await pane.getByRole('radio', { name: 'KBZPay' }).press('ArrowDown');
  await expect(pane.getByRole('radio', { name: 'Wave Money' })).toBeChecked();
  await pane.getByRole('textbox', { name: 'Amount' }).press('Enter');
  await expect(pane.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  await expect(pane.getByText('Input cannot be empty')).toBeVisible();
  await pane.getByRole('textbox', { name: 'Amount' }).fill('5000');
  await pane.getByRole('textbox', { name: 'Amount' }).press('Enter');
  await expect(pane.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
  await pane.getByRole('button', { name: 'Make deposit' }).press('Enter');
  await expect(pane.getByRole('heading', { name: /^Pay .*5,000\.00 now$/ })).toBeFocused();
  await pane.getByRole('button', { name: 'Cancel deposit' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Cancel this deposit?' });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel deposit' }).press('Enter');
  await expect(pane.getByRole('heading', { name: 'This deposit is cancelled' })).toBeFocused();

  await pane.getByRole('button', { name: 'Another deposit' }).click();
  const other = await otherTab(page);
  await goAs(other, platform.url, 'player', '/');
  await other.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true }).click();
  await stepTo(pane, 'KBZPay', '5000');
  await make(pane);
  const reference = await referenceIn(pane);
  await expect(member(other).getByText(reference, { exact: true })).toBeVisible();
  await member(other).getByRole('button', { name: 'I have paid' }).click();
  await expect(
    pane.getByRole('heading', { name: 'We are looking for your payment' }),
  ).toBeVisible();
  await controls.moveClock(7 * SECOND);
  for (const tab of [page, other])
    await expect(member(tab).getByRole('alert')).toContainText(`with the reference ${reference}`, {
      timeout: 20_000,
    });
  await pane.getByRole('button', { name: 'Another deposit' }).click();
  await expect(pane.getByRole('listitem').first()).toContainText('Not received');
  await expect(balance(page)).toContainText('12,345.67');
});

/** A word of the deposit's, in the language that is shown. */
type Said = (key: (words: typeof english | typeof burmese) => string) => string;
const WORDS = {
  EN: { words: english, said: (text: string) => text },
  MY: { words: burmese, said: joinSyllables },
};

for (const language of ['EN', 'MY'] as const)
  test(`on a phone the button stays in sight, and off what has the focus: ${language}`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
    await goAs(page, platform.url, 'player', '/member/deposit');
    const { words, said } = WORDS[language];
    const button = page.getByRole('dialog').getByRole('button', { name: said(words.next) });
    await expectInReach(page, button);

    // Past the form, it covers nothing.
    await page.getByRole('dialog').getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(button).not.toBeInViewport({ ratio: 1 });
  });

test('on a desktop the sum and the button stand beside the form, in sight', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goAs(page, platform.url, 'player', '/member/deposit');
  const pane = member(page);
  await pane.getByRole('radio', { name: 'Wave Money' }).check();
  await pane.getByRole('textbox', { name: 'Amount' }).fill('25000');
  await expectBeside(pane.getByRole('button', { name: 'Continue' }));
  for (const fact of ['Ks 25,000.00', 'twenty-five thousand', 'Ks 24,750.00'])
    await expect(pane.getByRole('definition').filter({ hasText: fact })).toBeInViewport();

  // A phone shows amount and method once, in the form.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(pane.getByRole('definition').filter({ hasText: 'Ks 24,750.00' })).toBeVisible();
  await expect(pane.getByRole('definition').filter({ hasText: 'Ks 25,000.00' })).toBeHidden();
});

test('axe finds nothing and nothing overflows, in each language, width and theme', async ({
  page,
  platform,
  controls,
}) => {
  test.setTimeout(240_000);
  // The platform looks for the payment as long as the test looks at the screen.
  await controls.settings({ deposits: { checkSeconds: 3_600 } });
  await goAs(page, platform.url, 'player', '/member');
  const dialog = page.getByRole('dialog');
  const pane = member(page);
  const lookIn = async (language: keyof typeof WORDS, isThere: (words: Said) => Locator) => {
    const { words, said } = WORDS[language];
    await page.setViewportSize({ width: 1440, height: 800 });
    await switchLanguage(page, language);
    await expect(isThere((key) => said(key(words)))).toBeVisible();
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await dialogFindings(page, language), `${language}, ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
  };
  /** Ends in English. */
  const look = async (isThere: (words: Said) => Locator) => {
    await lookIn('MY', isThere);
    await lookIn('EN', isThere);
  };
  await chooseDeposit(page);
  await pane.getByRole('textbox', { name: 'Amount' }).fill('25000');
  await look((said) => dialog.getByRole('textbox', { name: said(({ amount }) => amount) }));
  await pane.getByRole('button', { name: 'Continue' }).click();
  await look((said) => dialog.getByRole('button', { name: said(({ place }) => place) }));
  await make(pane);
  await look((said) => dialog.getByRole('button', { name: said(({ paid }) => paid) }));
  await pane.getByRole('button', { name: 'Cancel deposit' }).click();
  await look((said) => page.getByRole('button', { name: said(({ cancel }) => cancel.keep) }));
  await page.getByRole('button', { name: 'Keep it' }).click();
  await pane.getByRole('button', { name: 'I have paid' }).click();
  await look((said) => dialog.getByText(said(({ outcome }) => outcome.checking)));
});

test('a double press on Continue places no deposit', async ({ page, platform, controls }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await goAs(page, platform.url, 'player', '/member/deposit');
  const pane = member(page);
  await pane.getByRole('radio', { name: 'Wave Money' }).check();
  await pane.getByRole('textbox', { name: 'Amount' }).fill('25000');
  await pressTwice(page, pane.getByRole('button', { name: 'Continue' }));
  await expect(pane.getByRole('button', { name: 'Make deposit' })).toBeVisible();
  const calls = await controls.callsTo(endpoints.placeDeposit.path);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
