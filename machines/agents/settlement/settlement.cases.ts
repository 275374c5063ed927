import { CASE_TIME } from '../../shared/caseTime';
import { defineCases } from '../../shared/cases';
import { termsCase } from '../../shared/contractCase';
import { settlementMachine } from './settlement.machine';
import type { Settlement } from './settlement.types';

const settlement: Settlement = {
  id: 's1',
  type: 'dividend',
  account: 'downline',
  from: CASE_TIME - 604_800_000,
  to: CASE_TIME,
  terms: termsCase('20'),
  amount: '40.00',
  bets: null,
  tiers: { validBet: '5000.00', netLoss: '200.00', activeMembers: 3, reached: 0, next: null },
};

export const cases = defineCases(settlementMachine, {
  file: import.meta.url,
  input: { settlementId: 's1' },
  events: { 'data.reload': [{ name: 'click' }], 'dialog.close': [{ name: 'click' }] },
  actors: {
    loadSettlement: {
      done: [
        { name: 'known', output: { kind: 'known', settlement } },
        {
          name: 'not of this person',
          output: { kind: 'refused', message: 'You have no such settlement' },
        },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
  },
});
