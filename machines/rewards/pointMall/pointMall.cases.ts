import { CASE_TIME } from '../../shared/caseTime';
import { defineCases } from '../../shared/cases';
import { pointMallMachine } from './pointMall.machine';
import type { PointReward, RedeemRecord } from './pointMall.types';

const reward: PointReward = {
  id: 'umbrella',
  kind: 'gift',
  name: 'Umbrella',
  detail: '',
  imageUrl: '',
  points: 1_800,
};
const row: RedeemRecord = {
  id: 'p1',
  time: CASE_TIME,
  reward: 'Umbrella',
  amount: 1_800,
  change: -1_800,
  balance: 200,
  remark: null,
  status: 'inProcess',
  delivery: null,
};
const running = { done: [], error: [] };
const dialog = {
  done: [
    { name: 'succeeded', output: { kind: 'succeeded' as const, value: 200 } },
    { name: 'cancelled', output: { kind: 'cancelled' as const } },
  ],
};

export const cases = defineCases(pointMallMachine, {
  file: import.meta.url,
  events: {
    'tab.choose': [
      { name: 'rewards', tab: 'rewards' },
      { name: 'history', tab: 'history' },
      { name: 'rules', tab: 'rules' },
    ],
    'redeem.open': [{ name: 'umbrella', given: { reward, balance: 2_000 } }],
    'convert.open': [
      {
        name: 'click',
        given: { balance: 2_000, minimum: 100, exchangeRatio: '5.00', currencySymbol: 'K' },
      },
    ],
    'page.turn': [{ name: 'second', page: 2 }],
    'history.reload': [{ name: 'again' }],
    'viewer.changed': [{ name: 'logged in' }],
    'language.changed': [{ name: 'other words' }],
  },
  actors: {
    pointCatalogue: running,
    pointAccount: running,
    redeemReward: dialog,
    convertPoints: dialog,
    loadHistory: {
      done: [
        { name: 'some', output: { rows: [row], totalPages: 2, total: 11 } },
        { name: 'none', output: { rows: [], totalPages: 1, total: 0 } },
        { name: 'guest', output: null },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
  },
});
