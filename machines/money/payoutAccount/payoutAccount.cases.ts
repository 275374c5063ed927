import { stepUpEnds } from '../../shared/stepUpCase';
import { defineCases } from '../../shared/cases';
import { payoutAccountMachine } from './payoutAccount.machine';

export const cases = defineCases(payoutAccountMachine, {
  file: import.meta.url,
  inputs: { 'a known name': { holder: 'Thiri Aung' }, 'no name yet': { holder: null } },
  events: {
    'form.submit': [
      {
        name: 'a wallet',
        form: { type: 'kbzPay', number: '09 761 112 222', holder: 'Thiri Aung' },
      },
      { name: 'no number of a bank', form: { type: 'ayaBank', number: '1234', holder: '' } },
    ],
    'form.cancel': [{ name: 'click' }],
    'field.changed': [{ name: 'number', field: 'number' }],
  },
  actors: {
    stepUp: stepUpEnds,
    submit: {
      done: [
        {
          name: 'accepted',
          output: {
            kind: 'accepted',
            value: { id: 'p9', type: 'kbzPay', holder: 'Thiri Aung', number: '•••• 2222' },
          },
        },
        {
          name: 'refused',
          output: { kind: 'refused', message: 'You have 3 payout accounts already' },
        },
        { name: 'unproved', output: { kind: 'unproved', stepUp: 'step-up-1' } },
      ],
      error: [
        { name: 'offline', error: { kind: 'offline' } },
        { name: 'session gone', error: { kind: 'session' } },
      ],
    },
  },
});
