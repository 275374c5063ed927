import '../site/shell.setup';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACTIVITY_STATUSES, type Activities, type Activity } from '../../../contract/activities';
import type { MemberPage } from '../../../machines/member/memberCentre/memberCentre.machine';
import type { MemberRecord, RecordTotals } from '../../../machines/member/records/records.types';
import type { RecordRows } from '../../../machines/shared/recordPage';
import { joinSyllables } from '../../../src/i18n/burmese';
import { dialog, renderCentre } from './memberCentre.world';
import { agent, player, trial } from '../site/shell.world';

const OFFLINE = { kind: 'offline' };
const user = userEvent.setup();

const change = { name: 'Change password' };

describe('my account', () => {
  test.each([
    ['Member', player],
    ['Agent', agent],
    ['Trial account', trial],
  ] as const)('names the account: %s', async (kind, member) => {
    await renderCentre({ member });
    const page = within((await dialog()).getByRole('region', { name: 'My account' }));
    expect(page.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      member.account,
      member.nickname,
      kind,
    ]);
  });

  test('tells a trial member the limits, and why there is no password to change', async () => {
    await renderCentre({ member: trial });
    const centre = await dialog();
    expect(centre.getByText(/it opens no games, and it ends by itself/)).toBeVisible();
    const button = centre.getByRole('button', change);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/A trial account has no password/);
  });

  test('changes the password in place, with the focus', async () => {
    const { ports } = await renderCentre();
    const centre = await dialog();
    const security = within(centre.getByRole('region', { name: 'Security' }));
    expect(security.getByText(/all your other devices are signed out/)).toBeVisible();
    await user.click(centre.getByRole('button', change));
    expect(centre.getByRole('button', change)).toHaveAttribute('aria-busy', 'true');
    await ports.readPasswordRule.answer({ min: 6, max: 16 });
    const old = await centre.findByLabelText('Old password');
    expect(old).toHaveFocus();
    await user.type(old, 'Croupier#2026');
    await user.type(centre.getByLabelText('New password'), 'Lagoon#2027');
    await user.type(centre.getByLabelText('Repeat new password'), 'Lagoon#2027');
    await user.click(centre.getByRole('button', change));
    await ports.submit.answer({ kind: 'accepted', value: null });
    expect(centre.queryByLabelText('Old password')).toBeNull();
    expect(centre.getByRole('button', change)).toHaveFocus();
  });

  test('is unchanged when the change is cancelled', async () => {
    const { ports } = await renderCentre();
    const centre = await dialog();
    await user.click(centre.getByRole('button', change));
    await ports.readPasswordRule.answer({ min: 6, max: 16 });
    await user.click(await centre.findByRole('button', { name: 'Cancel' }));
    expect(centre.getByRole('button', change)).toHaveFocus();
  });

  test('says why the change cannot begin', async () => {
    const { ports } = await renderCentre();
    const centre = await dialog();
    await user.click(centre.getByRole('button', change));
    await ports.readPasswordRule.fail(OFFLINE);
    expect(centre.getByRole('alert')).toHaveTextContent(
      'Network link is abnormal, please try again',
    );
    expect(centre.getByRole('button', change)).not.toHaveAttribute('aria-busy');
  });
});

describe('the payment password, on my account', () => {
  const section = async () =>
    within((await dialog()).getByRole('region', { name: /^Payment password/ }));
  const rule = { min: 6, max: 6 };
  const form = {
    password: 'Croupier#2026',
    paymentPassword: '135790',
    confirmPaymentPassword: '135790',
  };

  test('exists: only customer service can change it', async () => {
    const { ports } = await renderCentre();
    expect((await section()).getByRole('status')).toHaveTextContent('Loading');
    await ports.readStatus.answer({ isSet: true, rule });
    expect((await section()).getByRole('heading')).toHaveTextContent('Payment passwordSet');
    expect((await section()).getByText(/contact customer service/)).toBeVisible();
    expect((await section()).queryByRole('button')).toBeNull();
  });

  test('can be set by a member without one, with the focus kept', async () => {
    const { ports } = await renderCentre();
    await ports.readStatus.answer({ isSet: false, rule });
    await user.click((await section()).getByRole('button', { name: 'Set payment password' }));
    expect((await section()).getByRole('heading')).toHaveFocus();
    expect((await section()).getByText('6 digits')).toBeVisible();
    await user.click((await section()).getByRole('button', { name: 'Not now' }));
    expect((await section()).getByRole('heading')).toHaveFocus();
    await user.click((await section()).getByRole('button', { name: 'Set payment password' }));
    await user.type((await section()).getByLabelText('Login password'), form.password);
    await user.type((await section()).getByLabelText('New payment password'), form.paymentPassword);
    await user.type(
      (await section()).getByLabelText('Repeat the payment password'),
      form.confirmPaymentPassword,
    );
    await user.click((await section()).getByRole('button', { name: 'Set payment password' }));
    expect(ports.setPaymentPassword.inputs).toEqual([
      { form, given: { account: player.account, rule } },
    ]);
    await ports.setPaymentPassword.answer({ kind: 'accepted', value: null });
    expect((await section()).getByRole('heading')).toHaveTextContent('Payment passwordSet');
    expect((await section()).getByRole('heading')).toHaveFocus();
  });

  test('is asked for once more when the platform did not answer', async () => {
    const { ports } = await renderCentre();
    await ports.readStatus.fail(OFFLINE);
    expect((await section()).getByText('Network link is abnormal, please try again')).toBeVisible();
    await user.click((await section()).getByRole('button', { name: 'Try again' }));
    await ports.readStatus.answer({ isSet: false, rule });
    expect((await section()).getByRole('button', { name: 'Set payment password' })).toBeVisible();
  });

  test('is absent for a trial account, without a call', async () => {
    const { ports } = await renderCentre({ member: trial });
    expect((await dialog()).queryByRole('region', { name: /^Payment password/ })).toBeNull();
    expect(ports.readStatus.calls).toEqual([]);
  });
});

describe('the reward centre', () => {
  const activity = (id: string, over: Partial<Activity> = {}): Activity => ({
    id,
    kind: 'bets',
    promotionId: null,
    title: id,
    status: 'join',
    rate: null,
    tickets: null,
    proof: null,
    bonus: '500.00',
    gameType: 'RNG',
    stake: '200.00',
    staked: '0.00',
    opensAt: 0,
    beginsAt: 0,
    endsAt: Date.UTC(2026, 10, 30),
    application: null,
    ...over,
  });
  const known = (activities: Activity[], canTakePart = true): Activities => ({
    activities,
    currencySymbol: 'K',
    canTakePart,
  });

  test('is chosen in the menu, and shows the standing in each activity', async () => {
    const { ports } = await renderCentre();
    const centre = await dialog();
    const menu = within(centre.getByRole('navigation', { name: 'Member centre' }));
    await user.click(menu.getByRole('button', { name: 'Reward centre' }));
    expect(menu.getByRole('button', { name: 'Reward centre' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await ports.loadActivities.answer(
      known(
        ACTIVITY_STATUSES.map((status) =>
          activity(status, {
            status,
            staked: '50.00',
            promotionId: status === 'join' ? 'welcome' : null,
          }),
        ),
      ),
    );
    const rows = within(centre.getByRole('list', { name: 'Promotion activities' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    expect(rows).toHaveLength(ACTIVITY_STATUSES.length);
    for (const word of [
      'Coming soon',
      'Open to join',
      'Pending',
      'Rejected',
      'Signed up',
      'Joined',
      'In process',
      'To be claimed',
      'Being processed',
      'Issued',
      'Claimed',
      'Closed',
    ]) {
      expect(
        rows.filter((row) => row.includes(word)),
        word,
      ).not.toHaveLength(0);
    }
    expect(
      rows.some((row) => row.includes('Bet K200.00 until 2026-11-30. Bets on these count: Slots.')),
    ).toBe(true);
    expect(centre.getByRole('progressbar', { name: 'Bet so far in inProcess' })).toHaveAttribute(
      'aria-valuetext',
      'K50.00 of K200.00',
    );
    expect(centre.getByRole('link', { name: 'Read more: join' })).toHaveAttribute(
      'href',
      '/promotions#welcome',
    );
    expect(
      centre
        .getAllByRole('button', { name: /^(Take part|Claim):/ })
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Claim: claim', 'Take part: join']);
  });

  test('says how a reward without joining is earned, and which turnover is left', async () => {
    const { ports } = await renderCentre({ page: 'rewardCenter' });
    await ports.loadActivities.answer(
      known([
        activity('Rebate', { kind: 'rebate', status: 'inProcess', rate: '1.20' }),
        activity('Welcome', { kind: 'welcome', status: 'joined', stake: '5000.00' }),
        activity('Open', { kind: 'welcome', status: 'claimed', staked: '50.00' }),
        activity('Over', { kind: 'birthday', status: 'claimed', staked: '200.00' }),
        activity('Later', { kind: 'birthday', status: 'comingSoon' }),
        activity('Late', { kind: 'birthday', status: 'rejected' }),
        activity('Gift', { kind: 'birthday', status: 'claim' }),
      ]),
    );
    const centre = await dialog();
    const texts = centre.getAllByRole('listitem').map(({ textContent }) => textContent);
    for (const [index, text] of [
      '1.2% of today’s settled slot bets: K200.00 so far.',
      'Pay in K5,000.00 or more for the first time',
      'Bet K200.00 before you withdraw it.',
      'you can withdraw it.',
      'You can claim it from',
      'For this gift you need an account and a bet some time before your birthday',
      'Happy birthday! Claim it before',
    ].entries())
      expect(texts.filter((one) => one.includes(text)).length, `${index} ${text}`).toBe(1);
    expect(texts.map((one) => one.includes('Bonus up to K'))).toEqual(
      texts.map((one) => one.startsWith('Welcome')),
    );
    expect(centre.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'))).toEqual(
      ['Bet so far in Open'],
    );
    expect(centre.getAllByRole('button', { name: /^(Take part|Claim):/ })).toHaveLength(1);
  });

  test('covers the prize of a raffle until it is claimed, and links to the draw', async () => {
    const raffle = (id: string, over: Partial<Activity>) =>
      activity(id, { kind: 'raffle', tickets: 3, proof: '/wps/raffle?week=2026-11-16', ...over });
    const { ports } = await renderCentre({ page: 'rewardCenter' });
    await ports.loadActivities.answer(
      known([
        raffle('Now', { status: 'joined' }),
        raffle('Won', { status: 'claim', bonus: '50000.00' }),
        raffle('Lost', { status: 'closed', tickets: 1, bonus: '0.00' }),
      ]),
    );
    const centre = await dialog();
    expect(centre.getByText(/^3 tickets so far\. .* The draw is on/)).toBeVisible();
    expect(centre.getByText('Your 1 ticket did not win this time.')).toBeVisible();
    expect(centre.queryByText('K50,000.00')).toBeNull();
    expect(centre.getByRole('link', { name: 'Check the draw: Won' })).toHaveAttribute(
      'href',
      '/wps/raffle?week=2026-11-16',
    );
    await user.click(centre.getByRole('button', { name: 'Uncover: Won' }));
    await ports.claim.answer({
      kind: 'accepted',
      activity: raffle('Won', { status: 'claimed', bonus: '50000.00' }),
    });
    expect(centre.getByText('K50,000.00')).toBeVisible();
    expect(centre.getByText('The prize is in your wallet.')).toBeVisible();
  });

  test('takes the bonus once, and the focus stays with the activity', async () => {
    const { ports } = await renderCentre({ page: 'rewardCenter' });
    await ports.loadActivities.answer(
      known([activity('Cashback', { status: 'claim' }), activity('Sprint')]),
    );
    const centre = await dialog();
    await user.dblClick(centre.getByRole('button', { name: 'Claim: Cashback' }));
    expect(ports.claim.inputs).toEqual([{ activityId: 'Cashback' }]);
    expect(centre.getByRole('button', { name: 'Take part: Sprint' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await ports.claim.answer({
      kind: 'accepted',
      activity: activity('Cashback', { status: 'claimed' }),
    });
    expect(centre.getByRole('heading', { name: 'Cashback' })).toHaveFocus();
    expect(centre.queryByRole('button', { name: 'Claim: Cashback' })).toBeNull();
  });

  test('reads the list again after a claim with an unknown result', async () => {
    const { ports } = await renderCentre({ page: 'rewardCenter' });
    await ports.loadActivities.answer(known([activity('Cashback', { status: 'claim' })]));
    const centre = await dialog();
    await user.click(centre.getByRole('button', { name: 'Claim: Cashback' }));
    await ports.claim.fail(OFFLINE);
    expect(centre.getByRole('alert')).toHaveTextContent(
      'Network link is abnormal, please try again',
    );
    await ports.loadActivities.answer(known([activity('Cashback', { status: 'claimed' })]));
    expect(centre.getByText('The bonus is in your wallet.')).toBeVisible();
  });

  test('is visible to a trial account', async () => {
    const { ports } = await renderCentre({ page: 'rewardCenter', member: trial });
    await ports.loadActivities.answer(known([activity('Sprint')], false));
    const centre = await dialog();
    expect(centre.getByText(/^A trial account can look/)).toBeVisible();
    expect(centre.queryByRole('button', { name: /^Take part/ })).toBeNull();
  });

  test('says that there are none, and why they could not be read', async () => {
    const { ports } = await renderCentre({ page: 'rewardCenter' });
    await ports.loadActivities.fail(OFFLINE);
    const centre = await dialog();
    expect(centre.getByRole('alert')).toHaveTextContent(
      'Network link is abnormal, please try again',
    );
    await user.click(centre.getByRole('button', { name: 'Try again' }));
    await ports.loadActivities.answer(known([]));
    expect(centre.getByText(/No promotions at the moment/)).toBeVisible();
  });
});

test("platform info lists the platform's information for players", async () => {
  const { ports, enter } = await renderCentre({ page: 'messageV2' });
  enter();
  const notice = {
    id: 'n1',
    title: 'New tables',
    content: '<p>Three of them.</p>',
    promotionType: null,
    execution: 'A',
    time: 0,
  } as const;
  await ports.loadAnnouncements.answer({
    banners: [],
    popup: [],
    player: [notice],
    home: [],
    promotion: [],
  });
  const page = within((await dialog()).getByRole('region', { name: 'Messages' }));
  await user.click(page.getByRole('tab', { name: 'Platform info' }));
  await user.click(page.getByRole('button', { name: /^New tables/ }));
  expect(page.getByText('Three of them.')).toBeVisible();
});

test('nobody writes to a trial account: it has platform info alone', async () => {
  await renderCentre({ page: 'messageV2', member: trial });
  const tabs = (await dialog()).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Platform info']);
});

describe('records', () => {
  const bet: MemberRecord = {
    id: 'b1',
    time: 0,
    title: 'Golden Padauk',
    vassalage: 'JL',
    amount: '10.00',
    profit: '-10.00',
    balance: '1090.00',
    status: 'settled',
    day: null,
  };
  const bets = (over: Partial<RecordRows<MemberRecord, RecordTotals>> = {}) => ({
    rows: [bet],
    totalPages: 2,
    total: 21,
    totals: { amount: '200.00', profit: '-35.50', day: null },
    ...over,
  });
  const opened = async (page: MemberPage) => {
    const { ports } = await renderCentre({ page });
    await ports.readToday.answer('2026-11-21');
    return { ports, centre: await dialog() };
  };

  beforeEach(
    () => void vi.useFakeTimers({ now: Date.parse('2026-11-21T23:59:30+06:30'), toFake: ['Date'] }),
  );
  afterEach(() => void vi.useRealTimers());

  test('of bets show the last seven days, with totals over all pages', async () => {
    const { ports, centre } = await opened('personalHistoryCopy');
    await ports.loadRecords.answer(bets());
    expect(ports.loadRecords.inputs).toEqual([
      { filter: { kind: 'bets', from: '2026-11-15', to: '2026-11-21' }, page: 1 },
    ]);
    expect(centre.getByRole('radio', { name: '7 days' })).toBeChecked();
    const [, row, totals] = within(centre.getByRole('table')).getAllByRole('row');
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Golden Padauk JL', 'K10.00', '-K10.00', 'K1,090.00', 'Settled']);
    expect(totals).toHaveTextContent('Total');
    expect(totals).toHaveTextContent('K200.00-K35.50');
    expect(centre.getByText('21 records')).toBeVisible();
  });

  test('are read again for other days and other pages', async () => {
    const { ports, centre } = await opened('personalHistoryCopy');
    await ports.loadRecords.answer(bets());
    await user.click(centre.getByRole('button', { name: 'Next page' }));
    expect(ports.loadRecords.inputs.at(-1)?.page).toBe(2);
    await ports.loadRecords.answer(bets());
    expect(centre.getByText('Page 2 of 2')).toBeVisible();
    await user.click(centre.getByRole('radio', { name: 'Today' }));
    expect(ports.loadRecords.inputs.at(-1)).toEqual({
      filter: { kind: 'bets', from: '2026-11-21', to: '2026-11-21' },
      page: 1,
    });
  });

  test('reach to the new day when the page stays open over midnight', async () => {
    const { ports, centre } = await opened('personalHistoryCopy');
    await ports.loadRecords.answer(bets());
    vi.setSystemTime(Date.parse('2026-11-22T00:00:10+06:30'));
    await waitFor(() => expect(centre.getByRole('radio', { name: '7 days' })).not.toBeChecked());
    await user.click(centre.getByRole('radio', { name: 'Today' }));
    expect(ports.loadRecords.inputs.at(-1)?.filter).toEqual({
      kind: 'bets',
      from: '2026-11-22',
      to: '2026-11-22',
    });
  });

  test('can be searched in a longer time when there are none', async () => {
    const { ports, centre } = await opened('personalHistoryCopy');
    await ports.loadRecords.answer(bets({ rows: [], total: 0, totalPages: 1 }));
    expect(centre.getByText('No bets in this period. Choose a longer one.')).toBeVisible();
    await user.click(centre.getByRole('button', { name: 'Show 30 days' }));
    expect(ports.loadRecords.inputs.at(-1)?.filter).toEqual({
      kind: 'bets',
      from: '2026-10-23',
      to: '2026-11-21',
    });
  });

  test('of the account name each movement, and can be saved as a file', async () => {
    const { ports, centre } = await opened('transactionHistory');
    await ports.loadRecords.answer(
      bets({
        rows: [
          {
            ...bet,
            title: 'deposit',
            vassalage: null,
            amount: '500.00',
            profit: null,
            status: 'approved',
          },
        ],
        totals: { amount: '500.00', profit: null, day: null },
      }),
    );
    expect(centre.getByRole('cell', { name: 'Deposit' })).toBeVisible();
    await user.click(centre.getByRole('button', { name: 'Save as CSV' }));
    expect(ports.exportRecords.inputs).toEqual([
      { filter: { kind: 'account', from: '2026-11-15', to: '2026-11-21' } },
    ]);
    await ports.exportRecords.fail(OFFLINE);
    expect(centre.getByRole('alert')).toHaveTextContent(
      'Network link is abnormal, please try again',
    );
  });

  test('of days show the sums of each day and of all days', async () => {
    const { ports, centre } = await opened('personalProfit');
    expect(ports.loadRecords.inputs).toEqual([
      { filter: { kind: 'profit', from: '2026-11-15', to: '2026-11-21' }, page: 1 },
    ]);
    const day: MemberRecord = {
      ...bet,
      title: '2026-11-20',
      vassalage: null,
      balance: null,
      day: { rewards: '4.00', result: '-6.00' },
    };
    await ports.loadRecords.answer(
      bets({
        rows: [day],
        totals: { amount: '30.00', profit: '-20.00', day: { rewards: '24.00', result: '4.00' } },
      }),
    );
    const [header, row, totals] = within(centre.getByRole('table')).getAllByRole('row');
    expect(header).toHaveTextContent(
      ['Day', 'Bets', 'Profit or loss', 'Bonuses and rebates', 'Result'].join(''),
    );
    expect(row).toHaveTextContent('2026-11-20K10.00-K10.00K4.00-K6.00');
    expect(totals).toHaveTextContent('TotalK30.00-K20.00K24.00K4.00');
  });

  test('of bonuses are movements of the wallet', async () => {
    const { ports, centre } = await opened('bonusDetails');
    expect(ports.loadRecords.inputs[0]?.filter.kind).toBe('bonus');
    await ports.loadRecords.answer(
      bets({
        rows: [{ ...bet, title: 'rebate', vassalage: null, profit: null, status: 'approved' }],
        totals: { amount: '10.00', profit: null, day: null },
      }),
    );
    expect(centre.getByRole('cell', { name: 'Rebate' })).toBeVisible();
  });

  test('can be read again after a failure', async () => {
    const { ports, centre } = await opened('personalHistoryCopy');
    await ports.loadRecords.fail(OFFLINE);
    await user.click(centre.getByRole('button', { name: 'Try again' }));
    await ports.loadRecords.answer(bets());
    expect(centre.getByRole('table')).toBeVisible();
  });

  test('wait for the day, and ask for it again', async () => {
    const { ports } = await renderCentre({ page: 'personalHistoryCopy' });
    const centre = await dialog();
    await ports.readToday.fail(OFFLINE);
    await user.click(centre.getByRole('button', { name: 'Try again' }));
    await ports.readToday.answer('2026-11-21');
    expect(ports.loadRecords.inputs).toHaveLength(1);
  });
});

describe('inviting friends', () => {
  test('shows a link with the code, to copy or scan', async () => {
    await renderCentre({ invitation: 'THIRI7' });
    const centre = await dialog();
    await user.click(
      within(centre.getByRole('navigation')).getByRole('button', { name: 'Invite friends' }),
    );
    const link = 'https://padauk.example/register?referralCode=THIRI7';
    expect(centre.getByLabelText('Your link')).toHaveValue(link);
    expect(centre.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
    await user.click(centre.getByRole('button', { name: 'Copy the link' }));
    expect(await centre.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  test('lists the invited friends with masked names, and what each brought', async () => {
    const { ports } = await renderCentre({ invitation: 'THIRI7', page: 'referral' });
    const centre = await dialog();
    await ports.loadFriends.fail(OFFLINE);
    await user.click(centre.getByRole('button', { name: 'Try again' }));
    await ports.loadFriends.answer({
      friends: [
        { name: 'ri***h', registeredAt: 0, state: 'rewarded', reward: '10000.00' },
        { name: 'po***r', registeredAt: 0, state: 'nothing', reward: '0.00' },
        { name: 'la***r', registeredAt: 0, state: 'waiting', reward: '0.00' },
      ],
      total: 60,
      earned: '20000.00',
      reward: '10000.00',
      minimum: '10000.00',
      currencySymbol: 'K',
    });
    const list = within(await centre.findByRole('list', { name: 'Your friends: 60' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ri***hRegistered on 1970-01-01K10,000.00Rewarded',
      'po***rRegistered on 1970-01-01No reward',
      'la***rRegistered on 1970-01-01No deposit yet',
    ]);
    expect(centre.getByText('K20,000.00')).toBeVisible();
    expect(centre.getByText('The latest 3 are listed.')).toBeVisible();
  });

  test('is not in the menu for accounts that cannot invite', async () => {
    await renderCentre();
    expect(
      within((await dialog()).getByRole('navigation')).queryByRole('button', {
        name: 'Invite friends',
      }),
    ).toBeNull();
  });
});

test.each([
  ['a member', player, 1],
  ['an agent', agent, 0],
  ['a trial member', trial, 0],
] as const)('has the missions of the week for %s', async (_, member, entries) => {
  await renderCentre({ member });
  expect(
    within((await dialog()).getByRole('navigation')).queryAllByRole('button', {
      name: 'Mission leaderboard',
    }),
  ).toHaveLength(entries);
});

test('closes by its button', async () => {
  const { centre } = await renderCentre();
  await user.click((await dialog()).getByRole('button', { name: 'Close' }));
  expect(centre.getSnapshot().status).toBe('done');
});

test('is in Burmese', async () => {
  await renderCentre({ language: 'MY' });
  const name = joinSyllables('အဖွဲ့ဝင်စင်တာ');
  const centre = within(await screen.findByRole('dialog', { name }));
  expect(centre.getByRole('button', { name: joinSyllables('စကားဝှက် ပြောင်းရန်') })).toBeVisible();
});
