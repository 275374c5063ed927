import { endpoints } from '../../../contract/endpoints';
import { payDue } from '../dueMoney';
import { walletOf } from '../../account/member';
import { accepted } from '../../kit/answer';
import type { Services } from '../../kit/services';
import { headroomOf } from '../../member/limits/check';
import { askPrompt, promptOf } from '../../member/limits/prompt';
import { wordsOf } from '../../words';
import { methodsIn, QUICK_AMOUNTS } from './methods';
import { openOf, pastOf, shown } from './orders';
import { cancelDeposit, placeDeposit, reportPaid } from './place';
import { type Mount, memberOnly } from '../../kit/row';

const PAST = 20;

/** The routes of deposits (spec §2 Member centre menu pages, depositv2). */
export const mountDeposits = (mount: Mount, services: Services): void => {
  mount({
    endpoint: endpoints.deposits,
    handler: memberOnly(async ({ session: { user }, request, language, db }) => {
      await payDue(services, user.id);
      const { currencySymbol } = await walletOf(db, user);
      const open = await openOf(db, user.id);
      return accepted({
        methods: methodsIn(wordsOf(language), services.settings.current().deposits.checkSeconds),
        quickAmounts: QUICK_AMOUNTS,
        currencySymbol,
        open: open && shown(open),
        past: (await pastOf(db, user.id, PAST)).map(shown),
        limits: await headroomOf(services, db, user.id, ['deposit', 'balance']),
        // The page of an open order asks nothing.
        prompt:
          request.asks && !open
            ? await askPrompt(services, user.id)
            : await promptOf(services, db, user.id),
        now: services.clock.now(),
      });
    }),
  });
  mount({
    endpoint: endpoints.placeDeposit,
    handler: memberOnly(({ session, request, db }) =>
      placeDeposit(services, db, session.user.id, request),
    ),
  });
  mount({
    endpoint: endpoints.reportDepositPaid,
    whenBlocked: 'open',
    handler: memberOnly(({ session, request, db }) =>
      reportPaid(services, db, session.user.id, request.id),
    ),
  });
  mount({
    endpoint: endpoints.cancelDeposit,
    whenBlocked: 'open',
    handler: memberOnly(({ session, request, db }) =>
      cancelDeposit(services, db, session.user.id, request.id),
    ),
  });
};
