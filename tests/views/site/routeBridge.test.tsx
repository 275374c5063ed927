import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppRef } from '../../../machines/site/app/app.machine';
import type { SessionRef } from '../../../machines/site/session/session.machine';
import { addressOfGame } from '../../../machines/shared/gameAddress';
import { gameCase } from '../../../machines/shared/gameCase';
import { RouteBridge } from '../../../src/app/RouteBridge';
import { renderView } from '../../support/renderView';

type Standing = { dialog?: string; game?: ReturnType<typeof gameCase>; isLeaving?: boolean };
const user = userEvent.setup();
const game = gameCase('1');
const GAME_PAGE = addressOfGame(game);

const still = (snapshot: object) => ({
  getSnapshot: () => snapshot,
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: vi.fn(),
});
const support = still({ matches: () => false, context: { helpTerm: null }, children: {} });
/**
 * A session as the bridge sees it: over the home page, with a dialog that has its own address, or a
 * game on its page.
 */
const snapshotOf = ({ dialog, game: openGame, isLeaving = false }: Standing) => ({
  status: 'active',
  matches: (value: { identity?: unknown }) =>
    !isLeaving &&
    (value.identity === 'signedIn' ||
      (openGame !== undefined && JSON.stringify(value).includes('"play":"open"'))),
  getMeta: () => ({ home: { path: '/' }, ...(dialog && { dialog: { path: dialog } }) }),
  context: {
    address: '',
    agentPage: '/agentHome',
    centrePage: '/member',
    member: null,
    pendingIntent: null,
    currentGame: openGame ? { game: openGame, isOnPage: true } : null,
  },
  children: { support },
});
const standIn = (first: Standing) => {
  let snapshot = snapshotOf(first);
  const observers = new Set<{ next?: () => void }>();
  const session = {
    getSnapshot: () => snapshot,
    subscribe: (observer: { next?: () => void }) => {
      observers.add(observer);
      return { unsubscribe: () => observers.delete(observer) };
    },
    send: vi.fn(),
  };
  const stand = (next: Standing) => {
    snapshot = snapshotOf(next);
    observers.forEach(({ next: tell }) => tell?.());
  };
  return { session: session as unknown as SessionRef, told: session.send, stand };
};

/** Does something after a place was rendered and before anyone sees it. */
function WhenDrawn({ search, act: doIt }: { search: string; act: () => void }) {
  const location = useLocation();
  useLayoutEffect(() => {
    if (location.search === search) doIt();
  }, [location, search, doIt]);
  return <output>{location.pathname + location.search}</output>;
}
const render = (session: SessionRef, whenDrawn = () => undefined as void) => {
  const app = still({
    context: { visit: { path: location.pathname + location.search } },
  }) as unknown as AppRef;
  return renderView(
    <BrowserRouter>
      <RouteBridge app={app} session={session} />
      <WhenDrawn search="?drawn" act={whenDrawn} />
      <Link to="/?drawn">Drawn</Link>
      <Link to="/rng">Slots</Link>
    </BrowserRouter>,
  );
};

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => vi.restoreAllMocks());

test('writes the address of a session that is ahead once', async () => {
  const { session, stand, told } = standIn({});
  const open = () => stand({ dialog: '/member' });
  await render(session, open);
  const push = vi.spyOn(history, 'pushState');
  await user.click(screen.getByRole('link', { name: 'Drawn' }));
  expect(screen.getByText('/member')).toBeVisible();
  expect(push.mock.calls.map(([, , address]) => address)).toEqual(['/?drawn', '/member']);
  expect(told.mock.calls).toEqual([[{ type: 'route.changed', path: '/?drawn', from: 0 }]]);
});

test('writes where the session is at the first look, and hears of Back', async () => {
  history.replaceState(null, '', '/recent');
  const { session, told } = standIn({ dialog: '/login' });
  await render(session);
  expect(screen.getByText('/login')).toBeVisible();
  await act(async () => history.back());
  await waitFor(() =>
    expect(told.mock.calls).toEqual([[{ type: 'route.changed', path: '/recent', from: 0 }]]),
  );
});

test('reports where a link leads, but not its own writes', async () => {
  const { session, stand, told } = standIn({});
  await render(session);
  await act(async () => {
    stand({ dialog: '/login' });
    stand({ dialog: '/register' });
  });
  await act(async () => stand({ dialog: '/login' }));
  expect(screen.getByText('/login')).toBeVisible();
  expect(told).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Slots' }));
  expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'route.changed', path: '/rng', from: 0 });
});

test.each([
  ['closed leads back to the page below it, which the entry alone knows', {}, '/sports'],
  ['left by signing out leads home', { isLeaving: true }, '/'],
])('writes nothing for a reloaded game that is %s', async (_, next, address) => {
  history.replaceState(null, '', '/sports');
  history.pushState({ usr: { over: '/sports' }, key: 'game', idx: 1 }, '', GAME_PAGE);
  const { session, stand, told } = standIn({ game });
  await render(session);
  expect(location.pathname + location.search).toBe(GAME_PAGE);
  await act(async () => stand(next));
  await waitFor(() => expect(screen.getByText(address)).toBeVisible());
  expect(told.mock.calls).toEqual(
    address === '/' ? [] : [[{ type: 'route.changed', path: '/sports', from: 0 }]],
  );
});
