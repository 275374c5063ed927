import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { JURISDICTIONS } from '../../../contract/jurisdictions/pack';
import { PACKS } from '../../../contract/jurisdictions/packs';
import { playSessionSchema, type CheckAnswer } from '../../../contract/playSession';
import { playSessions, realityChecks, sessions } from '../../../sandbox/db/schema';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { createTable, LOTTERY } from '../harness/play';

const MINUTE = 60_000;
const DUE = { success: false, value: { reason: 'checkDue' } };

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  const table = () => createTable(stage.client);
  const read = async (token: string) =>
    v.parse(playSessionSchema, (await stage.client.call('playSession', {}, { token })).value);
  const answer = async (token: string, check: number, how: CheckAnswer = 'continue') =>
    v.parse(
      playSessionSchema,
      (await stage.client.call('answerCheck', { check, answer: how }, { token })).value,
    );
  const choose = (token: string, minutes: number) =>
    stage.client.call('setCheckInterval', { minutes }, { token, language: 'EN' });
  const pass = (minutes: number) => stage.clock.setOffset(stage.clock.offset() + minutes * MINUTE);
  const settings = (change: Record<string, unknown>) =>
    stage.client.control('PATCH', 'settings', change);
  const bet = (ticket: string) => table().bet(ticket, randomUUID());
  /** Plays for so many minutes, with a bet every ten; who is signed in stays so. */
  const playFor = async (ticket: string, minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 10) {
      expect((await bet(ticket)).success).toBe(true);
      pass(10);
    }
    await db().update(sessions).set({ activeAt: stage.clock.date() });
  };
  const checkOf = async (token: string) => {
    const id = (await read(token)).session?.check?.id;
    if (id === undefined) throw new Error('no check is due');
    return id;
  };

  it('says which packs have a button that stops the play, and takes its break', async () => {
    const token = await stage.client.tokenOf('player');
    for (const jurisdiction of JURISDICTIONS) {
      await settings({ jurisdiction });
      const { panicHours, breakHours } = PACKS[jurisdiction];
      expect((await read(token)).panicHours).toBe(panicHours.value);
      expect([...breakHours.value, null]).toContain(panicHours.value);
    }
    await settings({ jurisdiction: 'SE' });
    const { panicHours } = await read(token);
    expect(panicHours).toBe(24);
    expect(
      await stage.client.call(
        'startPlayBlock',
        { kind: 'break', length: panicHours },
        { token, headers: { 'Idempotency-Key': randomUUID() } },
      ),
    ).toMatchObject({ success: true, value: { block: { kind: 'break' }, signedOut: false } });
  });

  it('begins with a launch, and counts stakes and returns of every device', async () => {
    await settings({ gameOutcome: 'win' });
    const [token, other] = [
      await stage.client.tokenOf('player'),
      await stage.client.tokenOf('player'),
    ];
    expect(await read(token)).toMatchObject({
      session: null,
      interval: { minutes: 30, usual: 30, least: 15, most: 60 },
    });
    const first = await table().launch(token);
    const { session: begun } = await read(token);
    expect(begun).toMatchObject({ stakes: '0.00', returns: '0.00', net: '0.00', check: null });
    pass(4);
    const second = await table().launch(other);
    const [one, two] = [await bet(first.ticket), await bet(second.ticket)];
    const payout = Number(one.value?.['payout']) + Number(two.value?.['payout']);
    for (const each of [token, other])
      expect((await read(each)).session).toEqual({
        ...begun,
        stakes: '200.00',
        returns: payout.toFixed(2),
        net: (payout - 200).toFixed(2),
      });
    expect(await db().select().from(playSessions)).toHaveLength(1);
  });

  it('refuses every bet and ticket while a check is due, over a restart too', async () => {
    const [token, other] = [
      await stage.client.tokenOf('player'),
      await stage.client.tokenOf('player'),
    ];
    const game = await table().launch(token);
    await playFor(game.ticket, 30);
    const lottery = await table().launch(other, LOTTERY);
    expect(await bet(game.ticket)).toMatchObject(DUE);
    expect(await table().buyTicket(lottery.ticket, randomUUID())).toMatchObject(DUE);
    const check = await checkOf(token);
    expect(await checkOf(other)).toBe(check);
    await stage.restart();
    expect(await checkOf(token)).toBe(check);
    expect((await bet(game.ticket)).message).toMatch(/^Your reality check is due/);
    // A launch is not play while a check is due, and takes nothing away.
    await table().launch(other);
    expect(await bet(game.ticket)).toMatchObject(DUE);

    const answered = await answer(other, check);
    expect(answered.session?.check).toBeNull();
    expect(((answered.session?.dueAt ?? 0) - answered.now) / MINUTE).toBeCloseTo(30, 1);
    expect((await bet(game.ticket)).success).toBe(true);
    expect((await table().buyTicket(lottery.ticket, randomUUID())).success).toBe(true);
  });

  it('is answered once: a late answer of another tab does not move the next check', async () => {
    const token = await stage.client.tokenOf('player');
    const { ticket } = await table().launch(token);
    await playFor(ticket, 30);
    const check = await checkOf(token);
    const replies = await Promise.all(
      (['continue', 'statement', 'break'] as const).map((how) => answer(token, check, how)),
    );
    expect(new Set(replies.map(({ session }) => session?.dueAt)).size).toBe(1);
    pass(10);
    await answer(token, check, 'continue');
    expect((await read(token)).session?.dueAt).toBe(replies[0]?.session?.dueAt);
    await playFor(ticket, 20);
    expect(await bet(ticket)).toMatchObject(DUE);
    expect(await answer(token, check)).toMatchObject({ session: { check: { id: check + 1 } } });
    expect(await db().select().from(realityChecks)).toHaveLength(2);
  });

  it('takes a bet that was placed before the check as it was', async () => {
    const token = await stage.client.tokenOf('player');
    const { ticket } = await table().launch(token);
    await playFor(ticket, 20);
    const id = randomUUID();
    const placed = await table().bet(ticket, id);
    pass(10);
    expect(await table().bet(ticket, id)).toMatchObject({ success: true, value: placed.value });
    expect(await bet(ticket)).toMatchObject(DUE);
  });

  it('of many parallel bets at the moment it is due, none is taken', async () => {
    await settings({ rateLimits: { bets: { points: 10_000, seconds: 10 } } });
    const token = await stage.client.tokenOf('player');
    const { ticket } = await table().launch(token);
    await playFor(ticket, 30);
    const answers = await Promise.all(Array.from({ length: 30 }, () => bet(ticket)));
    expect(answers.filter(({ success }) => success)).toEqual([]);
    expect(await db().select().from(realityChecks)).toHaveLength(1);
  });

  it('takes the minutes that the member chooses, within the bounds of the pack', async () => {
    const token = await stage.client.tokenOf('player');
    expect(await choose(token, 10)).toMatchObject({
      value: { reason: 'interval' },
      message: 'Please choose a time from 15 to 60 minutes',
    });
    expect((await choose(token, 15)).success).toBe(true);
    const { ticket } = await table().launch(token);
    await playFor(ticket, 20);
    expect(await bet(ticket)).toMatchObject(DUE);
    // A longer time does not take the check away.
    expect((await choose(token, 60)).success).toBe(true);
    expect(await bet(ticket)).toMatchObject(DUE);
    await answer(token, await checkOf(token));
    await playFor(ticket, 50);
    expect((await bet(ticket)).success).toBe(true);
  });

  it('moves with the jurisdiction, and keeps the choice within its bounds', async () => {
    const token = await stage.client.tokenOf('player');
    // Where a deposit limit is required, nobody plays without.
    const limit = { change: 'set', kind: 'deposit', period: 'month', amount: '1000000' };
    await stage.client.call('changeLimit', limit, { token });
    await settings({ jurisdiction: 'UK' });
    expect((await read(token)).interval).toEqual({ minutes: 60, usual: 60, least: 10, most: 60 });
    expect((await choose(token, 10)).success).toBe(true);
    await settings({ jurisdiction: 'SE' });
    expect((await read(token)).interval).toMatchObject({ minutes: 30, least: 30 });
    const { ticket } = await table().launch(token);
    await playFor(ticket, 20);
    await settings({ jurisdiction: 'UK' });
    expect(await bet(ticket)).toMatchObject(DUE);
    await settings({ jurisdiction: 'SE' });
    expect(await bet(ticket)).toMatchObject(DUE);
  });

  it('ends after a pause, and with the logout of the last device', async () => {
    const [token, other] = [
      await stage.client.tokenOf('player'),
      await stage.client.tokenOf('player'),
    ];
    await table().launch(token);
    const started = (await read(token)).session?.startedAt;
    pass(14);
    expect((await read(token)).session?.startedAt).toBe(started);
    await stage.client.call('logout', {}, { token: other });
    expect((await read(token)).session?.startedAt).toBe(started);
    pass(2);
    expect((await read(token)).session).toBeNull();
    // The next launch begins a new one.
    const next = await table().launch(token);
    await playFor(next.ticket, 30);
    expect(await bet(next.ticket)).toMatchObject(DUE);
    await stage.client.call('logout', {}, { token });
    const again = await stage.client.tokenOf('player');
    expect((await read(again)).session).toBeNull();
    expect((await bet((await table().launch(again)).ticket)).success).toBe(true);
  });

  it('ends with a break, and waits for an answer no longer than a login lasts', async () => {
    const token = await stage.client.tokenOf('player');
    const { ticket } = await table().launch(token);
    await playFor(ticket, 30);
    await checkOf(token);
    pass(110);
    await db()
      .update(sessions)
      .set({ activeAt: stage.clock.date(), expiresAt: stage.clock.date(60 * MINUTE) });
    await checkOf(token);
    pass(12);
    expect((await read(token)).session).toBeNull();
    const [row] = await db().select().from(playSessions);
    expect(row?.endedAt).toEqual(row?.playedAt);
    await table().launch(token);
    await stage.client.call(
      'startPlayBlock',
      { kind: 'break', length: 24 },
      { token, headers: { 'Idempotency-Key': randomUUID() } },
    );
    expect((await read(token)).session).toBeNull();
  });

  it('does not keep a login alive that nobody uses', async () => {
    await settings({ jurisdiction: 'UK' });
    const token = await stage.client.tokenOf('player');
    for (const minutes of [50, 50]) {
      pass(minutes);
      await read(token);
    }
    pass(30);
    expect((await stage.client.call('playSession', {}, { token })).status).toBe(401);
  });

  it('is of the caller alone, and not for trial accounts', async () => {
    const token = await stage.client.tokenOf('player');
    const agent = await stage.client.tokenOf('agent');
    const { ticket } = await table().launch(token);
    await playFor(ticket, 30);
    const check = await checkOf(token);
    expect((await read(agent)).session).toBeNull();
    await answer(agent, check);
    expect(await bet(ticket)).toMatchObject(DUE);
    const [row] = await db().select().from(realityChecks).where(eq(realityChecks.id, check));
    expect(row).toMatchObject({ answer: null, minutes: 30, jurisdiction: 'MM' });
  });
});
