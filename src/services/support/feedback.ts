import { endpoints } from '../../../contract/endpoints';
import type {
  FeedbackBounds,
  FeedbackForm,
} from '../../../machines/support/feedback/feedback.types';
import { isSessionFault } from '../../../machines/shared/message';
import type { RequestOutcome } from '../../../machines/shared/request';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

/** Feedback to the site (spec §2 Other screens, §5, §9). */
export const createFeedback = ({ call }: Kit) => ({
  loadBounds: async (signal?: AbortSignal): Promise<FeedbackBounds> =>
    valueOf(endpoints.feedbackBounds, await call(endpoints.feedbackBounds, {}, { signal })),

  /** Guests may send feedback too: when the session has ended, it is sent again without one. */
  sendFeedback: async (
    { form }: { form: FeedbackForm; given: FeedbackBounds },
    signal?: AbortSignal,
  ): Promise<RequestOutcome<null>> => {
    const send = () => call(endpoints.feedback, { content: form.content.trim() }, { signal });
    const outcome = await send().catch((fault: unknown) => {
      if (isSessionFault(fault)) return send();
      throw fault;
    });
    return outcome.kind === 'refused'
      ? { kind: 'refused', message: outcome.message }
      : { kind: 'accepted', value: null };
  },
});
