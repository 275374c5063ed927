import { randomUUID } from 'node:crypto';
import { Big } from 'big.js';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { depositDeskSchema, depositStandSchema } from '../../../contract/deposits';
import { packSchema, type LimitKind, type LimitPeriod } from '../../../contract/jurisdictions/pack';
import { PACKS } from '../../../contract/jurisdictions/packs';
import { limitsSchema, type ChangeLimit } from '../../../contract/limits';
import { permissionSchema } from '../../../contract/platform';
import { bets, deposits, playLimitChanges, wallets } from '../../../sandbox/db/schema';
import { windowOf } from '../../../sandbox/member/limits/windows';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { setTime } from '../harness/setTime';
import { createTable } from '../harness/play';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('packs', () => {
  it.each(Object.entries(PACKS))('%s fits its schema and has its own code', (code, pack) => {
    expect(v.parse(packSchema, pack)).toEqual(pack);
    expect(pack.code).toBe(code);
  });
});

describe('windows', () => {
  it.each([
    ['Asia/Yangon', 'day', '2026-11-26T17:29:59Z', '2026-11-25T17:30:00Z', '2026-11-26T17:30:00Z'],
    ['Asia/Yangon', 'day', '2026-11-26T17:30:00Z', '2026-11-26T17:30:00Z', '2026-11-27T17:30:00Z'],
    ['Asia/Yangon', 'week', '2026-11-26T12:00:00Z', '2026-11-22T17:30:00Z', '2026-11-29T17:30:00Z'],
    [
      'Asia/Yangon',
      'month',
      '2026-11-30T17:30:00Z',
      '2026-11-30T17:30:00Z',
      '2026-12-31T17:30:00Z',
    ],
    // The clocks go forward: a day of 23 hours. Then back: one of 25.
    [
      'Europe/London',
      'day',
      '2026-03-29T12:00:00Z',
      '2026-03-29T00:00:00Z',
      '2026-03-29T23:00:00Z',
    ],
    [
      'Europe/London',
      'day',
      '2026-10-25T12:00:00Z',
      '2026-10-24T23:00:00Z',
      '2026-10-26T00:00:00Z',
    ],
    [
      'Europe/Stockholm',
      'week',
      '2026-10-25T12:00:00Z',
      '2026-10-18T22:00:00Z',
      '2026-10-25T23:00:00Z',
    ],
    [
      'America/Toronto',
      'month',
      '2026-11-15T12:00:00Z',
      '2026-11-01T04:00:00Z',
      '2026-12-01T05:00:00Z',
    ],
  ] as const)('of %s, %s at %s', (zone, period, at, start, end) => {
    const window = windowOf(period, Date.parse(at), zone);
    expect([window.start, window.end]).toEqual([new Date(start), new Date(end)]);
  });
});

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  const settings = (changes: Record<string, unknown>) =>
    stage.client.control('PATCH', 'settings', changes);
  /** Lets time pass; who is signed in stays so. */
  const pass = (milliseconds: number) => setTime(stage, stage.clock.now() + milliseconds);
  /** Noon of a Monday in the middle of a month, so that no window ends unasked. */
  const atNoon = () => stage.clock.setOffset(Date.parse('2027-02-15T05:30:00Z') - Date.now());
  const player = async () => {
    atNoon();
    return stage.client.tokenOf('player');
  };
  const read = async (token: string) =>
    v.parse(limitsSchema, (await stage.client.call('limits', {}, { token })).value);
  const limitOf = async (token: string, kind: LimitKind, period: LimitPeriod) =>
    (await read(token)).limits.find((one) => one.kind === kind && one.period === period);
  const change = (token: string, request: ChangeLimit) =>
    stage.client.call('changeLimit', request, { token, language: 'EN' });
  const set = (token: string, kind: LimitKind, amount: string, period: LimitPeriod = 'day') =>
    change(token, { change: 'set', kind, period, amount });
  const place = (token: string, amount: string) =>
    stage.client.call(
      'placeDeposit',
      { methodId: 'kbzpay', amount },
      { token, language: 'EN', headers: { 'Idempotency-Key': randomUUID() } },
    );
  /** Places an order, pays it and lets the platform find the money. */
  const deposit = async (token: string, amount: string) => {
    const { id } = v.parse(depositStandSchema, (await place(token, amount)).value).deposit;
    await stage.client.call('reportDepositPaid', { id }, { token });
    await pass(MINUTE);
  };
  const desk = async (token: string) =>
    v.parse(depositDeskSchema, (await stage.client.call('deposits', {}, { token })).value);
  const betsOf = async () =>
    db()
      .select()
      .from(bets)
      .where(and(eq(bets.userId, 'u-player')))
      .then((rows) => rows.filter(({ time }) => time.getTime() > stage.clock.now() - DAY));
  const table = () => createTable(stage.client);

  it('delivers the pack of the jurisdiction with the permission call', async () => {
    const packNow = async () =>
      v.parse(
        packSchema,
        v.parse(permissionSchema, (await stage.client.call('permission', {})).value).info
          .jurisdiction,
      );
    expect(await packNow()).toEqual(PACKS.MM);
    await settings({ jurisdiction: 'SE' });
    expect(await packNow()).toEqual(PACKS.SE);
  });

  it('sets a first limit and lowers it at once; the same again changes nothing', async () => {
    const token = await player();
    await set(token, 'deposit', '100000');
    await set(token, 'deposit', '100000');
    expect(await limitOf(token, 'deposit', 'day')).toMatchObject({
      amount: '100000.00',
      used: '0.00',
      left: '100000.00',
      pending: null,
    });
    await set(token, 'deposit', '60000');
    expect(await limitOf(token, 'deposit', 'day')).toMatchObject({ amount: '60000.00' });
    expect((await read(token)).history.map(({ action }) => action)).toEqual(['lowered', 'set']);
    // Nobody else has it.
    expect(await limitOf(await stage.client.tokenOf('agent'), 'deposit', 'day')).toMatchObject({
      amount: null,
      left: null,
    });
  });

  it('makes a raise effective only by its time and the player’s confirmation', async () => {
    const token = await player();
    const confirm = () =>
      change(token, { change: 'confirm', kind: 'deposit', period: 'day', amount: '9000' });
    await set(token, 'deposit', '5000');
    await set(token, 'deposit', '9000');
    const asked = (await limitOf(token, 'deposit', 'day'))?.pending;
    expect(asked).toMatchObject({ amount: '9000.00', hours: 24, jurisdiction: 'MM' });
    await pass(HOUR);
    // Asked again it does not wait again.
    await set(token, 'deposit', '9000');
    expect((await limitOf(token, 'deposit', 'day'))?.pending).toEqual(asked);
    await pass(22 * HOUR + 59 * MINUTE);
    expect(await confirm()).toMatchObject({ success: false, value: { reason: 'tooEarly' } });
    await pass(10 * DAY);
    // By time alone nothing happens.
    expect(await limitOf(token, 'deposit', 'day')).toMatchObject({ amount: '5000.00' });
    expect(await place(token, '6000')).toMatchObject({
      success: false,
      value: { reason: 'limit' },
    });
    expect((await confirm()).success).toBe(true);
    expect((await confirm()).success).toBe(true);
    expect(await limitOf(token, 'deposit', 'day')).toMatchObject({
      amount: '9000.00',
      pending: null,
    });
    expect((await place(token, '6000')).success).toBe(true);
    expect((await read(token)).history.map(({ action }) => action)).toEqual([
      'raised',
      'raiseAsked',
      'set',
    ]);
  });

  it('removes a limit after the same wait, and drops what waits', async () => {
    const token = await player();
    const say = async (what: 'remove' | 'drop') =>
      change(token, { change: what, kind: 'loss', period: 'week' });
    const confirm = () =>
      change(token, { change: 'confirm', kind: 'loss', period: 'week', amount: null });
    await set(token, 'loss', '5000', 'week');
    await say('remove');
    await say('drop');
    await pass(2 * DAY);
    expect(await confirm()).toMatchObject({ success: false, value: { reason: 'nothingWaits' } });
    await say('remove');
    expect(await confirm()).toMatchObject({ success: false, value: { reason: 'tooEarly' } });
    // A lower limit takes the place of what waits.
    await set(token, 'loss', '4000', 'week');
    expect(await limitOf(token, 'loss', 'week')).toMatchObject({ pending: null });
    await say('remove');
    await pass(DAY);
    expect((await confirm()).success).toBe(true);
    expect(await limitOf(token, 'loss', 'week')).toMatchObject({ amount: null });
    expect((await confirm()).success).toBe(true);
    const rows = await db().select().from(playLimitChanges);
    expect(rows.map(({ action }) => action)).toEqual([
      'set',
      'removalAsked',
      'dropped',
      'removalAsked',
      'lowered',
      'removalAsked',
      'removed',
    ]);
  });

  it('keeps a waiting raise under the rule that it was asked for', async () => {
    const token = await player();
    await settings({ jurisdiction: 'SE' });
    const zone = PACKS.SE.timeZone.value;
    await set(token, 'deposit', '5000', 'month');
    const windowEnd = windowOf('month', stage.clock.now(), zone).end.getTime();
    await set(token, 'deposit', '9000', 'month');
    await set(token, 'deposit', '5000');
    const now = stage.clock.now();
    await set(token, 'deposit', '9000');
    await settings({ jurisdiction: 'UK' });
    const { pending } = (await limitOf(token, 'deposit', 'month')) ?? {};
    expect(pending).toMatchObject({ from: windowEnd, hours: 72, jurisdiction: 'SE' });
    const day = (await limitOf(token, 'deposit', 'day'))?.pending;
    expect(day?.from).toBeGreaterThanOrEqual(now + 72 * HOUR);
    await pass(71 * HOUR);
    const confirm = { change: 'confirm', kind: 'deposit', period: 'day', amount: '9000' } as const;
    expect(await change(token, confirm)).toMatchObject({ value: { reason: 'tooEarly' } });
    // A new raise comes under the new rule.
    await set(token, 'deposit', '9500');
    expect((await limitOf(token, 'deposit', 'day'))?.pending).toMatchObject({
      hours: 24,
      jurisdiction: 'UK',
    });
  });

  it('offers the kinds of the pack, and shows a limit that another pack offered', async () => {
    const token = await player();
    await set(token, 'stake', '5000');
    await settings({ jurisdiction: 'SE' });
    expect((await read(token)).limits.filter(({ kind }) => kind === 'stake')).toHaveLength(1);
    expect(await set(token, 'stake', '5000', 'week')).toMatchObject({
      value: { reason: 'limitKind' },
    });
    expect((await set(token, 'stake', '4000')).success).toBe(true);
  });

  it('refuses what is above a deposit limit and says what still fits', async () => {
    const token = await player();
    await set(token, 'deposit', '100000');
    await set(token, 'deposit', '90000', 'month');
    await deposit(token, '60000');
    expect(await place(token, '60000')).toMatchObject({
      success: false,
      value: { reason: 'limit' },
      message:
        'This is above your deposit limit for the month. ' +
        'You have Ks 30,000 left until 2027-03-01 00:00 Yangon time',
    });
    expect((await desk(token)).limits.map(({ period, left }) => [period, left])).toEqual([
      ['month', '30000.00'],
      ['day', '40000.00'],
    ]);
    await deposit(token, '30000');
    expect(await place(token, '1000')).toMatchObject({
      message: 'Your deposit limit for the month is used up until 2027-03-01 00:00 Yangon time',
    });
    await pass(14 * DAY);
    expect((await place(token, '60000')).success).toBe(true);
  });

  it('counts an order from its day, and no order that came to nothing', async () => {
    const token = await player();
    await set(token, 'deposit', '100000');
    const first = v.parse(depositStandSchema, (await place(token, '60000')).value).deposit;
    expect(await limitOf(token, 'deposit', 'day')).toMatchObject({ left: '40000.00' });
    await stage.client.call('cancelDeposit', { id: first.id }, { token });
    expect(await limitOf(token, 'deposit', 'day')).toMatchObject({ left: '100000.00' });
    await place(token, '60000');
    await pass(31 * MINUTE);
    // It has expired, which the read finds out.
    expect(await limitOf(token, 'deposit', 'day')).toMatchObject({ left: '100000.00' });
    await deposit(token, '60000');
    await pass(12 * HOUR);
    expect(await limitOf(token, 'deposit', 'day')).toMatchObject({ used: '0.00' });
  });

  it('lets one of two parallel deposits of 60 pass under a limit of 100', async () => {
    const token = await player();
    await set(token, 'deposit', '100000');
    const answers = await Promise.all(Array.from({ length: 8 }, async () => place(token, '60000')));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const open = (await desk(token)).open;
    await stage.client.call('reportDepositPaid', { id: open?.id ?? '' }, { token });
    await pass(MINUTE);
    // Nothing is open, so it is the limit alone that refuses.
    const later = await Promise.all(Array.from({ length: 8 }, async () => place(token, '60000')));
    expect(new Set(later.map(({ value }) => value?.['reason']))).toEqual(new Set(['limit']));
    const counted = await db().select().from(deposits).where(eq(deposits.userId, 'u-player'));
    const ours = counted.filter(({ placedAt }) => placedAt.getTime() > stage.clock.now() - DAY);
    expect(ours.map(({ amount }) => amount)).toEqual(['60000.00']);
  });

  it('counts a deposit that runs at the same time as a lower limit', async () => {
    const token = await player();
    await set(token, 'deposit', '100000');
    const [placed] = await Promise.all([
      place(token, '60000'),
      set(token, 'deposit', '50000'),
      set(token, 'deposit', '40000'),
    ]);
    const { used, amount } = (await limitOf(token, 'deposit', 'day')) ?? {};
    expect(amount).toBe('40000.00');
    // Either it came before the answer, or it was refused.
    expect(used).toBe(placed.success ? '60000.00' : '0.00');
    expect(await place(token, '1000')).toMatchObject({ success: !placed.success });
  });

  it('never lets parallel bets pass a stake limit, at all vendors together', async () => {
    await settings({ gameOutcome: 'win', rateLimits: { bets: { points: 10_000, seconds: 10 } } });
    const token = await player();
    await settings({ singleWallet: false });
    await db().update(wallets).set({ balance: '1000000.00' }).where(eq(wallets.userId, 'u-player'));
    await set(token, 'stake', '1000');
    const games = await Promise.all([
      table().launch(token),
      table().launch(token, { vassalage: 'TCG_SEA', gameType: 'LOTT', gameCode: 'SSC1' }),
    ]);
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) =>
        index % 2 === 0
          ? table().bet(games[0].ticket, randomUUID())
          : table().buyTicket(games[1].ticket, randomUUID()),
      ),
    );
    const passed = answers.filter(({ success }) => success);
    expect(passed).toHaveLength(10);
    const staked = (await betsOf()).reduce((sum, { stake }) => sum.plus(stake), new Big(0));
    expect(staked.toFixed(2)).toBe('1000.00');
    expect(await limitOf(token, 'stake', 'day')).toMatchObject({ used: '1000.00', left: '0.00' });
    // The window ends at midnight, and the count starts again.
    await pass(12 * HOUR);
    expect(await limitOf(token, 'stake', 'day')).toMatchObject({ used: '0.00' });
    const next = await table().launch(await stage.client.tokenOf('player'));
    expect((await table().bet(next.ticket, randomUUID())).success).toBe(true);
  });

  it('never lets parallel bets lose more than the loss limit, and counts what is won', async () => {
    await settings({ gameOutcome: 'lose', rateLimits: { bets: { points: 10_000, seconds: 10 } } });
    const token = await player();
    await set(token, 'loss', '500');
    const { ticket } = await table().launch(token);
    const id = randomUUID();
    const first = await table().bet(ticket, id);
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => table().bet(ticket, randomUUID())),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(4);
    expect(answers.find(({ success }) => !success)?.message).toBe(
      'Your loss limit for the day is used up until 2027-02-16 00:00 Yangon time',
    );
    // An answer that was lost is given again, though the limit is reached by now.
    expect(await table().bet(ticket, id)).toMatchObject({
      success: true,
      value: { betId: first.value?.['betId'] },
    });
    expect(await limitOf(token, 'loss', 'day')).toMatchObject({ used: '500.00', left: '0.00' });
    // A restart forgets nothing.
    await stage.restart();
    expect((await table().bet(ticket, randomUUID())).success).toBe(false);
  });

  it('refuses a trial account', async () => {
    const token = await stage.client.tokenOf('trial');
    expect(await stage.client.call('limits', {}, { token })).toMatchObject({
      value: { reason: 'trialOnly' },
    });
    expect(await set(token, 'deposit', '5000')).toMatchObject({ value: { reason: 'trialOnly' } });
  });
});
