import { endpoints } from '../../contract/endpoints';
import { consolidatedOf } from '../member/consolidated';
import { payDue } from '../money/dueMoney';
import { memberOnly } from '../account/memberOnly';
import { memberRecords } from '../member/records';
import { accepted } from '../kit/answer';
import { signedIn, type Mount } from '../http/mount';
import { standingOf } from '../member/standings';
import type { Services } from '../kit/services';
import { launch } from './launch';
import { lotteryMenu, opened, recentVietnamese } from './lotteryMenus';
import { merchantWallet, transfer } from '../money/merchantWallets';

/** The rows of playing and of what comes of it: launching, wallets, records, lotteries. */
export const mountPlay = (mount: Mount, services: Services): void => {
  const { clock } = services;

  mount(
    endpoints.launchGame,
    memberOnly((call) => launch(services, call)),
  );
  mount(
    endpoints.gameLaunchFB,
    memberOnly((call) => launch(services, call)),
  );
  mount(
    endpoints.merchantWallet,
    signedIn(async ({ session, request, db }) =>
      accepted(await merchantWallet(services, db, session, request)),
    ),
  );
  mount(
    endpoints.walletTransfer,
    memberOnly(({ session, request, db }) => transfer(services, db, session, request)),
  );

  mount(
    endpoints.memberTransactions,
    signedIn(async ({ session, request, db }) => {
      if (request.kind === 'account') await payDue(services, session.user.id);
      return memberRecords(db, session.user, request);
    }),
  );
  mount(
    endpoints.consolidated,
    signedIn(async ({ session, language }) =>
      accepted(await consolidatedOf(services, session.user, language)),
    ),
  );
  mount(
    endpoints.unreadCount,
    memberOnly(({ session }) =>
      accepted({ unreadMessage: standingOf(session.user.username).unreadMessages }),
    ),
  );

  for (const row of [endpoints.gameMenus, endpoints.vnGameMenu]) {
    mount(
      row,
      signedIn(({ request, language }) => {
        const now = clock.now();
        return accepted({ games: lotteryMenu(request.prizeMode, language, now), now });
      }),
    );
  }
  mount(
    endpoints.vnGameMenuRecent,
    signedIn(async ({ session, language, db }) => {
      const now = clock.now();
      return accepted({ games: await recentVietnamese(db, session.user, language, now), now });
    }),
  );
  mount(
    endpoints.lottoOpened,
    signedIn(({ request, language }) =>
      opened(['LOTT', 'ZY', 'ELOTT', 'SEA'], request, language, clock.now()),
    ),
  );
  mount(
    endpoints.vnOpened,
    signedIn(({ request, language }) => opened(['VN'], request, language, clock.now())),
  );
};
