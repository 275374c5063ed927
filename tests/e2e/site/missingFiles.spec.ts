import { balance, expect, header, logIn, test } from '../harness/visit';

test('a stylesheet that does not come costs nothing but its style, and is fetched again', async ({
  page,
}) => {
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

test("a member's file that does not come costs its part, and a press fetches it", async ({
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
