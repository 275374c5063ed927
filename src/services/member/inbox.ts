import { ANNOUNCEMENT_PAGE_SIZE } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import type {
  DeleteOutcome,
  InboxPage,
  InboxQuery,
} from '../../../machines/member/inbox/inbox.types';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

/** A member's personal messages (spec §2 Member centre, messageV2), in pages of nine (spec §9). */
export const createInbox = ({ call, tabs }: Kit) => {
  const ask = async ({ show, page }: InboxQuery, signal?: AbortSignal) =>
    valueOf(
      endpoints.messages,
      await call(
        endpoints.messages,
        { show, pageNo: page, pageSize: ANNOUNCEMENT_PAGE_SIZE },
        { signal },
      ),
    );
  return {
    /** A page of messages; the last one, when the page is gone since messages were deleted. */
    readPage: async (query: InboxQuery, signal?: AbortSignal): Promise<InboxPage> => {
      const asked = await ask(query, signal);
      const { messages, pageNum, totalPages, unread } =
        asked.messages.length === 0 && query.page > asked.totalPages
          ? await ask({ ...query, page: asked.totalPages }, signal)
          : asked;
      return { messages, page: pageNum, pages: totalPages, unread };
    },

    /** Leaving does not abort it: the person has seen them. */
    markRead: async ({ ids }: { ids: string[] }): Promise<string[]> => {
      valueOf(endpoints.readMessages, await call(endpoints.readMessages, { ids }));
      return ids;
    },

    markAllRead: async (signal?: AbortSignal): Promise<null> => {
      valueOf(endpoints.readAllMessages, await call(endpoints.readAllMessages, {}, { signal }));
      return null;
    },

    /** Deleting a message twice has the effect of once. */
    deleteMessage: async ({ id }: { id: string }, signal?: AbortSignal): Promise<DeleteOutcome> => {
      const outcome = await call(endpoints.deleteMessage, { id }, { signal });
      return outcome.kind === 'accepted'
        ? { kind: 'deleted' }
        : { kind: 'refused', message: outcome.message };
    },

    /**
     * Calls back when another tab has other counts, so that messages came or were read there;
     * returns a function that stops it.
     */
    onChanged: (tell: () => void): (() => void) => tabs.onHeard('counts', tell),
  };
};
