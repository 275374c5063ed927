import { endpoints } from '../../../contract/endpoints';
import { payDue } from '../dueMoney';
import { accepted } from '../../kit/answer';
import type { Services } from '../../kit/services';
import { answerWithdrawal } from './answer';
import { addPayoutAccount } from './payouts';
import { addProof, removeProof } from './proofs';
import {
  cancelWithdrawal,
  requestWithdrawal,
  withdrawalRequestsOf,
  withdrawalSetupOf,
} from './requests';
import { returnMissing } from './returns';
import { decideRequests } from './review';
import { withdrawalsOf } from './withdrawals';
import { type Mount, memberOnly, signedIn } from '../../kit/row';

/**
 * The routes of withdrawal requests (spec §2 Member centre, withdraw) and of the payee's
 * confirmation (§4 Statuses, Withdrawal confirmation).
 */
export const mountWithdrawals = (mount: Mount, services: Services): void => {
  mount({
    endpoint: endpoints.withdrawalSetup,
    handler: memberOnly(async ({ session, db }) => {
      await payDue(services, session.user.id);
      return accepted(await withdrawalSetupOf(services, db, session));
    }),
  });
  mount({
    endpoint: endpoints.addPayoutAccount,
    whenBlocked: 'open',
    handler: memberOnly(({ session, request, db }) =>
      addPayoutAccount(services, db, session, request),
    ),
  });
  mount({
    endpoint: endpoints.withdrawalRequests,
    handler: memberOnly(async ({ session, request, language, db }) => {
      await decideRequests(services, session.user.id);
      await returnMissing(services, session.user.id);
      return accepted(await withdrawalRequestsOf(services, db, session, request, language));
    }),
  });
  mount({
    endpoint: endpoints.requestWithdrawal,
    whenBlocked: 'open',
    handler: memberOnly(({ session, request, language, db }) =>
      requestWithdrawal(services, db, session, request, language),
    ),
  });
  mount({
    endpoint: endpoints.cancelWithdrawal,
    whenBlocked: 'open',
    handler: memberOnly(({ session, request, language, db }) =>
      cancelWithdrawal(services, db, session, request.requestId, language),
    ),
  });

  mount({
    endpoint: endpoints.withdrawals,
    handler: signedIn(async ({ session, db }) => {
      await decideRequests(services, session.user.id);
      await returnMissing(services, session.user.id);
      return accepted({
        withdrawals: await withdrawalsOf(services, db, session.user.id),
        now: services.clock.now(),
      });
    }),
  });
  mount({
    endpoint: endpoints.withdrawalProof,
    whenBlocked: 'open',
    handler: memberOnly(({ session, request, file, db }) =>
      addProof(services, db, session.user.id, request, file),
    ),
  });
  mount({
    endpoint: endpoints.removeWithdrawalProof,
    whenBlocked: 'open',
    handler: memberOnly(({ session, request, db }) =>
      removeProof(services, db, session.user.id, request.id),
    ),
  });
  mount({
    endpoint: endpoints.answerWithdrawal,
    whenBlocked: 'open',
    handler: memberOnly(({ session, request, db }) =>
      answerWithdrawal(services, db, session.user.id, request),
    ),
  });
};
