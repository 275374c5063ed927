import { feedbackMachine } from '../../machines/support/feedback/feedback.machine';
import { createFeedback } from '../services/support/feedback';
import { act } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The feedback form. */
export const feedback = defineFlow({
  machine: feedbackMachine,
  ports: ({ service }) => ({ submit: act(service(createFeedback).sendFeedback) }),
});
