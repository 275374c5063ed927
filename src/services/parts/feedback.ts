import type { Kit } from '../kit';
import { createFeedback } from '../support/feedback';

/** The feedback form. */
export const feedbackPart = ({ call }: Kit) => createFeedback(call);
