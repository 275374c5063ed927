import { endpoints } from '../../../contract/endpoints';
import { accepted, refused, type Answer } from '../../kit/answer';
import type { Services } from '../../kit/services';
import { bringPoints, pointsOf } from './account';
import { redeemList } from './history';
import { convertPoints, redeemReward } from './redeem';
import { EXCHANGE, rewardsIn } from './rewards';
import { rulesIn } from './rules';
import { type Call, type Handler, type Mount, memberOnly, signedIn } from '../../kit/row';
import { CURRENCY_SYMBOL } from '../../base/currency';

/**
 * The routes of the points mall; every row is refused while the points system is off (spec §6
 * PTSYS3).
 */
export const mountPoints = (mount: Mount, services: Services): void => {
  const whileOpen =
    <TRequest, TValue>(handler: Handler<TRequest, TValue>): Handler<TRequest, TValue> =>
    (call: Call<TRequest>): Promise<Answer<TValue>> | Answer<TValue> =>
      services.settings.current().whitelabel.PTSYS3
        ? handler(call)
        : refused((words) => words.pointsClosed, { reason: 'pointsClosed' });

  mount({
    endpoint: endpoints.pointConfig,
    handler: whileOpen(({ language }) =>
      accepted({
        exchangeRatio: EXCHANGE.ratio,
        minimum: EXCHANGE.minimum,
        currencySymbol: CURRENCY_SYMBOL,
        rules: rulesIn(language, services.settings.current().points.rates),
      }),
    ),
  });
  mount({
    endpoint: endpoints.pointReward,
    handler: whileOpen(({ language }) => accepted(rewardsIn(language))),
  });
  mount({
    endpoint: endpoints.pointBalance,
    handler: whileOpen(
      signedIn(async ({ session, db }) => {
        await bringPoints(services, session.user.id);
        return accepted({ balance: await pointsOf(db, session.user.id) });
      }),
    ),
  });
  mount({
    endpoint: endpoints.redeemPointList,
    handler: whileOpen(
      signedIn(async ({ session, request, language, db }) => {
        await bringPoints(services, session.user.id);
        const now = services.clock.now();
        return accepted(await redeemList(db, session.user.id, request, { language, now }));
      }),
    ),
  });
  mount({
    endpoint: endpoints.redeemPointReward,
    handler: whileOpen(
      memberOnly(({ session, request, db }) => redeemReward(services, db, session, request)),
    ),
  });
  mount({
    endpoint: endpoints.convertPoint,
    handler: whileOpen(
      memberOnly(({ session, request, db }) => convertPoints(services, db, session, request)),
    ),
  });
};
