import { useSelector } from '@xstate/react';
import {
  feedbackMachine,
  type FeedbackRef,
} from '../../machines/support/feedback/feedback.machine';
import { createFeedback } from '../services/support/feedback';
import { selectSupport } from '../../machines/site/session/session.selectors';
import { FeedbackDialog } from '../features/support/feedback/FeedbackDialog';
import { act } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

function Feedback({ session }: ScreenProps<FeedbackRef>) {
  return <FeedbackDialog support={useSelector(session, selectSupport)} />;
}

/** The feedback form. */
export const feedback = defineFlow({
  machine: feedbackMachine,
  ports: ({ service }) => ({ submit: act(service(createFeedback).sendFeedback) }),
  screen: { load: () => Promise.resolve(Feedback), words: ['feedback', 'validation'] },
});
