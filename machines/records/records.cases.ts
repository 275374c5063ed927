import { defineCases } from '../shared/cases';
import { recordsMachine } from './records.machine';
import type { MemberRecord, RecordFilter } from './records.types';

const bets: RecordFilter = { kind: 'bets', from: '2026-11-01', to: '2026-11-21' };
const bet: MemberRecord = { id: 'b1', time: 0, title: 'Golden Padauk', vassalage: 'JL', amount: '10.00', profit: '-10.00', balance: '90.00', status: 'settled' };
const some = { rows: [bet], totalPages: 2, total: 2, totals: { amount: '20.00', profit: '-10.00' } };
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(recordsMachine, {
  input: { filter: bets },
  events: {
    'filter.choose': [{ name: 'account record', filter: { ...bets, kind: 'account' } }],
    'page.turn': [{ name: 'second', page: 2 }],
    'data.reload': [{ name: 'again' }],
    'records.export': [{ name: 'click' }],
  },
  actors: {
    loadRecords: { done: [{ name: 'some', output: some }, { name: 'none', output: { ...some, rows: [], totalPages: 0, total: 0 } }], error: offline },
    exportRecords: { done: [{ name: 'saved', output: null }], error: offline },
  },
});
