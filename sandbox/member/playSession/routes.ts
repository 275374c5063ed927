import { endpoints } from '../../../contract/endpoints';
import { accepted } from '../../kit/answer';
import { memberOnly, type Mount } from '../../kit/row';
import type { Services } from '../../kit/services';
import { settlePending } from '../../lobby/settle';
import { answerCheck, chooseInterval, playOf } from './play';

/** The routes of sessions of play and reality checks (issue 28): always of the caller. */
export const mountPlaySession = (mount: Mount, services: Services): void => {
  mount({
    endpoint: endpoints.playSession,
    isUse: false,
    handler: memberOnly(async ({ session: { user }, db }) => {
      await settlePending(services);
      return db.transaction(async (tx) => accepted(await playOf(services, tx, user.id)));
    }),
  });
  mount({
    endpoint: endpoints.answerCheck,
    handler: memberOnly(async ({ session: { user }, request, db }) => {
      await settlePending(services);
      return db.transaction(async (tx) => {
        await answerCheck(services, tx, user.id, request);
        return accepted(await playOf(services, tx, user.id));
      });
    }),
  });
  mount({
    endpoint: endpoints.setCheckInterval,
    handler: memberOnly(async ({ session: { user }, request, db }) => {
      await settlePending(services);
      return db.transaction(
        async (tx) =>
          (await chooseInterval(services, tx, user.id, request.minutes)) ??
          accepted(await playOf(services, tx, user.id)),
      );
    }),
  });
};
