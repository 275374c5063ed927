import type { Locator, Page } from '@playwright/test';
import english from '../../../locales/en/site/common.json' with { type: 'json' };
import burmese from '../../../locales/my/site/common.json' with { type: 'json' };
import englishShell from '../../../locales/en/site/shell.json' with { type: 'json' };
import burmeseShell from '../../../locales/my/site/shell.json' with { type: 'json' };
import { joinSyllables } from '../../../src/i18n/burmese';
import { goAs } from '../harness/people';
import { expect, header, test } from '../harness/visit';

/** Content that is wider than its box is cut off there. */
const isCut = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
/** Whether a click on its middle reaches it. */
const isInReach = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 2, (left + right) / 2, right - 2].every((x) =>
      element.contains(document.elementFromPoint(x, (top + bottom) / 2)),
    );
  });
const overlap = async (one: Locator, other: Locator) => {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('both are to be seen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};
const enlargeType = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    ),
  );

test.describe('at 200 % of a window of 1,280 px', () => {
  test.use({ viewport: { width: 640, height: 400 } });

  test('the header has all its buttons, and the dates of a record are complete', async ({
    page,
    platform,
  }) => {
    await goAs(page, platform.url, 'player', '/');
    const balance = header(page).getByRole('group', { name: 'Balance' });
    for (const button of [
      balance.getByRole('button', { name: 'Hide balance' }),
      balance.getByRole('button', { name: 'Refresh balance' }),
      header(page)
        .getByRole('link', { name: 'Withdraw' })
        .or(header(page).getByRole('button', { name: 'Withdraw' })),
    ]) {
      await expect(button).toBeVisible();
      await expect.poll(() => isInReach(button)).toBe(true);
    }
    await header(page).getByRole('button', { name: 'Account menu' }).click();
    await expect
      .poll(
        () => isInReach(page.getByRole('menuitem', { name: 'Sign out' })),
        'the whole menu, without scrolling',
      )
      .toBe(true);
    await page.getByRole('menuitem', { name: 'Betting record' }).click();
    const from = page.getByRole('dialog', { name: 'Member centre' }).getByLabel('From');
    await expect.poll(async () => (await from.boundingBox())?.width).toBeGreaterThanOrEqual(144);
  });
});

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('a game fills the screen except for the line with its name and buttons', async ({
    page,
    platform,
  }) => {
    await goAs(page, platform.url, 'player', '/fish?search=Thunder');
    await page.getByRole('button', { name: 'Thunder Shark', exact: true }).click();
    const frame = page.getByTitle('Thunder Shark');
    await expect(frame).toBeVisible();
    await expect.poll(() => frame.boundingBox()).toMatchObject({ x: 0, width: 740 });
    await expect(page.getByText('Time played')).toBeVisible();
    expect((await frame.boundingBox())?.height).toBeGreaterThan(300);
    await expect(
      frame.contentFrame().getByRole('button', { name: 'Cast the net' }),
      'it is played without scrolling',
    ).toBeInViewport({ ratio: 1 });
  });
});

test.describe('with type of twice its size', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('nothing of header, side menu, chat and member centre is cut off or covered', async ({
    page,
    platform,
  }) => {
    await enlargeType(page);
    await goAs(page, platform.url, 'player', '/');
    const balance = header(page).getByRole('group', { name: 'Balance' });
    await expect(balance).toContainText('12,345.67');
    expect(await overlap(balance, header(page).getByRole('link', { name: 'Agent' }))).toBe(false);
    expect(await isInReach(balance.getByRole('button', { name: 'Refresh balance' }))).toBe(true);
    const side = page.getByRole('complementary', { name: 'Side menu' });
    await expect(
      side.getByRole('link', { name: 'Welcome bonus on your first deposit' }),
    ).toBeVisible();
    expect(await isCut(side.locator('a > span, button > span'))).toEqual([]);
    expect(await isInReach(side.getByRole('link', { name: 'Home', exact: true }))).toBe(true);

    await header(page).getByRole('button', { name: 'Customer service' }).click();
    await page
      .getByRole('dialog', { name: 'Customer service' })
      .getByRole('button', { name: 'For players' })
      .click();
    const send = page
      .getByRole('region', { name: 'Chat with customer service' })
      .getByRole('button', { name: 'Send' });
    await expect(send).toBeVisible();
    expect(await isInReach(send)).toBe(true);
    await page.getByRole('button', { name: 'Fold the chat away' }).click();

    await header(page).getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Betting record' }).click();
    const centre = page.getByRole('dialog', { name: 'Member centre' });
    await expect(centre.getByRole('heading', { name: 'Betting record' })).toBeVisible();
    expect(await isCut(centre.getByRole('navigation').locator('button > span'))).toEqual([]);
  });

  test("a vendor's logo is complete, and a room names its game", async ({ page, platform }) => {
    await enlargeType(page);
    await goAs(page, platform.url, 'player', '/sports');
    const sign = page
      .getByRole('main')
      .getByRole('button', { name: 'BTi Sports' })
      .first()
      .locator('img');
    await expect
      .poll(() =>
        sign.evaluate((image) => image.clientHeight <= (image.parentElement?.clientHeight ?? 0)),
      )
      .toBe(true);
    await goAs(page, platform.url, 'player', '/pvp');
    const room = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Texas Hold’em' })
      .first();
    await expect(room).toBeVisible();
    expect(await isCut(room.locator('h3, p'))).toEqual([]);
  });

  for (const lang of ['EN', 'MY'])
    test(`a guest's buttons are side by side: ${lang}`, async ({ page }) => {
      await page.addInitScript((given) => localStorage.setItem('lang', given), lang);
      await enlargeType(page);
      await page.goto('/');
      const [common, shell] = lang === 'EN' ? [english, englishShell] : [burmese, burmeseShell];
      const [register, logIn] = [shell.register, common.logIn].map((name) =>
        header(page).getByRole('button', { name: joinSyllables(name), exact: true }),
      );
      if (!register || !logIn) throw new Error('two names');
      await expect(logIn).toBeVisible();
      expect(await overlap(register, logIn)).toBe(false);
      expect(await isCut(register.or(logIn))).toEqual([]);
    });
});
