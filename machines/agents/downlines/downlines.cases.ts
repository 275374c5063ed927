import { defineCases } from '../../shared/cases';
import { recordPageCases } from '../../shared/recordPageCases';
import { downlinesMachine } from './downlines.machine';
import type { Downline } from './downlines.types';

const downline: Downline = {
  id: 'd1',
  account: 'downline',
  nickname: 'Aye',
  type: 2,
  isOnline: true,
  balance: '100.00',
  direct: 2,
  team: 5,
  registeredAt: 0,
  lastLoginAt: null,
  path: [],
  contracts: [],
};
const { events, actors } = recordPageCases({
  rows: [downline],
  totalPages: 2,
  total: 2,
  totals: [{ id: 'a1', account: 'agent' }],
});

export const cases = defineCases(downlinesMachine, {
  file: import.meta.url,
  input: { filter: { parentId: null, search: '' } },
  events: {
    'filter.choose': [{ name: 'below one', filter: { parentId: 'd1', search: '' } }],
    ...events,
  },
  actors,
});
