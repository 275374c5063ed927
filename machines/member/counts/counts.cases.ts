import { defineCases } from '../../shared/cases';
import { loaderCases } from '../../shared/loaderCases';
import { countsMachine } from './counts.machine';

const value = {
  unreadMessages: 3,
  promotions: 2,
  missions: 0,
  withdrawals: 1,
  claimable: { count: 2, amount: '3250.00', currencySymbol: 'K' },
  vip: { level: 3, label: 'Gold' },
  contracts: { dividend: 0, daily: 0, hourly: 0, realTime: 0 },
};

export const cases = defineCases(countsMachine, {
  file: import.meta.url,
  ...loaderCases(value),
});
