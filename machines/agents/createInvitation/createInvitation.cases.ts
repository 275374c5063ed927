import { defineCases } from '../../shared/cases';
import { createInvitationMachine } from './createInvitation.machine';

const form = { kind: 'agent' as const, dividend: '10', daily: '', hourly: '0.5' };
const rates = [
  { type: 'dividend' as const, rate: '10' },
  { type: 'hourly' as const, rate: '0.5' },
];

export const cases = defineCases(createInvitationMachine, {
  file: import.meta.url,
  input: null,
  events: {
    'form.submit': [
      { name: 'with rates', form },
      { name: 'with a rate above all', form: { ...form, daily: '101' } },
    ],
    'form.cancel': [{ name: 'click' }],
    'field.changed': [{ name: 'daily', field: 'daily' }],
  },
  actors: {
    submit: {
      done: [
        {
          name: 'made',
          output: {
            kind: 'accepted',
            value: {
              code: 'AB12',
              link: 'https://padauk.example/register?affiliateCode=AB12',
              kind: 'agent',
              rates,
              createdAt: 0,
              registered: 0,
            },
          },
        },
        { name: 'refused', output: { kind: 'refused', message: 'Too many invitations' } },
      ],
      error: [
        { name: 'offline', error: { kind: 'offline' } },
        { name: 'session gone', error: { kind: 'session' } },
      ],
    },
  },
});
