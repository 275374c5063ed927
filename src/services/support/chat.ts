import * as v from 'valibot';
import { endpoints } from '../../../contract/endpoints';
import { chatMessageSchema } from '../../../contract/support';
import type { ChatEvent, ChatModel, ChatRoom } from '../../../machines/support/chat/chat.types';
import { CallFault } from '../http/callFault';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

type Listening = { chatUrl: string; after: string | null };

/** What a stream says of itself when the platform refused it and it will not try again. */
const CLOSED = 2;
/**
 * Milliseconds until a stream that the platform refused counts as lost: it has as many as it takes
 * (429), or no room for this one.
 */
const REFUSED_WAIT = 5_000;
/** Pages that lost their streams together do not come back together. */
const JITTER = 1_000;

const lineSchema = v.pipe(v.string(), v.parseJson(), chatMessageSchema);

/**
 * Live chat (spec §2 Modals, §7 CBS_modelList, CBS_launchChat). A room's id is enough to listen, so
 * its stream needs no token.
 */
export const createChat = ({
  call,
  language,
  baseURL,
  environment: { location, openEvents },
}: Kit) => {
  const platform = () => new URL(baseURL, location.href);

  return {
    loadModels: async (signal?: AbortSignal): Promise<ChatModel[]> =>
      valueOf(endpoints.chatModels, await call(endpoints.chatModels, {}, { signal })),

    /** A stream of any other origin than the platform's is a fault. */
    launchChat: async (
      { modelId }: { modelId: string },
      signal?: AbortSignal,
    ): Promise<ChatRoom> => {
      const { room, chatUrl } = valueOf(
        endpoints.launchChat,
        await call(endpoints.launchChat, { modelId, language: language() }, { signal }),
      );
      if (!isAt(platform(), chatUrl)) throw new CallFault('fault', endpoints.launchChat.id);
      return { room, chatUrl };
    },

    /**
     * Reports the messages of the stream after `after`, until it breaks; the loss is told a moment
     * later, and later still where the platform refused the stream. The machine decides about
     * reconnecting. Returns a function that stops it.
     */
    listen: ({ chatUrl, after }: Listening, tell: (event: ChatEvent) => void): (() => void) => {
      const url = new URL(chatUrl, platform());
      if (after !== null) url.searchParams.set('after', after);
      const events = openEvents(url.href);
      let telling: ReturnType<typeof setTimeout> | undefined;
      events.addEventListener('open', () => tell({ type: 'stream.opened' }));
      events.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const line = v.safeParse(lineSchema, data);
        if (line.success) tell({ type: 'message.arrived', message: line.output });
      });
      events.addEventListener('error', () => {
        const wait = events.readyState === CLOSED ? REFUSED_WAIT : 0;
        events.close();
        telling = setTimeout(
          () => tell({ type: 'stream.lost' }),
          wait + Math.random() * (wait + JITTER),
        );
      });
      return () => {
        clearTimeout(telling);
        events.close();
      };
    },

    /** The machine chooses `id`, so a line that is sent twice is there once. */
    sendMessage: async (
      { room, id, text }: { room: string; id: string; text: string },
      signal?: AbortSignal,
    ): Promise<null> => {
      valueOf(
        endpoints.chatSend,
        await call(endpoints.chatSend, { room, clientId: id, text }, { signal }),
      );
      return null;
    },
  };
};

const isAt = (platform: URL, address: string): boolean => {
  const url = URL.canParse(address, platform) ? new URL(address, platform) : null;
  return url?.origin === platform.origin && url.protocol === platform.protocol;
};
