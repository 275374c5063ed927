import type { Page } from '@playwright/test';
import { balance, expect, header, logIn, test } from '../harness/visit';

test('a missing stylesheet costs only its style, and is fetched again', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/assets/*.css', (route) => {
    const { pathname } = new URL(route.request().url());
    const isFirst = !asked.includes(pathname) && !pathname.includes('/base-');
    asked.push(pathname);
    return isFirst ? route.fulfill({ status: 503 }) : route.continue();
  });
  await page.goto('/');
  const marquee = page.getByRole('region', { name: 'Notices' });
  await expect(marquee).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('could not be shown')).toHaveCount(0);
  // Its stylesheet came at the second time.
  await expect(marquee).toHaveCSS('display', 'flex');
  expect(asked.filter((path) => path.includes('NoticeMarquee'))).toHaveLength(2);
});

test("a missing file of the members' part costs that part, and a press fetches it", async ({
  page,
}) => {
  let isBroken = true;
  await page.route('**/assets/member-*.js', (route) =>
    isBroken ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await logIn(page, 'player');
  const retry = header(page).getByRole('button', { name: 'Try again' });
  await expect(retry.first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  isBroken = false;
  await retry.first().click();
  await expect(balance(page)).toBeVisible();
});

/** A page that has fetched what it needs when it is outdated, as it does when it is idle. */
const openIdle = async (page: Page, address: string) => {
  const fetched = [/\/assets\/release-.*\.js/, /\/assets\/ReleaseNotice-.*\.js/].map((file) =>
    page.waitForResponse(file),
  );
  await page.goto(address);
  await Promise.all(fetched);
};

/** Another release was deployed: files of this page that were not fetched yet are gone. */
const deployAnother = async (page: Page) => {
  let isReloaded = false;
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    isReloaded ||= request.isNavigationRequest();
    if (isReloaded) return route.continue();
    if (pathname.startsWith('/assets/')) return route.fulfill({ status: 404 });
    if (pathname !== '/') return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ body: (await answer.text()).replace('/index-', '/index-next-') });
  });
};

test('a page of an earlier release reloads by itself where nothing was typed', async ({ page }) => {
  await openIdle(page, '/');
  await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  await deployAnother(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Slots' }).click();
  await reloaded;
  await expect(page.getByRole('searchbox', { name: 'Search by name' })).toBeVisible();
});

test('a page of an earlier release asks where something was typed', async ({ page }) => {
  await openIdle(page, '/rng');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('dragon');
  await deployAnother(page);
  await header(page).getByRole('button', { name: 'Customer service' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'A new version of this site' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('dragon');
  const reloaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(page.getByRole('searchbox', { name: 'Search by name' })).toBeVisible();
});
