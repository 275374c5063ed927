import { endpoints } from '../../contract/endpoints';
import { accepted, refused } from '../kit/answer';
import { signedIn, type Mount } from '../http/mount';
import { grantFinished } from '../rewards/missions/grant';
import type { Services } from '../kit/services';
import { gamesOf, nodeOf, tileOf } from './catalogue';
import { addFavourite, favouritesOf, favouriteTiles, removeFavourite } from './favourites';
import { gameListOf, hotTiles, lanesOf, pageOf } from './gameList';
import { recentNodes } from './recent';
import { roomsAt } from './rooms';
import { vendorOf } from './vendors';
import { winnerBoard } from './winners';

const POPULAR = 24;

/** The catalogue and what a person keeps of it. */
export const mountGames = (mount: Mount, services: Services): void => {
  const { settings, clock, madeUpWins } = services;
  const slotGames = () => settings.current().slotGames;

  mount(endpoints.gameVendor, ({ language }) =>
    accepted({ data: { lanes: lanesOf(slotGames(), language) } }),
  );
  mount(endpoints.vassalageGameType, ({ request }) =>
    accepted({ gameTypes: [...(vendorOf(request.vassalage)?.gameTypes ?? [])] }),
  );
  mount(endpoints.gameList, ({ request }) => accepted(gameListOf(request, slotGames())));
  mount(endpoints.hotGames, ({ request }) =>
    accepted(hotTiles(request.vassalage, slotGames(), request.language)),
  );
  mount(endpoints.popular, ({ language }) =>
    accepted(
      gamesOf('ELOTT', slotGames())
        .slice(0, POPULAR)
        .map((game) => tileOf(game, language)),
    ),
  );
  mount(endpoints.roomList, ({ request }) =>
    accepted(roomsAt(clock.now(), request.vassalage, request.language)),
  );
  mount(endpoints.winnerBoard, async ({ request, db }) =>
    accepted(
      await winnerBoard(db, {
        limit: request.limitNum,
        slotGames: slotGames(),
        now: clock.now(),
        language: request.language,
        madeUp: madeUpWins.list(),
      }),
    ),
  );

  mount(
    endpoints.recentGames,
    signedIn(async ({ request, session, db }) => {
      const { page, pageSize, gameType, language } = request;
      const games = (await recentNodes(db, session.user.id))
        .flatMap((nodeId) => nodeOf(nodeId) ?? [])
        .filter((game) => gameType === undefined || game.gameType === gameType);
      return accepted({ list: pageOf(games, page, pageSize, language).games });
    }),
  );

  mount(
    endpoints.favouriteGames,
    signedIn(async ({ session, db }) => accepted(await favouritesOf(db, session.user.id))),
  );
  mount(
    endpoints.favouriteGamesList,
    signedIn(async ({ request, session, db }) =>
      accepted(await favouriteTiles(db, session.user.id, request)),
    ),
  );
  mount(
    endpoints.addFavourite,
    signedIn(async ({ request, session, db }) => {
      if (!(await addFavourite(db, session.user.id, request, clock.date())))
        return refused((words) => words.gameUnknown, { reason: 'gameUnknown' });
      await grantFinished(services, session.user, ['favourite']);
      return accepted(null);
    }),
  );
  mount(
    endpoints.removeFavourite,
    signedIn(async ({ request, session, db }) => {
      await removeFavourite(db, session.user.id, request);
      return accepted(null);
    }),
  );
};
