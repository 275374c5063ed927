import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { JURISDICTIONS, type Jurisdiction } from '../../../contract/jurisdictions/pack';
import { PACKS } from '../../../contract/jurisdictions/packs';
import { limitsSchema, type ChangeLimit } from '../../../contract/limits';
import {
  limitRule,
  WINDOWS,
  type Answer,
  type LimitKey,
  type LimitRuleContext,
} from '../../../proofs/playControl/limitRule';
import { limitRuleCases } from '../../../proofs/playControl/limitRule.cases';
import { seeded } from '../../../qa/base/seeded';
import { createModel, type Configuration } from '../../../qa/model/model';
import { transitionsOf } from '../../../qa/model/transitions';
import { deposits } from '../../../sandbox/db/schema';
import { windowOf } from '../../../sandbox/member/limits/windows';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { setTime } from '../harness/setTime';
import { createTable } from '../harness/play';

const HOUR = 60 * 60_000;
/** One of the model's amounts, in kyat: of bets less, since the player has to afford them. */
const unitOf = (input: string) => (input.endsWith('bets limited') ? 1 : 100);
/** The steps of a walk: over two ends of a week. */
const STEPS = 36;
/** What the transitions answer, as the platform says it. */
const REASONS: Record<Answer, string | null> = {
  changed: null,
  accepted: null,
  'refused: kind': 'limitKind',
  'refused: too early': 'tooEarly',
  'refused: nothing waits': 'nothingWaits',
  'refused: limit': 'limit',
};
type RuleEvent = Parameters<typeof limitRule.transition>[1];

const model = createModel(limitRuleCases);
const transitions = transitionsOf(limitRule);
const taken = new Set<string>();

/** A walk by chance that goes to what was not taken so far, where it can. */
const walkOf = (input: string, seed: number, isUsed: (label: string) => boolean) => {
  const random = seeded(seed, input);
  const steps: { event: RuleEvent; answer: Answer | null; context: LimitRuleContext }[] = [];
  let here: Configuration = model.start(limitRuleCases.inputs[input]).configuration;
  for (let count = 0; count < STEPS; count++) {
    const all = model
      .stimuli(here)
      .stimuli.filter(({ type, case: name }) => isUsed(`${type} · ${name}`))
      .map((stimulus) => ({ stimulus, moved: model.step(here, stimulus) }));
    const fresh = all.filter(({ moved }) => moved.transitions.some((id) => !taken.has(id)));
    const choice = fresh.length > 0 ? fresh : all;
    const next = choice[Math.floor(random() * choice.length)];
    if (!next) break;
    const [id = ''] = next.moved.transitions;
    taken.add(id);
    here = next.moved.configuration;
    steps.push({
      event: next.stimulus.event as RuleEvent,
      answer: (transitions.get(id)?.meta as { answer: Answer } | undefined)?.answer ?? null,
      context: here.snapshot.context as LimitRuleContext,
    });
  }
  return steps;
};

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  const settings = (changes: Record<string, unknown>) =>
    stage.client.control('PATCH', 'settings', changes);
  const setClock = (at: number) => setTime(stage, at);
  /** A session at the beginning of a window, with the limits of an input of the model. */
  const begin = async (input: string, at: number) => {
    const { jurisdiction, limits } = model.start(limitRuleCases.inputs[input]).configuration
      .snapshot.context as LimitRuleContext;
    const token = await stage.client.tokenOf('player');
    await setClock(at);
    await settings({ gameOutcome: 'lose' });
    // Where a deposit limit is required, nobody bets without.
    if (input.endsWith('bets limited'))
      await change(token, { change: 'set', kind: 'deposit', period: 'month', amount: '1000000' });
    for (const [key, limit] of Object.entries(limits)) {
      const [kind, period] = key.split('.') as ['deposit', 'day'];
      await change(token, {
        change: 'set',
        kind,
        period,
        amount: `${limit.amount * unitOf(input)}`,
      });
    }
    await settings({ jurisdiction });
    return token;
  };
  const change = (token: string, asked: ChangeLimit) =>
    stage.client.call('changeLimit', asked, { token, language: 'EN' });
  const deposit = async (token: string, amount: number) => {
    const reply = await stage.client.call(
      'placeDeposit',
      { methodId: 'kbzpay', amount: `${amount}` },
      { token, language: 'EN', headers: { 'Idempotency-Key': randomUUID() } },
    );
    // The next order needs that this one is no longer open.
    await db().update(deposits).set({ status: 'credited' }).where(eq(deposits.status, 'unpaid'));
    return reply;
  };
  const bet = async (token: string, amount: number) => {
    const table = createTable(stage.client);
    const { ticket } = await table.launch(token);
    return table.bet(ticket, randomUUID(), `${amount}`);
  };

  /** Does on the platform what an event of the model does; the reason of a refusal, or null. */
  const act = async (token: string, event: RuleEvent, unit: number): Promise<string | null> => {
    const reasonOf = ({ success, value }: { success: boolean; value: unknown }) =>
      success ? null : String((value as { reason?: unknown } | null)?.reason);
    switch (event.type) {
      case 'time.pass':
        await setClock(stage.clock.now() + event.hours * HOUR);
        return null;
      case 'pack.switch':
        await settings({ jurisdiction: event.to });
        return null;
      case 'money.ask':
        return reasonOf(
          await (event.what === 'deposit' ? deposit : bet)(token, event.amount * unit),
        );
      case 'limit.set':
      case 'limit.confirm': {
        const { type, kind, period, amount } = event;
        const money = amount === null ? null : `${amount * unit}`;
        return reasonOf(
          await change(
            token,
            type === 'limit.set'
              ? { change: 'set', kind, period, amount: money ?? '' }
              : { change: 'confirm', kind, period, amount: money },
          ),
        );
      }
      case 'limit.remove':
      case 'limit.drop': {
        const { type, kind, period } = event;
        return reasonOf(
          await change(token, {
            change: type === 'limit.remove' ? 'remove' : 'drop',
            kind,
            period,
          }),
        );
      }
    }
  };

  /** What the platform holds, as the context of the model; times to the hour. */
  const standOf = async (token: string, input: string) => {
    const unit = unitOf(input);
    /** Nobody bets in Sweden without a deposit limit; it is none of the model's. */
    const isBeside = (kind: string, period: string) =>
      input.endsWith('bets limited') && kind === 'deposit' && period === 'month';
    const { limits, now } = v.parse(
      limitsSchema,
      (await stage.client.call('limits', {}, { token })).value,
    );
    return Object.fromEntries(
      limits
        .filter(({ amount, kind, period }) => amount !== null && !isBeside(kind, period))
        .map(({ kind, period, amount, used, windowEnd, pending }) => [
          `${kind}.${period}`,
          {
            amount: Number(amount) / unit,
            used: Number(used) / unit,
            left: windowEnd === null ? undefined : Math.round((windowEnd - now) / HOUR),
            pending: pending && {
              amount: pending.amount === null ? null : Number(pending.amount) / unit,
              jurisdiction: pending.jurisdiction,
              rest: Math.max(0, Math.round((pending.from - now) / HOUR)),
            },
          },
        ]),
    );
  };
  const expectedStand = ({ limits, used, left }: LimitRuleContext, isCounted: boolean) =>
    Object.fromEntries(
      Object.entries(limits).map(([key, { amount, pending }]) => [
        key,
        {
          amount,
          // What is in the wallet is the matter of another model.
          used:
            isCounted && key !== 'balance.always'
              ? (used[key as LimitKey] ?? 0)
              : expect.any(Number),
          left: WINDOWS.filter((one) => key.endsWith(`.${one}`)).map((one) => left[one])[0],
          pending: pending && {
            amount: pending.amount,
            jurisdiction: pending.jurisdiction,
            rest: pending.needed - pending.waited,
          },
        },
      ]),
    );

  const follow = async (
    input: string,
    at: number,
    isUsed: (label: string) => boolean,
  ): Promise<void> => {
    const unit = unitOf(input);
    const token = await begin(input, at);
    for (const [count, { event, answer, context }] of walkOf(input, 1, isUsed).entries()) {
      const said = await act(token, event, unit);
      const where = `step ${count + 1} of "${input}": ${JSON.stringify(event)}`;
      expect(said, where).toBe(answer === null ? null : REASONS[answer]);
      expect(await standOf(token, input), where).toEqual(
        expectedStand(context, event.type !== 'pack.switch'),
      );
    }
  };
  /** A Monday at midnight, months before the clocks change. */
  const mondayIn = (code: Jurisdiction, week = '2027-04-14') =>
    windowOf('week', Date.parse(`${week}T12:00:00Z`), PACKS[code].timeZone.value).start.getTime();

  it.each(JURISDICTIONS)('the model of limits does what the platform does: changes in %s', (code) =>
    follow(code, mondayIn(code), (label) => !/^(?:money\.ask|pack\.switch) | month/.test(label)),
  );
  it.each(
    JURISDICTIONS.flatMap((code) =>
      // The week of a Monday three days before April, and that of one a week before September.
      [
        { input: `${code}, over the end of a month`, week: '2027-03-31' },
        { input: `${code}, over the end of a month and a week`, week: '2031-08-27' },
      ].map((one) => ({ ...one, code })),
    ),
  )('the model of limits does what the platform does: $input', ({ input, code, week }) =>
    follow(
      input,
      mondayIn(code, week),
      (label) =>
        label.startsWith('time.pass') ||
        label === 'money.ask · deposit 60' ||
        // The model counts nothing where no limit is set, so this one stays.
        (/^limit\.\w+ · deposit month/.test(label) && !label.endsWith('removed')),
    ),
  );
  it.each(
    (['MM', 'SE', 'ON'] as const).flatMap((code) => [
      `${code}, deposits limited`,
      `${code}, bets limited`,
    ]),
  )('the model of limits does what the platform does: %s', (input) =>
    follow(
      input,
      mondayIn(input.slice(0, 2) as Jurisdiction),
      (label) =>
        label.startsWith('time.pass') ||
        label === `money.ask · ${input.includes('deposits') ? 'deposit' : 'bet'} 60`,
    ),
  );

  it('these walks took every transition of the model but four', () => {
    const missed = [...transitions.keys()].filter((id) => !taken.has(id));
    // No week and no month ends within a day, and a walk has one pack.
    expect(missed).toEqual([
      'limitRule|time.pass|3',
      'limitRule|time.pass|5',
      'limitRule|time.pass|6',
      'limitRule|pack.switch|0',
    ]);
  });
});
