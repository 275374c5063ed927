import { defineCases } from '../shared/cases';
import { downlinesMachine } from './downlines.machine';
import type { Downline } from './downlines.types';

const downline: Downline = {
  id: 'd1', account: 'downline', nickname: 'Aye', type: 2, isOnline: true, balance: '100.00', direct: 2, team: 5, registeredAt: 0, lastLoginAt: null, path: [], contracts: [],
};
const some = { rows: [downline], totalPages: 2, total: 2, totals: [{ id: 'a1', account: 'agent' }] };
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(downlinesMachine, {
  input: { filter: { parentId: null, search: '' } },
  events: {
    'filter.choose': [{ name: 'below one', filter: { parentId: 'd1', search: '' } }],
    'page.turn': [{ name: 'second', page: 2 }],
    'data.reload': [{ name: 'again' }],
    'records.export': [{ name: 'click' }],
  },
  actors: {
    loadRecords: { done: [{ name: 'some', output: some }, { name: 'none', output: { ...some, rows: [], totalPages: 0, total: 0 } }], error: offline },
    exportRecords: { done: [{ name: 'saved', output: null }], error: offline },
  },
});
