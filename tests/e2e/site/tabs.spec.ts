import type { Page } from '@playwright/test';
import { otherTab } from '../harness/device';
import { gameDialog, gameFrame, heartOf } from '../harness/games';
import { goAs } from '../harness/people';
import { balance, CALLS, expect, expectGuest, header, test } from '../harness/visit';

const language = (page: Page) => page.getByRole('combobox', { name: /^(Language|ဘာသာစကား)$/ });

/** The paths that a tab asks the platform for from now on. */
const askedBy = (tab: Page): string[] => {
  const asked: string[] = [];
  tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
};

test('what the tabs of a member share, and what all tabs share', async ({
  page,
  controls,
  platform,
}) => {
  test.setTimeout(60_000);
  await controls.settings({ gameOutcome: 'win' });
  const [other, stranger] = [await otherTab(page), await otherTab(page)];
  await goAs(page, platform.url, 'player', '/fish?search=thunder');
  await goAs(other, platform.url, 'player', '/favorite');
  await goAs(stranger, platform.url, 'agent', '/fish?search=thunder');
  await expect(other.getByText('Press the heart of a game, and it appears here.')).toBeVisible();
  await expect(balance(page)).toContainText('12,345.67');
  await expect(balance(other)).toContainText('12,345.67');
  await expect(balance(stranger)).toContainText('250,000.00');
  // Only the tab in front draws frames.
  await page.bringToFront();
  const [askedByOther, askedByStranger] = [askedBy(other), askedBy(stranger)];

  await test.step('a favourite is added here and taken away there', async () => {
    const here = heartOf(page.getByRole('main'), 'Thunder Shark');
    const there = heartOf(other.getByRole('main'), 'Thunder Shark');
    await here.click();
    await expect(there).toHaveAttribute('aria-pressed', 'true');
    await expect(heartOf(stranger.getByRole('main'), 'Thunder Shark')).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await there.click();
    await expect(there).toHaveCount(0);
    await expect(here).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a bet moves the balance of both', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Thunder Shark' }).click();
    const game = gameFrame(page, 'Thunder Shark');
    await expect(game.getByText('Ks 12,345.67')).toBeVisible();
    await game.getByRole('button', { name: 'Cast the net' }).click();
    await expect(balance(page)).toContainText('12,445.67');
    await expect(balance(other)).toContainText('12,445.67');
    await gameDialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(gameDialog(page)).toHaveCount(0);
    await expect(balance(stranger)).toContainText('250,000.00');
    expect(askedByOther.filter((path) => path === CALLS.balance)).toEqual([]);
    expect(
      askedByStranger.filter((path) => path === CALLS.balance || path.includes('Favorite')),
    ).toEqual([]);
  });

  await test.step('signing out', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page
      .getByRole('dialog', { name: 'Sign out?' })
      .getByRole('button', { name: 'Sign out' })
      .click();
    await expect(header(other).getByRole('button', { name: 'Log in' })).toBeVisible();
    await expectGuest(page);
    await expectGuest(other);
    await stranger.getByRole('button', { name: 'Refresh balance' }).click();
    await expect(balance(stranger)).not.toHaveAttribute('aria-busy', 'true');
    await expect(balance(stranger)).toContainText('250,000.00');
  });

  await test.step('the language, from a guest to a member and back', async () => {
    const search = stranger.getByRole('searchbox');
    await expect(search).toHaveValue('thunder');
    await language(page).selectOption('MY');
    for (const tab of [page, stranger]) {
      await expect(tab.locator('html')).toHaveAttribute('lang', 'my');
      await expect(language(tab)).toHaveValue('MY');
    }
    await expect(search).toHaveValue('thunder');
    await language(stranger).selectOption('EN');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(stranger.getByRole('heading', { name: 'Fishing', level: 1 })).toBeVisible();
  });
});
