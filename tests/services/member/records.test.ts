import { describe, expect, test } from 'vitest';
import type { MemberRecord } from '../../../contract/account';
import { endpoints } from '../../../contract/endpoints';
import type { RecordFilter } from '../../../machines/member/records/records.types';
import { csvOf } from '../../../src/services/member/csv';
import type { RecordWords } from '../../../src/services/member/exportRecords';
import { createZonedTime } from '../../../machines/shared/zonedTime.selectors';
import { lineOf, openLobby, queryOf } from '../harness/lobby';
import { accepted, faultKindOf, lost, refused } from '../harness/wire';

const bets: RecordFilter = { kind: 'bets', from: '2026-11-01', to: '2026-11-21' };
const record = (id: string, given: Partial<MemberRecord> = {}): MemberRecord => ({
  id,
  time: Date.UTC(2026, 10, 20, 18, 0, 5),
  title: 'Golden Padauk',
  vassalage: 'JL',
  amount: '10.00',
  profit: '-10.00',
  balance: '90.00',
  status: 'settled',
  day: null,
  ...given,
});
const page = (records: MemberRecord[], totalPages = 1, pageNum = 1) =>
  accepted({
    records,
    pageNum,
    totalPages,
    total: records.length,
    totals: { amount: '20.00', profit: '-10.00', day: null },
  });

test('reads a page of records', async () => {
  const { services, sent } = openLobby([page([record('1')], 3)]);
  await expect(services.records.loadRecords({ filter: bets, page: 2 })).resolves.toEqual({
    rows: [record('1')],
    totalPages: 3,
    total: 1,
    totals: { amount: '20.00', profit: '-10.00', day: null },
  });
  expect(sent.map((one) => [lineOf(one), queryOf(one)])).toEqual([
    [
      `GET ${endpoints.memberTransactions.path}`,
      { kind: 'bets', from: '2026-11-01', to: '2026-11-21', pageNo: '2', pageSize: '20' },
    ],
  ]);
});

test.each([
  ['offline', lost],
  ['fault', refused('Too many days')],
  ['fault', page([record('1', { amount: '=1+1' })])],
])('records that do not come are %s', async (kind, reply) => {
  await expect(
    faultKindOf(openLobby([reply]).services.records.loadRecords({ filter: bets, page: 1 })),
  ).resolves.toBe(kind);
});

describe('the file of records', () => {
  const words: RecordWords = {
    fileName: ({ kind, from, to }) => `${kind} ${from} ${to}.csv`,
    columns: {
      time: 'Time',
      game: 'Game',
      movement: 'Movement',
      vendor: 'Vendor',
      stake: 'Stake',
      amount: 'Amount',
      profit: 'Profit',
      balance: 'Balance',
      status: 'Status',
      day: 'Day',
      bets: 'Bets',
      rewards: 'Rewards',
      result: 'Result',
    },
    movement: (title) => `moved: ${title}`,
    ticket: ({ drawNo, numbers }) => `${numbers.join(' ')} in ${drawNo}`,
    status: (status) => `is ${status}`,
  };
  const open = (...replies: Parameters<typeof openLobby>[0]) => {
    const saved: { name: string; content: Blob }[] = [];
    const lobby = openLobby(replies, {
      saveFile: (name, content) => {
        saved.push({ name, content });
      },
    });
    return {
      ...lobby,
      saved,
      text: async () =>
        new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.content.arrayBuffer()),
    };
  };

  test("has every page, in the platform's time zone", async () => {
    const { services, saved, sent, text } = open(
      page([record('1'), record('2')], 2),
      page([record('2'), record('3', { profit: null, balance: null, status: 'open' })], 2, 2),
    );
    await expect(services.records.exportRecords({ filter: bets, words })).resolves.toBeNull();
    expect(sent.map((one) => queryOf(one)['pageNo'])).toEqual(['1', '2']);
    expect(sent.map((one) => queryOf(one)['pageSize'])).toEqual(['100', '100']);
    expect(saved.map(({ name, content }) => [name, content.type])).toEqual([
      ['bets 2026-11-01 2026-11-21.csv', 'text/csv;charset=utf-8'],
    ]);
    await expect(text()).resolves.toBe(
      [
        '\uFEFFTime (Asia/Yangon),Game,Vendor,Stake,Profit,Balance,Status',
        '2026-11-21 00:30:05,Golden Padauk,JL,10.00,-10.00,90.00,is settled',
        '2026-11-21 00:30:05,Golden Padauk,JL,10.00,-10.00,90.00,is settled',
        '2026-11-21 00:30:05,Golden Padauk,JL,10.00,,,is open',
        '',
      ].join('\r\n'),
    );
  });

  test('names draw and numbers of a lottery ticket', async () => {
    const ticket = { drawNo: '20261121-0007', numbers: ['4', '5', '6'] };
    const { services, text } = open(page([record('1', { ticket })]));
    await services.records.exportRecords({ filter: bets, words });
    await expect(text()).resolves.toContain('"Golden Padauk, 4 5 6 in 20261121-0007"');
  });

  test('names the picks of a bet on matches', async () => {
    const { services, text } = open(page([record('1', { picks: ['A – B: draw 3.10'] })]));
    await services.records.exportRecords({ filter: bets, words });
    await expect(text()).resolves.toContain('"Golden Padauk, A – B: draw 3.10"');
  });

  test('of the account has the names of movements', async () => {
    const { services, text } = open(
      page([record('1', { title: 'deposit', vassalage: null, amount: '-5.00' })]),
    );
    await services.records.exportRecords({ filter: { ...bets, kind: 'account' }, words });
    await expect(text()).resolves.toBe(
      '\uFEFFTime (Asia/Yangon),Movement,Vendor,Amount,Balance,Status\r\n' +
        '2026-11-21 00:30:05,moved: deposit,,-5.00,90.00,is settled\r\n',
    );
  });

  test('of days has the sums of each day', async () => {
    const { services, text } = open(
      page([
        record('1', {
          title: '2026-11-20',
          vassalage: null,
          day: { rewards: '4.00', result: '-6.00' },
        }),
      ]),
    );
    await services.records.exportRecords({ filter: { ...bets, kind: 'profit' }, words });
    await expect(text()).resolves.toBe(
      '\uFEFFDay,Bets,Profit,Rewards,Result\r\n2026-11-20,10.00,-10.00,4.00,-6.00\r\n',
    );
  });

  test('is not saved when a page is missing, or when nobody waits for it', async () => {
    const { services, saved } = open(page([record('1')], 2), lost);
    await expect(
      faultKindOf(services.records.exportRecords({ filter: bets, words })),
    ).resolves.toBe('offline');
    await expect(
      services.records.exportRecords({ filter: bets, words }, AbortSignal.abort('left')),
    ).rejects.toBe('left');
    expect(saved).toEqual([]);
  });
});

describe('comma-separated values', () => {
  test.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['ရွှေပိတောက်', 'ရွှေပိတောက်'],
    ['', ''],
    ['-10.00', '-10.00'],
    ['12345.67', '12345.67'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-1+1', "'-1+1"],
    ['\tx', "'\tx"],
    ['\r=1', '"\'\r=1"'],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://evil","x")', '"\'=HYPERLINK(""http://evil"",""x"")"'],
  ])('%j is %j', (text, cell) => {
    expect(csvOf([[text]])).toBe(`\uFEFF${cell}\r\n`);
  });
});

test.each([
  [Date.UTC(2026, 0, 1, 17, 30), '2026-01-02 00:00:00'],
  [0, '1970-01-01 06:30:00'],
  [Number.NaN, ''],
  [8.64e15 + 1, ''],
])('the moment %d in Yangon is %j', (time, text) => {
  expect(createZonedTime('Asia/Yangon')(time)).toBe(text);
});
