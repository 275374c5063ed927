import { JURISDICTIONS } from '../../contract/jurisdictions/pack';
import { defineCases } from '../../machines/shared/cases';
import { blockRule } from './blockRule';

const DAY = 24;
/** The months of half a year, from January on. */
const HALF_A_YEAR = 181 * DAY;

export const blockRuleCases = defineCases(blockRule, {
  file: import.meta.url,
  inputs: Object.fromEntries(JURISDICTIONS.map((jurisdiction) => [jurisdiction, { jurisdiction }])),
  events: {
    'block.start': [
      { name: 'break 24', kind: 'break', length: 24, hours: 24 },
      { name: 'break 720', kind: 'break', length: 720, hours: 720 },
      { name: 'exclusion 6', kind: 'exclusion', length: 6, hours: HALF_A_YEAR },
      { name: 'exclusion null', kind: 'exclusion', length: null, hours: null },
    ],
    'request.ask': [
      { name: 'deposit', what: 'deposit' },
      { name: 'bet', what: 'bet' },
      { name: 'bonus', what: 'bonus' },
      { name: 'withdrawal', what: 'withdrawal' },
    ],
    'person.register': [{ name: 'the same person' }],
    'time.pass': [
      { name: '12 hours', hours: 12 },
      { name: '20 days', hours: 20 * DAY },
    ],
  },
});
