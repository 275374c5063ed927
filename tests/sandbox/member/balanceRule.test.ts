import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { activitiesSchema } from '../../../contract/activities';
import { depositDeskSchema } from '../../../contract/deposits';
import type { EndpointId } from '../../../contract/endpoints';
import { limitsSchema } from '../../../contract/limits';
import {
  balanceRule,
  type BalanceAnswer,
  type BalanceRuleContext,
} from '../../../proofs/playControl/balanceRule';
import { balanceRuleCases } from '../../../proofs/playControl/balanceRule.cases';
import { seeded } from '../../../qa/base/seeded';
import { createModel, type Configuration } from '../../../qa/model/model';
import { transitionsOf } from '../../../qa/model/transitions';
import {
  pointAccounts,
  promotionEntries,
  vendorWallets,
  wallets,
} from '../../../sandbox/db/schema';
import { TRANSFER_VENDORS } from '../../../sandbox/lobby/playable';
import { lockMain, post } from '../../../sandbox/money/purses';
import { PASSWORD } from '../harness/client';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { setTime } from '../harness/setTime';
import { createTable } from '../harness/play';

const MINUTE = 60_000;
const STEPS = 32;
/** One of the model's amounts, in kyat. */
const UNIT = 100;
/** What a point is worth. */
const POINT = 5;
const BALANCE = { kind: 'balance', period: 'always' } as const;
type RuleEvent = Parameters<typeof balanceRule.transition>[1];
/** What the transitions answer, as the platform says it. */
const REASONS: Record<BalanceAnswer, string | null> = {
  changed: null,
  accepted: null,
  paid: null,
  'refused: open': 'depositOpen',
  'refused: limit': 'limit',
};

const model = createModel(balanceRuleCases);
const transitions = transitionsOf(balanceRule);
const taken = new Set<string>();

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  const asked = (id: EndpointId, token: string, body: object) =>
    stage.client.call(id, body, {
      token,
      language: 'EN',
      headers: { 'Idempotency-Key': randomUUID() },
    });
  const setBalance = (balance: string) =>
    db().update(wallets).set({ balance }).where(eq(wallets.userId, 'u-player'));
  /** A player with an amount in the wallet, none at the vendors or on its way, and points. */
  const player = async (balance: string) => {
    await db()
      .update(promotionEntries)
      .set({ paidAt: stage.clock.date() })
      .where(and(eq(promotionEntries.userId, 'u-player'), isNotNull(promotionEntries.paysAt)));
    await stage.client.control('PATCH', 'settings', {
      rateLimits: { password: { points: 10_000, seconds: 10 } },
    });
    const token = await stage.client.tokenOf('player');
    await setBalance(balance);
    await db().delete(vendorWallets).where(eq(vendorWallets.userId, 'u-player'));
    await db()
      .update(pointAccounts)
      .set({ balance: 1_000_000 })
      .where(eq(pointAccounts.userId, 'u-player'));
    return token;
  };
  const limit = (token: string, amount: string) =>
    asked('changeLimit', token, { change: 'set', ...BALANCE, amount });
  const limitOf = async (token: string) =>
    v
      .parse(limitsSchema, (await stage.client.call('limits', {}, { token })).value)
      .limits.find(({ kind }) => kind === 'balance');
  const place = (token: string, amount: string, methodId = 'kbzpay') =>
    asked('placeDeposit', token, { methodId, amount });
  const convert = (token: string, amount: number) =>
    asked('convertPoint', token, { points: amount / POINT, password: PASSWORD });
  const deskOf = async (token: string) =>
    v.parse(depositDeskSchema, (await stage.client.call('deposits', {}, { token })).value);
  const pass = (milliseconds: number) => setTime(stage, stage.clock.now() + milliseconds);
  /** Reports that an order was paid and lets the platform find the money. */
  const arrive = async (token: string, id: string) => {
    await stage.client.call('reportDepositPaid', { id }, { token });
    await pass(MINUTE);
    await stage.client.call('balance', {}, { token });
  };
  const pay = (amount: string, kind: 'payout' | 'withdrawal') =>
    db().transaction(async (tx) =>
      post(tx, await lockMain(tx, 'u-player'), [{ kind, amount, time: stage.clock.date() }]),
    );

  /** Does on the platform what an event of the model does; the reason of a refusal, or null. */
  const act = async (
    token: string,
    event: RuleEvent,
    { balance, coming }: BalanceRuleContext,
  ): Promise<string | null> => {
    const reasonOf = ({ success, value }: { success: boolean; value: unknown }) =>
      success ? null : String((value as { reason?: unknown } | null)?.reason);
    const open = coming === null ? null : (await deskOf(token)).open;
    switch (event.type) {
      case 'limit.set':
        return reasonOf(await limit(token, `${event.amount * UNIT}`));
      case 'deposit.ask':
        return reasonOf(await place(token, `${event.amount * UNIT}`));
      case 'deposit.arrive':
        await arrive(token, open?.id ?? '');
        return null;
      case 'deposit.cancel':
        return reasonOf(await stage.client.call('cancelDeposit', { id: open?.id }, { token }));
      case 'bonus.claim':
        return reasonOf(await convert(token, event.amount * UNIT));
      case 'win.pay':
        await pay(`${event.amount * UNIT}`, 'payout');
        return null;
      case 'money.withdraw':
        await pay(`-${balance * UNIT}`, 'withdrawal');
        return null;
    }
  };

  it('the model of the balance limit does what the platform does', async () => {
    const token = await player('0.00');
    const random = seeded(1, 'balance');
    let here: Configuration = model.start(balanceRuleCases.inputs['no limit']).configuration;
    for (let count = 0; count < STEPS; count++) {
      const all = model
        .stimuli(here)
        .stimuli.filter(({ type }) => count > 0 || type === 'limit.set')
        .map((stimulus) => ({ stimulus, moved: model.step(here, stimulus) }))
        // What is not known there is no step of the platform either.
        .filter(({ moved }) => moved.transitions.length > 0);
      const fresh = all.filter(({ moved }) => moved.transitions.some((id) => !taken.has(id)));
      const choice = fresh.length > 0 ? fresh : all;
      const next = choice[Math.floor(random() * choice.length)];
      if (!next) throw new Error('the model stands still');
      const [id = ''] = next.moved.transitions;
      taken.add(id);
      const was = here.snapshot.context as BalanceRuleContext;
      here = next.moved.configuration;
      const event = next.stimulus.event as RuleEvent;
      const where = `step ${count + 1}: ${JSON.stringify(event)}`;
      const answer = (transitions.get(id)?.meta as { answer: BalanceAnswer } | undefined)?.answer;
      expect(await act(token, event, was), where).toBe(answer ? REASONS[answer] : null);
      const { limit: most, balance, coming } = here.snapshot.context as BalanceRuleContext;
      const shown = await limitOf(token);
      const all100 = balance + (coming ?? 0);
      expect(shown, where).toMatchObject({
        amount: most === null ? null : `${most * UNIT}.00`,
        used: (all100 * UNIT).toFixed(2),
        left: most === null ? null : (Math.max(0, most - all100) * UNIT).toFixed(2),
        windowEnd: null,
      });
    }
    expect([...transitions.keys()].filter((id) => !taken.has(id))).toEqual([]);
  });

  it('counts the vendors’ wallets, what is on its way, and the fee of a deposit not', async () => {
    const token = await player('40000.00');
    await db()
      .insert(vendorWallets)
      .values({ userId: 'u-player', vassalage: String(TRANSFER_VENDORS[0]), balance: '10000.00' });
    // Claimed, and paid after a review.
    await db()
      .update(promotionEntries)
      .set({ paidAt: null })
      .where(eq(promotionEntries.activityId, 'monthly-bonus'));
    await limit(token, '110000');
    expect(await place(token, '50001')).toMatchObject({
      success: false,
      value: { reason: 'limit' },
      message: 'This would take you above your balance limit. Ks 50,000 more can come in',
    });
    expect((await deskOf(token)).limits).toEqual([
      { period: 'always', amount: '110000.00', left: '50000.00', windowEnd: null },
    ]);
    const method = (await deskOf(token)).methods.find(
      ({ fee, closed }) => Number(fee) > 0 && closed === null,
    );
    expect((await place(token, '50001', method?.id)).success).toBe(true);
    expect(Number((await limitOf(token))?.left)).toBeLessThan(1_000);
    // Another limit may be tighter.
    await asked('changeLimit', token, {
      change: 'set',
      kind: 'deposit',
      period: 'day',
      amount: '50100',
    });
    expect((await deskOf(token)).limits.map(({ period }) => period)).toEqual(['day', 'always']);
  });

  it('lets one of many parallel deposits, exchanges and claims pass that fit alone', async () => {
    const token = await player('0.00');
    await limit(token, '10000');
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        at % 2 === 0 ? place(token, '6000') : convert(token, 6_000),
      ),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    const reasons = replies.flatMap(({ success, value }) => (success ? [] : [value?.['reason']]));
    expect(reasons.filter((reason) => reason !== 'limit' && reason !== 'depositOpen')).toEqual([]);
    expect(await limitOf(token)).toMatchObject({ used: '6000.00', left: '4000.00' });
  });

  it('refuses a bonus and a withdrawal that is taken back, and pays every win', async () => {
    const token = await player('50000.00');
    await stage.client.control('PATCH', 'settings', { gameOutcome: 'win' });
    const { activities } = v.parse(
      activitiesSchema,
      (await stage.client.call('promotionActivities', {}, { token })).value,
    );
    const due = activities.find(
      ({ id, status }) => status === 'claim' && !id.startsWith('raffle') && !id.includes('gift'),
    );
    const claim = () => asked('claimRaffle', token, { activityId: due?.id });
    const withdrawn = await asked('requestWithdrawal', token, {
      accountId: 'pa-player-1',
      amount: '1000',
      paymentPassword: '246810',
    });
    const { id: requestId } = v.parse(
      v.object({ request: v.object({ id: v.string() }) }),
      withdrawn.value,
    ).request;
    const takeBack = () => asked('cancelWithdrawal', token, { requestId });
    await limit(token, '49000');
    expect(await claim()).toMatchObject({ success: false, value: { reason: 'limit' } });
    expect(await takeBack()).toMatchObject({
      success: false,
      message: 'You have reached your balance limit',
    });
    const { ticket } = await createTable(stage.client).launch(token);
    expect((await createTable(stage.client).bet(ticket, randomUUID())).success).toBe(true);
    expect(Number((await limitOf(token))?.used)).toBeGreaterThan(49_000);
    await setBalance('30000.00');
    expect((await claim()).success).toBe(true);
    expect((await takeBack()).success).toBe(true);
  });

  it('waits with a raise without a window, and lowers below what is there at once', async () => {
    const token = await player('50000.00');
    await limit(token, '90000');
    // A limit that another pack does not offer stays, and waits by its hours alone.
    await stage.client.control('PATCH', 'settings', { jurisdiction: 'SE' });
    await limit(token, '95000');
    const raised = (await limitOf(token))?.pending;
    expect(Math.round(((raised?.from ?? 0) - (raised?.askedAt ?? 0)) / (60 * MINUTE))).toBe(72);
    await limit(token, '20000');
    expect(await limitOf(token)).toMatchObject({ amount: '20000.00', left: '0.00', pending: null });
    await stage.client.control('PATCH', 'settings', { jurisdiction: 'UK' });
    expect(await place(token, '1000')).toMatchObject({ value: { reason: 'limit' } });
    const other = await stage.client.tokenOf('agent');
    expect(await limitOf(other)).toBeUndefined();
    expect(await limit(other, '5000')).toMatchObject({ value: { reason: 'limitKind' } });
    await stage.client.control('PATCH', 'settings', { jurisdiction: 'MM' });
    expect(
      await asked('changeLimit', other, { change: 'set', ...BALANCE, period: 'day', amount: '5' }),
    ).toMatchObject({ value: { reason: 'limitKind' } });
    const changes = v.parse(limitsSchema, (await stage.client.call('limits', {}, { token })).value);
    expect(changes.history.map(({ kind, action }) => [kind, action])).toEqual([
      ['balance', 'lowered'],
      ['balance', 'raiseAsked'],
      ['balance', 'set'],
    ]);
  });
});
