import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { selectRooms } from '../../../machines/site/pages/laterScreens.selectors';
import { cases } from '../../../machines/lobby/rooms/rooms.cases';
import type { RoomTile } from '../../../machines/lobby/rooms/rooms.types';
import { GameListScreen } from '../../../src/flows/screens/GameListScreen';
import { walkLoader } from '../../support/loaderWalk';
import { runningIn } from '../../support/runningIn';
import { renderSite, renderTile } from './games.world';

const start = async () => {
  const { ports, pages, stop } = await renderSite('/pvp', (site) => (
    <GameListScreen {...site} renderTile={renderTile} onTopChange={() => undefined} />
  ));
  return { load: ports.loadRooms, loader: runningIn(selectRooms(pages.getSnapshot())), stop };
};
const section = () => screen.getByRole('region', { name: 'Rooms' });
const refresh = () => within(section()).getByRole('button', { name: 'Refresh the rooms' });

const expectWaiting = () => {
  expect(section()).toHaveAttribute('aria-busy', 'true');
  expect(refresh()).toHaveAttribute('aria-busy', 'true');
};
const expectKnown = (rooms: RoomTile[], state: string) => {
  const shown = within(section());
  for (const { name } of rooms)
    expect(shown.getByRole('button', { name: `Sit down: ${name}` })).toBeVisible();
  expect(refresh().getAttribute('aria-busy')).toBe(state === 'loading' ? 'true' : null);
  expect(shown.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual(
    state === 'failed' ? [expect.stringContaining('Network link is abnormal')] : [],
  );
};

walkLoader({
  cases,
  start,
  reload: () => void fireEvent.click(refresh()),
  canHappen: () => true,
  expectWaiting,
  expectKnown,
});
