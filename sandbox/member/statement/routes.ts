import { endpoints } from '../../../contract/endpoints';
import { accepted } from '../../kit/answer';
import { memberOnly, type Mount } from '../../kit/row';
import type { Services } from '../../kit/services';
import { payDue } from '../../money/dueMoney';
import { statementOf } from './statement';

/** The route of the statement (issue 28): always of the caller, never of a downline. */
export const mountStatement = (mount: Mount, services: Services): void => {
  mount({
    endpoint: endpoints.statement,
    handler: memberOnly(async ({ session: { user }, db }) => {
      await payDue(services, user.id);
      return accepted(await statementOf(services, db, user));
    }),
  });
};
