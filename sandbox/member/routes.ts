import { endpoints } from '../../contract/endpoints';
import { accepted } from '../kit/answer';
import { memberOnly, signedIn, type Mount } from '../kit/row';
import type { Services } from '../kit/services';
import { payDue } from '../money/dueMoney';
import { consolidatedOf } from './consolidated';
import { memberRecords } from './records';
import { standingOf } from './standings';

/** The routes of the member centre: records, counts and rank. */
export const mountMember = (mount: Mount, services: Services): void => {
  mount({
    endpoint: endpoints.memberTransactions,
    handler: signedIn(async ({ session, request, db }) => {
      await payDue(services, session.user.id);
      return memberRecords(db, session.user, request);
    }),
  });
  mount({
    endpoint: endpoints.consolidated,
    handler: signedIn(async ({ session, language }) =>
      accepted(await consolidatedOf(services, session.user, language)),
    ),
  });
  mount({
    endpoint: endpoints.unreadCount,
    handler: memberOnly(({ session }) =>
      accepted({ unreadMessage: standingOf(session.user.username).unreadMessages }),
    ),
  });
};
