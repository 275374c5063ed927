import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { makeRequest, type FieldErrors } from '../../shared/request';
import type { FeedbackBounds, FeedbackForm } from './feedback.types';

/** Between the platform's limits (spec §5 Feedback); counted in visible characters. */
export const findErrors = (
  { content }: FeedbackForm,
  { minimum, maximum }: FeedbackBounds,
): FieldErrors<FeedbackForm> => {
  const length = [...content.trim()].length;
  return length >= minimum && length <= maximum
    ? {}
    : { content: { key: 'validation:feedbackLength', values: { min: minimum, max: maximum } } };
};

/** Feedback to the site (spec §2 Other screens, §9). */
export const feedbackMachine = makeRequest<FeedbackForm, FeedbackBounds>({
  id: 'feedback',
  findErrors,
});
export type FeedbackRef = ActorRefFrom<typeof feedbackMachine>;
export type FeedbackSnapshot = SnapshotFrom<typeof feedbackMachine>;
