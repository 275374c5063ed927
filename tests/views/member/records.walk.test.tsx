import '../site/shell.setup';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { cases } from '../../../machines/member/records/records.cases';
import { recordsMachine } from '../../../machines/member/records/records.machine';
import type {
  MemberRecord,
  RecordFilter,
  RecordTotals,
} from '../../../machines/member/records/records.types';
import { RecordPage } from '../../../src/features/member/records/RecordPage';
import { recordPorts, walkRecords } from '../../support/recordWalk';
import { media } from '../../../src/ui/tokens.css';
import { renderView } from '../../support/renderView';
import { screenWhere } from '../../ui/screen';

afterEach(() => vi.unstubAllGlobals());

const start = async () => {
  const ports = recordPorts<MemberRecord, RecordFilter, RecordTotals>();
  const records = createActor(
    recordsMachine.provide({
      actors: { loadRecords: ports.loadRecords.logic, exportRecords: ports.exportRecords.logic },
    }),
    {
      input: { filter: { kind: 'bets', from: '2026-11-15', to: '2026-11-21' } },
    },
  );
  records.start();
  await renderView(
    <RecordPage
      records={records}
      today="2026-11-21"
      timeZone="Asia/Yangon"
      symbol="K"
      caption="Bets"
    />,
  );
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

const row: MemberRecord = {
  id: 'b1',
  time: Date.UTC(2026, 10, 20, 18),
  title: 'Golden Padauk',
  vassalage: 'JL',
  amount: '10.00',
  profit: '-10.00',
  balance: '90.00',
  status: 'settled',
  day: null,
};
const found = {
  rows: [row],
  totalPages: 2,
  total: 2,
  totals: { amount: '20.00', profit: '-10.00', day: null },
};

test("shows times in the platform's time zone, like the days of the filter", async () => {
  const { ports, stop } = await start();
  await ports.loadRecords.answer(found);
  expect(await screen.findByText('00:30:00')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: '2026-11-21 00:30:00' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Time (Myanmar Time)' })).toBeVisible();
  stop();
});

test('names the vendor of a game, by its code where the name is not known', async () => {
  const { ports, stop } = await start();
  const named = { ...row, id: 'b2', vendorName: 'Jade Lantern' };
  const own = { ...row, id: 'b3', title: 'Pinnacle', vendorName: 'Pinnacle' };
  await ports.loadRecords.answer({ ...found, rows: [row, named, own] });
  const rows = (await screen.findAllByRole('row')).slice(1, 4);
  const gameOf = (one: HTMLElement) => within(one).getAllByRole('cell')[0]?.textContent;
  expect(rows.map(gameOf)).toEqual(['Golden Padauk JL', 'Golden Padauk Jade Lantern', 'Pinnacle']);
  stop();
});

test('writes a file completely when its page changes', async () => {
  const { ports, stop } = await start();
  const save = () => screen.findByRole('button', { name: 'Save as CSV' });
  await ports.loadRecords.answer(found);
  fireEvent.click(await save());
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await ports.loadRecords.answer(found);
  await waitFor(async () => expect(await save()).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  expect(ports.exportRecords.calls.map(({ isOpen }) => isOpen)).toEqual([true]);
  await ports.exportRecords.fail({ kind: 'offline' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Network link is abnormal');
  expect(await save()).not.toHaveAttribute('aria-busy');
  stop();
});

test('a phone has the filters in a sheet, behind what is chosen', async () => {
  screenWhere(media.phone, media.belowDesktop);
  const { ports, stop } = await start();
  await ports.loadRecords.answer(found);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByLabelText('From')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Filters: .*2026-11-15 – 2026-11-21$/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(sheet.getByLabelText('From')).toHaveValue('2026-11-15');
  expect(sheet.getByLabelText('To')).toHaveValue('2026-11-21');
  fireEvent.click(sheet.getByRole('radio', { name: 'Today' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const opener = screen.getByRole('button', { name: /^Filters: Today, \d{4}-\d\d-\d\d$/ });
  expect(opener).toHaveTextContent(/^Today · \d{4}-\d\d-\d\d$/);
  stop();
});
