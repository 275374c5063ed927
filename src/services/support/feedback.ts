import { endpoints } from '../../../contract/endpoints';
import type {
  FeedbackBounds,
  FeedbackForm,
} from '../../../machines/support/feedback/feedback.types';
import { isSessionFault } from '../../../machines/shared/message';
import type { RequestOutcome } from '../../../machines/shared/request';
import { valueOf } from '../http/valueOf';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';
import { createOnce } from '../once';

/** Feedback to the site (spec §2 Other screens, §5, §9). */
export const createFeedback = ({ call }: Kit) => {
  const once = createOnce<unknown>(createIdempotencyKey);
  return {
    loadBounds: async (signal?: AbortSignal): Promise<FeedbackBounds> =>
      valueOf(endpoints.feedbackBounds, await call(endpoints.feedbackBounds, {}, { signal })),

    /**
     * Guests may send feedback too: when the session has ended, it is sent again without one. The
     * same text after a lost answer goes out under the same key, so it is stored once.
     */
    sendFeedback: async (
      { form }: { form: FeedbackForm; given: FeedbackBounds },
      signal?: AbortSignal,
    ): Promise<RequestOutcome<null>> => {
      const content = form.content.trim();
      const outcome = await once.send(
        content,
        (idempotencyKey) => {
          const send = () => call(endpoints.feedback, { content }, { idempotencyKey });
          return send().catch((fault: unknown) => {
            if (isSessionFault(fault)) return send();
            throw fault;
          });
        },
        signal,
      );
      return outcome.kind === 'refused'
        ? { kind: 'refused', message: outcome.message }
        : { kind: 'accepted', value: null };
    },
  };
};
