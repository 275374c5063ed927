import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { selectRecords } from '../../../machines/agents/agentCentre/agentCentre.selectors';
import type { AgentPage } from '../../../machines/agents/agentCentre/agentCentre.types';
import { cases } from '../../../machines/agents/agentRecords/agentRecords.cases';
import { agentRecordsMachine } from '../../../machines/agents/agentRecords/agentRecords.machine';
import type {
  AgentRecord,
  AgentRecordFilter,
  AgentTotals,
} from '../../../machines/agents/agentRecords/agentRecords.types';
import type { RecordRows } from '../../../machines/shared/recordPage';
import { AgentRecords } from '../../../src/features/agents/agentCentre/AgentRecords';
import { outputOf } from '../../support/caseOf';
import { recordPorts, walkRecords } from '../../support/recordWalk';
import { runningIn } from '../../support/runningIn';
import { media } from '../../../src/ui/tokens.css';
import { screenWhere } from '../../ui/screen';
import { openCentre } from './agentCentre.world';

afterEach(() => vi.unstubAllGlobals());

const start = async (page: AgentPage = 'agentDailyWages2') => {
  const ports = recordPorts<AgentRecord, AgentRecordFilter, AgentTotals>();
  const agentRecords = agentRecordsMachine.provide({
    actors: { loadRecords: ports.loadRecords.logic, exportRecords: ports.exportRecords.logic },
  });
  const centre = await openCentre(page, { agentRecords }, (ref) => (
    <AgentRecords centre={ref} page={page} symbol="K" />
  ));
  return {
    ports,
    records: runningIn(selectRecords(centre.getSnapshot())),
    stop: () => centre.stop(),
  };
};

walkRecords({
  cases,
  start: () => start(),
  chooseFilter: () =>
    void fireEvent.change(screen.getByRole('searchbox', { name: 'Search for an account' }), {
      target: { value: 'down' },
    }),
  table: /^Daily salary$/,
  row: /downline/,
  none: /^Nobody with this name in this period/,
});

test('a table with rejected or pending rows says that its total counts approved ones', async () => {
  const { ports, stop } = await start();
  await ports.loadRecords.answer(
    outputOf(cases, 'loadRecords', 'some') as RecordRows<AgentRecord, AgentTotals>,
  );
  expect(await screen.findByText('The total counts only what is approved.')).toBeVisible();
  expect(
    screen.getByText('An amount with a minus is what you pay a downline by contract.'),
  ).toBeVisible();
  stop();
});

test('an hour that ends at midnight stays in its day', async () => {
  const { ports, stop } = await start();
  const some = outputOf(cases, 'loadRecords', 'some') as RecordRows<AgentRecord, AgentTotals>;
  // 23:00 to 24:00 at UTC+6:30.
  const period = { from: Date.UTC(2026, 10, 20, 16, 30), to: Date.UTC(2026, 10, 20, 17, 30) };
  await ports.loadRecords.answer({ ...some, rows: some.rows.map((row) => ({ ...row, period })) });
  expect(await screen.findByRole('row', { name: /downline/ })).toHaveTextContent(
    '2026-11-20 23:00 – 24:00',
  );
  stop();
});

test('an empty period leads to the longest one', async () => {
  const { ports, records, stop } = await start();
  const none = { rows: [], totalPages: 0, total: 0, totals: {} };
  await ports.loadRecords.answer(none);
  const { from } = records.getSnapshot().context.filter;
  fireEvent.click(await screen.findByRole('button', { name: 'Show 30 days' }));
  expect(records.getSnapshot().context.filter.from < from).toBe(true);
  await ports.loadRecords.answer(none);
  expect(await screen.findByText(/^No daily salary was settled/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show 30 days' })).toBeNull();
  stop();
});

test('a phone says which days and whose records are chosen', async () => {
  screenWhere(media.phone, media.belowDesktop);
  const { records, stop } = await start();
  const { filter } = records.getSnapshot().context;
  expect(screen.queryByRole('searchbox')).toBeNull();
  act(() =>
    records.send({
      type: 'filter.choose',
      filter: { ...filter, from: filter.to, account: 'down' },
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: `Filters: Daily, ${filter.to}, down` }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(sheet.getByRole('searchbox', { name: 'Search for an account' })).toHaveValue('down');
  stop();
});

test('the income says what is below zero, while there is some', async () => {
  const { ports, stop } = await start('agentRevenueReport');
  const words = 'Below zero, you paid your downlines more by contract than you received.';
  await ports.loadRecords.answer({ rows: [], totalPages: 0, total: 0, totals: {} });
  expect(await screen.findByText('You earned nothing in this period.')).toBeVisible();
  expect(screen.queryByText(words)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  await ports.loadRecords.answer(
    outputOf(cases, 'loadRecords', 'some') as RecordRows<AgentRecord, AgentTotals>,
  );
  expect(await screen.findByText(words)).toBeVisible();
  stop();
});
