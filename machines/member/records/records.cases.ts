import { CASE_TIME } from '../../shared/caseTime';
import { defineCases } from '../../shared/cases';
import { recordPageCases } from '../../shared/recordPageCases';
import { recordsMachine } from './records.machine';
import type { MemberRecord, RecordFilter } from './records.types';

const bets: RecordFilter = { kind: 'bets', from: '2026-11-01', to: '2026-11-21' };
const bet: MemberRecord = {
  id: 'b1',
  time: CASE_TIME,
  title: 'Golden Padauk',
  vassalage: 'JL',
  amount: '10.00',
  profit: '-10.00',
  balance: '90.00',
  status: 'settled',
  day: null,
};
const { events, actors } = recordPageCases({
  rows: [bet],
  totalPages: 2,
  total: 2,
  totals: { amount: '20.00', profit: '-10.00', day: null },
});

export const cases = defineCases(recordsMachine, {
  file: import.meta.url,
  input: { filter: bets },
  events: {
    'filter.choose': [{ name: 'account record', filter: { ...bets, kind: 'account' } }],
    ...events,
  },
  actors,
});
