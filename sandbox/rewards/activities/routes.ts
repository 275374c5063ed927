import { endpoints } from '../../../contract/endpoints';
import { roleOf } from '../../../contract/roles';
import { payDue } from '../../money/dueMoney';
import { accepted } from '../../kit/answer';
import type { Services } from '../../kit/services';
import { addActivityImage, applyForActivity, removeActivityImage } from './applications';
import { rafflesOf } from '../raffle/routes';
import { regularRewards } from '../regular/shown';
import { shown, standingsOf } from './standing';
import { claimActivity, joinActivity } from './takePart';
import { type Mount, memberOnly, signedIn } from '../../kit/row';
import { CURRENCY_SYMBOL } from '../../base/currency';

/** The routes of the reward centre (spec §2 Member centre menu pages, §4 Statuses). */
export const mountActivities = (mount: Mount, services: Services): void => {
  mount({
    endpoint: endpoints.promotionActivities,
    whenBlocked: 'refused',
    handler: signedIn(async ({ session: { user }, language, db }) => {
      await payDue(services, user.id);
      const standings = await standingsOf(db, user.id, services.clock.now());
      return accepted({
        activities: [
          ...(await regularRewards(db, user, services.clock.now(), language)),
          ...(await rafflesOf(services, user, language)),
          ...standings.map((one) => shown(one, language)),
        ],
        currencySymbol: CURRENCY_SYMBOL,
        canTakePart: roleOf(user.type) !== 'trial',
      });
    }),
  });
  mount({
    endpoint: endpoints.joinActivity,
    handler: memberOnly(({ session: { user }, request, language, db }) =>
      joinActivity(services, db, user, { ...request, language }),
    ),
  });
  mount({
    endpoint: endpoints.applyForActivity,
    handler: memberOnly(({ session: { user }, request, language, db }) =>
      applyForActivity(services, db, user.id, { ...request, language }),
    ),
  });
  mount({
    endpoint: endpoints.activityImage,
    handler: memberOnly(({ session, request, file, db }) =>
      addActivityImage(services, db, session.user.id, request, file),
    ),
  });
  mount({
    endpoint: endpoints.removeActivityImage,
    handler: memberOnly(({ session, request, db }) =>
      removeActivityImage(services, db, session.user.id, request.id),
    ),
  });
  mount({
    endpoint: endpoints.claimRaffle,
    handler: memberOnly(({ session: { user }, request, language, db }) =>
      claimActivity(services, db, user, { ...request, language }),
    ),
  });
};
