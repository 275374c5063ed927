import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { TZDate } from '@date-fns/tz';
import { addMonths } from 'date-fns/addMonths';
import { JURISDICTIONS, type Jurisdiction } from '../../../contract/jurisdictions/pack';
import { PACKS } from '../../../contract/jurisdictions/packs';
import { playBlockSchema } from '../../../contract/playBlock';
import {
  blockRule,
  type BlockAnswer,
  type BlockRuleContext,
} from '../../../proofs/playControl/blockRule';
import { blockRuleCases } from '../../../proofs/playControl/blockRule.cases';
import type { Asked } from '../../../proofs/playControl/request';
import { seeded } from '../../../qa/base/seeded';
import { createModel, type Configuration } from '../../../qa/model/model';
import { stimulusLabel, type Stimulus } from '../../../qa/model/stimuli';
import { transitionsOf } from '../../../qa/model/transitions';
import { deposits, payoutAccounts, users } from '../../../sandbox/db/schema';
import { isExcludedPerson } from '../../../sandbox/member/playBlock/block';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { setTime } from '../harness/setTime';
import { createTable, wanted } from '../harness/play';

const HOUR = 60 * 60_000;
const START = Date.parse('2027-01-01T12:00:00Z');
const STEPS = 40;
const excluded = ['block.start · exclusion 6', ...Array<string>(9).fill('time.pass · 20 days')];
/** How the walks begin that chance would hardly find. */
const BEGINNINGS: Partial<Record<Jurisdiction, readonly string[]>> = {
  MM: [...excluded, 'time.pass · 20 days'],
  UK: [...excluded, 'block.start · break 24', 'time.pass · 20 days'],
};
type BlockEvent = Parameters<typeof blockRule.transition>[1];

const model = createModel(blockRuleCases);
const transitions = transitionsOf(blockRule);
const taken = new Set<string>();

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  const setClock = (at: number) => setTime(stage, at);
  const keyed = (token: string) => ({
    token,
    language: 'EN' as const,
    headers: { 'Idempotency-Key': randomUUID() },
  });
  /** Whether the platform refuses what is asked because of a break or an exclusion. */
  const isRefused = async (token: string, what: Asked): Promise<boolean> => {
    const reasonOf = ({ value }: { value: unknown }) =>
      (value as { reason?: unknown } | null)?.reason === 'playBlocked';
    switch (what) {
      case 'deposit': {
        const reply = await stage.client.call(
          'placeDeposit',
          { methodId: 'kbzpay', amount: '1000' },
          keyed(token),
        );
        await db()
          .update(deposits)
          .set({ status: 'credited' })
          .where(eq(deposits.status, 'unpaid'));
        return reasonOf(reply);
      }
      case 'bet':
        return reasonOf(await stage.client.call('launchGame', wanted(), { token, language: 'EN' }));
      case 'bonus':
        return reasonOf(await stage.client.call('convertPoint', { points: 100 }, keyed(token)));
      case 'withdrawal': {
        const [payout] = await db()
          .select()
          .from(payoutAccounts)
          .where(eq(payoutAccounts.userId, 'u-player'));
        return reasonOf(
          await stage.client.call(
            'requestWithdrawal',
            { accountId: payout?.id ?? '', amount: '1000', paymentPassword: '246810' },
            keyed(token),
          ),
        );
      }
      case 'registration':
        return isExcludedPerson(stage.platform.services, db(), { email: 'p@x.example' });
    }
  };

  /** Does on the platform what an event of the model does, and gives its answer. */
  const act = async (token: string, event: BlockEvent): Promise<BlockAnswer | null> => {
    switch (event.type) {
      case 'time.pass':
        await setClock(stage.clock.now() + event.hours * HOUR);
        return null;
      case 'block.start': {
        const { kind, length } = event;
        const asked =
          kind === 'break' ? ({ kind, length: length ?? 0 } as const) : ({ kind, length } as const);
        const { success } = await stage.client.call('startPlayBlock', asked, keyed(token));
        return success ? 'started' : 'refused';
      }
      case 'person.register':
        return (await isRefused(token, 'registration')) ? 'refused' : 'accepted';
      case 'request.ask':
        return (await isRefused(token, event.what)) ? 'refused' : 'accepted';
    }
  };

  it.each(JURISDICTIONS)('the model of breaks does what the platform does in %s', async (code) => {
    let token = await stage.client.tokenOf('player');
    await db().update(users).set({ email: 'p@x.example' }).where(eq(users.id, 'u-player'));
    // Where a deposit limit is required, no deposit is taken without.
    const limit = { change: 'set', kind: 'deposit', period: 'month', amount: '1000000' };
    await stage.client.call('changeLimit', limit, keyed(token));
    await stage.client.control('PATCH', 'settings', { jurisdiction: code });
    await setClock(START);
    const random = seeded(1, code);
    let here: Configuration = model.start(blockRuleCases.inputs[code]).configuration;
    for (let count = 0; count < STEPS; count++) {
      const zone = PACKS[code].timeZone.value;
      const all = model
        .stimuli(here)
        // What never ends comes last, so that a walk sees more than that.
        .stimuli.filter(({ case: name }) => name !== 'exclusion null' || count > 30)
        .map((stimulus) => withMonths(stimulus, stage.clock.now(), zone))
        .map((stimulus) => ({ stimulus, moved: model.step(here, stimulus) }));
      const label = BEGINNINGS[code]?.[count];
      const fresh = all.filter(({ moved }) => moved.transitions.some((id) => !taken.has(id)));
      const choice =
        label === undefined
          ? fresh.length > 0
            ? fresh
            : all
          : all.filter(({ stimulus }) => stimulusLabel(stimulus) === label);
      const next = choice[Math.floor(random() * choice.length)];
      if (!next) throw new Error('the model stands still');
      const [id = ''] = next.moved.transitions;
      taken.add(id);
      here = next.moved.configuration;
      const event = next.stimulus.event as BlockEvent;
      const where = `step ${count + 1} in ${code}: ${JSON.stringify(event)}`;
      const answer = (transitions.get(id)?.meta as { answer: BlockAnswer } | undefined)?.answer;
      expect(await act(token, event), where).toBe(answer ?? null);
      // Where the rule says so, an exclusion ends the session.
      if (event.type === 'block.start' && PACKS[code].sessionAtExclusion.value === 'ends')
        token = await stage.client.tokenOf('player');
      const context = here.snapshot.context as BlockRuleContext;
      const { block, now } = v.parse(
        playBlockSchema,
        (await stage.client.call('playBlock', {}, { token })).value,
      );
      const rest = [context.break, context.exclusion].flatMap((one) =>
        one ? [one.left ?? Infinity] : [],
      );
      expect(block === null ? null : ((block.endsAt ?? Infinity) - now) / HOUR, where).toEqual(
        rest.length === 0 ? null : closeTo(Math.max(...rest)),
      );
    }
  });

  it('these walks took every transition of the model', () => {
    expect([...transitions.keys()].filter((id) => !taken.has(id))).toEqual([]);
  });

  it('a bet in an open game is refused as a launch is', async () => {
    const token = await stage.client.tokenOf('player');
    const table = createTable(stage.client);
    const { ticket } = await table.launch(token);
    await stage.client.call('startPlayBlock', { kind: 'break', length: 24 }, keyed(token));
    expect(await table.bet(ticket, randomUUID())).toMatchObject({
      value: { reason: 'playBlocked' },
    });
  });
});

/** The same start of an exclusion with the hours that its months have from this moment on. */
const withMonths = (stimulus: Stimulus, now: number, zone: string): Stimulus => {
  const event = stimulus.event as BlockEvent;
  if (event.type !== 'block.start' || event.kind !== 'exclusion' || event.length === null)
    return stimulus;
  const end = addMonths(new TZDate(now, zone), event.length).getTime();
  return { ...stimulus, event: { ...event, hours: Math.round((end - now) / HOUR) } as BlockEvent };
};
const closeTo = (hours: number): unknown =>
  hours === Infinity ? Infinity : expect.closeTo(hours, 1);
