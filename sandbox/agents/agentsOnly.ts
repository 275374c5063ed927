import { roleOf } from '../../contract/roles';
import { memberOnly } from '../account/memberOnly';
import type { LiveSession } from '../account/sessions';
import { refused, type Answer } from '../kit/answer';
import type { Call, Handler } from '../http/mount';

/** For the rows of the agent centre (spec §6 Agent). */
export const agentsOnly = <TRequest, TValue>(
  handler: (
    call: Call<TRequest> & { session: LiveSession },
  ) => Promise<Answer<TValue>> | Answer<TValue>,
): Handler<TRequest, TValue> =>
  memberOnly((call) =>
    roleOf(call.session.user.type) === 'agent'
      ? handler(call)
      : refused((words) => words.agentOnly, { reason: 'agentOnly' }),
  );
