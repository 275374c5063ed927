import { randomUUID } from 'node:crypto';
import { addMonths } from 'date-fns/addMonths';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { depositDeskSchema, depositStandSchema } from '../../../contract/deposits';
import type { EndpointId } from '../../../contract/endpoints';
import { JURISDICTIONS } from '../../../contract/jurisdictions/pack';
import { PACKS } from '../../../contract/jurisdictions/packs';
import {
  promptRule,
  type PromptAnswer,
  type PromptRuleContext,
} from '../../../proofs/playControl/promptRule';
import { promptRuleCases } from '../../../proofs/playControl/promptRule.cases';
import { seeded } from '../../../qa/base/seeded';
import { createModel, type Configuration } from '../../../qa/model/model';
import { transitionsOf } from '../../../qa/model/transitions';
import { deposits, playLimitPrompts, playLimits } from '../../../sandbox/db/schema';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { setTime } from '../harness/setTime';
import { createTable } from '../harness/play';

const DAY = 24 * 60 * 60_000;
/** Years of clock in a walk take long, so it passes time only so often. */
const STEPS = 22;
const MOST_PASSES = 4;
const LIMIT = { kind: 'deposit', period: 'month' } as const;
type RuleEvent = Parameters<typeof promptRule.transition>[1];

const model = createModel(promptRuleCases);
const transitions = transitionsOf(promptRule);
const taken = new Set<string>();

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  const settings = (changes: Record<string, unknown>) =>
    stage.client.control('PATCH', 'settings', changes);
  const asked = (id: EndpointId, token: string, body: object = {}) =>
    stage.client.call(id, body, {
      token,
      language: 'EN',
      headers: { 'Idempotency-Key': randomUUID() },
    });
  const setClock = (at: number) => setTime(stage, at);
  /** A player who was never asked. */
  const newPlayer = async () => {
    const token = await stage.client.tokenOf('player');
    await db().delete(playLimitPrompts).where(eq(playLimitPrompts.userId, 'u-player'));
    return token;
  };
  const promptOf = async (token: string) => (await deskOf(token, { asks: 'limit' })).prompt;
  const deskOf = async (token: string, request: object = {}) =>
    v.parse(depositDeskSchema, (await stage.client.call('deposits', request, { token })).value);
  const setLimit = (token: string, amount = '90000') =>
    asked('changeLimit', token, { change: 'set', ...LIMIT, amount });
  const place = async (token: string) => {
    const reply = await asked('placeDeposit', token, { methodId: 'kbzpay', amount: '1000' });
    await db().update(deposits).set({ status: 'cancelled' }).where(eq(deposits.status, 'unpaid'));
    return reply;
  };
  const bet = async (token: string) => {
    const table = createTable(stage.client);
    const { ticket } = await table.launch(token);
    return table.bet(ticket, randomUUID(), '10');
  };
  const answersOf = async () =>
    (
      await db()
        .select()
        .from(playLimitPrompts)
        .where(eq(playLimitPrompts.userId, 'u-player'))
        .orderBy(asc(playLimitPrompts.id))
    ).map(({ answer, jurisdiction }) => [answer, jurisdiction]);

  /** Does on the platform what an event of the model does, and gives its answer. */
  const act = async (token: string, event: RuleEvent): Promise<PromptAnswer | null> => {
    const said = ({ success, value }: { success: boolean; value: unknown }) => {
      if (!success) expect(value).toMatchObject({ reason: 'limitNeeded' });
      return success;
    };
    switch (event.type) {
      case 'desk.read': {
        const prompt = await promptOf(token);
        if (!prompt) return 'not asked';
        return prompt.about === 'review' ? 'asked again' : 'asked';
      }
      case 'limit.set':
        return said(await setLimit(token)) ? 'changed' : 'refused';
      case 'limit.end': {
        await asked('changeLimit', token, { change: 'remove', ...LIMIT });
        await db().update(playLimits).set({ pendingFrom: stage.clock.date() });
        const end = { change: 'confirm', ...LIMIT, amount: null };
        return said(await asked('changeLimit', token, end)) ? 'changed' : 'refused';
      }
      case 'prompt.decline':
        return said(await asked('declineLimit', token)) ? 'declined' : 'refused';
      case 'deposit.ask':
        return said(await place(token)) ? 'accepted' : 'refused';
      case 'bet.ask':
        return said(await bet(token)) ? 'accepted' : 'refused';
      case 'time.pass':
        await setClock(addMonths(stage.clock.now(), event.months).getTime() + DAY);
        return null;
      case 'pack.switch':
        await settings({ jurisdiction: event.to });
        return null;
    }
  };

  it.each(JURISDICTIONS)(
    'the model of the question is the platform in %s',
    async (code) => {
      await settings({ gameOutcome: 'win', jurisdiction: code });
      const token = await newPlayer();
      const random = seeded(1, code);
      let passes = 0;
      let here: Configuration = model.start(promptRuleCases.inputs[code]).configuration;
      for (let count = 0; count < STEPS; count++) {
        const all = model
          .stimuli(here)
          .stimuli.filter(({ type }) => type !== 'time.pass' || passes < MOST_PASSES)
          .map((stimulus) => ({ stimulus, moved: model.step(here, stimulus) }))
          .filter(({ moved }) => moved.transitions.length > 0);
        const fresh = all.filter(({ moved }) => moved.transitions.some((id) => !taken.has(id)));
        const choice = fresh.length > 0 ? fresh : all;
        const next = choice[Math.floor(random() * choice.length)];
        if (!next) throw new Error('the model stands still');
        const [id = ''] = next.moved.transitions;
        taken.add(id);
        here = next.moved.configuration;
        const event = next.stimulus.event as RuleEvent;
        if (event.type === 'time.pass') passes += 1;
        const where = `step ${count + 1} in ${code}: ${JSON.stringify(event)}`;
        const answer = (transitions.get(id)?.meta as { answer: PromptAnswer } | undefined)?.answer;
        expect(await act(token, event), where).toBe(answer ?? null);
        const { shown, jurisdiction } = here.snapshot.context as PromptRuleContext;
        const { limitSuggested, limitPrompt } = PACKS[jurisdiction];
        if (event.type !== 'desk.read' || answer !== 'asked') continue;
        expect(await promptOf(token), where).toEqual({
          about: 'first',
          isRequired: limitPrompt.value === 'required',
          suggested: shown === 'filled' ? limitSuggested.value : null,
          periods: ['day', 'week', 'month'],
        });
      }
    },
    60_000,
  );

  it('these walks took every transition of the model', () => {
    expect([...transitions.keys()].filter((id) => !taken.has(id))).toEqual([]);
  });

  it('asks a new account once over its devices, and keeps what it answered', async () => {
    const token = await newPlayer();
    expect(await Promise.all([promptOf(token), promptOf(token), promptOf(token)])).toEqual(
      Array(3).fill(expect.objectContaining({ about: 'first', isRequired: false })),
    );
    expect(await answersOf()).toEqual([['asked', 'MM']]);
    expect((await asked('declineLimit', token)).success).toBe(true);
    expect((await asked('declineLimit', token)).success).toBe(true);
    expect(await answersOf()).toEqual([
      ['asked', 'MM'],
      ['declined', 'MM'],
    ]);
    const device = await stage.client.tokenOf('player');
    expect(await promptOf(device)).toBeNull();
    // Where one is required, what was declined elsewhere does not count.
    await settings({ jurisdiction: 'SE' });
    expect(await promptOf(device)).toMatchObject({ isRequired: true });
    expect(await asked('declineLimit', device)).toMatchObject({ value: { reason: 'limitNeeded' } });
    expect(await place(device)).toMatchObject({
      message:
        'The rules here ask you to set a deposit limit first. Please set one on the deposit page',
    });
    await setLimit(device);
    expect((await place(device)).success).toBe(true);
    expect((await bet(device)).success).toBe(true);
  });

  it('tells the home page which question is due, and does not count it as asked', async () => {
    const token = await newPlayer();
    const told = async () => (await deskOf(token)).prompt;
    expect(await told()).toMatchObject({ about: 'first', isRequired: false });
    await settings({ jurisdiction: 'SE' });
    expect(await told()).toMatchObject({ about: 'first', isRequired: true });
    expect(await answersOf()).toEqual([]);
    await setLimit(token);
    expect(await told()).toBeNull();
    await settings({ jurisdiction: 'UK' });
    await setClock(addMonths(stage.clock.now(), 6).getTime() - DAY);
    expect(await told()).toBeNull();
    await setClock(stage.clock.now() + 2 * DAY);
    expect(await told()).toMatchObject({ about: 'review', isRequired: false });
    expect(await answersOf()).toEqual([]);
    // The page shows an open order instead of the question.
    const { value } = await asked('placeDeposit', token, { methodId: 'kbzpay', amount: '1000' });
    expect(await promptOf(token)).toMatchObject({ about: 'review' });
    expect(await answersOf()).toEqual([]);
    await asked('cancelDeposit', token, { id: v.parse(depositStandSchema, value).deposit.id });
    // Only the page that shows the question counts as asking.
    expect(await promptOf(token)).toMatchObject({ about: 'review' });
    expect(await answersOf()).toEqual([['asked', 'UK']]);
    expect((await asked('declineLimit', token)).success).toBe(true);
    expect(await told()).toBeNull();
  });

  it('has asked every seeded account, and no new one', async () => {
    expect(await promptOf(await stage.client.tokenOf('agent'))).toBeNull();
  });
});
