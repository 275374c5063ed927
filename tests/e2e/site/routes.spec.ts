import type { Page } from '@playwright/test';
import { goAs, type Who } from '../harness/people';
import { expect, fillAndSend, loginDialog, test, tokenIn } from '../harness/visit';

/** Where one lands, and what stands there. */
type Landing = { at: string; heading?: string; dialog?: string };
type Row = { address: string; isLike?: string } & Record<
  'guest' | 'trial' | 'player' | 'agent',
  Landing
>;

const home = { at: '/' };
const door = { at: '/login', dialog: 'Log in' };
const same = (landing: Landing) => ({
  guest: landing,
  trial: landing,
  player: landing,
  agent: landing,
});
const forMembers = (landing: Landing) => ({
  guest: door,
  trial: landing,
  player: landing,
  agent: landing,
});
const list = (at: string, heading: string, isLike?: string) => ({
  address: at,
  ...(isLike && { isLike }),
  ...same({ at, heading }),
});
const game = '/seamless?vassalage=JL&gameType=FISH&gameCode=F001';
const gamePage = { at: '/seamless', dialog: undefined, heading: 'Thunder Shark' };
const trialAlert = { at: '/', dialog: 'Demo account' };

/**
 * Every row of the routes table (spec §2 Routes), as guest, trial member, member and agent. Guests
 * type each address; everybody else those that are not `isLike` another one. Trial members and
 * agents do not type the pages of the site that members find at the same address. An address that
 * is not typed is a step in the page that stands there.
 */
const ROUTES: Row[] = [
  { address: '/', ...same(home) },
  { address: '/index', isLike: '/', ...same(home) },
  { address: '/index.html', isLike: '/', ...same(home) },
  { address: '/home', isLike: '/', ...same(home) },
  { address: '/login', ...same(home), guest: door },
  { address: '/register', ...same(home), guest: { at: '/register', dialog: 'Register' } },
  {
    address: '/agent',
    ...same({ at: '/agent' }),
    agent: { at: '/agentHome', dialog: 'Agent centre' },
  },
  {
    address: '/agentHome',
    ...same({ at: '/agent' }),
    agent: { at: '/agentHome', dialog: 'Agent centre' },
  },
  {
    address: '/agentHome/team',
    ...same({ at: '/agent' }),
    agent: { at: '/agentHome/team', dialog: 'Agent centre' },
  },
  { address: '/member', ...forMembers({ at: '/member', dialog: 'Member centre' }) },
  {
    address: '/member/bets',
    ...forMembers({ at: '/member/bets', dialog: 'Member centre' }),
  },
  {
    address: '/help#forgot-password',
    ...same({ at: '/help#forgot-password', dialog: 'Help centre' }),
  },
  list('/sports', 'Sports'),
  {
    address: '/help',
    isLike: '/help#forgot-password',
    ...same({ at: '/help', dialog: 'Help centre' }),
  },
  list('/promotions#welcome', 'Welcome bonus on your first deposit'),
  list('/esports', 'E-sports', '/sports'),
  list('/promotions', 'Promotions', '/promotions#welcome'),
  list('/cockfight', 'Cockfight', '/sports'),
  list('/lott', 'Lottery', '/sports'),
  list('/elott', 'E-lottery', '/sports'),
  list('/live', 'Live casino', '/sports'),
  list('/fish', 'Fishing', '/sports'),
  list('/rng', 'Slots', '/sports'),
  list('/pvp', 'Poker & cards', '/sports'),
  list('/rng?vassalage=JL', 'Slots'),
  list('/nowhere', 'This page does not exist'),
  list('/JL', 'Slots'),
  { address: '/favorite', ...forMembers({ at: '/favorite', heading: 'Favourites' }) },
  {
    address: '/recent',
    isLike: '/favorite',
    ...forMembers({ at: '/recent', heading: 'Recent games' }),
  },
  {
    address: '/lottery?gameCode=SSC1',
    ...forMembers({ at: '/lottery?gameCode=SSC1', heading: 'Quick lotteries' }),
  },
  {
    address: '/seaLottery',
    isLike: '/lottery?gameCode=SSC1',
    ...forMembers({ at: '/seaLottery', heading: 'Southeast Asian lotteries' }),
  },
  {
    address: '/vnLottery',
    isLike: '/lottery?gameCode=SSC1',
    ...forMembers({ at: '/vnLottery', heading: 'Vietnamese lotteries' }),
  },
  { address: game, guest: door, trial: trialAlert, player: gamePage, agent: gamePage },
  {
    address: game.replace('seamless', 'lottert'),
    guest: door,
    trial: trialAlert,
    player: gamePage,
    agent: gamePage,
  },
];

const WHO = ['guest', 'trial', 'player', 'agent'] as const satisfies readonly Who[];

const PER_TEST = 16;
const isTyped = (who: (typeof WHO)[number], row: Row): boolean => {
  if (who === 'guest') return true;
  if (row.isLike !== undefined) return false;
  const isPage = row[who].heading !== undefined && row[who] === row.player;
  return who === 'player' || !isPage;
};
/** Another address for the page that stands there, as a step back in the history has it. */
const stepTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    const state = { key: to, idx: history.length };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);

const chunks = Array.from({ length: Math.ceil(ROUTES.length / PER_TEST) }, (_, i) =>
  ROUTES.slice(i * PER_TEST, (i + 1) * PER_TEST),
);

for (const who of WHO)
  for (const rows of chunks) {
    test(`${who}: ${rows.map(({ address }) => address).join(', ')}`, async ({ page, platform }) => {
      test.setTimeout(60_000);
      for (const [index, row] of rows.entries()) {
        await test.step(row.address, async () => {
          const { at, heading, dialog } = row[who];
          if (index === 0) await goAs(page, platform.url, who, row.address);
          else if (isTyped(who, row)) await page.goto(row.address);
          else await stepTo(page, row.address);
          await expect(page).toHaveURL(
            (url) =>
              (url.pathname + url.search + url.hash).startsWith(at) &&
              (at !== '/' || url.pathname === '/'),
          );
          if (dialog)
            await expect(
              page
                .getByRole('dialog', { name: dialog })
                .or(page.getByRole('alertdialog', { name: dialog })),
            ).toBeVisible();
          else await expect(page.getByRole('dialog')).toHaveCount(0);
          if (heading)
            await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        });
      }
      expect((await tokenIn(page)) === null, 'and is still the same').toBe(who === 'guest');
    });
  }

test("pages of games hide the side menu; the agents' pages have no player layout", async ({
  page,
  platform,
}) => {
  await goAs(page, platform.url, 'player', '/vnLottery');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Side menu' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await goAs(page, platform.url, 'guest', '/agent');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('a page that needs a login opens after the login', async ({ page }) => {
  await page.goto('/recent');
  await fillAndSend(loginDialog(page), 'player');
  await expect(page.getByRole('heading', { level: 1, name: 'Recent games' })).toBeVisible();
  await expect(page).toHaveURL(/\/recent$/);
});

test('an address that is changed by hand is gone to, twice over', async ({ page }) => {
  await page.goto('/help');
  const help = page.getByRole('dialog', { name: 'Help centre' });
  await expect(help).toBeVisible();
  // As the address bar does it: the entry has no state, like the one before.
  const type = (hash: string) =>
    page.evaluate((to) => {
      location.hash = to;
    }, hash);
  const topic = (name: RegExp) => help.getByRole('heading', { name });
  await type('forgot-password');
  await expect(topic(/forgot/i)).toBeVisible();
  await type('');
  await expect(topic(/forgot/i)).toHaveCount(0);
});

test('a page that is gone to begins at its top, and Back returns to the place left', async ({
  page,
}) => {
  const y = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/');
  const fishing = page.getByRole('region', { name: 'Fishing' });
  await fishing.scrollIntoViewIfNeeded();
  await fishing.getByRole('link', { name: 'All' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fishing' })).toBeVisible();
  await expect.poll(y).toBe(0);
  await page.goBack();
  await expect(fishing).toBeInViewport();
});
