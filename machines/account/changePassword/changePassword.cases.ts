import { defineCases } from '../../shared/cases';
import { changePasswordMachine } from './changePassword.machine';

const rule = { min: 6, max: 16 };

export const cases = defineCases(changePasswordMachine, {
  file: import.meta.url,
  inputs: {
    'first login': { username: 'newcomer', oldPassword: 'Croupier#2026', rule, reason: 'first' },
    'default password': { username: 'fresh', oldPassword: null, rule, reason: 'default' },
    'own choice': { username: 'player', oldPassword: null, rule: { min: 8, max: 8 }, reason: null },
  },
  events: {
    'form.submit': [
      {
        name: 'complete',
        form: {
          oldPassword: 'Croupier#2026',
          newPassword: 'Lagoon#1',
          confirmNewPassword: 'Lagoon#1',
        },
      },
      {
        name: 'short and unlike',
        form: { oldPassword: '', newPassword: 'short', confirmNewPassword: 'other' },
      },
    ],
    'form.cancel': [{ name: 'click' }],
    'field.changed': [{ name: 'newPassword', field: 'newPassword' }],
  },
  actors: {
    submit: {
      done: [
        { name: 'accepted', output: { kind: 'accepted', value: null } },
        { name: 'refused', output: { kind: 'refused', message: 'The old password is wrong' } },
        {
          name: 'refused for the new one',
          output: { kind: 'refused', message: 'Guessed first', field: 'newPassword' },
        },
      ],
      error: [
        { name: 'offline', error: { kind: 'offline' } },
        { name: 'session gone', error: { kind: 'session' } },
      ],
    },
  },
});
