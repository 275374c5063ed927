import { defineCases } from '../../shared/cases';
import { paymentSecurityMachine } from './paymentSecurity.machine';

export const cases = defineCases(paymentSecurityMachine, {
  file: import.meta.url,
  inputs: {
    member: { account: 'newone', isTrial: false },
    trial: { account: 'trial', isTrial: true },
  },
  events: {
    'status.retry': [{ name: 'click' }],
    'payment.set': [{ name: 'click' }],
  },
  actors: {
    readStatus: {
      done: [
        { name: 'there', output: { isSet: true, rule: { min: 6, max: 6 } } },
        { name: 'none', output: { isSet: false, rule: { min: 6, max: 6 } } },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
    paymentPassword: {
      done: [
        { name: 'set', output: { kind: 'succeeded', value: null } },
        { name: 'cancelled', output: { kind: 'cancelled' } },
      ],
    },
  },
});
