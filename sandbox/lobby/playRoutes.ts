import { endpoints } from '../../contract/endpoints';
import { accepted } from '../kit/answer';
import type { Services } from '../kit/services';
import { launch } from './launch';
import { lotteryMenu, opened, recentVietnamese } from './lotteryMenus';
import { type Mount, memberOnly, signedIn } from '../kit/row';

/** The routes of launches and lotteries. */
export const mountPlay = (mount: Mount, services: Services): void => {
  const { clock } = services;

  mount({ endpoint: endpoints.launchGame, handler: memberOnly((call) => launch(services, call)) });
  mount({
    endpoint: endpoints.gameLaunchFB,
    handler: memberOnly((call) => launch(services, call)),
  });

  for (const row of [endpoints.gameMenus, endpoints.vnGameMenu]) {
    mount({
      endpoint: row,
      handler: signedIn(({ request, language }) => {
        const now = clock.now();
        return accepted({ games: lotteryMenu(request.prizeMode, language, now), now });
      }),
    });
  }
  mount({
    endpoint: endpoints.vnGameMenuRecent,
    handler: signedIn(async ({ session, language, db }) => {
      const now = clock.now();
      return accepted({ games: await recentVietnamese(db, session.user, language, now), now });
    }),
  });
  mount({
    endpoint: endpoints.lottoOpened,
    handler: signedIn(({ request, language }) =>
      opened(['LOTT', 'ZY', 'ELOTT', 'SEA'], request, language, clock.now()),
    ),
  });
  mount({
    endpoint: endpoints.vnOpened,
    handler: signedIn(({ request, language }) => opened(['VN'], request, language, clock.now())),
  });
};
