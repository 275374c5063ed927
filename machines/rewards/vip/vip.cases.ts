import { defineCases } from '../../shared/cases';
import { loaderCases } from '../../shared/loaderCases';
import { vipMachine } from './vip.machine';
import type { Vip } from './vip.types';

const value: Vip = {
  level: 1,
  label: 'Bronze',
  feePercent: '0.75',
  rebatePercent: '0.40',
  rebateMost: '50000.00',
  birthdayGift: '1000.00',
  currencySymbol: 'Ks',
  progress: {
    turnover: '15000.00',
    deposits: '20000.00',
    reached: 1,
    next: 2,
    countsOn: '2026-12-01',
  },
  levels: [
    {
      level: 1,
      label: 'Bronze',
      turnover: '5000.00',
      deposits: '5000.00',
      feePercent: '0.75',
      rebatePercent: '0.40',
      rebateMost: '50000.00',
      birthdayGift: '1000.00',
    },
    {
      level: 2,
      label: 'Silver',
      turnover: '20000.00',
      deposits: '20000.00',
      feePercent: '0.00',
      rebatePercent: '0.80',
      rebateMost: '200000.00',
      birthdayGift: '3000.00',
    },
  ],
  history: [
    { month: '2026-11', level: 1, label: 'Bronze', turnover: '9000.00', deposits: '7000.00' },
    { month: '2026-10', level: 0, label: '', turnover: '100.00', deposits: '0.00' },
  ],
};

export const cases = defineCases(vipMachine, {
  file: import.meta.url,
  ...loaderCases(value),
});
