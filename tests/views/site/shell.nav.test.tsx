import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Promotion } from '../../../contract/domain';
import { media } from '../../../src/ui/tokens.css';
import { screenWhere } from '../../ui/screen';
import {
  agent,
  amount,
  bootWith,
  fault,
  lane,
  never,
  normal,
  openAccountMenu,
  platform,
  player,
  renderWorld,
  signedInAs,
  trial,
  type WorldOptions,
} from './shell.world';

const member = { restoreSession: () => Promise.resolve(signedInAs(player)) };
const header = () => within(screen.getByRole('banner'));
const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));
const side = () => within(screen.getByRole('complementary', { name: 'Side menu' }));
const footer = () => within(screen.getByRole('contentinfo'));
const matches = ({ session }: Awaited<ReturnType<typeof renderWorld>>, state: object) =>
  session()?.getSnapshot().matches(state);

describe('main navigation', () => {
  test('leads home, to every category with a vendor, and to the promotions', async () => {
    await renderWorld({
      loadVendors: () =>
        Promise.resolve([
          lane('RNG', 'JL', 'FC'),
          lane('FISH', 'JL'),
          lane('SPORTS', 'BTI', 'PIN'),
          lane('ESPORTS', 'TF'),
          lane('COCKFIGHT', 'DS88', 'AV'),
        ]),
    });
    await nav().findByRole('button', { name: 'E-sports' });
    expect(
      nav()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Home', '/'],
      ['Slots', '/rng'],
      ['Fishing', '/fish'],
      ['Sports', '/sports'],
      ['Cockfight', '/cockfight'],
      ['Promotions', '/promotions'],
    ]);
    expect(nav().getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  });

  test('opens the only vendor of a category at once', async () => {
    const launchGame = vi.fn(() => new Promise<never>(() => undefined));
    const { user } = await renderWorld({ ...member, launchGame });
    await header().findByRole('button', { name: 'Account menu' });
    await user.click(await nav().findByRole('button', { name: 'Cockfight' }));
    expect(launchGame).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ vendor: 'DS88', category: 'COCKFIGHT', code: '' }),
    );
  });

  test('marks the category of the game that has the page', async () => {
    const launchGame = vi.fn(() =>
      Promise.resolve({
        kind: 'launched' as const,
        name: 'DS88 Arena',
        url: 'https://games.test/play',
        opening: 'page' as const,
        needsTransfer: false,
        frame: { sandbox: '', allow: '', origin: 'https://games.test' },
      }),
    );
    const { user } = await renderWorld({ ...member, launchGame });
    await header().findByRole('button', { name: 'Account menu' });
    const cockfight = await nav().findByRole('button', { name: 'Cockfight' });
    expect(cockfight).not.toHaveAttribute('aria-current');
    expect(nav().getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await user.click(cockfight);
    await waitFor(() => expect(cockfight).toHaveAttribute('aria-current', 'true'));
    expect(nav().getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });

  test('shows the vendors of a category: pages of games, or their own lobby', async () => {
    const world = await renderWorld();
    await world.user.click(await nav().findByRole('button', { name: 'Vendors: Slots' }));
    const slots = within(await nav().findByRole('list', { name: 'Vendors: Slots' }));
    expect(await slots.findByRole('link', { name: 'Maker JL' })).toHaveAttribute(
      'href',
      '/rng?vassalage=JL',
    );
    await world.user.click(nav().getByRole('button', { name: 'Vendors: Sports' }));
    const sports = within(await nav().findByRole('list', { name: 'Vendors: Sports' }));
    expect(nav().queryByRole('list', { name: 'Vendors: Slots' })).toBeNull();
    await world.user.click(await sports.findByRole('button', { name: 'Maker BTI' }));
    expect(matches(world, { dialog: 'login' })).toBe(true);
  });

  test.each([
    ['on their way', never],
    ['out of reach', () => fault('offline')],
  ] as const)('leads to the known pages while the vendors are %s', async (_, loadVendors) => {
    await renderWorld({ loadVendors });
    await waitFor(() =>
      expect(
        nav()
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual([
        '/',
        '/rng',
        '/live',
        '/fish',
        '/pvp',
        '/lott',
        '/elott',
        '/sports',
        '/esports',
        '/promotions',
      ]),
    );
  });

  test.each([
    ['/rng', 'Slots'],
    ['/promotions', 'Promotions'],
  ])('marks the present page: %s', async (path, name) => {
    await renderWorld({ path });
    await waitFor(() =>
      expect(nav().getByRole('link', { name })).toHaveAttribute('aria-current', 'page'),
    );
    expect(nav().getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });
});

describe('header', () => {
  test('counts what a member has not read', async () => {
    const counts = {
      unreadMessages: 3,
      promotions: 0,
      missions: 0,
      withdrawals: 0,
      claimable: null,
      vip: null,
      contracts: { dividend: 0, daily: 0, hourly: 0, realTime: 0 },
    };
    await renderWorld({ ...member, loadCounts: () => Promise.resolve(counts) });
    await waitFor(() =>
      expect(header().getByRole('button', { name: 'Notices' })).toHaveAccessibleDescription(
        '3 unread messages',
      ),
    );
  });

  test.each([
    ['is named', platform.resources, 1],
    ['is not', {}, 0],
  ])('links Telegram where it %s', async (_, resources, count) => {
    await renderWorld({
      boot: () => Promise.resolve({ status: normal, platform: { ...platform, resources } }),
    });
    await waitFor(() =>
      expect(header().queryAllByRole('link', { name: 'Telegram' })).toHaveLength(count),
    );
  });

  test('shows the time of the balance', async () => {
    const asOf = new Date(2026, 10, 21, 14, 5, 9).getTime();
    await renderWorld({ ...member, loadBalance: () => Promise.resolve({ ...amount('1'), asOf }) });
    expect(await header().findByText('as of 14:05')).toHaveAttribute(
      'title',
      '2026-11-21 14:05:09',
    );
  });
});

describe('account menu', () => {
  test('counts the waiting rewards, and has the points mall when there are points', async () => {
    const counts = {
      unreadMessages: 0,
      promotions: 2,
      missions: 0,
      withdrawals: 0,
      claimable: null,
      vip: { level: 3, label: 'Gold' },
      contracts: { dividend: 0, daily: 0, hourly: 0, realTime: 0 },
    };
    const { user } = await renderWorld({
      ...member,
      boot: bootWith({ PTSYS3: true }),
      loadCounts: () => Promise.resolve(counts),
    });
    expect(await header().findByText('Gold')).toBeVisible();
    const menu = await openAccountMenu(user);
    expect(
      menu
        .getAllByRole('menuitem')
        .map((item) => item.getAttribute('aria-description'))
        .filter((description) => description !== null),
    ).toEqual(['K12,345.67', '2 rewards wait']);
    expect(menu.getByRole('menuitem', { name: 'Reward centre' })).toHaveAccessibleDescription(
      '2 rewards wait',
    );
    expect(menu.getByRole('menuitem', { name: 'VIP Gold' })).toBeVisible();
    await user.click(menu.getByRole('menuitem', { name: 'Points mall' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Hot games' })).toBeNull());
  });
});

describe('side menu', () => {
  const offers = (over: WorldOptions, hasReferral: boolean): WorldOptions => ({
    ...over,
    boot: () => Promise.resolve({ status: normal, platform: { ...platform, hasReferral } }),
  });

  test.each([
    ['a guest, whatever runs', {}, false, 1],
    ['a member while the promotion runs', member, true, 1],
    [
      'no trial member: it has no code to invite with',
      { restoreSession: () => Promise.resolve(signedInAs(trial)) },
      true,
      0,
    ],
    ['no member without the promotion', member, false, 0],
    ['no agent', { restoreSession: () => Promise.resolve(signedInAs(agent)) }, true, 0],
  ] as const)('offers to invite friends to %s', async (_, who, hasReferral, count) => {
    await renderWorld(offers(who, hasReferral));
    await side().findByRole('link', { name: 'Viber' });
    await waitFor(() =>
      expect(side().queryAllByRole('button', { name: 'Invite friends' })).toHaveLength(count),
    );
  });

  test('keeps the space of the invitation until the platform has answered', async () => {
    await renderWorld({ ...member, boot: () => new Promise(() => undefined) });
    await screen.findByRole('button', { name: 'Account menu' });
    expect(side().getByText('Invite friends')).toBeInTheDocument();
    expect(side().queryByRole('button', { name: 'Invite friends' })).toBeNull();
  });

  test('asks a guest to log in for rewards, and opens them for a member', async () => {
    const guest = await renderWorld();
    await guest.user.click(await side().findByRole('button', { name: 'Bet and be rewarded' }));
    expect(matches(guest, { dialog: 'login' })).toBe(true);
  });

  test('lists the first six promotions by name, and links to the rest', async () => {
    const promotion = Array.from(
      { length: 7 },
      (_, index) => ({ id: `p ${index + 1}`, title: `Offer ${index + 1}` }) as Promotion,
    );
    await renderWorld({
      loadAnnouncements: () =>
        Promise.resolve({ banners: [], popup: [], player: [], home: [], promotion }),
    });
    expect(await side().findByRole('link', { name: 'Offer 1' })).toHaveAttribute(
      'href',
      '/promotions#p%201',
    );
    expect(side().getByRole('link', { name: 'Offer 6' })).toBeVisible();
    expect(side().queryByRole('link', { name: 'Offer 7' })).toBeNull();
    expect(side().getByRole('link', { name: 'More promotions' })).toHaveAttribute(
      'href',
      '/promotions',
    );
  });

  test('shows the codes of the apps, and links to their guides', async () => {
    const apps = {
      IOS: { labelNameEn: 'iOS app', url: 'https://app.example/ios' },
      ANDROID: { labelNameEn: 'Android app', url: 'https://app.example/android' },
    };
    const { user, session } = await renderWorld({
      boot: () => Promise.resolve({ status: normal, platform: { ...platform, resources: apps } }),
    });
    const entry = await side().findByRole('button', { name: 'Get the app', expanded: false });
    await user.hover(entry);
    const panel = within(await side().findByRole('group', { name: 'Get the app' }));
    expect(await panel.findByRole('img', { name: 'QR code of the iOS app' })).toHaveAttribute(
      'width',
      '200',
    );
    expect(panel.getByRole('link', { name: 'Android app' })).toHaveAttribute(
      'href',
      'https://app.example/android',
    );
    await user.keyboard('{Escape}');
    await user.click(entry);
    await user.click(await side().findByRole('button', { name: 'Install on iOS' }));
    expect(
      session()?.getSnapshot().children.support?.getSnapshot().matches({ guide: 'open' }),
    ).toBe(true);
  });

  test('closes the panel of the apps on Escape and restores the focus', async () => {
    const apps = { IOS: { labelNameEn: 'iOS app', url: 'https://app.example/ios' } };
    const { user } = await renderWorld({
      boot: () => Promise.resolve({ status: normal, platform: { ...platform, resources: apps } }),
    });
    const entry = await side().findByRole('button', { name: 'Get the app' });
    await user.click(entry);
    act(() => side().getByRole('link', { name: 'iOS app' }).focus());
    await user.keyboard('{Escape}');
    expect(entry).toHaveFocus();
    expect(side().queryByRole('group', { name: 'Get the app' })).toBeNull();
  });

  test('has no apps when the platform names none', async () => {
    await renderWorld();
    await side().findByRole('link', { name: 'Viber' });
    expect(side().queryByRole('button', { name: 'Get the app' })).toBeNull();
  });
});

describe('footer', () => {
  const support = ({ session }: Awaited<ReturnType<typeof renderWorld>>) =>
    session()?.getSnapshot().children.support?.getSnapshot();

  test('opens the help centre at an article, the feedback and the guides', async () => {
    const article = (term: string, title: string) => ({ term, title, content: '' });
    const world = await renderWorld({
      loadHelp: () =>
        Promise.resolve([
          {
            id: 'money',
            title: 'Money',
            articles: [
              article('how-to-deposit', 'How to deposit'),
              article('fees', 'What a deposit costs'),
            ],
          },
          { id: 'play', title: 'Play', articles: [article('fair-play', 'Fair games')] },
          {
            id: 'law',
            title: 'Law',
            articles: [article('terms', 'What you agree to'), article('privacy', 'Privacy')],
          },
        ]),
    });
    const { user } = world;
    const help = within(await footer().findByRole('region', { name: 'Help' }));
    expect(help.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Help centre',
      'What you agree to',
      'Privacy',
      'How to deposit',
      'Fair games',
      'Send feedback',
    ]);
    expect(footer().queryByRole('button', { name: 'What a deposit costs' })).toBeNull();
    await user.click(footer().getByRole('button', { name: 'How to deposit' }));
    expect(support(world)?.matches({ help: 'open' })).toBe(true);
    expect(support(world)?.context.helpTerm).toBe('how-to-deposit');
    expect(
      footer().getByRole('button', { name: 'Send feedback', hidden: true }),
    ).toBeInTheDocument();
    expect(
      footer().getByRole('button', { name: 'About the lite app', hidden: true }),
    ).toBeInTheDocument();
  });

  test('lists the vendors of all products once each, then of one', async () => {
    const { user } = await renderWorld({
      loadVendors: () =>
        Promise.resolve([
          lane('RNG', 'JL', 'FC'),
          lane('FISH', 'JL'),
          lane('SPORTS', 'BTI', 'PIN'),
        ]),
    });
    const products = within(await footer().findByRole('region', { name: 'Products' }));
    expect(
      products.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['All', 'Slots', 'Fishing', 'Sports']);
    expect(products.getByRole('radio', { name: 'All' })).toBeChecked();
    const vendors = () => products.getAllByRole('listitem').map((item) => item.textContent);
    expect(vendors()).toEqual(['Maker JL', 'Maker FC', 'Maker BTI', 'Maker PIN']);
    await user.click(products.getByRole('radio', { name: 'Fishing' }));
    expect(vendors()).toEqual(['Maker JL']);
    expect(products.getByRole('link', { name: 'Maker JL' })).toHaveAttribute(
      'href',
      '/fish?vassalage=JL',
    );
  });

  test('shows the logos of the known vendors, with their names', async () => {
    await renderWorld();
    expect(await footer().findByRole('img', { name: 'Maker JL' })).toBeVisible();
    expect(footer().getByText('WM')).toBeVisible();
  });
});

describe('on a phone', () => {
  beforeEach(() => screenWhere(media.phone, media.belowDesktop));
  const bar = () => within(screen.getByRole('navigation', { name: 'Bottom' }));
  const openDrawer = async ({ user }: Awaited<ReturnType<typeof renderWorld>>) => {
    await user.click(header().getByRole('button', { name: 'Open menu' }));
    return within(await screen.findByRole('dialog', { name: 'Side menu' }));
  };

  test('the drawer has the main navigation, and the side menu is nowhere else', async () => {
    const world = await renderWorld();
    await screen.findByRole('navigation', { name: 'Bottom' });
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByRole('complementary', { name: 'Side menu' })).toBeNull();
    const drawer = await openDrawer(world);
    await drawer.findByRole('link', { name: 'Slots' });
    expect(nav().getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    for (const name of ['Home', 'Promotions'])
      expect(drawer.getAllByRole('link', { name })).toHaveLength(1);
    await world.user.click(nav().getByRole('button', { name: 'Vendors: Slots' }));
    const slots = within(nav().getByRole('list', { name: 'Vendors: Slots' }));
    expect(slots.getByRole('link', { name: 'Maker JL' })).toBeVisible();
    await world.user.click(nav().getByRole('button', { name: 'Vendors: Sports' }));
    expect(nav().queryByRole('list', { name: 'Vendors: Slots' })).toBeNull();
    const sports = within(nav().getByRole('list', { name: 'Vendors: Sports' }));
    await world.user.click(sports.getByRole('button', { name: 'Maker BTI' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Side menu' })).toBeNull());
    expect(matches(world, { dialog: 'login' })).toBe(true);
  });

  test('a member finds withdrawal and messages in the drawer', async () => {
    const world = await renderWorld(member);
    await header().findByRole('button', { name: 'Account menu' });
    for (const name of ['Deposit', 'Withdraw', 'Notices', 'Customer service', 'Search'])
      expect(header().queryByRole('button', { name })).toBeNull();
    const drawer = await openDrawer(world);
    expect(await drawer.findByRole('button', { name: 'Withdraw' })).toBeVisible();
    await world.user.click(drawer.getByRole('button', { name: 'Notices' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Side menu' })).toBeNull());
    const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
    expect(centre.getByRole('button', { name: 'Messages' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test.each([
    ['with a username', { USERNAMEREG3: true }, ['Search', 'Register', 'Log in']],
    ['nowhere', {}, ['Search', 'Log in']],
  ])('a guest who can register %s finds the ways in', async (_, on, entries) => {
    const world = await renderWorld({ boot: bootWith(on) });
    await screen.findByRole('navigation', { name: 'Bottom' });
    const names = () =>
      bar()
        .getAllByRole('button')
        .map((entry) => entry.textContent);
    await waitFor(() => expect(names()).toEqual(entries));
    await world.user.click(bar().getByRole('button', { name: 'Log in' }));
    expect(matches(world, { dialog: 'login' })).toBe(true);
  });

  test('nobody pays into a trial account, nor withdraws from it', async () => {
    const world = await renderWorld({
      restoreSession: () => Promise.resolve(signedInAs(trial)),
    });
    await header().findByRole('button', { name: 'Account menu' });
    await screen.findByRole('navigation', { name: 'Bottom' });
    expect(
      bar()
        .getAllByRole('button')
        .map((entry) => entry.textContent),
    ).toEqual(['Search', 'Rewards', 'Account']);
    const drawer = await openDrawer(world);
    expect(await drawer.findByRole('button', { name: 'Notices' })).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });
});
