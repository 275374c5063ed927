import { endpoints } from '../../../contract/endpoints';
import { accepted } from '../../kit/answer';
import { memberOnly, type Mount } from '../../kit/row';
import type { Services } from '../../kit/services';
import { payDue } from '../../money/dueMoney';
import { vipOf } from './summary';

/** The route of the VIP levels. */
export const mountVip = (mount: Mount, services: Services): void => {
  mount({
    endpoint: endpoints.vip,
    handler: memberOnly(async ({ session: { user }, language, db }) => {
      await payDue(services, user.id);
      return accepted(await vipOf(services, db, user, language));
    }),
  });
};
