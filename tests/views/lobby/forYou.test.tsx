import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ForYou } from '../../../machines/lobby/forYou/forYou.types';
import { gameCase } from '../../../machines/shared/gameCase';
import { joinSyllables } from '../../../src/i18n/burmese';
import {
  fault,
  noCounts,
  nothingOpen,
  pending,
  player,
  renderWorld,
  signedInAs,
  trial,
} from '../site/shell.world';

const member = { restoreSession: () => Promise.resolve(signedInAs(player)) };
const played = { loadRecentGames: () => Promise.resolve([gameCase('r', { name: 'Koi' })]) };
const open: ForYou = {
  ...nothingOpen,
  deposit: { amount: '20000.00', currencySymbol: 'K', status: 'checking' },
  missions: { finished: 2, all: 5 },
};
const main = () => within(screen.getByRole('main'));
const row = () => main().findByRole('region', { name: 'For you' });
/** The page is whole: what comes after the row is there. */
const expectHome = () =>
  waitFor(() => expect(main().getByRole('region', { name: 'Favourites' })).toBeVisible());
const expectNoRow = () =>
  waitFor(() => expect(main().queryByRole('region', { name: 'For you' })).toBeNull());

test('a member sees what is open, and goes on with the last game', async () => {
  const { user, session } = await renderWorld({
    ...member,
    ...played,
    loadForYou: () => Promise.resolve(open),
  });
  const cards = within(await row());
  expect(await cards.findByRole('link', { name: /^Open deposit/ })).toHaveAttribute(
    'href',
    '/member/deposit',
  );
  expect(cards.getByRole('link', { name: /^This week’s missions/ })).toHaveAttribute(
    'href',
    '/member/missions',
  );
  expect(cards.getAllByRole('listitem')).toHaveLength(3);
  await user.click(cards.getByRole('button', { name: 'Continue playing Koi' }));
  expect(session()?.getSnapshot().context.currentGame?.game.id).toBe('r');
});

test.each([
  {
    kind: 'required',
    askedAt: '/member/deposit',
    name: 'Deposit limit None is set Needed before you play',
    place: 0,
  },
  {
    kind: 'offered',
    askedAt: '/member/deposit',
    name: 'Deposit limit None is set You may set one',
    place: 1,
  },
  {
    kind: 'review',
    askedAt: '/member/limits',
    name: 'Deposit limit Does it still fit? Time to look again',
    place: 1,
  },
] as const)(
  'says that the question about a limit is $kind, and leads to it',
  async ({ kind, askedAt, name, place }) => {
    const limit = { kind, askedAt };
    await renderWorld({
      ...member,
      ...played,
      loadForYou: () => Promise.resolve({ ...open, limit }),
    });
    const cards = within(await row());
    const card = await cards.findByRole('link', { name });
    expect(card).toHaveAttribute('href', askedAt);
    // Where no game can be played without a limit, this comes before the last game.
    expect(cards.getAllByRole('listitem')[place]).toContainElement(card);
  },
);

test.each([
  {
    claimable: { count: 2, amount: '3250.00', currencySymbol: 'K' },
    name: /^To claim K3,250\.00 2 rewards$/,
  },
  { claimable: { count: 1, amount: null, currencySymbol: 'K' }, name: /^To claim 1 reward$/ },
])('what can be claimed comes first, and leads there: $name', async ({ claimable, name }) => {
  await renderWorld({
    ...member,
    ...played,
    loadForYou: () => Promise.resolve(open),
    loadCounts: () => Promise.resolve({ ...noCounts, claimable }),
  });
  const cards = within(await row());
  const card = await cards.findByRole('link', { name });
  expect(card).toHaveAttribute('href', '/member/rewards');
  expect(cards.getAllByRole('listitem')[0]).toContainElement(card);
});

test('amounts are hidden with the balance', async () => {
  await renderWorld({
    ...member,
    loadForYou: () => Promise.resolve(open),
    preferences: { balanceHidden: true },
  });
  expect(await within(await row()).findByText('***')).toBeVisible();
});

test('without anything there is no row', async () => {
  const answer = pending<ForYou>();
  await renderWorld({ ...member, loadForYou: () => answer.promise });
  expect(await row()).toHaveAttribute('aria-busy', 'true');
  answer.resolve(nothingOpen);
  await expectNoRow();
  await expectHome();
});

test('what could not be read has no card, and the page stays', async () => {
  await renderWorld({ ...member, ...played, loadForYou: () => fault('offline') });
  const cards = within(await row());
  expect(await cards.findByRole('button', { name: 'Continue playing Koi' })).toBeVisible();
  expect(cards.getAllByRole('listitem')).toHaveLength(1);
  await expectHome();
});

test('during a break nothing entices to play', async () => {
  const block = { kind: 'break' as const, startedAt: 0, endsAt: Date.now() + 86_400_000 };
  const { session } = await renderWorld({
    restoreSession: () => Promise.resolve(signedInAs({ ...player, playBlock: block })),
    ...played,
    loadForYou: () => Promise.resolve(open),
  });
  await waitFor(() => expect(session()?.getSnapshot().matches({ page: 'pause' })).toBe(true));
  expect(screen.queryByRole('region', { name: 'For you' })).toBeNull();
  expect(screen.queryByText('Koi')).toBeNull();
});

test.each([
  { who: 'a guest', given: {} },
  { who: 'a trial member', given: { restoreSession: () => Promise.resolve(signedInAs(trial)) } },
])('$who has no row, and nothing is read', async ({ given }) => {
  const loadForYou = vi.fn(() => Promise.resolve(open));
  await renderWorld({ ...given, loadForYou });
  await main().findByRole('group', { name: 'Game categories' });
  await expectNoRow();
  expect(loadForYou).not.toHaveBeenCalled();
});

test('is in Burmese', async () => {
  await renderWorld({ ...member, loadForYou: () => Promise.resolve(open), language: 'MY' });
  const name = joinSyllables('သင့်အတွက်');
  const cards = within(await main().findByRole('region', { name }));
  expect(await cards.findByText(joinSyllables('မပြီးသေးသော ငွေသွင်းမှု'))).toBeVisible();
});
