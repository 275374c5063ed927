import type { Page } from '@playwright/test';
import { balance, expect, header, logIn, test } from '../harness/visit';

/** Answers the first request for each of these files with a fault, and counts all of them. */
const failOnce = async (page: Page, files: RegExp) => {
  const asked: string[] = [];
  await page.route(files, (route) => {
    const { pathname } = new URL(route.request().url());
    const isFirst = !asked.includes(pathname);
    asked.push(pathname);
    return isFirst ? route.fulfill({ status: 503 }) : route.continue();
  });
  return (name: string) => asked.filter((path) => path.includes(`/${name}-`)).length;
};

/** Answers requests for these files with 404 until `mend` is called. */
const lose = async (page: Page, files: RegExp) => {
  const count = { asked: 0 };
  let isLost = true;
  await page.route(files, (route) => {
    count.asked += 1;
    return isLost ? route.fulfill({ status: 404 }) : route.continue();
  });
  return {
    count,
    mend: () => {
      isLost = false;
    },
  };
};

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const userName = (page: Page) =>
  page.getByRole('dialog').getByRole('textbox', { name: 'Username' });

test('a stylesheet that fails once is asked for again, and its part has its style', async ({
  page,
}) => {
  const asked = await failOnce(page, /\/assets\/(?!base-)[^/]+\.css$/);
  await page.goto('/');
  const marquee = page.getByRole('region', { name: 'Notices' });
  await expect(marquee).toBeVisible();
  await expect(marquee).toHaveCSS('display', 'flex');
  await expect(menuOf(page)).toBeVisible();
  await header(page).getByRole('button', { name: 'Log in' }).click();
  await expect(userName(page)).toBeVisible();
  await expect(page.getByText('could not be shown')).toHaveCount(0);
  expect(['NoticeMarquee', 'forms', 'login'].map(asked)).toEqual([2, 2, 2]);
});

test('code that fails once is asked for again, and the login dialog opens', async ({ page }) => {
  const asked = await failOnce(page, /\/assets\/(forms|login)-[^/]+\.js$/);
  await page.goto('/');
  await header(page).getByRole('button', { name: 'Log in' }).click();
  await expect(userName(page)).toBeVisible();
  expect(asked('forms')).toBe(2);
});

for (const kind of ['css', 'js'])
  test(`a page whose ${kind} file is gone costs its place, and each retry asks`, async ({
    page,
  }) => {
    await page.goto('/');
    const files = await lose(page, new RegExp(`/assets/GameListScreen-[^/]+\\.${kind}$`));
    await menuOf(page).getByRole('link', { name: 'Slots' }).click();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(menuOf(page)).toBeVisible();
    await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search by name' })).toHaveCount(0);
    const before = files.count.asked;
    files.mend();
    await retry.click();
    await expect(page.getByRole('searchbox', { name: 'Search by name' })).toBeVisible();
    expect(files.count.asked).toBe(before + 1);
  });

for (const kind of ['css', 'js'])
  test(`a missing ${kind} file of members costs its part, and a press fetches it`, async ({
    page,
  }) => {
    const files = await lose(page, new RegExp(`/assets/member-[^/]+\\.${kind}$`));
    await logIn(page, 'player');
    const retry = header(page).getByRole('button', { name: 'Try again' });
    await expect(retry.first()).toBeVisible();
    await expect(menuOf(page)).toBeVisible();
    files.mend();
    await retry.first().click();
    await expect(balance(page)).toBeVisible();
  });

test('a page whose own code fails once asks again, and keeps what was typed', async ({ page }) => {
  const files = await lose(page, /\/assets\/base-[^/]+\.js$/);
  await page.clock.install();
  const failed = page.waitForResponse(/\/assets\/base-[^/]+\.js$/);
  await page.goto('/login');
  await failed;
  await userName(page).fill('thiri');
  files.mend();
  await page.clock.runFor(1_000);
  // The app's own dialog has the other ways to log in.
  await expect(page.locator('body > [data-login]')).toHaveCount(0);
  await expect(userName(page)).toHaveValue('thiri');
});

test('a page whose own code is gone is loaded again by itself', async ({ page }) => {
  const files = await lose(page, /\/assets\/index-[^/]+\.js$/);
  await page.clock.install();
  await page.goto('/');
  const asked = () => files.count.asked;
  await expect.poll(asked).toBe(1);
  await page.clock.runFor(1_000);
  await expect.poll(asked).toBe(2);
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.clock.runFor(4_000);
  await reloaded;
  files.mend();
  await page.clock.runFor(1_000);
  await header(page).getByRole('button', { name: 'Log in' }).click();
  await expect(userName(page)).toBeVisible();
});

/** A page that has fetched what it needs when it is outdated, as it does when it is idle. */
const openIdle = async (page: Page, address: string) => {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => {
    const [, name] = /\/assets\/(parts|release)-[^/]+\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) fetched.push(name);
  });
  await page.goto(address);
  // The code of the notice, its words, and what it shares with others.
  await expect.poll(() => fetched.toSorted()).toEqual(['parts', 'release', 'release']);
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
