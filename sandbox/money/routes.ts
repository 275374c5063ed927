import { endpoints } from '../../contract/endpoints';
import { walletOf } from '../account/member';
import { accepted } from '../kit/answer';
import { memberOnly, signedIn, type Mount } from '../kit/row';
import type { Services } from '../kit/services';
import { mountDeposits } from './deposits/routes';
import { payDue } from './dueMoney';
import { merchantWallet, transfer } from './merchantWallets';
import { teamTransfer, transferLimitsOf } from './teamTransfer';
import { mountWithdrawals } from './withdrawals/routes';

/** The routes of the balance, of transfers between wallets and people, deposits and withdrawals. */
export const mountMoney = (mount: Mount, services: Services): void => {
  const { clock } = services;

  mount({
    endpoint: endpoints.balance,
    handler: signedIn(async ({ session, db }) => {
      await payDue(services, session.user.id);
      const { balance, currencySymbol } = await walletOf(db, session.user);
      return accepted({ balance, currencySymbol, asOf: clock.now() });
    }),
  });
  mount({
    endpoint: endpoints.merchantWallet,
    handler: signedIn(async ({ session, request, db }) =>
      accepted(await merchantWallet(services, db, session, request)),
    ),
  });
  mount({
    endpoint: endpoints.walletTransfer,
    whenBlocked: 'open',
    handler: memberOnly(({ session, request, db }) => transfer(services, db, session, request)),
  });
  mount({
    endpoint: endpoints.transferLimits,
    handler: memberOnly(async ({ session, db }) => {
      await payDue(services, session.user.id);
      return accepted(await transferLimitsOf(services, db, session));
    }),
  });
  mount({
    endpoint: endpoints.teamTransfer,
    handler: memberOnly(({ session, request, db }) => teamTransfer(services, db, session, request)),
  });

  mountDeposits(mount, services);
  mountWithdrawals(mount, services);
};
