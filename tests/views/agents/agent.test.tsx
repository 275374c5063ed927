import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  agent,
  amount,
  centreFacts,
  fault,
  never,
  player,
  renderWorld,
  signedInAs,
  trial,
} from '../site/shell.world';
import type { DashboardDay } from '../../../machines/agents/agentDashboard/agentDashboard.types';
import type { Counts } from '../../../machines/member/counts/counts.types';
import { joinSyllables } from '../../../src/i18n/burmese';
import { isSupportOpen } from '../../../machines/shared/supportHours.selectors';

const dayOf = (day: string, figures: Partial<DashboardDay>): DashboardDay => ({
  day,
  income: '0.00',
  dividend: '0.00',
  daily: '0.00',
  hourly: '0.00',
  realTime: '0.00',
  rebate: '0.00',
  deposits: '0.00',
  withdrawals: '0.00',
  bets: '0.00',
  profit: '0.00',
  newMembers: 0,
  ...figures,
});

describe('agent page', () => {
  test('shows the login form and the support hours, without the player layout', async () => {
    await renderWorld({ path: '/agent' });
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Build a team, and be paid for it by the day',
      }),
    ).toBeVisible();
    expect(await screen.findByRole('textbox', { name: /Username/ })).toBeVisible();
    expect(screen.getByText('Monday to Friday, noon to 9 pm')).toBeVisible();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  test.each([
    ['a player', player],
    ['a trial member', trial],
  ])('tells %s why there is no form, and offers to sign out', async (_, who) => {
    const { user } = await renderWorld({
      path: '/agent',
      restoreSession: () => Promise.resolve(signedInAs(who)),
    });
    expect(
      await screen.findByRole('heading', { name: `You are logged in as ${who.nickname}` }),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('dialog', { name: 'Sign out?' })).toBeVisible();
  });

  test('shows no form while it is not known who is here', async () => {
    await renderWorld({ path: '/agent', restoreSession: never });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('can be read in the other language', async () => {
    const { user } = await renderWorld({ path: '/agent' });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'MY');
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: new RegExp(joinSyllables('အဖွဲ့တည်ဆောက်ပါ')),
      }),
    ).toBeVisible();
  });
});

describe('agent centre', () => {
  const asAgent = { path: '/agentHome', restoreSession: () => Promise.resolve(signedInAs(agent)) };
  const centre = () => screen.findByRole('dialog', { name: 'Agent centre' });
  const openEntrance = async (options: Parameters<typeof renderWorld>[0] = {}) => {
    const world = await renderWorld({ ...asAgent, ...options });
    await world.user.click(within(await centre()).getByRole('button', { name: 'Close' }));
    return world;
  };

  test('covers its page, with the account, balance, platform time and menu', async () => {
    await renderWorld(asAgent);
    const dialog = within(await centre());
    expect(await dialog.findByText('Kyaw')).toBeVisible();
    expect(
      await within(dialog.getByRole('group', { name: 'Balance' })).findByText('K12,345.67'),
    ).toBeVisible();
    expect(dialog.getByRole('timer', { name: 'Platform time' })).toHaveTextContent(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d GMT\+6:30$/,
    );
    expect(
      within(dialog.getByRole('navigation', { name: 'Agent centre' }))
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([
      'Announcements',
      'Dashboard',
      'Team overview',
      'Register account',
      'Team management',
      'Team betting',
      'User loss',
      'My income',
      'Account details',
      'Bonus/dividend',
      'Daily salary',
      'Hourly salary',
      'Real-time salary',
      'Contracts',
      'Deposit',
      'Withdrawal',
      'Messages',
    ]);
  });

  test('has the pages of contracts only when the platform offers them', async () => {
    await renderWorld({
      ...asAgent,
      readCentre: () => Promise.resolve(centreFacts({ dividend: false, hourlySalary: false })),
    });
    const menu = within(
      await within(await centre()).findByRole('navigation', { name: 'Agent centre' }),
    );
    expect(menu.queryByRole('button', { name: 'Bonus/dividend' })).toBeNull();
    expect(menu.getByRole('button', { name: 'Daily salary' })).toBeVisible();
    expect(menu.queryByRole('button', { name: 'Hourly salary' })).toBeNull();
    expect(menu.getByRole('button', { name: 'Real-time salary' })).toBeVisible();
  });

  test('leads to messages, customer service and sign-out', async () => {
    const { user } = await renderWorld(asAgent);
    const dialog = within(await centre());
    await user.click(dialog.getByRole('button', { name: 'Your messages' }));
    expect(await dialog.findByRole('region', { name: 'Messages' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Customer service' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Customer service' })).getByRole('button', {
        name: 'Close',
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('dialog', { name: 'Sign out?' })).toBeVisible();
  });

  test('can be read again after a failure', async () => {
    let tries = 0;
    const { user } = await renderWorld({
      ...asAgent,
      readCentre: () => (tries++ === 0 ? fault('offline') : Promise.resolve(centreFacts())),
    });
    const dialog = within(await centre());
    expect(await dialog.findByRole('alert')).toHaveTextContent('Network link is abnormal');
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('navigation', { name: 'Agent centre' })).toBeVisible();
  });

  test('shows the agent with account, balance and links when it is closed', async () => {
    const { user } = await openEntrance();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Kyaw' })).toBeVisible();
    const balance = within(screen.getByRole('group', { name: 'Balance' }));
    expect(await balance.findByText('K12,345.67')).toBeVisible();
    await user.click(balance.getByRole('button', { name: 'Hide balance' }));
    expect(balance.getByText('***')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Player site' })).toHaveAttribute('href', '/');
    await user.click(screen.getByRole('button', { name: 'Agent centre' }));
    const dialog = within(await centre());
    expect(await dialog.findByText('***')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('dialog', { name: 'Sign out?' })).toBeVisible();
  });

  test('counts what waits, and leads to the contract requests', async () => {
    const counts: Counts = {
      unreadMessages: 2,
      promotions: 0,
      missions: 0,
      withdrawals: 0,
      claimable: null,
      vip: null,
      contracts: { dividend: 1, daily: 0, hourly: 1, realTime: 1 },
    };
    const { user } = await renderWorld({ ...asAgent, loadCounts: () => Promise.resolve(counts) });
    const dialog = within(await centre());
    const menu = within(await dialog.findByRole('navigation', { name: 'Agent centre' }));
    expect(
      await menu.findByRole('button', {
        name: 'Contracts 3 contract requests wait for your answer',
      }),
    ).toBeVisible();
    expect(menu.getByRole('button', { name: 'Messages 2 unread messages' })).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Show requests' }));
    expect(await dialog.findByRole('region', { name: 'Contracts' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Show requests' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('3 contract requests wait for your answer')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show requests' }));
    expect(await screen.findByRole('dialog', { name: 'Contracts' })).toBeVisible();
  });

  test('shows the newest announcements for agents, and opens each', async () => {
    const notice = (at: number) => ({
      id: `n${at}`,
      title: `News ${at}`,
      content: `<p>Words ${at}</p>`,
      promotionType: null,
      execution: 'A' as const,
      time: 0,
    });
    const { user } = await openEntrance({
      loadAnnouncements: () =>
        Promise.resolve({
          banners: [],
          popup: [],
          player: [1, 2, 3, 4].map(notice),
          home: [{ ...notice(9), execution: 'B' as const }],
          promotion: [],
        }),
    });
    const news = within(await screen.findByRole('region', { name: 'Announcements for agents' }));
    expect(news.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'News 1',
      'News 2',
      'News 3',
    ]);
    await user.click(news.getByRole('button', { name: 'News 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Notices' }));
    expect(await dialog.findByText('Words 2')).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(4);
  });

  test('says when the balance could not be read', async () => {
    let tries = 0;
    const { user } = await openEntrance({
      loadBalance: () => (tries++ === 0 ? fault('offline') : Promise.resolve(amount('7'))),
    });
    const balance = within(await screen.findByRole('group', { name: 'Balance' }));
    expect(await balance.findByRole('alert')).toHaveTextContent('Not loaded');
    await user.click(balance.getByRole('button', { name: 'Refresh balance' }));
    expect(await balance.findByText('K7.00')).toBeVisible();
    await waitFor(() => expect(balance.queryByRole('alert')).toBeNull());
  });

  test('sends a guest and a player to the agent page', async () => {
    await renderWorld({
      path: '/agentHome',
      restoreSession: () => Promise.resolve(signedInAs(player)),
    });
    expect(
      await screen.findByRole('heading', { name: 'You are logged in as Thiri' }),
    ).toBeVisible();
  });
});

describe('the last days, where the agent arrives', () => {
  const asAgent = { path: '/agentHome', restoreSession: () => Promise.resolve(signedInAs(agent)) };
  const open = async (readDays: () => Promise<DashboardDay[]>) => {
    const { user } = await renderWorld({ ...asAgent, readDays });
    const dialog = within(await screen.findByRole('dialog', { name: 'Agent centre' }));
    const region = within(await dialog.findByRole('region', { name: 'The last 7 days' }));
    return { user, dialog, region };
  };

  test('are shown against the days before, and lead to the dashboard', async () => {
    const days = ['2026-11-14', '2026-11-21'].map((name, place) =>
      dayOf(name, { income: place ? '150.00' : '100.00', bets: '7000.00', newMembers: 2 }),
    );
    const { user, dialog, region } = await open(() => Promise.resolve(days));
    expect(await region.findByText('K150.00')).toBeVisible();
    expect(region.getByText('(+50%)')).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Dashboard' }));
    expect(await dialog.findByRole('heading', { level: 3, name: 'Dashboard' })).toBeVisible();
  });

  test('fail alone, and can be read again', async () => {
    let tries = 0;
    const { user, dialog, region } = await open(() =>
      tries++ === 0 ? fault('offline') : Promise.resolve([]),
    );
    expect(await region.findByRole('alert')).toHaveTextContent('Network link is abnormal');
    expect(dialog.getByRole('heading', { level: 3, name: 'Announcements' })).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Try again' }));
    expect(await region.findByText('My income')).toBeVisible();
    expect(region.queryByRole('alert')).toBeNull();
  });
});

describe("support hours in the platform's time zone", () => {
  test.each([
    ['Monday noon', '2026-11-23T12:00:00+06:30', true],
    ['Monday a second before noon', '2026-11-23T11:59:59+06:30', false],
    ['Friday a second before nine', '2026-11-27T20:59:59+06:30', true],
    ['Friday nine', '2026-11-27T21:00:00+06:30', false],
    ['Saturday afternoon', '2026-11-28T14:00:00+06:30', false],
    ['Sunday afternoon', '2026-11-29T14:00:00+06:30', false],
  ])('%s', (_, moment, isOpen) =>
    expect(isSupportOpen(Date.parse(moment), 'Asia/Yangon')).toBe(isOpen),
  );

  test('the page says open or closed', async () => {
    await renderWorld({ path: '/agent' });
    expect(
      await screen.findByText(isSupportOpen(Date.now(), 'Asia/Yangon') ? 'Open now' : 'Closed now'),
    ).toBeVisible();
  });
});
