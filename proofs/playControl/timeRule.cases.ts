import { defineCases } from '../../machines/shared/cases';
import { timeRule } from './timeRule';

export const timeRuleCases = defineCases(timeRule, {
  file: import.meta.url,
  inputs: {
    'an hour before midnight': { limit: null, left: 60 },
    'limited to 20 minutes': { limit: 20, left: 60 },
  },
  events: {
    'limit.set': [{ name: '20 minutes', minutes: 20 }],
    'bet.ask': [{ name: 'a bet' }],
    'time.pass': [{ name: '10 minutes', minutes: 10 }],
  },
});
