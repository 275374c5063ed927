import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { JURISDICTIONS } from '../../../contract/jurisdictions/pack';
import {
  cycleRule,
  type CycleAnswer,
  type PlayedKind,
} from '../../../proofs/playControl/cycleRule';
import { cycleRuleCases } from '../../../proofs/playControl/cycleRule.cases';
import { seeded } from '../../../qa/base/seeded';
import { createModel, type Configuration } from '../../../qa/model/model';
import { stimulusLabel } from '../../../qa/model/stimuli';
import { transitionsOf } from '../../../qa/model/transitions';
import { placeBet } from '../../../sandbox/lobby/bets';
import { playingWith } from '../../../sandbox/lobby/tickets';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { createTable, wanted } from '../harness/play';

const HALF = 500;
const STEPS = 60;
type CycleEvent = Parameters<typeof cycleRule.transition>[1];
const GAMES = [
  ['slots', { vassalage: 'JL', gameType: 'RNG', gameCode: '' }],
  ['others', { vassalage: 'WM', gameType: 'LIVE', gameCode: '' }],
  [null, wanted()],
] as const satisfies readonly (readonly [PlayedKind, object])[];
const slot = 'bet.ask · a slot';
const table = 'bet.ask · a table';
const later = 'time.pass · half a second';
/** Each walk begins with the last half second of a slot's cycle and of a table's in Britain. */
const BEGINNING = [
  slot,
  ...Array<string>(4).fill(later),
  slot,
  later,
  slot,
  later,
  slot,
  'pack.switch · UK',
  table,
  ...Array<string>(9).fill(later),
  table,
  later,
  table,
  'pack.switch · MT',
  table,
];

const model = createModel(cycleRuleCases);
const transitions = transitionsOf(cycleRule);
const taken = new Set<string>();

onEveryDatabase(
  (stage) => {
    it.each(JURISDICTIONS)(
      'the model of the cycle does what the platform does in %s',
      async (code) => {
        const { services } = stage.platform;
        await stage.client.control('PATCH', 'settings', { jurisdiction: code });
        const token = await stage.client.tokenOf('player');
        // Where a deposit limit is required, nobody plays without.
        const limit = { change: 'set', kind: 'deposit', period: 'month', amount: '1000000' };
        await stage.client.call('changeLimit', limit, { token });
        const playings = new Map(
          await Promise.all(
            GAMES.map(async ([kind, game]) => {
              const { ticket } = await createTable(stage.client).launch(token, game);
              return [kind, await playingWith(services.db, services, ticket)] as const;
            }),
          ),
        );
        const random = seeded(1, code);
        // What a step itself takes does not count.
        stage.clock.stopAt(stage.clock.now());
        /** Does on the platform what an event of the model does, and gives its answer. */
        const act = async (event: CycleEvent): Promise<string | null> => {
          switch (event.type) {
            case 'time.pass':
              stage.clock.stopAt(stage.clock.now() + event.halves * HALF);
              return null;
            case 'pack.switch':
              await stage.client.control('PATCH', 'settings', { jurisdiction: event.to });
              return null;
            case 'bet.ask': {
              const playing = playings.get(event.kind);
              if (!playing) throw new Error('the ticket is not known');
              const asked = { betId: randomUUID(), stake: '10' };
              const answer = await placeBet(services, playing, asked);
              return answer.kind === 'refused' ? (answer.detail?.reason ?? '') : answer.kind;
            }
          }
        };
        let here: Configuration = model.start(cycleRuleCases.inputs[code]).configuration;
        for (let count = 0; count < STEPS; count += 1) {
          const label = BEGINNING[count];
          const all = model
            .stimuli(here)
            .stimuli.filter((one) => label === undefined || stimulusLabel(one) === label);
          const stimulus = all[Math.floor(random() * all.length)];
          if (!stimulus) throw new Error('the model stands still');
          const moved = model.step(here, stimulus);
          const [id = ''] = moved.transitions;
          taken.add(id);
          here = moved.configuration;
          const event = stimulus.event as CycleEvent;
          const where = `step ${count + 1} in ${code}: ${JSON.stringify(event)}`;
          const meta = transitions.get(id)?.meta as { answer: CycleAnswer } | undefined;
          const answer = meta?.answer === 'refused' ? 'tooSoon' : (meta?.answer ?? null);
          expect(await act(event), where).toBe(answer);
        }
      },
    );

    it('these walks took every transition of the model', () => {
      expect([...transitions.keys()].filter((id) => !taken.has(id))).toEqual([]);
    });
  },
  { gamePace: 'pack' },
);
