import '../site/shell.setup';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createActor, fromCallback, setup, type EventFrom } from 'xstate';
import type { Language } from '../../../contract/constants';
import { fixturesMachine } from '../../../machines/lobby/fixtures/fixtures.machine';
import type { Fixtures } from '../../../machines/lobby/fixtures/fixtures.types';
import { gameListMachine } from '../../../machines/lobby/gameList/gameList.machine';
import type { GameQuery } from '../../../machines/lobby/gameList/gameList.types';
import { hotGamesMachine } from '../../../machines/lobby/hotGames/hotGames.machine';
import { lotteryMachine } from '../../../machines/lobby/lottery/lottery.machine';
import type {
  LotteryKind,
  LotteryMenu,
  OpenedDraw,
} from '../../../machines/lobby/lottery/lottery.types';
import { overlayMachine, type OverlayRef } from '../../../machines/site/overlay/overlay.machine';
import { pagesMachine, type PagesRef } from '../../../machines/site/pages/pages.machine';
import type { FoundCategories } from '../../../machines/site/pages/pages.types';
import { recentGamesMachine } from '../../../machines/lobby/recentGames/recentGames.machine';
import { roomsMachine } from '../../../machines/lobby/rooms/rooms.machine';
import type { RoomTile } from '../../../machines/lobby/rooms/rooms.types';
import type { sessionMachine, SessionRef } from '../../../machines/site/session/session.machine';
import type { Game } from '../../../machines/shared/game.types';
import { gameCase } from '../../../machines/shared/gameCase';
import type { ListPage, PageInput } from '../../../machines/shared/pagedList';
import { vendorsMachine } from '../../../machines/lobby/vendors/vendors.machine';
import type { Vendor, VendorLane } from '../../../machines/lobby/vendors/vendors.types';
import { GameTile } from '../../../src/ui/GameTile';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';

type SessionEvent = EventFrom<typeof sessionMachine>;

export const games = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => gameCase(String(from + index)));
export const pageOf = (items: Game[], total = items.length): ListPage<Game> => ({
  items,
  total,
  totalPages: Math.ceil(total / 100),
});
export const vendor = (code: string, over: Partial<Vendor> = {}): Vendor => ({
  vendor: code,
  name: `Maker ${code}`,
  icon: '',
  category: 'RNG',
  ...over,
});
export const renderTile = (game: Game) => (
  <GameTile name={game.name} cover={undefined} onPlay={() => undefined} />
);

/**
 * The pages and the loaders on their real machines. Instead of the session: it keeps the vendors,
 * goes to addresses and records the events that it is sent.
 */
export const makeSite = (address: string) => {
  const ports = {
    loadVendors: new Held<VendorLane[]>(),
    loadHotGames: new Held<Game[]>(),
    loadRecent: new Held<Game[]>(),
    loadPage: new Held<ListPage<Game>, PageInput<GameQuery>>(),
    loadFixtures: new Held<Fixtures>(),
    loadRooms: new Held<RoomTile[]>(),
    findVendor: new Held<FoundCategories, { vendor: string }>(),
    loadMenu: new Held<LotteryMenu, { kind: LotteryKind }>(),
    loadDraws: new Held<OpenedDraw[], { kind: LotteryKind; gameCode: string }>(),
  };
  const pages = createActor(
    pagesMachine.provide({
      actors: {
        gameList: gameListMachine.provide({ actors: { loadPage: ports.loadPage.logic } }),
        fixtures: fixturesMachine.provide({
          actors: {
            load: ports.loadFixtures.logic,
            watch: fromCallback<{ type: 'reading.due' }>(() => undefined),
          },
        }),
        hotGames: hotGamesMachine.provide({ actors: { load: ports.loadHotGames.logic } }),
        rooms: roomsMachine.provide({ actors: { load: ports.loadRooms.logic } }),
        lottery: lotteryMachine.provide({
          actors: {
            loadMenu: ports.loadMenu.logic,
            loadDraws: ports.loadDraws.logic,
            nextDraw: fromCallback<{ type: 'draw.due' }, { at: number | null }>(() => undefined),
          },
        }),
        findVendor: ports.findVendor.logic,
      },
    }),
    { input: { address, from: 0 } },
  );
  const sent: SessionEvent[] = [];
  const standIn = setup({
    types: { events: {} as SessionEvent },
    actors: {
      vendors: vendorsMachine.provide({ actors: { load: ports.loadVendors.logic } }),
      recentGames: recentGamesMachine.provide({ actors: { load: ports.loadRecent.logic } }),
    },
    actions: {
      note: ({ event }) => {
        sent.push(event);
        if (event.type === 'route.changed')
          pages.send({ type: 'address.changed', address: event.path, from: 0 });
      },
    },
  }).createMachine({
    invoke: [
      { id: 'vendors', src: 'vendors' },
      { id: 'recentGames', src: 'recentGames' },
    ],
    on: { '*': { actions: 'note' } },
  });
  const session = createActor(standIn);
  session.start();
  pages.start();
  const overlay = createActor(overlayMachine).start();
  const stop = () => [pages, session, overlay].map((one) => one.stop());
  return {
    ports,
    pages,
    overlay,
    sent,
    session: session as unknown as SessionRef,
    stop,
    go: (path: string) => act(async () => session.send({ type: 'route.changed', path })),
  };
};

/** A page of the player site at an address. */
export const renderSite = async (
  address: string,
  view: (site: { session: SessionRef; pages: PagesRef; overlay: OverlayRef }) => ReactNode,
  language: Language = 'EN',
) => {
  const site = makeSite(address);
  await renderView(view(site), language);
  return site;
};
