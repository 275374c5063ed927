import { defineCases } from '@croupier/paths';
import { machine } from './checkout.machine';

export const cases = defineCases(machine, {
  file: import.meta.url,
  events: {
    'address.give': [{ name: 'Yangon', address: 'Yangon' }],
    'card.give': [{ name: 'number', card: '4242' }],
    back: [{ name: 'pressed' }],
    pay: [{ name: 'pressed' }],
  },
  actors: {
    pay: {
      done: [
        { name: 'paid', output: { isPaid: true, receipt: 'R-1' } },
        { name: 'refused', output: { isPaid: false, receipt: '' } },
      ],
      error: [{ name: 'offline', error: new Error('offline') }],
    },
  },
});
