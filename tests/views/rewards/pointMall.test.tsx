import '../site/shell.setup';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Language } from '../../../contract/constants';
import type { Member } from '../../../contract/member';
import type { RedeemRecord } from '../../../machines/rewards/pointMall/pointMall.types';
import { selectIsLoginDialogOpen } from '../../../machines/site/session/session.selectors';
import type { RestoreOutcome } from '../../../machines/site/session/session.types';
import { joinSyllables } from '../../../src/i18n/burmese';
import { worthOf } from '../../../src/features/rewards/pointMall/worth';
import { standInSession } from '../../support/standInSession';
import { wholeSession } from '../../support/wholeMachines';
import { catalogue, openMall } from './pointMall.world';
import { player, signedInAs, trial } from '../site/shell.world';

const user = userEvent.setup();
const record = (id: string, over: Partial<RedeemRecord>): RedeemRecord => ({
  id,
  time: Date.UTC(2026, 10, 20),
  reward: 'Umbrella',
  amount: 1_800,
  change: -1_800,
  balance: 200,
  remark: null,
  status: 'inProcess',
  delivery: null,
  ...over,
});

/** The mall in a real session, with some rewards. */
const renderMall = async ({
  member = player,
  language = 'EN',
}: { member?: Member | null; language?: Language } = {}) => {
  const restored: RestoreOutcome = member ? signedInAs(member) : { kind: 'none', link: 'none' };
  const session = createActor(
    wholeSession.provide({
      actors: {
        restoreSession: fromPromise<RestoreOutcome, void>(() => Promise.resolve(restored)),
      },
    }),
    {
      input: {
        remembered: '',
        path: '/pointMall',
        invitation: { affiliateCode: '', referralCode: '' },
        hadPopupsClosed: true,
        notice: null,
      },
    },
  );
  session.start();
  const { ports } = await openMall(session, language);
  await ports.loadCatalogue.answer(catalogue);
  return { ports, session };
};
const withPoints = async (points = 2_000) => {
  const world = await renderMall();
  await world.ports.loadAccount.answer({ kind: 'member', points });
  return world;
};
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const ownPoints = () => screen.getByRole('region', { name: 'Your points' });

describe('rewards', () => {
  test('show the balance, its value, and what is missing', async () => {
    await withPoints();
    expect(ownPoints()).toHaveTextContent('2,000 points');
    expect(ownPoints()).toHaveTextContent(/Worth Ks\s10,000\.00/);
    expect(screen.getByRole('button', { name: 'Redeem: Umbrella' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Redeem: Power bank' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByText('4,500 points are missing')).toBeVisible();
  });

  test('are redeemed once, with the password; the balance follows the answer', async () => {
    const { ports } = await withPoints();
    await user.click(screen.getByRole('button', { name: 'Redeem: Umbrella' }));
    const form = dialog('Redeem reward');
    expect(form.getByText('200 points')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Redeem now' }));
    expect(form.getByLabelText(/^Login password/)).toBeInvalid();
    expect(form.getByLabelText(/^Login password/)).toHaveFocus();
    expect(ports.redeem.calls).toHaveLength(0);
    await user.type(form.getByLabelText(/^Login password/), ' secret ');
    await user.dblClick(form.getByRole('button', { name: 'Redeem now' }));
    expect(ports.redeem.inputs).toMatchObject([
      { form: { password: ' secret ' }, given: { reward: { id: 'umbrella' } } },
    ]);
    await ports.redeem.answer({ kind: 'accepted', value: 200 });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(ownPoints()).toHaveTextContent('200 points');
  });

  test('show a refusal in the dialog; closing it reads the points again', async () => {
    const { ports } = await withPoints();
    await user.click(screen.getByRole('button', { name: 'Redeem: Umbrella' }));
    await user.type(dialog('Redeem reward').getByLabelText(/^Login password/), 'wrong{Enter}');
    await ports.redeem.answer({
      kind: 'refused',
      message: 'The password is wrong',
      field: 'password',
    });
    expect(dialog('Redeem reward').getByLabelText(/^Login password/)).toHaveAccessibleDescription(
      'The password is wrong',
    );
    expect(dialog('Redeem reward').getByRole('alert')).toHaveTextContent('The password is wrong');
    await user.click(dialog('Redeem reward').getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await ports.loadAccount.answer({ kind: 'member', points: 1_999 });
    expect(ownPoints()).toHaveTextContent('1,999 points');
  });

  test('can be exchanged for money, between the minimum and the balance', async () => {
    const { ports } = await withPoints();
    await user.click(screen.getByRole('button', { name: 'Exchange for money' }));
    const form = dialog('Exchange points');
    const points = form.getByLabelText(/^Points/);
    await user.type(form.getByLabelText(/^Login password/), 'secret');
    for (const [typed, said] of [
      ['99', 'Please enter at least 100 points'],
      ['2001', 'You do not have that many points'],
      ['1.5', 'Please enter a whole number of points'],
    ] as const) {
      await user.clear(points);
      await user.type(points, typed);
      await user.click(form.getByRole('button', { name: 'Exchange now' }));
      expect(points).toHaveAccessibleDescription(expect.stringContaining(said));
    }
    await user.clear(points);
    await user.type(points, '150{Enter}');
    expect(ports.convert.inputs).toMatchObject([{ form: { points: '150', password: 'secret' } }]);
    await ports.convert.answer({ kind: 'accepted', value: 1_850 });
    expect(ownPoints()).toHaveTextContent('1,850 points');
  });

  test('are visible to guests, who are asked to log in to redeem', async () => {
    const { ports, session } = await renderMall({ member: null });
    await ports.loadAccount.answer({ kind: 'guest' });
    await user.click(screen.getByRole('button', { name: 'Redeem: Power bank' }));
    expect(selectIsLoginDialogOpen(session.getSnapshot())).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('say when the points could not be read, instead of asking to log in', async () => {
    const { ports, mall } = await openMall(standInSession({}, player).session);
    await ports.loadAccount.answer({ kind: 'guest' });
    await act(async () => mall.send({ type: 'viewer.changed' }));
    await ports.loadAccount.fail({ kind: 'offline' });
    expect(within(ownPoints()).getByRole('alert')).toHaveTextContent('Network link is abnormal');
    expect(within(ownPoints()).queryByRole('button', { name: 'Log in' })).toBeNull();
    await user.click(within(ownPoints()).getByRole('button', { name: 'Try again' }));
    await ports.loadAccount.answer({ kind: 'member', points: 2_000 });
    expect(ownPoints()).toHaveTextContent('2,000 points');
  });

  test('are only visible to trial members', async () => {
    const { ports } = await renderMall({ member: trial });
    await ports.loadAccount.answer({ kind: 'member', points: 0 });
    expect(ownPoints()).toHaveTextContent('Trial accounts collect no points');
    for (const button of screen.getAllByRole('button', { name: /^Redeem:/ }))
      expect(button).toHaveAttribute('aria-disabled', 'true');
  });
});

test('the history shows each status, page by page', async () => {
  const { ports } = await withPoints();
  await user.click(screen.getByRole('tab', { name: 'History' }));
  const rows = [
    record('1', {}),
    record('2', { status: 'rejected', change: 0, remark: 'Out of stock' }),
    record('3', { status: 'approved', reward: null, amount: 100, change: -100 }),
  ];
  await ports.loadHistory.answer({ rows, totalPages: 2, total: 4 });
  const table = within(screen.getByRole('table', { name: 'History' }));
  for (const status of ['In process', 'Rejected', 'Approved'])
    expect(table.getByText(status)).toBeVisible();
  expect(table.getByText('Out of stock')).toBeVisible();
  expect(table.getByText('Money for the wallet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(ports.loadHistory.inputs.at(-1)).toEqual({ page: 2 });
  await ports.loadHistory.fail({ kind: 'offline' });
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  await ports.loadHistory.answer({
    rows: [record('4', { reward: 'Kettle' })],
    totalPages: 2,
    total: 4,
  });
  expect(screen.getByText('Kettle')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Rewards' }));
  await user.click(screen.getByRole('tab', { name: 'History' }));
  expect(ports.loadHistory.inputs.at(-1)).toEqual({ page: 1 });
  await ports.loadHistory.answer({ rows: [], totalPages: 1, total: 0 });
  expect(screen.getByText('You have not collected or redeemed any points yet.')).toBeVisible();
});

test("the rules show the platform's exchange ratio, in Burmese too", async () => {
  await renderMall({ language: 'MY' });
  await user.click(screen.getByRole('tab', { name: joinSyllables('စည်းကမ်းချက်များ') }));
  expect(screen.getByText('Points are for playing.')).toBeVisible();
  expect(screen.getByText(/^Ks\s5\.00$/)).toBeVisible();
});

test.each([
  [150, '5.00', '750.00'],
  [1, '0.05', '0.05'],
  [3, '8', '24'],
  [0, '5.00', '0.00'],
  [7, '0.125', '0.875'],
])('%d points at %s are worth %s', (points, ratio, money) => {
  expect(worthOf(points, ratio)).toBe(money);
});
