import { endpoints } from '../../../contract/endpoints';
import {
  balance,
  CALLS,
  expect,
  expectGuest,
  fillAndSend,
  header,
  logIn,
  loginDialog,
  test,
  tokenIn,
} from '../harness/visit';

test.describe('with announcements', () => {
  test.use({ announcements: true });

  for (const width of [360, 1440])
    test(`the next person finds nothing of the last one: ${width}`, async ({ page, controls }) => {
      await page.setViewportSize({ width, height: 740 });
      const popup = page.getByRole('dialog', { name: 'Announcements' });
      const enter = async () => {
        await header(page).getByRole('button', { name: 'Log in' }).click();
        await fillAndSend(loginDialog(page), 'player');
      };
      await page.goto('/');
      await popup.getByRole('button', { name: 'Close' }).click();
      await enter();
      await expect(balance(page)).toContainText('12,345.67');

      await header(page).getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      const question = page.getByRole('dialog', { name: 'Sign out?' });
      await expect(question).toBeVisible();
      await page.context().setOffline(true);
      await question.getByRole('button', { name: 'Sign out' }).click();
      await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
      await expect(page.getByText(/^You are signed out here, but we could not/)).toBeVisible();
      await expect(popup).toHaveCount(0);
      expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
      expect(await controls.callsTo(CALLS.logout)).toEqual([]);
      await page.context().setOffline(false);
      await expect.poll(() => controls.callsTo(CALLS.logout)).toMatchObject([{ status: 200 }]);

      await enter();
      await expect(popup).toBeVisible();
    });
});

test('a page that the browser had kept reads its session again', async ({ page, platform }) => {
  // A kept page asks nothing.
  await page.route(`**${endpoints.sessionWatch.path}`, () => undefined);
  await logIn(page, 'player');
  await expect(balance(page)).toContainText('12,345.67');
  const token = (await tokenIn(page)) ?? '';
  await fetch(`${platform.url}${CALLS.logout}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
  });
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  await expectGuest(page);
});

test('a site that closes during a login says so at once, in the language of the page', async ({
  page,
  controls,
}) => {
  // Any earlier, another call of the page could learn of it and take the dialog away.
  await page.route(`**${CALLS.login}`, async (route) => {
    await controls.settings({ systemStatus: 1 });
    await route.continue();
  });
  await logIn(page, 'player');
  await expect(page.getByRole('heading', { name: 'System maintenance' })).toBeVisible();
});
