import { stepUpEnds } from '../../shared/stepUpCase';
import { defineCases } from '../../shared/cases';
import { teamTransferMachine } from './teamTransfer.machine';

const limits = {
  upline: { id: 'u1', account: 'upline' },
  balance: '100.00',
  currencySymbol: 'K',
  minimum: '1.00',
  maximum: '50.00',
  hasPaymentPassword: true,
  paymentPasswordLength: { min: 6, max: 6 },
};

export const cases = defineCases(teamTransferMachine, {
  file: import.meta.url,
  inputs: {
    'to a downline': { account: 'agent', downline: { id: 'd1', account: 'downline' } },
    'to the upline': { account: 'downline', downline: null },
  },
  events: {
    'limits.retry': [{ name: 'click' }],
    'form.submit': [
      { name: 'some', form: { amount: '25.50', paymentPassword: '246810' } },
      { name: 'too much', form: { amount: '50.01', paymentPassword: '246810' } },
    ],
    'form.cancel': [{ name: 'click' }],
    'field.changed': [{ name: 'amount', field: 'amount' }],
    'transfer.confirm': [{ name: 'click' }],
    'transfer.back': [{ name: 'click' }],
    'transfer.another': [{ name: 'click' }],
    'transfer.close': [{ name: 'click' }],
  },
  actors: {
    readLimits: {
      done: [
        { name: 'limits', output: limits },
        { name: 'no upline', output: { ...limits, upline: null } },
        { name: 'no payment password', output: { ...limits, hasPaymentPassword: false } },
        { name: 'neither', output: { ...limits, upline: null, hasPaymentPassword: false } },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
    paymentPassword: {
      done: [
        { name: 'set', output: { kind: 'succeeded', value: null } },
        { name: 'not now', output: { kind: 'cancelled' } },
        { name: 'session gone', output: { kind: 'expired' } },
      ],
    },
    stepUp: stepUpEnds,
    sendTransfer: {
      done: [
        { name: 'accepted', output: { kind: 'accepted', balance: '74.50' } },
        { name: 'refused', output: { kind: 'refused', message: 'Wrong payment password' } },
        { name: 'unproved', output: { kind: 'unproved', stepUp: 'step-up-1' } },
      ],
      error: [
        { name: 'offline', error: { kind: 'offline' } },
        { name: 'busy', error: { kind: 'busy', retryAfter: 5 } },
        { name: 'session gone', error: { kind: 'session' } },
      ],
    },
  },
});
