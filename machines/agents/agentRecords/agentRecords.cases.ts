import { CASE_TIME } from '../../shared/caseTime';
import { defineCases } from '../../shared/cases';
import { recordPageCases } from '../../shared/recordPageCases';
import { agentRecordsMachine } from './agentRecords.machine';
import type { AgentRecord, AgentRecordFilter } from './agentRecords.types';

const daily: AgentRecordFilter = {
  kind: 'daily',
  from: '2026-11-01',
  to: '2026-11-21',
  account: '',
};
const salary: AgentRecord = {
  id: 's1',
  time: CASE_TIME,
  period: { from: CASE_TIME - 86_400_000, to: CASE_TIME },
  account: 'downline',
  title: null,
  vassalage: null,
  status: null,
  settlementId: 's1',
  figures: { amount: '12.00' },
};
const { events, actors } = recordPageCases({
  rows: [salary],
  totalPages: 2,
  total: 2,
  totals: { amount: '24.00' },
});

export const cases = defineCases(agentRecordsMachine, {
  file: import.meta.url,
  input: { filter: daily },
  events: {
    'filter.choose': [{ name: 'an account', filter: { ...daily, account: 'down' } }],
    ...events,
  },
  actors,
});
