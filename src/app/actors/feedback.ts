import { feedbackMachine } from '../../../machines/support/feedback/feedback.machine';
import type { Services } from '../../services';
import { feedbackPart } from '../../services/parts/feedback';
import { act } from './ports';

export const provideFeedback = (services: Services) =>
  feedbackMachine.provide({ actors: { submit: act(services.part(feedbackPart).sendFeedback) } });
