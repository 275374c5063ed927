import { JURISDICTIONS } from '../../contract/jurisdictions/pack';
import { defineCases } from '../../machines/shared/cases';
import { idleRule } from './idleRule';

export const idleRuleCases = defineCases(idleRule, {
  file: import.meta.url,
  inputs: Object.fromEntries(JURISDICTIONS.map((jurisdiction) => [jurisdiction, { jurisdiction }])),
  events: {
    'person.act': [{ name: 'a press' }],
    'page.ask': [{ name: 'a poll' }],
    'person.logIn': [{ name: 'again' }],
    'time.pass': [{ name: '10 minutes', minutes: 10 }],
    'pack.switch': [
      { name: 'UK', to: 'UK' },
      { name: 'ON', to: 'ON' },
    ],
  },
});
