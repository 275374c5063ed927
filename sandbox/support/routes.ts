import { endpoints } from '../../contract/endpoints';
import { accepted, refused } from '../kit/answer';
import type { Services } from '../kit/services';
import { wordsOf } from '../words';
import { CHAT_EVENTS_PATH } from './chatAddress';
import { makeTicket, roomFor } from './chatRooms';
import { chatModelsIn, deskOf, isOnline } from './desks';
import { takeFeedback } from './feedback';
import { helpIn } from './helpCentre';
import type { Mount } from '../kit/row';

const chatGone = refused((words) => words.chatGone, { reason: 'chatGone' });

/** The routes of the help centre, of feedback and of the live chat. */
export const mountSupport = (mount: Mount, services: Services): void => {
  const { settings, chat } = services;

  mount({
    endpoint: endpoints.helpCenter,
    handler: ({ request }) => accepted(helpIn(request.lang)),
  });

  mount({
    endpoint: endpoints.feedbackBounds,
    handler: () => accepted(settings.current().feedback),
  });
  mount({
    endpoint: endpoints.feedback,
    limit: 'feedback',
    handler: ({ request, session, db }) =>
      takeFeedback({ ...services, db }, request.content, session),
  });

  mount({
    endpoint: endpoints.chatModels,
    whenClosed: 'open',
    handler: ({ language }) => accepted(chatModelsIn(services, language)),
  });
  mount({
    endpoint: endpoints.launchChat,
    limit: 'chat',
    whenClosed: 'open',
    handler: async ({ request, session }) => {
      const desk = deskOf(request.modelId);
      if (!desk) return refused((words) => words.chatDeskUnknown, { reason: 'chatDeskUnknown' });
      if (!isOnline(services, desk))
        return refused((words) => words.chatDeskAway, { reason: 'chatDeskAway' });
      const { modelId } = desk;
      const room = await chat.open(
        {
          modelId,
          userId: session?.user.id ?? null,
          sessionHash: session?.tokenHash ?? null,
          name: session?.user.nickname ?? null,
        },
        request.language,
      );
      return accepted({ room, chatUrl: CHAT_EVENTS_PATH });
    },
  });
  mount({
    endpoint: endpoints.chatTicket,
    limit: 'chat',
    whenClosed: 'open',
    handler: async ({ request, session, db }) => {
      const asking = { sessionHash: session?.tokenHash ?? null };
      const room = await roomFor(db, services.clock, request.room, asking);
      return room ? accepted({ ticket: await makeTicket(db, services.clock, room.id) }) : chatGone;
    },
  });
  mount({
    endpoint: endpoints.chatSend,
    limit: 'chat',
    whenClosed: 'open',
    handler: async ({ request: { room, clientId, text }, session, language }) => {
      const author = session?.user.nickname ?? wordsOf(language).chatGuest;
      const isSaid = await chat.say(
        room,
        session?.tokenHash ?? null,
        { clientId, text, author },
        language,
      );
      return isSaid ? accepted(null) : chatGone;
    },
  });
};
