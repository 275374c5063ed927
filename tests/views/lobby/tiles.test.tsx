import '../site/shell.setup';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { SessionRef } from '../../../machines/site/session/session.machine';
import { selectIdentity } from '../../../machines/site/session/session.selectors';
import type { Game } from '../../../machines/shared/game.types';
import { gameCase } from '../../../machines/shared/gameCase';
import { joinSyllables } from '../../../src/i18n/burmese';
import { useTiles } from '../../../src/app/useTiles';
import { watchFlings } from '../../../src/ui/hooks/watchFlings';
import { renderView } from '../../support/renderView';
import {
  createWorld,
  pending,
  player,
  signedInAs,
  trial,
  type WorldOptions,
} from '../site/shell.world';

const game = gameCase('7', { name: 'Golden Lagoon', isHot: true });
const member = { restoreSession: () => Promise.resolve(signedInAs(player)) };

const Tile = ({ session, shown }: { session: SessionRef; shown: Game }) =>
  useTiles(session).renderTile(shown);

/** One tile over the real session, once it is known who is here. */
const renderTile = async (given: WorldOptions = {}, shown = game) => {
  const { app } = createWorld(given);
  app.start();
  await waitFor(() => expect(app.getSnapshot().children.session).toBeDefined());
  const session = app.getSnapshot().children.session as SessionRef;
  await waitFor(() => expect(selectIdentity(session.getSnapshot())).not.toBe('unknown'));
  await renderView(<Tile session={session} shown={shown} />, given.language);
  return session;
};
const matches = (
  session: SessionRef,
  ...states: Parameters<ReturnType<SessionRef['getSnapshot']>['matches']>
) => session.getSnapshot().matches(...states);
const play = () => screen.getByRole('button', { name: 'Golden Lagoon' });

describe('a press on a game', () => {
  test('of a guest opens the login, and keeps the game for afterwards', async () => {
    const session = await renderTile();
    await userEvent.click(play());
    expect(matches(session, { dialog: { login: 'open' } })).toBe(true);
    expect(session.getSnapshot().context.pendingIntent).toEqual({
      kind: 'game',
      game,
      isOnPage: false,
    });
  });

  test('of a member opens it', async () => {
    const launchGame = vi.fn(() => new Promise<never>(() => undefined));
    await renderTile({ ...member, launchGame });
    await userEvent.click(play());
    expect(launchGame).toHaveBeenCalledExactlyOnceWith(game);
  });

  test('of a trial member says what is missing', async () => {
    const session = await renderTile({ restoreSession: () => Promise.resolve(signedInAs(trial)) });
    await userEvent.click(play());
    expect(matches(session, { identity: { signedIn: { play: 'trialAlert' } } })).toBe(true);
  });
});

test('shows only words during a fling, and can be pressed after it', async () => {
  const unwatch = watchFlings();
  // The tile is rendered during the fling, however long that takes.
  vi.useFakeTimers({ toFake: ['performance'] });
  Object.defineProperty(window, 'scrollY', { value: window.innerHeight, configurable: true });
  fireEvent.scroll(window);
  await renderTile();
  expect(screen.getByText('Maker JL')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  vi.useRealTimers();
  expect(await screen.findByRole('button', { name: 'Golden Lagoon' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to favourites' })).toBeInTheDocument();
  unwatch();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

describe('below the cover', () => {
  test('stands the maker, because the cover has the name', async () => {
    await renderTile();
    expect(await screen.findByText('Maker JL')).toBeVisible();
    expect(play()).toHaveAccessibleName('Golden Lagoon');
  });

  test('stands a name in Burmese letters, which covers do not have', async () => {
    await renderTile({}, { ...game, name: 'ရွှေရေကန်' });
    expect(screen.getByText('ရွှေရေကန်')).toBeVisible();
    expect(screen.queryByText('Maker JL')).toBeNull();
  });

  test('stands the name of a game whose maker is unknown', async () => {
    await renderTile({}, { ...game, vendor: 'ZZ' });
    expect(screen.getByText('Golden Lagoon')).toBeVisible();
  });

  test('stands the category of a lobby, which is named as its maker', async () => {
    await renderTile({}, { ...game, name: 'Maker JL', code: '' });
    expect(await screen.findByText('Slots')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Maker JL' })).toBeVisible();
  });
});

describe('the heart', () => {
  test('of a guest opens the login', async () => {
    const session = await renderTile();
    await userEvent.click(screen.getByRole('button', { name: 'Add to favourites' }));
    expect(matches(session, { dialog: { login: 'open' } })).toBe(true);
  });

  test('fills at once, before the platform has answered', async () => {
    const answer = pending<{ kind: 'saved' }>();
    const saveFavourite = vi.fn(() => answer.promise);
    await renderTile({ ...member, saveFavourite });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Add to favourites', pressed: false }),
    );
    expect(
      screen.getByRole('button', { name: 'Remove from favourites', pressed: true }),
    ).toBeVisible();
    expect(saveFavourite).toHaveBeenCalledExactlyOnceWith({ game, isWanted: true });
  });

  test('empties again when the platform refuses', async () => {
    const answer = pending<{ kind: 'refused'; message: string }>();
    await renderTile({ ...member, saveFavourite: () => answer.promise });
    await userEvent.click(await screen.findByRole('button', { name: 'Add to favourites' }));
    await act(async () => answer.resolve({ kind: 'refused', message: 'Too many' }));
    expect(
      await screen.findByRole('button', { name: 'Add to favourites', pressed: false }),
    ).toBeVisible();
  });

  test('is full for a favourite, and removes it', async () => {
    const saveFavourite = vi.fn(() => Promise.resolve({ kind: 'saved' as const }));
    await renderTile({ ...member, loadFavourites: () => Promise.resolve([game]), saveFavourite });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove from favourites', pressed: true }),
    );
    expect(screen.getByRole('button', { name: 'Add to favourites', pressed: false })).toBeVisible();
    expect(saveFavourite).toHaveBeenCalledExactlyOnceWith({ game, isWanted: false });
  });
});

test('a hot game and a new one have a badge, any other has none', async () => {
  await renderTile();
  expect(play()).toHaveAccessibleDescription('Hot');
  cleanup();
  await renderTile({}, { ...game, isHot: false, isNew: true });
  expect(play()).toHaveAccessibleDescription('New');
  cleanup();
  await renderTile({}, { ...game, isHot: false });
  expect(play()).not.toHaveAccessibleDescription();
});

test('the tile is in Burmese too', async () => {
  await renderTile({ language: 'MY' });
  expect(play()).toHaveAccessibleDescription(joinSyllables('ဟော့'));
  const name = joinSyllables('အကြိုက်ဆုံးများသို့ ထည့်ရန်');
  expect(screen.getByRole('button', { name })).toBeVisible();
});
