import { JURISDICTIONS } from '../../contract/jurisdictions/pack';
import { defineCases } from '../../machines/shared/cases';
import { promptRule } from './promptRule';

export const promptRuleCases = defineCases(promptRule, {
  file: import.meta.url,
  inputs: Object.fromEntries(JURISDICTIONS.map((jurisdiction) => [jurisdiction, { jurisdiction }])),
  events: {
    'desk.read': [{ name: 'the deposit page' }],
    'limit.set': [{ name: 'a limit' }],
    'limit.end': [{ name: 'a removal that waited' }],
    'prompt.decline': [{ name: 'no limit' }],
    'deposit.ask': [{ name: 'a deposit' }],
    'bet.ask': [{ name: 'a bet' }],
    'time.pass': [{ name: '6 months', months: 6 }],
    'pack.switch': [
      { name: 'MM', to: 'MM' },
      { name: 'UK', to: 'UK' },
      { name: 'SE', to: 'SE' },
    ],
  },
});
