import myCentre from '../../../locales/my/member/memberCentre.json' with { type: 'json' };
import { joinSyllables } from '../../../src/i18n/burmese';
import { goAs } from '../harness/people';
import { expect, test } from '../harness/visit';

test('the tab has the title of the page of the member centre, and of help', async ({
  page,
  platform,
}) => {
  for (const [address, title] of [
    ['/member/deposit', 'Deposit'],
    ['/member/messages', 'Messages'],
    ['/help', 'Help centre'],
  ] as const) {
    await goAs(page, platform.url, 'player', address);
    await expect(page).toHaveTitle(`${title} · Padauk`);
  }
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect(page).toHaveTitle('Home · Padauk');
});

test('the tab has the title of the page of the agent centre', async ({ page, platform }) => {
  await goAs(page, platform.url, 'agent', '/agentHome/team');
  await expect(page).toHaveTitle('Team management · Padauk');
});

test('the title of the tab is in the language of the page', async ({ page, platform }) => {
  await page.addInitScript(() => {
    if (window.origin.startsWith('http')) localStorage.setItem('lang', 'MY');
  });
  await goAs(page, platform.url, 'player', '/member/messages');
  await expect(page).toHaveTitle(`${joinSyllables(myCentre.messageV2.title)} · Padauk`);
});
