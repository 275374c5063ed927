import { defineCases } from '../../shared/cases';
import { walletTransferMachine } from './walletTransfer.machine';

const given = { vendor: 'BTI', balance: '100.00', vendorBalance: '40.00', currencySymbol: 'K' };
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(walletTransferMachine, {
  file: import.meta.url,
  inputs: { there: { ...given, direction: 'in' }, back: { ...given, direction: 'out' } },
  events: {
    'form.submit': [
      { name: 'some', form: { amount: '25.50' } },
      { name: 'too much', form: { amount: '100.01' } },
    ],
    'form.cancel': [{ name: 'click' }],
    'amount.typed': [{ name: 'some', amount: '1' }],
    'amount.fill': [{ name: 'all' }],
    'transfer.retry': [{ name: 'click' }],
  },
  actors: {
    submit: {
      done: [
        {
          name: 'accepted',
          output: { kind: 'accepted', moved: { balance: '74.50', vendorBalance: '65.50' } },
        },
        { name: 'refused', output: { kind: 'refused', message: 'Not enough' } },
      ],
      error: [
        ...offline,
        { name: 'session gone', error: { kind: 'session' } },
        { name: 'busy', error: { kind: 'busy', retryAfter: 5 } },
      ],
    },
    readWallets: {
      done: [
        { name: 'as before', output: given },
        { name: 'with it moved', output: { ...given, balance: '74.50', vendorBalance: '65.50' } },
        { name: 'one wallet', output: null },
      ],
      error: offline,
    },
  },
});
