import { endpoints } from '../../../contract/endpoints';
import { payDue } from '../dueMoney';
import { memberOnly } from '../../account/memberOnly';
import { accepted } from '../../kit/answer';
import { signedIn, type Mount } from '../../http/mount';
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

/**
 * The request of a withdrawal (spec §2 Member centre, withdraw), and the payee's word once it is
 * paid (§4 Statuses, Withdrawal confirmation).
 */
export const mountWithdrawals = (mount: Mount, services: Services): void => {
  mount(
    endpoints.withdrawalSetup,
    memberOnly(async ({ session, db }) => {
      await payDue(services, session.user.id);
      return accepted(await withdrawalSetupOf(services, db, session));
    }),
  );
  mount(
    endpoints.addPayoutAccount,
    memberOnly(({ session, request, db }) => addPayoutAccount(services, db, session.user, request)),
  );
  mount(
    endpoints.withdrawalRequests,
    memberOnly(async ({ session, request, language, db }) => {
      await decideRequests(services, session.user.id);
      return accepted(await withdrawalRequestsOf(db, session, request, language));
    }),
  );
  mount(
    endpoints.requestWithdrawal,
    memberOnly(({ session, request, language, db }) =>
      requestWithdrawal(services, db, session, request, language),
    ),
  );
  mount(
    endpoints.cancelWithdrawal,
    memberOnly(({ session, request, language, db }) =>
      cancelWithdrawal(services, db, session, request.requestId, language),
    ),
  );

  mount(
    endpoints.withdrawals,
    signedIn(async ({ session, db }) => {
      await decideRequests(services, session.user.id);
      await returnMissing(services, session.user.id);
      return accepted({
        withdrawals: await withdrawalsOf(services, db, session.user.id),
        now: services.clock.now(),
      });
    }),
  );
  mount(
    endpoints.withdrawalProof,
    memberOnly(({ session, request, file, db }) =>
      addProof(services, db, session.user.id, request, file),
    ),
  );
  mount(
    endpoints.removeWithdrawalProof,
    memberOnly(({ session, request, db }) =>
      removeProof(services, db, session.user.id, request.id),
    ),
  );
  mount(
    endpoints.answerWithdrawal,
    memberOnly(({ session, request, db }) =>
      answerWithdrawal(services, db, session.user.id, request),
    ),
  );
};
