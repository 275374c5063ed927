import { roleOf } from '../../contract/roles';
import { refused, type Answer } from '../kit/answer';
import { signedIn, type Call, type Handler } from '../http/mount';
import type { LiveSession } from './sessions';

/**
 * For rows that are not for trial accounts (spec §6): passwords, and every write of money, points
 * or contracts.
 */
export const memberOnly = <TRequest, TValue>(
  handler: (
    call: Call<TRequest> & { session: LiveSession },
  ) => Promise<Answer<TValue>> | Answer<TValue>,
): Handler<TRequest, TValue> =>
  signedIn((call) =>
    roleOf(call.session.user.type) === 'trial'
      ? refused((words) => words.trialOnly, { reason: 'trialOnly' })
      : handler(call),
  );
