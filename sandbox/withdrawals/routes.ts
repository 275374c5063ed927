import { endpoints } from '../../contract/endpoints';
import { memberOnly } from '../account/memberOnly';
import { accepted } from '../http/answer';
import { signedIn, type Mount } from '../http/mount';
import type { Services } from '../services';
import { answerWithdrawal } from './answer';
import { addProof, removeProof } from './proofs';
import { returnMissing } from './returns';
import { withdrawalsOf } from './withdrawals';

/** The payee's word on a payout (spec §4 Statuses, Withdrawal confirmation). */
export const mountWithdrawals = (mount: Mount, services: Services): void => {
  mount(endpoints.withdrawals, signedIn(async ({ session, db }) => {
    await returnMissing(services, session.user.id);
    return accepted({ withdrawals: await withdrawalsOf(services, db, session.user.id), now: services.clock.now() });
  }));
  mount(endpoints.withdrawalProof, memberOnly(({ session, request, file, db }) => addProof(services, db, session.user.id, request, file)));
  mount(endpoints.removeWithdrawalProof, memberOnly(({ session, request, db }) => removeProof(services, db, session.user.id, request.id)));
  mount(endpoints.answerWithdrawal, memberOnly(({ session, request, db }) => answerWithdrawal(services, db, session.user.id, request)));
};
