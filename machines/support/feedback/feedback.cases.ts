import { defineCases } from '../../shared/cases';
import { feedbackMachine } from './feedback.machine';

export const cases = defineCases(feedbackMachine, {
  file: import.meta.url,
  input: { minimum: 10, maximum: 140 },
  events: {
    'form.submit': [
      { name: 'long enough', form: { content: 'The fishing games are lovely.' } },
      { name: 'too short', form: { content: 'Nice' } },
    ],
    'form.cancel': [{ name: 'click' }],
    'field.changed': [{ name: 'content', field: 'content' }],
  },
  actors: {
    submit: {
      done: [
        { name: 'accepted', output: { kind: 'accepted', value: null } },
        { name: 'refused', output: { kind: 'refused', message: 'Too short' } },
      ],
      error: [
        { name: 'offline', error: { kind: 'offline' } },
        { name: 'session gone', error: { kind: 'session' } },
      ],
    },
  },
});
