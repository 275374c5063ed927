import { defineCases } from '../shared/cases';
import { walletTransferMachine } from './walletTransfer.machine';

export const cases = defineCases(walletTransferMachine, {
  input: { vendor: 'BTI', balance: '100.00', vendorBalance: '0.00', currencySymbol: 'K' },
  events: {
    'form.submit': [{ name: 'some', form: { amount: '25.50' } }, { name: 'too much', form: { amount: '100.01' } }],
    'form.cancel': [{ name: 'click' }],
    'field.changed': [{ name: 'amount', field: 'amount' }],
  },
  actors: {
    submit: {
      done: [{ name: 'accepted', output: { kind: 'accepted', value: null } }, { name: 'refused', output: { kind: 'refused', message: 'Not enough' } }],
      error: [{ name: 'offline', error: { kind: 'offline' } }, { name: 'session gone', error: { kind: 'session' } }],
    },
  },
});
