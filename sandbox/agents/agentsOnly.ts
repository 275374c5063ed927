import { roleOf } from '../../contract/roles';
import { refused, type Answer } from '../kit/answer';
import { type Call, type Handler, type LiveSession, memberOnly } from '../kit/row';

/** A handler of the agent centre: it refuses anyone but agents (spec §6 Agent). */
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
