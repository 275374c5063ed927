import type { FeedbackBounds } from '../../../contract/support';

export type FeedbackForm = { content: string };
export type { FeedbackBounds };
