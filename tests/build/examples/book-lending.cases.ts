import { defineCases } from '@croupier/paths';
import { machine } from './book-lending.machine';

export const cases = defineCases(machine, {
  file: import.meta.url,
  events: {
    'book.ask': [{ name: 'reader' }],
    'book.free': [{ name: 'returned' }],
    'book.give': [{ name: 'back' }],
    'hold.end': [],
  },
});
