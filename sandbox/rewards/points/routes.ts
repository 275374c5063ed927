import { endpoints } from '../../../contract/endpoints';
import { memberOnly } from '../../account/memberOnly';
import { accepted, refused, type Answer } from '../../kit/answer';
import { signedIn, type Call, type Handler, type Mount } from '../../http/mount';
import { CURRENCY_SYMBOL } from '../../seed/people';
import type { Services } from '../../kit/services';
import { pointsOf } from './account';
import { redeemList } from './history';
import { convertPoints, redeemReward } from './redeem';
import { EXCHANGE, rewardsIn, RULES } from './rewards';

/** The points mall; nothing of it is there while the points system is off (spec §6 PTSYS3). */
export const mountPoints = (mount: Mount, services: Services): void => {
  const whileOpen =
    <TRequest, TValue>(handler: Handler<TRequest, TValue>): Handler<TRequest, TValue> =>
    (call: Call<TRequest>): Promise<Answer<TValue>> | Answer<TValue> =>
      services.settings.current().whitelabel.PTSYS3
        ? handler(call)
        : refused((words) => words.pointsClosed, { reason: 'pointsClosed' });

  mount(
    endpoints.pointConfig,
    whileOpen(({ language }) =>
      accepted({
        exchangeRatio: EXCHANGE.ratio,
        minimum: EXCHANGE.minimum,
        currencySymbol: CURRENCY_SYMBOL,
        rules: RULES[language],
      }),
    ),
  );
  mount(
    endpoints.pointReward,
    whileOpen(({ language }) => accepted(rewardsIn(language))),
  );
  mount(
    endpoints.pointBalance,
    whileOpen(
      signedIn(async ({ session, db }) =>
        accepted({ balance: await pointsOf(db, session.user.id) }),
      ),
    ),
  );
  mount(
    endpoints.redeemPointList,
    whileOpen(
      signedIn(async ({ session, request, language, db }) =>
        accepted(await redeemList(db, session.user.id, request, language)),
      ),
    ),
  );
  mount(
    endpoints.redeemPointReward,
    whileOpen(
      memberOnly(({ session, request, db }) => redeemReward(services, db, session, request)),
    ),
  );
  mount(
    endpoints.convertPoint,
    whileOpen(
      memberOnly(({ session, request, db }) => convertPoints(services, db, session, request)),
    ),
  );
};
