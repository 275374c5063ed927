import { endpoints } from '../../contract/endpoints';
import type { Database } from '../db/database';
import { accepted } from '../kit/answer';
import { memberOnly, signedIn, type LiveSession, type Mount } from '../kit/row';
import type { Services } from '../kit/services';
import { payDue } from '../money/dueMoney';
import { bringPoints } from '../rewards/points/account';
import { mountPlayBlock } from './playBlock/routes';
import { mountPlaySession } from './playSession/routes';
import { mountLimits } from './limits/routes';
import { mountStatement } from './statement/routes';
import { consolidatedOf } from './consolidated';
import { deleteMessage, messagesOf, readMessages, unreadOf, type Reader } from './messages';
import { memberRecords } from './records';

/** The routes of the member centre: limits, play, statement, records, counts, rank and messages. */
export const mountMember = (mount: Mount, services: Services): void => {
  mountLimits(mount, services);
  mountPlayBlock(mount, services);
  mountPlaySession(mount, services);
  mountStatement(mount, services);
  const readerOf = ({ user }: LiveSession, db: Database): Reader => ({
    db,
    clock: services.clock,
    userId: user.id,
  });
  /** What is due by now is told by a message. */
  const bringNews = async ({ user }: LiveSession): Promise<void> => {
    await payDue(services, user.id);
    await bringPoints(services, user.id);
  };
  mount({
    endpoint: endpoints.memberTransactions,
    handler: signedIn(async ({ session, request, db, language }) => {
      await payDue(services, session.user.id);
      return memberRecords(db, session.user, request, language);
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
    handler: memberOnly(async ({ session, db }) => {
      await bringNews(session);
      return accepted({ unreadMessage: await unreadOf(readerOf(session, db)) });
    }),
  });
  mount({
    endpoint: endpoints.messages,
    handler: memberOnly(async ({ session, request, language, db }) => {
      await bringNews(session);
      return accepted(await messagesOf(readerOf(session, db), request, language));
    }),
  });
  mount({
    endpoint: endpoints.readMessages,
    whenBlocked: 'open',
    handler: memberOnly(async ({ session, request, db }) =>
      accepted(await readMessages(readerOf(session, db), request.ids)),
    ),
  });
  mount({
    endpoint: endpoints.readAllMessages,
    whenBlocked: 'open',
    handler: memberOnly(async ({ session, db }) =>
      accepted(await readMessages(readerOf(session, db), 'all')),
    ),
  });
  mount({
    endpoint: endpoints.deleteMessage,
    whenBlocked: 'open',
    handler: memberOnly(({ session, request, db }) =>
      deleteMessage(readerOf(session, db), request.id),
    ),
  });
};
