import { JURISDICTIONS } from '../../contract/jurisdictions/pack';
import { defineCases } from '../../machines/shared/cases';
import { playRule } from './playRule';

export const playRuleCases = defineCases(playRule, {
  file: import.meta.url,
  inputs: Object.fromEntries(JURISDICTIONS.map((jurisdiction) => [jurisdiction, { jurisdiction }])),
  events: {
    'bet.ask': [{ name: 'a bet' }],
    'check.answer': [{ name: 'continue' }],
    'interval.choose': [
      { name: '10 minutes', minutes: 10 },
      { name: '30 minutes', minutes: 30 },
    ],
    'play.leave': [{ name: 'log out' }],
    'time.pass': [{ name: '10 minutes', minutes: 10 }],
    'pack.switch': [
      { name: 'UK', to: 'UK' },
      { name: 'SE', to: 'SE' },
    ],
  },
});
