import { defineCases } from '../../shared/cases';
import { loaderCases } from '../../shared/loaderCases';
import { forYouMachine } from './forYou.machine';
import type { ForYou } from './forYou.types';

const value: ForYou = {
  limit: { kind: 'offered', askedAt: '/member/deposit' },
  deposit: { amount: '20000.00', currencySymbol: 'K', status: 'unpaid' },
  requests: 1,
  turnover: { left: '96000.00', currencySymbol: 'K' },
  missions: { finished: 2, all: 5 },
  level: { label: 'Silver', keeps: false, percent: 75 },
};

export const cases = defineCases(forYouMachine, {
  file: import.meta.url,
  ...loaderCases(value),
});
