import { defineCases } from '../../shared/cases';
import { whatIfMachine } from './whatIf.machine';
import type { WhatIfAnswer, WhatIfOptions } from './whatIf.types';

const options: WhatIfOptions = {
  kinds: ['deposit', 'loss', 'stake'],
  periods: ['day', 'week', 'month'],
  currencySymbol: 'Ks',
};
const answer = (stopped: number, refused: number, kept: string): WhatIfAnswer => ({
  days: 90,
  from: '2026-08-24',
  stopped,
  refused,
  kept,
  currencySymbol: 'Ks',
});
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(whatIfMachine, {
  file: import.meta.url,
  events: {
    'whatIf.retry': [{ name: 'click' }],
    'kind.choose': [{ name: 'losses', kind: 'loss' }],
    'period.choose': [{ name: '7 days', period: 'week' }],
    'amount.slide': [{ name: 'to 10,000', step: 3 }],
    'amount.change': [
      { name: 'an amount', amount: '12345' },
      { name: 'no amount', amount: '' },
    ],
  },
  actors: {
    readOptions: { done: [{ name: 'three of each', output: options }], error: offline },
    replay: {
      done: [
        { name: 'three days', output: answer(3, 5, '25000.00') },
        { name: 'no day', output: answer(0, 0, '0.00') },
      ],
      error: offline,
    },
  },
});
