import './shell.setup';
import { fireEvent, screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { cases } from '../../machines/records/records.cases';
import { recordsMachine } from '../../machines/records/records.machine';
import type { MemberRecord, RecordFilter, RecordTotals } from '../../machines/records/records.types';
import { RecordPage } from '../../src/features/records/RecordPage';
import { recordPorts, walkRecords } from '../support/recordWalk';
import { renderView } from '../support/renderView';

const start = async () => {
  const ports = recordPorts<MemberRecord, RecordFilter, RecordTotals>();
  const records = createActor(recordsMachine.provide({ actors: { loadRecords: ports.loadRecords.logic, exportRecords: ports.exportRecords.logic } }), {
    input: { filter: { kind: 'bets', from: '2026-11-15', to: '2026-11-21' } },
  });
  records.start();
  await renderView(<RecordPage records={records} today="2026-11-21" symbol="K" caption="Bets" />);
  return { ports, records, stop: () => records.stop() };
};

walkRecords({
  cases,
  start,
  chooseFilter: () => void fireEvent.click(screen.getByRole('radio', { name: '30 days' })),
  table: /^Bets$/,
  row: /Golden Padauk/,
  none: /^No bets in this period/,
});
