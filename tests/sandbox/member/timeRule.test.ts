import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { limitsSchema } from '../../../contract/limits';
import {
  timeRule,
  type TimeAnswer,
  type TimeRuleContext,
} from '../../../proofs/playControl/timeRule';
import { timeRuleCases } from '../../../proofs/playControl/timeRule.cases';
import { seeded } from '../../../qa/base/seeded';
import { createModel, type Configuration } from '../../../qa/model/model';
import { transitionsOf } from '../../../qa/model/transitions';
import { placeBet } from '../../../sandbox/lobby/bets';
import { playingWith, type Playing } from '../../../sandbox/lobby/tickets';
import { endPlay } from '../../../sandbox/member/playSession/session';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { setTime } from '../harness/setTime';
import { createTable } from '../harness/play';

const MINUTE = 60_000;
const INPUT = 'an hour before midnight';
/** 23:00 in Yangon. */
const START = Date.parse('2027-01-01T16:30:00Z');
const STEPS = 60;
type TimeEvent = Parameters<typeof timeRule.transition>[1];
const BEGINNING = [
  'limit.set',
  'bet.ask',
  'time.pass',
  'bet.ask',
  'time.pass',
  'bet.ask',
  // Play goes on over midnight.
  'time.pass',
  'time.pass',
  'time.pass',
  'bet.ask',
  'time.pass',
  'bet.ask',
  'time.pass',
];

const model = createModel(timeRuleCases);
const transitions = transitionsOf(timeRule);
const taken = new Set<string>();

onEveryDatabase((stage) => {
  const limitOf = async (token: string) =>
    v
      .parse(limitsSchema, (await stage.client.call('limits', {}, { token })).value)
      .limits.find(({ kind, period }) => kind === 'session' && period === 'day');
  const setClock = (at: number) => setTime(stage, at);
  /** Does on the platform what an event of the model does, and gives its answer. */
  const act = async (
    token: string,
    playing: Playing,
    at: number,
    event: TimeEvent,
  ): Promise<TimeAnswer | null> => {
    switch (event.type) {
      case 'time.pass':
        await setClock(at);
        return null;
      case 'limit.set': {
        const asked = { change: 'set', kind: 'session', period: 'day', amount: `${event.minutes}` };
        expect(await stage.client.call('changeLimit', asked, { token })).toMatchObject({
          success: true,
        });
        return 'changed';
      }
      case 'bet.ask': {
        const bet = { betId: randomUUID(), stake: '100' };
        const answer = await placeBet(stage.platform.services, playing, bet);
        if (answer.kind === 'refused') expect(answer.detail).toEqual({ reason: 'limit' });
        return answer.kind === 'accepted' ? 'accepted' : 'refused';
      }
    }
  };

  it('the model of time limits does what the platform does', async () => {
    await stage.client.control('PATCH', 'settings', { gameOutcome: 'win' });
    const token = await stage.client.tokenOf('player');
    await setClock(START);
    // A reality check would stop the bets of a longer walk.
    await stage.client.call('setCheckInterval', { minutes: 60 }, { token });
    const { ticket } = await createTable(stage.client).launch(token);
    const { services } = stage.platform;
    const playing = await playingWith(services.db, services, ticket);
    if (!playing) throw new Error('the ticket is not known');
    await services.db.transaction((tx) => endPlay(services, tx, 'u-player'));
    const random = seeded(1, 'time');
    let at = START;
    let here: Configuration = model.start(timeRuleCases.inputs[INPUT]).configuration;
    for (let count = 0; count < STEPS; count++) {
      const wanted = BEGINNING[count];
      const all = model
        .stimuli(here)
        .stimuli.filter(({ event }) => wanted === undefined || event.type === wanted)
        .map((stimulus) => ({ stimulus, moved: model.step(here, stimulus) }));
      const next = all[Math.floor(random() * all.length)];
      if (!next) throw new Error('the model stands still');
      const [id = ''] = next.moved.transitions;
      taken.add(id);
      here = next.moved.configuration;
      const event = next.stimulus.event as TimeEvent;
      if (event.type === 'time.pass') at += event.minutes * MINUTE;
      const where = `step ${count + 1}: ${JSON.stringify(event)}`;
      const answer = (transitions.get(id)?.meta as { answer: TimeAnswer } | undefined)?.answer;
      expect(await act(token, playing, at, event), where).toBe(answer ?? null);
      const { used, limit } = here.snapshot.context as TimeRuleContext;
      const shown = await limitOf(token);
      expect(Math.round(Number(shown?.used)), where).toBe(used);
      expect(shown?.amount, where).toBe(limit === null ? null : `${limit}.00`);
    }
  });

  it('takes no bet, no ticket and no parallel bet when the time is used up', async () => {
    const token = await stage.client.tokenOf('player');
    const table = createTable(stage.client);
    const asked = { change: 'set', kind: 'session', period: 'day', amount: '5' };
    await stage.client.call('changeLimit', asked, { token });
    const { ticket } = await table.launch(token);
    expect((await table.bet(ticket, randomUUID())).success).toBe(true);
    stage.clock.setOffset(5 * MINUTE);
    const replies = await Promise.all([1, 2, 3].map(() => table.bet(ticket, randomUUID())));
    for (const reply of replies)
      expect(reply).toMatchObject({
        success: false,
        value: { reason: 'limit' },
        message: expect.stringMatching(/^Your session limit for the day is used up until/),
      });
  });
});
