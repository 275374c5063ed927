import { endpoints } from '../../contract/endpoints';
import { accepted } from '../kit/answer';
import type { Services } from '../kit/services';
import { launch } from './launch';
import { lotteryMenu, openedFor, recentVietnamese, withWaiting } from './lotteryMenus';
import { type Mount, memberOnly, signedIn } from '../kit/row';

/** The routes of launches and lotteries. */
export const mountPlay = (mount: Mount, services: Services): void => {
  const { clock } = services;

  mount({
    endpoint: endpoints.launchGame,
    whenBlocked: 'refused',
    handler: memberOnly((call) => launch(services, call)),
  });
  mount({
    endpoint: endpoints.gameLaunchFB,
    whenBlocked: 'refused',
    handler: memberOnly((call) => launch(services, call)),
  });

  for (const row of [endpoints.gameMenus, endpoints.vnGameMenu]) {
    mount({
      endpoint: row,
      handler: signedIn(async ({ session, request, language }) => {
        const now = clock.now();
        const games = lotteryMenu(request.prizeMode, language, now);
        return accepted({ games: await withWaiting(services, session.user, games), now });
      }),
    });
  }
  mount({
    endpoint: endpoints.vnGameMenuRecent,
    handler: signedIn(async ({ session, language, db }) => {
      const now = clock.now();
      const games = await recentVietnamese(db, session.user, language, now);
      return accepted({ games: await withWaiting(services, session.user, games), now });
    }),
  });
  mount({
    endpoint: endpoints.lottoOpened,
    handler: signedIn(({ session, request, language }) =>
      openedFor(services, session.user, ['LOTT', 'ZY', 'ELOTT', 'SEA'], request, language),
    ),
  });
  mount({
    endpoint: endpoints.vnOpened,
    handler: signedIn(({ session, request, language }) =>
      openedFor(services, session.user, ['VN'], request, language),
    ),
  });
};
