import type { ContractType } from '../../../contract/agents';
import { endpoints } from '../../../contract/endpoints';
import { accepted } from '../../kit/answer';
import type { Services } from '../../kit/services';
import { settlePending } from '../../lobby/settle';
import { contractsOf } from './contractRows';
import { contractImpact } from './impact';
import { processContract } from './lifeCycle';
import { settleDue } from './settle';
import { settlement } from './settlement';
import { type Mount, memberOnly } from '../../kit/row';

/**
 * The routes of the four contracts and their settlements (spec §4 Statuses, §7 Contracts and
 * salary). Only the parties of a contract can read it and act on it.
 */
export const mountContracts = (mount: Mount, services: Services): void => {
  mount({
    endpoint: endpoints.contracts,
    handler: memberOnly(async ({ session: { user }, request, db }) =>
      accepted(await contractsOf(db, user.id, request)),
    ),
  });
  mount({
    endpoint: endpoints.contractImpact,
    handler: memberOnly(({ session: { user }, request, db }) => contractImpact(db, user, request)),
  });
  mount({
    endpoint: endpoints.settlement,
    handler: memberOnly(async ({ session: { user }, request, db }) => {
      await settlePending(services);
      await settleDue(services, user.id);
      return settlement(db, user, request);
    }),
  });
  for (const [row, type] of ACTIONS)
    mount({
      endpoint: endpoints[row],
      handler: memberOnly(({ session, request, db }) =>
        processContract(services, db, session, type, request),
      ),
    });
};

const ACTIONS = [
  ['dividendContract', 'dividend'],
  ['dailySalaryContract', 'daily'],
  ['hourlySalaryContract', 'hourly'],
  ['realTimeSalaryContract', 'realTime'],
] as const satisfies ReadonlyArray<readonly [keyof typeof endpoints, ContractType]>;
