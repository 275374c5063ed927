import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { playBlockSchema, type StartBlock } from '../../../contract/playBlock';
import { payoutAccounts, playBlocks, users } from '../../../sandbox/db/schema';
import { isExcludedPerson } from '../../../sandbox/member/playBlock/block';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { createTable } from '../harness/play';
import { eq } from 'drizzle-orm';

const HOUR = 60 * 60_000;
const BLOCKED = { success: false, value: { reason: 'playBlocked' } };

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  const table = () => createTable(stage.client);
  const keyed = (token: string) => ({
    token,
    language: 'EN' as const,
    headers: { 'Idempotency-Key': randomUUID() },
  });
  const start = (token: string, asked: StartBlock) =>
    stage.client.call('startPlayBlock', asked, keyed(token));
  const blockOf = async (token: string) =>
    v.parse(playBlockSchema, (await stage.client.call('playBlock', {}, { token })).value).block;
  const place = (token: string, amount = '5000') =>
    stage.client.call('placeDeposit', { methodId: 'kbzpay', amount }, keyed(token));

  it('counts at once, in every session, and closes all but money out and reading', async () => {
    const [token, other] = [
      await stage.client.tokenOf('player'),
      await stage.client.tokenOf('player'),
    ];
    const [mine, theirs] = [await table().launch(token), await table().launch(other)];
    expect((await start(token, { kind: 'exclusion', length: 6 })).success).toBe(true);
    expect(await blockOf(token)).toMatchObject({ kind: 'exclusion' });

    // Other devices are out, and so are their games.
    expect((await stage.client.call('balance', {}, { token: other })).status).toBe(401);
    expect((await table().bet(theirs.ticket, randomUUID())).success).toBe(false);

    // A new login is the same room.
    const again = await stage.client.tokenOf('player');
    for (const one of [token, again]) {
      expect(await place(one)).toMatchObject(BLOCKED);
      expect(
        await stage.client.call(
          'launchGame',
          { vassalage: 'EG', gameType: 'ELOTT', gameCode: 'E001', platform: 'WEB', language: 'EN' },
          { token: one },
        ),
      ).toMatchObject(BLOCKED);
      expect(await stage.client.call('convertPoint', { points: 100 }, keyed(one))).toMatchObject({
        success: false,
      });
    }
    expect(await table().bet(mine.ticket, randomUUID())).toMatchObject(BLOCKED);
    expect((await place(again)).message).toMatch(/^You have excluded yourself until 20\d\d-/);

    const withdrawn = await stage.client.call('withdrawalSetup', {}, { token: again });
    expect(withdrawn.success).toBe(true);
    expect((await stage.client.call('balance', {}, { token: again })).success).toBe(true);
    expect(
      (await stage.client.call('withdrawalRequests', { pageNo: 1 }, { token: again })).value,
    ).not.toMatchObject({ reason: 'playBlocked' });
  });

  it('ends every session where the rule says so, and lets a new login withdraw', async () => {
    await stage.client.control('PATCH', 'settings', { jurisdiction: 'ON' });
    const [token, other] = [
      await stage.client.tokenOf('player'),
      await stage.client.tokenOf('player'),
    ];
    const onBreak = await start(token, { kind: 'break', length: 24 });
    expect(onBreak.value).toMatchObject({ block: { kind: 'break' }, signedOut: false });
    expect((await stage.client.call('balance', {}, { token })).success).toBe(true);
    const excluded = await start(token, { kind: 'exclusion', length: 6 });
    expect(excluded.value).toMatchObject({ block: { kind: 'exclusion' }, signedOut: true });
    for (const one of [token, other])
      expect((await stage.client.call('balance', {}, { token: one })).status).toBe(401);
    const again = await stage.client.tokenOf('player');
    expect((await stage.client.call('withdrawalSetup', {}, { token: again })).success).toBe(true);
    expect(await place(again)).toMatchObject(BLOCKED);
  });

  it('pays a withdrawal while excluded', async () => {
    const token = await stage.client.tokenOf('player');
    await start(token, { kind: 'exclusion', length: null });
    const [payout] = await db()
      .select()
      .from(payoutAccounts)
      .where(eq(payoutAccounts.userId, 'u-player'));
    const answer = await stage.client.call(
      'requestWithdrawal',
      { accountId: payout?.id ?? '', amount: '1000', paymentPassword: '246810' },
      keyed(token),
    );
    expect(answer.value).not.toMatchObject({ reason: 'playBlocked' });
    expect(answer.success).toBe(true);
  });

  it('of parallel deposits and an exclusion, none is accepted after its answer', async () => {
    const token = await stage.client.tokenOf('player');
    await Promise.all([
      place(token),
      start(token, { kind: 'exclusion', length: 6 }),
      ...Array.from({ length: 4 }, async () => place(token)),
    ]);
    expect(await place(token)).toMatchObject(BLOCKED);
  });

  it('takes the lengths of the pack, ends by time alone, and is never shortened', async () => {
    const token = await stage.client.tokenOf('player');
    expect(await start(token, { kind: 'break', length: 1 })).toMatchObject({
      value: { reason: 'length' },
    });
    const asked = { kind: 'break', length: 168 } as const;
    const options = keyed(token);
    await stage.client.call('startPlayBlock', asked, options);
    await stage.client.call('startPlayBlock', asked, options);
    expect(await db().select().from(playBlocks)).toHaveLength(1);
    const first = await blockOf(token);
    expect((first?.endsAt ?? 0) - (first?.startedAt ?? 0)).toBe(168 * HOUR);
    await start(token, { kind: 'break', length: 24 });
    expect((await blockOf(token))?.endsAt).toBe(first?.endsAt);
    await stage.restart();
    expect(await place(token)).toMatchObject(BLOCKED);
    stage.clock.setOffset(168 * HOUR + 60_000);
    const later = await stage.client.tokenOf('player');
    expect(await blockOf(later)).toBeNull();
    expect((await place(later)).success).toBe(true);
    expect(await db().select().from(playBlocks)).toHaveLength(2);
  });

  it('knows an excluded person by mobile number, e-mail and payout account', async () => {
    const token = await stage.client.tokenOf('player');
    await db().update(users).set({ email: 'p@x.example' }).where(eq(users.id, 'u-player'));
    const { services } = stage.platform;
    const isKnown = (person: Parameters<typeof isExcludedPerson>[2]) =>
      isExcludedPerson(services, db(), person);
    expect(await isKnown({ email: 'p@x.example' })).toBe(false);
    await start(token, { kind: 'exclusion', length: 6 });
    const [payout] = await db()
      .select()
      .from(payoutAccounts)
      .where(eq(payoutAccounts.userId, 'u-player'));
    const known = [
      { email: 'p@x.example' },
      { payout: payout?.number ?? '' },
      { email: 'other@x.example' },
      {},
    ];
    expect(await Promise.all(known.map(isKnown))).toEqual([true, true, false, false]);
    const agent = await stage.client.tokenOf('agent');
    expect(
      await stage.client.call(
        'addPayoutAccount',
        { type: payout?.type ?? '', number: payout?.number ?? '', holder: 'Aung Aung' },
        { token: agent, language: 'EN' },
      ),
    ).toMatchObject({ success: false, value: { reason: 'excludedPerson' } });
  });
});
