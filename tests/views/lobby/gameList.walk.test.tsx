import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { EventFrom, StateValue } from 'xstate';
import { cases } from '../../../machines/lobby/gameList/gameList.cases';
import type { gameListMachine } from '../../../machines/lobby/gameList/gameList.machine';
import { selectGameList } from '../../../machines/site/pages/laterScreens.selectors';
import type { Game } from '../../../machines/shared/game.types';
import type { ListPage } from '../../../machines/shared/pagedList';
import { GameListScreen } from '../../../src/flows/screens/GameListScreen';
import { errorOf, outputOf } from '../../support/caseOf';
import { runningIn } from '../../support/runningIn';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import { renderSite, renderTile } from './games.world';

type Step =
  | EventFrom<typeof gameListMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${'loadPage' | 'addPage'}`;

/**
 * One tile is a row, of which a small part is visible: the end of two is not near before somebody
 * scrolls.
 */
const showASlit = () => {
  vi.stubGlobal('innerWidth', 200);
  vi.stubGlobal('innerHeight', 10);
};

const start = async () => {
  showASlit();
  const { ports, pages, stop } = await renderSite('/rng', (site) => (
    <GameListScreen {...site} renderTile={renderTile} onTopChange={() => undefined} />
  ));
  return { ports, list: runningIn(selectGameList(pages.getSnapshot())), stop };
};
type World = Awaited<ReturnType<typeof start>>;

const retry = () => screen.queryByRole('button', { name: 'Try again' });
const scroll = (to: number) =>
  act(async () => {
    vi.stubGlobal('scrollY', to);
    fireEvent.scroll(window);
  });
const answer = ({ ports }: World, actor: 'loadPage' | 'addPage', name: string) =>
  ports.loadPage.answer(outputOf(cases, actor, name) as ListPage<Game>);

const gestures = {
  'query.changed': () =>
    void fireEvent.change(screen.getByRole('searchbox', { name: 'Search by name' }), {
      target: { value: 'gold' },
    }),
  'list.more': async () => {
    const again = retry();
    if (again) return void fireEvent.click(again);
    await scroll(10_000);
  },
  'data.reload': () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
  'xstate.done.actor.loadPage': (world, name) => answer(world, 'loadPage', name),
  'xstate.error.actor.loadPage': ({ ports }, name) =>
    ports.loadPage.fail(errorOf(cases, 'loadPage', name)),
  'xstate.done.actor.addPage': (world, name) => answer(world, 'addPage', name),
  'xstate.error.actor.addPage': ({ ports }, name) =>
    ports.loadPage.fail(errorOf(cases, 'addPage', name)),
} satisfies Gestures<Step, World>;

const expectShown = (value: StateValue, games: readonly Game[]) => {
  const list = screen.queryByRole('list', { name: 'Slots' });
  const end = typeof value === 'object' ? (value['ready'] as 'idle' | 'adding' | 'stuck') : null;
  const hasFailed = value === 'failed' || end === 'stuck';
  expect(screen.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual(
    hasFailed ? [expect.stringContaining('Network link is abnormal')] : [],
  );
  expect(retry() !== null).toBe(hasFailed);
  expect(screen.queryAllByRole('progressbar', { name: 'Loading more games' })).toHaveLength(
    end === 'adding' ? 1 : 0,
  );
  if (value === 'failed') return expect(list).toBeNull();
  if (value === 'loading' && games.length === 0)
    return expect(screen.getByRole('status')).toHaveTextContent('Loading');
  if (value === 'empty')
    return expect(screen.getByText(/^No game fits your search\./)).toBeVisible();
  if (!list) throw new Error('there is no list');
  expect(within(list).getAllByRole('button')[0]).toHaveAccessibleName('Game 1');
  return expect(list.parentElement?.getAttribute('aria-busy')).toBe(
    value === 'loading' ? 'true' : null,
  );
};

walkScreens({
  cases,
  // A person has the retry only after a failure; otherwise a change of language reads again.
  canHappen: ({ snapshot }, { stimulus: { type } }) =>
    type !== 'data.reload' || snapshot.matches('failed'),
  gestures,
  start,
  actorOf: ({ list, stop }) => ({ getSnapshot: () => list.getSnapshot(), stop }),
  expectShown: ({ list }, value) =>
    waitFor(() => expectShown(value, list.getSnapshot().context.items)),
});
