import { CASE_TIME } from '../../shared/caseTime';
import { defineCases } from '../../shared/cases';
import { limitChangeMachine } from './limitChange.machine';
import type { Limit } from './limitChange.types';

const limit: Limit = {
  kind: 'deposit',
  period: 'day',
  amount: '50000.00',
  used: '20000.00',
  left: '30000.00',
  windowEnd: CASE_TIME + 3_600_000,
  pending: null,
};
const of = { kind: 'deposit', period: 'day' } as const;

export const cases = defineCases(limitChangeMachine, {
  file: import.meta.url,
  inputs: {
    'a first limit': {
      limit: { ...limit, amount: null, left: null },
      wish: { change: 'set', ...of, amount: '50000' },
    },
    'a lower limit': { limit, wish: { change: 'set', ...of, amount: '40000' } },
    'a raise': { limit, wish: { change: 'set', ...of, amount: '50000.01' } },
    'a removal': { limit, wish: { change: 'remove', ...of } },
    'a raise that waited': { limit, wish: { change: 'confirm', ...of, amount: '90000.00' } },
    'a raise that is given up': { limit, wish: { change: 'drop', ...of } },
  },
  events: {
    'change.confirm': [{ name: 'click' }],
    'change.cancel': [{ name: 'click' }],
  },
  actors: {
    sendChange: {
      done: [
        {
          name: 'changed',
          output: {
            kind: 'changed',
            limits: {
              limits: [limit],
              history: [],
              currencySymbol: 'Ks',
              readAt: CASE_TIME,
              ahead: 0,
            },
          },
        },
        { name: 'refused', output: { kind: 'refused', message: 'This can be confirmed later' } },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
  },
});
