import { defineCases } from '../../shared/cases';
import { paymentPasswordMachine } from './paymentPassword.machine';

export const cases = defineCases(paymentPasswordMachine, {
  file: import.meta.url,
  inputs: {
    'six digits': { account: 'downline', rule: { min: 6, max: 6 } },
    'of some length': { account: 'downline', rule: { min: 6, max: 12 } },
  },
  events: {
    'form.submit': [
      {
        name: 'complete',
        form: {
          password: 'Croupier#2026',
          paymentPassword: '135790',
          confirmPaymentPassword: '135790',
        },
      },
      {
        name: 'short and unlike',
        form: { password: '', paymentPassword: '1357', confirmPaymentPassword: '2468' },
      },
    ],
    'form.cancel': [{ name: 'click' }],
    'field.changed': [{ name: 'paymentPassword', field: 'paymentPassword' }],
  },
  actors: {
    submit: {
      done: [
        { name: 'accepted', output: { kind: 'accepted', value: null } },
        { name: 'refused', output: { kind: 'refused', message: 'The password is wrong' } },
      ],
      error: [
        { name: 'offline', error: { kind: 'offline' } },
        { name: 'session gone', error: { kind: 'session' } },
      ],
    },
  },
});
