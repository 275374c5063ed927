import { fireEvent, screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { cases } from '../../../machines/support/feedback/feedback.cases';
import { feedbackMachine } from '../../../machines/support/feedback/feedback.machine';
import type {
  FeedbackBounds,
  FeedbackForm as Feedback,
} from '../../../machines/support/feedback/feedback.types';
import type { RequestOutcome } from '../../../machines/shared/request';
import { FeedbackForm } from '../../../src/features/support/feedback/FeedbackForm';
import { walkForm } from '../../support/formWalk';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';

const start = async (bounds: FeedbackBounds) => {
  const submit = new Held<RequestOutcome<null>, { form: Feedback; given: FeedbackBounds }>();
  const actor = createActor(feedbackMachine.provide({ actors: { submit: submit.logic } }), {
    input: bounds,
  }).start();
  await renderView(<FeedbackForm feedback={actor} bounds={bounds} about={null} />);
  return { actor, submit };
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Your feedback/ });

walkForm<Feedback>({
  cases,
  start: ({ input }) => start(cases.inputs[input] as FeedbackBounds),
  fill: ({ content }) => void fireEvent.change(field(), { target: { value: content } }),
  field,
  complaint: 'Please write between 10 and 140 characters',
  submit: 'Send feedback',
  sending: 'Sending',
});
