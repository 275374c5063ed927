import { defineCases } from '../../machines/shared/cases';
import { balanceRule } from './balanceRule';

/** Amounts are thousands of kyat. */
export const balanceRuleCases = defineCases(balanceRule, {
  file: import.meta.url,
  inputs: {
    'no limit': { limit: null, balance: 0 },
    'limited to 100': { limit: 100, balance: 0 },
  },
  events: {
    'limit.set': [
      { name: '100', amount: 100 },
      { name: '50', amount: 50 },
    ],
    'deposit.ask': [{ name: 'a deposit', amount: 50 }],
    'deposit.arrive': [{ name: 'credited' }],
    'deposit.cancel': [{ name: 'cancelled' }],
    'bonus.claim': [{ name: 'a bonus', amount: 50 }],
    'win.pay': [{ name: 'a win', amount: 100 }],
    'money.withdraw': [{ name: 'all' }],
  },
});
