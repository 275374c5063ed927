import { randomUUID } from 'node:crypto';
import { and, eq, gte } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { memberRecordsSchema } from '../../../contract/account';
import {
  creditOf,
  depositDeskSchema,
  depositStandSchema,
  type Deposit,
} from '../../../contract/deposits';
import { deposits, walletMovements } from '../../../sandbox/db/schema';
import { yangonDay } from '../../../sandbox/base/yangon';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BEFORE = '12345.67';

it.each([
  ['5000', '0', '5000.00'],
  ['5000', '1', '4950.00'],
  ['1000.01', '1', '990.00'],
  ['0.01', '1', '0.00'],
  ['123456789012.34', '2.5', '120370369287.03'],
  ['10', '0.5', '9.95'],
])('of %s with a fee of %s %% credits %s', (amount, fee, credit) => {
  expect(creditOf(amount, fee)).toBe(credit);
});

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  const settings = (changes: Record<string, unknown>) =>
    stage.client.control('PATCH', 'settings', { deposits: changes });
  const pass = (milliseconds: number) => stage.clock.setOffset(stage.clock.offset() + milliseconds);
  const desk = async (token: string, language: 'EN' | 'MY' = 'EN') =>
    v.parse(
      depositDeskSchema,
      (await stage.client.call('deposits', {}, { token, language })).value,
    );
  const place = (
    token: string,
    body: Record<string, unknown> = {},
    key: string = randomUUID(),
    language: 'EN' | 'MY' = 'EN',
  ) =>
    stage.client.call(
      'placeDeposit',
      { methodId: 'kbzpay', amount: '5000', ...body },
      { token, language, headers: { 'Idempotency-Key': key } },
    );
  const placed = async (token: string, body: Record<string, unknown> = {}): Promise<Deposit> =>
    v.parse(depositStandSchema, (await place(token, body)).value).deposit;
  const say = (row: 'reportDepositPaid' | 'cancelDeposit', token: string, id: string) =>
    stage.client.call(row, { id }, { token, language: 'EN' });
  const balanceOf = async (token: string) =>
    (await stage.client.call('balance', {}, { token })).value?.['balance'];
  const movementsOf = async (userId: string) =>
    db()
      .select()
      .from(walletMovements)
      .where(
        and(
          eq(walletMovements.userId, userId),
          gte(walletMovements.time, new Date(Date.now() - MINUTE)),
        ),
      );
  const player = () => stage.client.tokenOf('player');

  it('lists its methods in the caller’s language, one of them closed with a reason', async () => {
    const token = await player();
    const english = await desk(token);
    expect(
      english.methods.map(({ id, kind, minimum, maximum, fee, closed }) => [
        id,
        kind,
        minimum,
        maximum,
        fee,
        closed,
      ]),
    ).toEqual([
      ['kbzpay', 'wallet', '1000.00', '1000000.00', '0', null],
      ['wave', 'wallet', '1000.00', '500000.00', '1', null],
      ['aya', 'bank', '10000.00', '10000000.00', '0', null],
      [
        'cb',
        'bank',
        '10000.00',
        '5000000.00',
        '0',
        'CB Bank is under maintenance. Please choose another method',
      ],
    ]);
    const marks = english.methods.map(({ picture }) => picture ?? '');
    expect(new Set(marks).size).toBe(4);
    for (const mark of marks) {
      const response = await stage.client.send(mark);
      expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    }
    expect(english).toMatchObject({ currencySymbol: 'Ks', open: null });
    const burmese = await desk(token, 'MY');
    const said = [...english.methods, ...burmese.methods].flatMap(({ note, closed }) => [
      note,
      ...(closed === null ? [] : [closed]),
    ]);
    expect(new Set(said).size).toBe(10);
  });

  it('says within how many seconds it looks for a payment', async () => {
    const token = await player();
    await settings({ checkSeconds: 90.5 });
    const { methods } = await desk(token);
    expect(methods.map(({ checkSeconds }) => checkSeconds)).toEqual([91, 91, 91, 91]);
  });

  it('accepts an order, says how to pay it, and credits it once after payment', async () => {
    const token = await player();
    const { id, ...order } = await placed(token, { methodId: 'wave', amount: '5000.5' });
    expect(order).toMatchObject({
      method: { id: 'wave', kind: 'wallet', name: 'Wave Money' },
      amount: '5000.50',
      credit: '4950.49',
      status: 'unpaid',
      minutes: 30,
      deadline: order.placedAt + 30 * MINUTE,
      payTo: {
        name: 'Padauk Trading Co., Ltd.',
        number: '09 790 456 118',
        qr: `wave://pay?to=09790456118&amount=5000.50&note=${id}`,
      },
      endedAt: null,
    });
    expect((await desk(token)).open).toEqual({ id, ...order });
    expect(await balanceOf(token)).toBe(BEFORE);

    expect((await say('reportDepositPaid', token, id)).value).toMatchObject({
      deposit: { id, status: 'checking' },
    });
    pass(5_000);
    expect((await desk(token)).open).toMatchObject({ id, status: 'checking' });
    expect(await balanceOf(token)).toBe(BEFORE);
    pass(1_500);
    expect(await balanceOf(token)).toBe('17296.16');
    const after = await desk(token);
    expect(after.open).toBeNull();
    expect(after.past[0]).toMatchObject({ id, status: 'credited', credit: '4950.49' });
    const day = yangonDay(stage.clock.now());
    const { records } = v.parse(
      memberRecordsSchema,
      (
        await stage.client.call(
          'memberTransactions',
          { kind: 'account', from: day, to: day, pageNo: 1, pageSize: 10 },
          { token },
        )
      ).value,
    );
    expect(records[0]).toMatchObject({
      title: 'deposit',
      amount: '4950.49',
      balance: '17296.16',
      status: 'approved',
      time: after.past[0]?.endedAt,
    });
  });

  it('credits once for any number of parallel readers', async () => {
    const token = await player();
    const { id } = await placed(token);
    await Promise.all([1, 2, 3].map(() => say('reportDepositPaid', token, id)));
    pass(7_000);
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 3 ? balanceOf(token) : desk(token))),
    );
    expect(await balanceOf(token)).toBe('17345.67');
    expect((await movementsOf('u-player')).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['deposit', '5000.00'],
    ]);
  });

  it('does not find the money when QA sets it so, and moves nothing', async () => {
    const token = await player();
    await settings({ outcome: 'notReceived', checkSeconds: 1 });
    const { id } = await placed(token);
    await say('reportDepositPaid', token, id);
    pass(1_100);
    expect((await desk(token)).past[0]).toMatchObject({
      id,
      status: 'notReceived',
      endedAt: expect.any(Number),
    });
    expect(await balanceOf(token)).toBe(BEFORE);
    expect((await say('reportDepositPaid', token, id)).value).toMatchObject({
      deposit: { status: 'notReceived' },
    });
    expect(await say('cancelDeposit', token, id)).toMatchObject({
      success: false,
      value: { reason: 'depositEnded' },
    });
  });

  it('expires an unpaid order at its deadline, not before; then accepts another', async () => {
    const token = await player();
    await settings({ payMinutes: 5 });
    const { id, deadline } = await placed(token);
    pass(5 * MINUTE - 2_000);
    expect((await desk(token)).open).toMatchObject({ id, status: 'unpaid' });
    pass(2_000);
    expect(await say('reportDepositPaid', token, id)).toMatchObject({
      success: false,
      value: { reason: 'depositEnded' },
      message: 'This deposit is no longer open',
    });
    expect((await desk(token)).past[0]).toMatchObject({ id, status: 'expired', endedAt: deadline });
    expect((await place(token)).success).toBe(true);
  });

  it('can be cancelled before it is paid, and not after', async () => {
    const token = await player();
    const first = await placed(token);
    for (const _ of [1, 2])
      expect((await say('cancelDeposit', token, first.id)).value).toMatchObject({
        deposit: { id: first.id, status: 'cancelled' },
      });
    expect(await say('reportDepositPaid', token, first.id)).toMatchObject({
      success: false,
      value: { reason: 'depositEnded' },
    });
    const second = await placed(token);
    await say('reportDepositPaid', token, second.id);
    expect(await say('cancelDeposit', token, second.id)).toMatchObject({
      success: false,
      value: { reason: 'depositPaid' },
    });
    pass(7_000);
    expect(await balanceOf(token)).toBe('17345.67');
  });

  it.each([
    ['an unknown method', { methodId: 'gold' }, 'method', 'This method is not available'],
    [
      'a closed method',
      { methodId: 'cb', amount: '20000' },
      'method',
      'CB Bank is under maintenance. Please choose another method',
    ],
    [
      'too little',
      { amount: '999.99' },
      'amount',
      'Please enter an amount from 1000.00 to 1000000.00',
    ],
    [
      'too much',
      { amount: '1000000.01' },
      'amount',
      'Please enter an amount from 1000.00 to 1000000.00',
    ],
    [
      'too little for a bank',
      { methodId: 'aya', amount: '9999' },
      'amount',
      'Please enter an amount from 10000.00 to 10000000.00',
    ],
  ])('refuses %s', async (_name, body, reason, message) => {
    const token = await player();
    expect(await place(token, body)).toMatchObject({ success: false, value: { reason }, message });
    expect((await place(token, body, randomUUID(), 'MY')).message).not.toBe(message);
    expect((await desk(token)).open).toBeNull();
  });

  it.each(['0', '-5000', '5000.001', '5e3', '', 'much', ' 5000'])(
    'refuses the amount %j',
    async (amount) => {
      expect((await place(await player(), { amount })).success).toBe(false);
    },
  );

  it('allows one open order per person, even in parallel', async () => {
    const [token, other] = [await player(), await stage.client.tokenOf('agent')];
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) => place(token, { amount: String(5_000 + index) })),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(
      new Set(replies.filter(({ success }) => !success).map(({ value }) => value?.['reason'])),
    ).toEqual(new Set(['depositOpen']));
    const own = (await desk(token)).open;
    expect((await desk(other)).open).toBeNull();
    for (const row of ['reportDepositPaid', 'cancelDeposit'] as const)
      expect(await say(row, other, own?.id ?? '')).toMatchObject({
        success: false,
        value: { reason: 'depositUnknown' },
      });
    expect((await place(other)).success).toBe(true);
    expect(await db().select().from(deposits).where(eq(deposits.status, 'unpaid'))).toHaveLength(2);
  });

  describe('a lost answer', () => {
    it('requires a key, and answers once per key', async () => {
      const token = await player();
      expect(
        (await stage.client.call('placeDeposit', { methodId: 'kbzpay', amount: '5000' }, { token }))
          .status,
      ).toBe(400);
      const first = await place(token, {}, 'deposit-0001');
      expect((await place(token, {}, 'deposit-0001')).value).toEqual(first.value);
      expect((await place(token, { amount: '6000' }, 'deposit-0001')).status).toBe(422);
    });

    it.each(['drop', 'abortAfterCommit'] as const)(
      'by %s makes one order, and credits it once',
      async (kind) => {
        const token = await player();
        await stage.client.control('PUT', 'faults', [
          { endpoint: 'placeDeposit', kind, times: 1 },
          { endpoint: 'reportDepositPaid', kind, times: 1 },
          { endpoint: 'deposits', kind, times: 1 },
        ]);
        await expect(place(token, {}, 'deposit-0001')).rejects.toThrow(
          'The sandbox dropped the connection.',
        );
        const again = await place(token, {}, 'deposit-0001');
        const { id } = v.parse(depositStandSchema, again.value).deposit;
        expect(again.headers.get('Idempotency-Replayed')).toBe(kind === 'drop' ? null : 'true');
        await expect(say('reportDepositPaid', token, id)).rejects.toThrow(
          'The sandbox dropped the connection.',
        );
        expect((await say('reportDepositPaid', token, id)).value).toMatchObject({
          deposit: { id, status: 'checking' },
        });
        pass(7_000);
        await expect(desk(token)).rejects.toThrow('The sandbox dropped the connection.');
        expect((await desk(token)).past[0]).toMatchObject({ id, status: 'credited' });
        expect((await movementsOf('u-player')).map(({ amount }) => amount)).toEqual(['5000.00']);
        expect(
          await db()
            .select()
            .from(deposits)
            .where(
              and(
                eq(deposits.userId, 'u-player'),
                gte(deposits.placedAt, new Date(Date.now() - MINUTE)),
              ),
            ),
        ).toHaveLength(1);
      },
    );
  });

  it.each(['player', 'agent'] as const)(
    'has past orders of %s: only the credited ones are in the account record',
    async (who) => {
      const token = await stage.client.tokenOf(who);
      const { past } = await desk(token);
      expect(new Set(past.map(({ status }) => status))).toEqual(
        new Set(['credited', 'cancelled', 'notReceived', 'expired']),
      );
      expect(past.map(({ placedAt }) => placedAt)).toEqual(
        past.map(({ placedAt }) => placedAt).toSorted((a, b) => b - a),
      );
      const moved = await db()
        .select()
        .from(walletMovements)
        .where(and(eq(walletMovements.userId, `u-${who}`), eq(walletMovements.kind, 'deposit')));
      for (const { status, credit, endedAt } of past) {
        expect(
          moved.some(({ amount, time }) => amount === credit && time.getTime() === endedAt),
        ).toBe(status === 'credited');
      }
    },
  );

  it('answers in time a day later too, when the open order has ended', async () => {
    const token = await player();
    const { id } = await placed(token);
    await say('reportDepositPaid', token, id);
    stage.clock.setOffset(DAY);
    const late = await player();
    expect((await desk(late)).past[0]).toMatchObject({ id, status: 'credited' });
  });
});
