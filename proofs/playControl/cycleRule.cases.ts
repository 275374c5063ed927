import { JURISDICTIONS } from '../../contract/jurisdictions/pack';
import { defineCases } from '../../machines/shared/cases';
import { cycleRule } from './cycleRule';

export const cycleRuleCases = defineCases(cycleRule, {
  file: import.meta.url,
  inputs: Object.fromEntries(JURISDICTIONS.map((jurisdiction) => [jurisdiction, { jurisdiction }])),
  events: {
    'bet.ask': [
      { name: 'a slot', kind: 'slots' },
      { name: 'a table', kind: 'others' },
      { name: 'a lottery', kind: null },
    ],
    'time.pass': [{ name: 'half a second', halves: 1 }],
    'pack.switch': [
      { name: 'UK', to: 'UK' },
      { name: 'MT', to: 'MT' },
    ],
  },
});
