import { defineCases } from '../../shared/cases';
import { createDownlineMachine } from './createDownline.machine';

const rule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 1,
  minLength: 6,
  maxLength: 16,
};
const form = { username: 'newone', nickname: '', password: 'Secret#1', kind: 'member' as const };

export const cases = defineCases(createDownlineMachine, {
  file: import.meta.url,
  input: { username: rule, password: rule },
  events: {
    'form.submit': [
      { name: 'whole', form },
      { name: 'without a name', form: { ...form, username: '' } },
    ],
    'form.cancel': [{ name: 'click' }],
    'field.changed': [{ name: 'username', field: 'username' }],
  },
  actors: {
    submit: {
      done: [
        { name: 'made', output: { kind: 'accepted', value: { id: 'd9', account: 'newone' } } },
        { name: 'taken', output: { kind: 'refused', message: 'That name is taken' } },
      ],
      error: [
        { name: 'offline', error: { kind: 'offline' } },
        { name: 'session gone', error: { kind: 'session' } },
      ],
    },
  },
});
