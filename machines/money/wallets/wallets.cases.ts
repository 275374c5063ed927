import { defineCases } from '../../shared/cases';
import { walletsMachine } from './wallets.machine';
import type { Wallets } from './wallets.types';

const none = { vendor: 'SEX', balance: '0.00' };
const some: Wallets = {
  isSingle: false,
  balance: '100.00',
  currencySymbol: 'K',
  asOf: 0,
  vendors: [{ vendor: 'BTI', balance: '40.00' }, none],
};
const empty: Wallets = {
  ...some,
  balance: '140.00',
  vendors: [{ vendor: 'BTI', balance: '0.00' }, none],
};
const offline = { name: 'offline', error: { kind: 'offline' } };
const gone = { name: 'session gone', error: { kind: 'session' } };

export const cases = defineCases(walletsMachine, {
  file: import.meta.url,
  events: {
    'wallets.reload': [{ name: 'click' }],
    'transfer.choose': [
      { name: 'there', vendor: 'BTI', direction: 'in' },
      { name: 'back', vendor: 'BTI', direction: 'out' },
    ],
    'all.bring': [{ name: 'click' }],
    'tab.moved': [{ name: 'another tab' }],
  },
  actors: {
    tabs: {},
    readWallets: {
      done: [
        { name: 'money at a vendor', output: some },
        { name: 'none at vendors', output: empty },
      ],
      error: [offline, gone],
    },
    walletTransfer: {
      done: [
        {
          name: 'moved',
          output: {
            kind: 'succeeded',
            value: {
              vendor: 'BTI',
              direction: 'out',
              amount: '25.50',
              balance: '125.50',
              vendorBalance: '14.50',
            },
          },
        },
        { name: 'left', output: { kind: 'cancelled' } },
        { name: 'session gone', output: { kind: 'expired' } },
      ],
    },
    bringBack: {
      done: [
        { name: 'all of it', output: [{ vendor: 'BTI', kind: 'back' }] },
        {
          name: 'not all',
          output: [{ vendor: 'BTI', kind: 'refused', message: { text: 'BTI is closed' } }],
        },
        {
          name: 'answer lost',
          output: [{ vendor: 'BTI', kind: 'lost', message: { key: 'errors:network' } }],
        },
      ],
      error: [offline, gone],
    },
  },
});
