import { endpoints } from '../../contract/endpoints';
import { accepted, refused } from '../kit/answer';
import { grantFinished } from '../rewards/missions/grant';
import type { Services } from '../kit/services';
import { gamesOf, nodeOf, tileOf } from './catalogue';
import { addFavourite, favouritesOf, favouriteTiles, removeFavourite } from './favourites';
import { gameListOf, hotTiles, lanesOf, pageOf } from './gameList';
import { mountPlay } from './playRoutes';
import { recentNodes } from './recent';
import { roomsNow } from './rooms';
import { searchIndexOf } from './searchIndex';
import { fixturesNow } from './sports/fixtures';
import { vendorOf } from './vendors';
import { winnerBoard } from './winners';
import { type Mount, signedIn } from '../kit/row';

const POPULAR = 24;

/** The routes of the catalogue, of favourites and recent games, of launches and of lotteries. */
export const mountLobby = (mount: Mount, services: Services): void => {
  const { settings, clock, marks } = services;
  const slotGames = () => settings.current().slotGames;

  mountPlay(mount, services);

  mount({
    endpoint: endpoints.gameVendor,
    handler: async ({ language }) =>
      accepted({ data: { lanes: lanesOf(slotGames(), language, await marks()) } }),
  });
  mount({
    endpoint: endpoints.vassalageGameType,
    handler: ({ request }) =>
      accepted({ gameTypes: [...(vendorOf(request.vassalage)?.gameTypes ?? [])] }),
  });
  mount({
    endpoint: endpoints.gameList,
    handler: async ({ request }) => accepted(gameListOf(request, slotGames(), await marks())),
  });
  mount({
    endpoint: endpoints.fixtures,
    handler: ({ language }) => accepted(fixturesNow(clock.now(), language)),
  });
  mount({
    endpoint: endpoints.searchIndex,
    handler: ({ request }) => accepted(searchIndexOf(request, slotGames())),
  });
  mount({
    endpoint: endpoints.hotGames,
    handler: async ({ request }) =>
      accepted(hotTiles(request.vassalage, request.language, await marks())),
  });
  mount({
    endpoint: endpoints.popular,
    handler: async ({ language }) => {
      const today = await marks();
      return accepted(
        gamesOf('ELOTT', slotGames())
          .slice(0, POPULAR)
          .map((game) => tileOf(game, language, today)),
      );
    },
  });
  mount({
    endpoint: endpoints.roomList,
    handler: async ({ request, db }) =>
      accepted(await roomsNow(db, services, request.language, await marks())),
  });
  mount({
    endpoint: endpoints.winnerBoard,
    handler: async ({ request }) =>
      accepted(
        await winnerBoard(services, { limit: request.limitNum, language: request.language }),
      ),
  });

  mount({
    endpoint: endpoints.recentGames,
    handler: signedIn(async ({ request, session, db }) => {
      const { page, pageSize, gameType, language } = request;
      const games = (await recentNodes(db, session.user.id))
        .flatMap((nodeId) => nodeOf(nodeId) ?? [])
        .filter((game) => gameType === undefined || game.gameType === gameType);
      return accepted({
        list: pageOf(games, { pageNo: page, pageSize, language }, await marks()).games,
      });
    }),
  });

  mount({
    endpoint: endpoints.favouriteGames,
    handler: signedIn(async ({ session, db }) => accepted(await favouritesOf(db, session.user.id))),
  });
  mount({
    endpoint: endpoints.favouriteGamesList,
    handler: signedIn(async ({ request, session, db }) =>
      accepted(await favouriteTiles(db, session.user.id, request, await marks())),
    ),
  });
  mount({
    endpoint: endpoints.addFavourite,
    handler: signedIn(async ({ request, session, db }) => {
      if (!(await addFavourite(db, session.user.id, request, clock.date())))
        return refused((words) => words.gameUnknown, { reason: 'gameUnknown' });
      await grantFinished(services, session.user, ['favourite']);
      return accepted(null);
    }),
  });
  mount({
    endpoint: endpoints.removeFavourite,
    handler: signedIn(async ({ request, session, db }) => {
      await removeFavourite(db, session.user.id, request);
      return accepted(null);
    }),
  });
};
