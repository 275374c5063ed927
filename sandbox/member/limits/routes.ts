import { endpoints } from '../../../contract/endpoints';
import { accepted } from '../../kit/answer';
import { memberOnly, type Mount } from '../../kit/row';
import type { Services } from '../../kit/services';
import { payDue } from '../../money/dueMoney';
import { changeLimit } from './change';
import { limitsOf } from './limits';
import { declineLimit } from './prompt';
import { whatIf } from './whatIf';

/** The routes of limits (issue 28): always of the caller, never of a downline. */
export const mountLimits = (mount: Mount, services: Services): void => {
  mount({
    endpoint: endpoints.limits,
    handler: memberOnly(async ({ session: { user }, db }) => {
      await payDue(services, user.id);
      return accepted(await limitsOf(services, db, user.id));
    }),
  });
  mount({
    endpoint: endpoints.changeLimit,
    whenBlocked: 'open',
    handler: memberOnly(async ({ session: { user }, request, db }) => {
      await payDue(services, user.id);
      return db.transaction(
        async (tx) =>
          (await changeLimit(services, tx, user.id, request)) ??
          accepted(await limitsOf(services, tx, user.id)),
      );
    }),
  });
  mount({
    endpoint: endpoints.declineLimit,
    handler: memberOnly(({ session: { user }, db }) =>
      db.transaction(async (tx) => (await declineLimit(services, tx, user.id)) ?? accepted(null)),
    ),
  });
  mount({
    endpoint: endpoints.whatIf,
    handler: memberOnly(async ({ session: { user }, request, db }) => {
      await payDue(services, user.id);
      return accepted(await whatIf(services, db, user, request));
    }),
  });
};
