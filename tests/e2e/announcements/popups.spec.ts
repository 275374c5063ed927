import type { Locator, Page } from '@playwright/test';
import { visitorPopups } from '../../../sandbox/seed/visitorPopups';
import { memberPopups } from '../../../sandbox/seed/memberPopups';
import { visitorNotices } from '../../../sandbox/seed/visitorNotices';
import { anyOf } from '../harness/anyOf';
import { goAs } from '../harness/people';
import { expect, fillAndSend, header, loginDialog, test } from '../harness/visit';

test.use({ announcements: true });

const PAGE_SIZE = 9;
const TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
const ANNOUNCEMENTS = '/wps/relay/MCSFE_getListAnnouncements';

/** Titles as a viewer should see them: newest first. */
const titlesOf = (rows: typeof visitorPopups, executions: string[], language: 'EN' | 'MY' = 'EN') =>
  rows
    .filter(({ execution }) => executions.includes(execution))
    .toSorted((one, other) => other.time.getTime() - one.time.getTime())
    .map(({ title }) => title[language]);

const announcements = (page: Page) => page.getByRole('dialog', { name: 'Announcements' });
const notices = (page: Page) => page.getByRole('dialog', { name: 'Notices' });
const titles = (dialog: Locator) =>
  dialog.getByRole('navigation', { name: 'Titles of the announcements' }).getByRole('listitem');
const noticeButton = (page: Page) => header(page).getByRole('button', { name: 'Notices' });
const marquee = (page: Page) => page.getByRole('region', { name: 'Notices' });

const close = async (dialog: Locator) => {
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
};
/** The language of every call for popups from now on. */
const popupsAskedIn = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === ANNOUNCEMENTS && searchParams.get('types')?.includes('PU'))
      asked.push(request.headers()['x-language'] ?? '');
  });
  return asked;
};
/** Everything that could bring the popup is there. */
const expectReadWithoutPopup = async (page: Page) => {
  await expect(marquee(page).getByRole('button').first()).toBeVisible();
  await expect(announcements(page)).toHaveCount(0);
};

test('a visitor: titles, hostile content, links, closing, promotion, language', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const dialog = announcements(page);
  await page.goto('/');

  await test.step('what is for visitors, nine titles by the page', async () => {
    const expected = titlesOf(visitorPopups, ['B']);
    await expect(titles(dialog)).toHaveText(expected.slice(0, PAGE_SIZE));
    await expect(dialog.getByText('Page 1 of 2')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await expect(dialog.getByText(TIME)).toBeVisible();
  });

  await test.step('what a content system that was broken into sends does nothing', async () => {
    await dialog.getByRole('button', { name: 'Safety notice' }).click();
    const detail = dialog.getByRole('region', { name: 'Safety notice' });
    await expect(detail.getByText('We never ask for a password')).toBeVisible();
    const sentence = detail.getByText('Please tell customer service');
    await expect(sentence).toBeVisible();
    const found = await detail.evaluate((element) => ({
      forbidden: [
        ...element.querySelectorAll(
          'script, style, iframe, object, embed, form, input, button, svg',
        ),
      ].map(({ tagName }) => tagName),
      handlers: [...element.querySelectorAll('*')]
        .flatMap((one) => one.getAttributeNames())
        .filter((name) => name.startsWith('on') || name === 'style'),
      addresses: [...element.querySelectorAll('[href], [src]')]
        .map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '')
        .filter((address) => /script:/i.test(address)),
    }));
    expect(found).toEqual({ forbidden: [], handlers: [], addresses: [] });
    await sentence.click();
    expect(await page.evaluate(() => 'hostileAnnouncement' in window)).toBe(false);
    await expect(page).toHaveTitle(/Padauk/);
  });

  await test.step('the second page, and a link into the site without an opener', async () => {
    const expected = titlesOf(visitorPopups, ['B']).slice(PAGE_SIZE);
    await dialog.getByRole('button', { name: 'Next page' }).click();
    await expect(titles(dialog)).toHaveText(expected);
    await expect(dialog.getByRole('button', { name: 'Next page' })).toBeDisabled();
    const [, second = ''] = expected;
    await titles(dialog).getByRole('button', { name: second }).click();
    await expect(dialog.getByRole('heading', { name: second })).toBeVisible();
    await dialog.getByRole('button', { name: 'Become an agent' }).click();
    const own = dialog.getByRole('link', { name: 'To the agent page' });
    await expect(own).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(own).not.toHaveAttribute('target');
  });

  await test.step('closed once, it stays closed in this browser session', async () => {
    await close(dialog);
    await page.reload();
    await expectReadWithoutPopup(page);
  });

  await page.evaluate(() => sessionStorage.clear());
  const asked = popupsAskedIn(page);
  await test.step('it is back in another session, and leads a guest to the login', async () => {
    await page.reload();
    await dialog.getByRole('button', { name: 'Go to the promotion' }).click();
    await expect(loginDialog(page)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(loginDialog(page)).toHaveCount(0);
    await expectReadWithoutPopup(page);
  });

  await test.step('another language brings the content in its words', async () => {
    await page.getByRole('combobox', { name: 'Language' }).selectOption('MY');
    await expect(page.locator('html')).toHaveAttribute('lang', 'my');
    const [newest = ''] = titlesOf(visitorNotices, ['B'], 'MY');
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: anyOf(newest) })
        .first(),
    ).toBeVisible();
    expect(asked).toEqual(['EN', 'MY']);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a member: titles, the promotion to the reward centre, notices', async ({ page }) => {
  await page.goto('/login');
  await fillAndSend(loginDialog(page), 'player');
  const dialog = announcements(page);
  await expect(titles(dialog)).toHaveText(titlesOf(memberPopups, ['A']).slice(0, PAGE_SIZE));
  await dialog.getByRole('button', { name: 'Next page' }).click();
  await expect(titles(dialog)).toHaveText(titlesOf(memberPopups, ['A']).slice(PAGE_SIZE));
  await dialog.getByRole('button', { name: 'Previous page' }).click();
  await titles(dialog).first().getByRole('button').click();

  await dialog.getByRole('button', { name: 'Go to the promotion' }).click();
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await expect(centre.getByRole('heading', { name: 'Reward centre' })).toBeVisible();
  await expect(
    centre.getByRole('list', { name: 'Promotion activities' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await close(centre);
  await expectReadWithoutPopup(page);
  await expect(
    marquee(page).getByRole('button', { name: 'Live casino around the clock' }).first(),
  ).toBeVisible();
  await expect(marquee(page)).not.toContainText('Your messages are behind the bell');

  await noticeButton(page).click();
  await centre.getByRole('tab', { name: 'Platform info' }).click();
  await expect(centre.getByText('Your messages are behind the bell')).toBeVisible();
  await expect(centre.getByText('Live casino around the clock')).toHaveCount(0);
});

for (const width of [360, 1440])
  test(`an open deposit is not covered by announcements: ${width} px`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await goAs(page, platform.url, 'player', '/member/deposit');
    const centre = page.getByRole('dialog', { name: 'Member centre' });
    await expect(centre.getByRole('heading', { name: 'Deposit', exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(announcements(page)).toHaveCount(0);
    await close(centre);
    await expect(announcements(page)).toBeVisible();
  });

test('who is here for the first time sees what is for that, once the password is changed', async ({
  page,
}) => {
  await page.goto('/login');
  await fillAndSend(loginDialog(page), 'newcomer');
  const change = page.getByRole('dialog', { name: 'Change password' });
  await change.getByLabel('New password', { exact: true }).fill('Lagoon#2027');
  await expect(announcements(page)).toHaveCount(0);
  await change.getByLabel('Repeat new password').fill('Lagoon#2027');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change).toHaveCount(0);
  const dialog = announcements(page);
  await expect(titles(dialog)).toHaveText(titlesOf(memberPopups, ['A', 'F']).slice(0, PAGE_SIZE));
  await expect(titles(dialog).filter({ hasText: 'Good to have you here' })).toHaveCount(1);
});

test('a link with an invalid token shows no announcements', async ({ page }) => {
  const asked = popupsAskedIn(page);
  await page.goto('/?token=nobody-has-this-one');
  await expect(page.getByText('The login link is no longer valid, please log in')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Banners' })).toBeVisible();
  await expect(announcements(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('at /login the announcements come last, and Escape closes the top dialog', async ({
  page,
  controls,
}) => {
  await page.goto('/login');
  const dialog = loginDialog(page);
  await dialog.getByRole('tab', { name: 'SMS' }).click();
  await dialog.getByRole('combobox', { name: 'Country code' }).click();
  await expect(dialog.getByRole('listbox')).toBeVisible();
  await expect(announcements(page)).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('listbox')).toBeHidden();
  await expect(dialog).toBeVisible();

  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('9761112222');
  await controls.settings({ whitelabel: { MOBILEVERCODELOGIN3: false } });
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const warning = page.getByRole('dialog', { name: 'No new code was sent' });
  await expect(warning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(warning).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(announcements(page)).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(announcements(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(announcements(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the running text can be stopped, and opens the notice that was clicked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const [, second = ''] = titlesOf(visitorNotices, ['B']);
  await page.goto('/');
  await close(announcements(page));
  const region = marquee(page);
  const motion = () =>
    region.evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ playState }) => playState),
    );
  await expect.poll(motion).toEqual(['running']);
  await region.getByRole('button', { name: 'Stop the notices moving' }).click();
  await expect.poll(motion).toEqual(['paused']);
  await expect(region.getByRole('button', { name: 'Let the notices move' })).toBeVisible();

  const opener = region.getByRole('button', { name: second });
  await opener.click();
  await expect(notices(page).getByRole('button', { name: second })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(notices(page).getByRole('region')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await region.getByRole('button', { name: 'Let the notices move' }).click();
  await header(page).hover();
  await expect(region.getByRole('button', { name: 'Stop the notices moving' })).toBeVisible();
});

test.describe('with the announcements closed', () => {
  test.use({ announcements: false });

  test('nine notices by the page: each opens in its place, links open elsewhere', async ({
    page,
  }) => {
    const expected = titlesOf(visitorNotices, ['B']);
    await page.goto('/');
    await noticeButton(page).click();
    const dialog = notices(page);
    await expect(dialog.getByRole('listitem')).toHaveCount(PAGE_SIZE);
    await expect(dialog.getByText(TIME)).toHaveCount(PAGE_SIZE);
    await expect(dialog.getByRole('heading', { level: 3 })).toContainText(
      expected.slice(0, PAGE_SIZE),
    );

    const first = dialog.getByRole('heading', { level: 3 }).first().getByRole('button');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(dialog.getByRole('region')).toHaveCount(1);
    await first.click();
    await expect(dialog.getByRole('region')).toHaveCount(0);

    await dialog.getByRole('button', { name: 'Play within your means' }).click();
    const other = dialog.getByRole('link', { name: 'gamblingtherapy.org' });
    await expect(other).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(other).toHaveAttribute('target', '_blank');

    await dialog.getByRole('button', { name: 'Next page' }).click();
    await expect(dialog.getByRole('heading', { level: 3 })).toContainText(
      expected.slice(PAGE_SIZE),
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(noticeButton(page)).toBeFocused();
  });
});
