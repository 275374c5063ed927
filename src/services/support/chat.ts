import * as v from 'valibot';
import { endpoints } from '../../../contract/endpoints';
import { chatMessageSchema } from '../../../contract/support';
import type { ChatEvent, ChatModel, ChatRoom } from '../../../machines/support/chat/chat.types';
import { CallFault } from '../http/callFault';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

type Listening = ChatRoom & { after: string | null };

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
 * Live chat (spec §2 Modals, §7 CBS_modelList, CBS_launchChat). An address holds neither the room
 * nor a token: a ticket opens the stream, once.
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
    listen: ({ room, chatUrl, after }: Listening, tell: (event: ChatEvent) => void) => {
      const asking = new AbortController();
      let events: Pick<EventSource, 'close'> | undefined;
      let telling: ReturnType<typeof setTimeout> | undefined;
      const lose = (wait: number) => {
        telling = setTimeout(
          () => tell({ type: 'stream.lost' }),
          wait + Math.random() * (wait + JITTER),
        );
      };
      const open = (ticket: string) => {
        const url = new URL(chatUrl, platform());
        url.searchParams.set('ticket', ticket);
        if (after !== null) url.searchParams.set('after', after);
        const opened = openEvents(url.href);
        events = opened;
        opened.addEventListener('open', () => tell({ type: 'stream.opened' }));
        opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          const line = v.safeParse(lineSchema, data);
          if (line.success) tell({ type: 'message.arrived', message: line.output });
        });
        opened.addEventListener('error', () => {
          const wait = opened.readyState === CLOSED ? REFUSED_WAIT : 0;
          opened.close();
          lose(wait);
        });
      };
      const begin = async () => {
        try {
          const outcome = await call(endpoints.chatTicket, { room }, { signal: asking.signal });
          if (asking.signal.aborted) return;
          if (outcome.kind === 'accepted') open(outcome.value.ticket);
          else lose(REFUSED_WAIT);
        } catch {
          if (!asking.signal.aborted) lose(0);
        }
      };
      void begin();
      return () => {
        asking.abort();
        clearTimeout(telling);
        events?.close();
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
