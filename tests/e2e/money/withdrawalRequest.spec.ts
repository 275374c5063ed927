import type { Locator, Page } from '@playwright/test';
import { endpoints } from '../../../contract/endpoints';
import { seriousFindings } from '../harness/axe';
import { pagesIn } from '../harness/centre';
import { pressTwice } from '../harness/pressTwice';
import { expectBeside, expectInReach } from '../harness/inReach';
import { goAs } from '../harness/people';
import { expect, header, pressInDrawer, test } from '../harness/visit';

const PAYMENT_PASSWORD = '246810';
const SECOND = 1_000;

const fill = async (centre: Locator, amount: string) => {
  await centre.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await centre.getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
  await centre.getByRole('button', { name: 'Continue' }).click();
};
const entries = (centre: Locator) =>
  centre.getByRole('list', { name: 'Your requests' }).getByRole('listitem');
const choosePage = async (centre: Locator, name: string | RegExp) => {
  const pages = await pagesIn(centre.getByRole('navigation'));
  await pages.getByRole('button', { name, exact: true }).click();
};
const memberCentre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a request is made once despite lost answers; a paid one waits for confirmation', async ({
    page,
    platform,
    controls,
  }) => {
    await goAs(page, platform.url, 'player', '/');
    await pressInDrawer(page, 'Withdraw');
    const centre = memberCentre(page);
    await expect(centre.getByRole('radio', { name: 'KBZPay •••• 2222' })).toBeChecked();
    await expect(
      page.getByRole('region', { name: 'Withdrawal to confirm', includeHidden: true }),
    ).toHaveCount(0);
    await expect(
      centre.getByRole('navigation').getByRole('button', { name: 'Page: Withdrawal', exact: true }),
    ).toBeInViewport({ ratio: 1 });
    await centre.getByRole('button', { name: 'All', exact: true }).click();
    await expect(centre.getByRole('textbox', { name: 'Amount' })).toHaveValue('12345.67');
    await fill(centre, '99');
    await expect(centre.getByText('Please enter at least 100.00')).toBeVisible();
    await fill(centre, '2345.67');
    await expect(
      centre.getByText('two thousand three hundred and forty-five and 67/100'),
    ).toBeVisible();
    await expect(centre.getByText(/2,339\.81/)).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await controls.faults([{ endpoint: 'requestWithdrawal', kind: 'abortAfterCommit', times: 1 }]);
    await centre.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(centre.getByText('We have your request.', { exact: false })).toBeVisible();
    await expect(entries(centre)).toHaveCount(1);
    await expect(entries(centre)).toContainText(/2,345\.67.*Under review/);
    expect(await seriousFindings(page)).toEqual([]);

    await controls.moveClock(21 * SECOND);
    await expect(entries(centre)).toContainText('Paid', { timeout: 20_000 });
    await centre.getByRole('button', { name: 'Close' }).click();
    await expect(header(page).getByRole('group', { name: 'Balance' })).toContainText('10,000.00');
    await page
      .getByRole('region', { name: 'Withdrawal to confirm' })
      .getByRole('button', { name: 'Confirm withdrawal' })
      .click();
    const confirmation = page.getByRole('dialog', { name: 'Confirm withdrawal' });
    await expect(confirmation.getByText(/2,339\.81/).first()).toBeVisible();
    await confirmation.getByRole('button', { name: 'Close' }).click();

    // Its money is gone from the balance, and sent again it is the same one.
    const lose = async (amount: string) => {
      await controls.faults([
        { endpoint: 'requestWithdrawal', kind: 'abortAfterCommit', times: 20 },
      ]);
      await fill(centre, amount);
      await centre.getByRole('button', { name: 'Withdraw now' }).click();
      await expect(centre.getByRole('alert')).toContainText(
        'We do not know whether your request reached us',
      );
    };
    await pressInDrawer(page, 'Withdraw');
    await lose('1000');
    await expect(header(page).getByText('9,000.00')).toHaveCount(1);
    expect(await seriousFindings(page)).toEqual([]);
    await controls.faults([]);
    await centre.getByRole('button', { name: 'Try again' }).click();
    await expect(entries(centre)).toHaveCount(2);

    await centre.getByRole('tab', { name: 'New withdrawal' }).click();
    await lose('500');
    await centre.getByRole('button', { name: 'Change it' }).click();
    await expect(centre.getByText('8,500.00')).toBeVisible();
    await centre.getByRole('tab', { name: /^Your requests/ }).click();
    await expect(entries(centre)).toHaveCount(3);
  });

  test('the button stays in sight, and off what has the focus', async ({ page, platform }) => {
    await goAs(page, platform.url, 'player', '/member/withdraw');
    const centre = memberCentre(page);
    await expectInReach(page, centre.getByRole('button', { name: 'Continue' }));
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectBeside(centre.getByRole('button', { name: 'Continue' }));
  });

  test('a member adds an account, requests a withdrawal, finds it again and cancels it', async ({
    page,
    platform,
  }) => {
    await goAs(page, platform.url, 'insein', '/member');
    const centre = memberCentre(page);
    await choosePage(centre, 'Withdrawal');
    await centre.getByRole('combobox', { name: 'Wallet or bank' }).selectOption('Wave Money');
    await centre.getByRole('textbox', { name: 'Number' }).fill('12345');
    await centre.getByRole('textbox', { name: 'Your real name' }).fill('Ma Khin Su');
    await centre.getByRole('button', { name: 'Add this account' }).click();
    await expect(
      centre.getByText('This number does not fit this kind of account. Please check it.'),
    ).toBeVisible();
    await centre.getByRole('textbox', { name: 'Number' }).fill('09 798 765 432');
    await centre.getByRole('button', { name: 'Add this account' }).click();
    // What was typed is still there when the question is closed.
    const asked = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(asked).toContainText('You are adding the account •••• 5432');
    await asked.getByRole('button', { name: 'Close' }).click();
    await expect(centre.getByRole('textbox', { name: 'Number' })).toHaveValue('09 798 765 432');
    await centre.getByRole('button', { name: 'Add this account' }).click();
    await asked.getByLabel('Payment password', { exact: true }).fill('111111');
    await asked.getByRole('button', { name: 'Confirm' }).click();
    await expect(asked.getByText('The payment password is wrong')).toBeVisible();
    await asked.getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
    await asked.getByRole('button', { name: 'Confirm' }).click();
    await expect(centre.getByRole('radio', { name: 'Wave Money •••• 5432' })).toBeChecked();
    await fill(centre, '100');
    await centre.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(entries(centre)).toContainText('Under review');

    await page.reload();
    await choosePage(centre, 'Withdrawal');
    await centre.getByRole('tab', { name: 'Your requests (1 under review)' }).click();
    await centre.getByRole('button', { name: /^Cancel: .*100\.00/ }).click();
    await page
      .getByRole('dialog', { name: 'Cancel this withdrawal?' })
      .getByRole('button', { name: 'Cancel the withdrawal' })
      .click();
    await expect(entries(centre)).toContainText(/Cancelled.*back in your balance/);
    await expect(centre.getByText('The withdrawal is cancelled', { exact: false })).toBeVisible();

    await entries(centre).getByText('Details').click();
    const ask = entries(centre).getByRole('button', { name: 'Ask support about this' });
    await ask.click();
    const feedback = page.getByRole('dialog', { name: 'Feedback' });
    await expect(feedback.getByRole('textbox')).toHaveValue(/^Transaction \S+: $/);
    await page.goBack();
    await expect(feedback).toHaveCount(0);
    await expect(ask).toBeFocused();

    await choosePage(centre, /^Withdrawal confirmation/);
    await expect(page.getByRole('dialog', { name: 'Confirm withdrawal' })).toContainText(
      'You have no withdrawals to confirm.',
    );
  });
});

test('a double press on Continue sends no request', async ({ page, platform, controls }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await goAs(page, platform.url, 'player', '/member/withdraw');
  const centre = memberCentre(page);
  await centre.getByRole('textbox', { name: 'Amount' }).fill('250.50');
  await centre.getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
  await pressTwice(page, centre.getByRole('button', { name: 'Continue' }));
  await expect(centre.getByRole('button', { name: 'Withdraw now' })).toBeVisible();
  const calls = await controls.callsTo(endpoints.requestWithdrawal.path);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('an agent withdraws; a refused amount is returned with its reason', async ({
  page,
  platform,
  controls,
}) => {
  await goAs(page, platform.url, 'agent', '/agentHome');
  const centre = page.getByRole('dialog', { name: 'Agent centre' });
  await centre
    .getByRole('navigation', { name: 'Agent centre' })
    .getByRole('button', { name: 'Withdrawal' })
    .click();
  await expect(centre.getByRole('radio', { name: 'Wave Money •••• 5432' })).toBeChecked();
  await fill(centre, '50000.44');
  await centre.getByRole('button', { name: 'Withdraw now' }).click();
  await expect(entries(centre)).toContainText('Under review');
  await expect(centre.getByRole('group', { name: 'Balance' })).toContainText('199,999.56');
  await controls.moveClock(21 * SECOND);
  await expect(entries(centre)).toContainText(/Refused.*could not verify the receiving account/, {
    timeout: 20_000,
  });
  await expect(centre.getByRole('group', { name: 'Balance' })).toContainText('250,000.00');
});
