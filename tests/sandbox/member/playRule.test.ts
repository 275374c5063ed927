import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { JURISDICTIONS, type Jurisdiction } from '../../../contract/jurisdictions/pack';
import { playSessionSchema } from '../../../contract/playSession';
import {
  minutesIn,
  playRule,
  type PlayAnswer,
  type PlayRuleContext,
} from '../../../proofs/playControl/playRule';
import { playRuleCases } from '../../../proofs/playControl/playRule.cases';
import { seeded } from '../../../qa/base/seeded';
import { createModel, type Configuration } from '../../../qa/model/model';
import { stimulusLabel } from '../../../qa/model/stimuli';
import { transitionsOf } from '../../../qa/model/transitions';
import { placeBet } from '../../../sandbox/lobby/bets';
import { playingWith, type Playing } from '../../../sandbox/lobby/tickets';
import { endPlay } from '../../../sandbox/member/playSession/session';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { setTime } from '../harness/setTime';
import { createTable } from '../harness/play';

const MINUTE = 60_000;
const START = Date.parse('2027-01-01T12:00:00Z');
const STEPS = 60;
const bet = 'bet.ask · a bet';
const later = 'time.pass · 10 minutes';
/** How the walks begin that chance would hardly find. */
const BEGINNINGS: Partial<Record<Jurisdiction, readonly string[]>> = {
  // A check that nobody answers ends with the login.
  SE: [bet, later, bet, later, bet, ...Array<string>(13).fill(later), bet],
  // The other jurisdiction makes a check due that was not, and takes none away.
  UK: [
    bet,
    later,
    bet,
    later,
    bet,
    later,
    bet,
    later,
    'pack.switch · SE',
    bet,
    'pack.switch · UK',
    bet,
    'check.answer · continue',
    bet,
  ],
  MM: [bet, later, bet, later, bet, 'interval.choose · 10 minutes', 'interval.choose · 30 minutes'],
};
type PlayEvent = Parameters<typeof playRule.transition>[1];

const model = createModel(playRuleCases);
const transitions = transitionsOf(playRule);
const taken = new Set<string>();

onEveryDatabase((stage) => {
  const read = async (token: string) =>
    v.parse(playSessionSchema, (await stage.client.call('playSession', {}, { token })).value);
  const setClock = (at: number) => setTime(stage, at);

  /** Does on the platform what an event of the model does, and gives its answer. */
  const act = async (
    token: string,
    playing: Playing,
    at: number,
    event: PlayEvent,
  ): Promise<PlayAnswer | null> => {
    const { services } = stage.platform;
    switch (event.type) {
      case 'time.pass':
        await setClock(at);
        return null;
      case 'bet.ask': {
        const asked = { betId: randomUUID(), stake: '100' };
        const answer = await placeBet(services, playing, asked);
        if (answer.kind === 'refused') expect(answer.detail).toEqual({ reason: 'checkDue' });
        return answer.kind === 'accepted' ? 'accepted' : 'refused';
      }
      case 'check.answer': {
        const check = (await read(token)).session?.check?.id ?? 0;
        await stage.client.call('answerCheck', { check, answer: 'continue' }, { token });
        return null;
      }
      case 'interval.choose': {
        const { minutes } = event;
        const reply = await stage.client.call('setCheckInterval', { minutes }, { token });
        return reply.success ? 'accepted' : 'refused';
      }
      case 'play.leave':
        await services.db.transaction((tx) => endPlay(services, tx, 'u-player'));
        return null;
      case 'pack.switch':
        await stage.client.control('PATCH', 'settings', { jurisdiction: event.to });
        return null;
    }
  };

  it.each(JURISDICTIONS)('the model of play does what the platform does in %s', async (code) => {
    await stage.client.control('PATCH', 'settings', { jurisdiction: code, gameOutcome: 'win' });
    const token = await stage.client.tokenOf('player');
    await setClock(START);
    // Where a deposit limit is required, nobody plays without.
    const limit = { change: 'set', kind: 'deposit', period: 'month', amount: '1000000' };
    await stage.client.call('changeLimit', limit, { token });
    const { ticket } = await createTable(stage.client).launch(token);
    const { services } = stage.platform;
    const playing = await playingWith(services.db, services, ticket);
    if (!playing) throw new Error('the ticket is not known');
    await services.db.transaction((tx) => endPlay(services, tx, 'u-player'));
    const random = seeded(1, code);
    let at = START;
    let here: Configuration = model.start(playRuleCases.inputs[code]).configuration;
    for (let count = 0; count < STEPS; count++) {
      const all = model
        .stimuli(here)
        .stimuli.map((stimulus) => ({ stimulus, moved: model.step(here, stimulus) }));
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
      const event = next.stimulus.event as PlayEvent;
      if (event.type === 'time.pass') at += event.minutes * MINUTE;
      const where = `step ${count + 1} in ${code}: ${JSON.stringify(event)}`;
      const answer = (transitions.get(id)?.meta as { answer: PlayAnswer } | undefined)?.answer;
      expect(await act(token, playing, at, event), where).toBe(answer ?? null);
      const context = here.snapshot.context as PlayRuleContext;
      const { session, interval, now } = await read(token);
      expect(interval.minutes, where).toBe(minutesIn(context));
      const expected = context.session;
      expect(
        session && {
          isDue: session.check !== null,
          minutes: Math.round((now - session.dueAt) / MINUTE) || 0,
        },
        where,
      ).toEqual(
        expected && {
          isDue: expected.held !== null,
          minutes: expected.held ?? expected.since - minutesIn(context),
        },
      );
    }
  });

  it('these walks took every transition of the model', () => {
    expect([...transitions.keys()].filter((id) => !taken.has(id))).toEqual([]);
  });
});
