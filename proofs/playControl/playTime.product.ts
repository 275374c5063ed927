import { PLAY_SESSION } from '../../contract/playSession';
import { every, never, some } from '../../machines/shared/properties';
import { defineProduct } from '../../qa/verify/product';
import { CLOCK_STEP, clock, clockCases } from './clock';
import { request, requestCases } from './request';
import { timeRule, type TimeAnswer, type TimeRuleContext } from './timeRule';
import { timeRuleCases } from './timeRule.cases';

type Snapshot = { context: TimeRuleContext };
const isUsedUp = ({ context: { limit, used } }: Snapshot) => limit !== null && used >= limit;
const STEP_MINUTES = 10;
const PAUSE = PLAY_SESSION.pauseMinutes;

/** Bets over a wire that loses, under a limit of the time of play. */
export const product = defineProduct({
  name: 'playTime',
  says: 'A tab goes on betting under a limit of time, while answers are lost and time passes.',
  parts: {
    tab: { machine: request, cases: requestCases, isRepeated: true, inputs: ['a bet'] },
    platform: {
      machine: timeRule,
      cases: timeRuleCases,
      only: ['bet.ask', 'time.pass'],
      alone: [],
    },
    clock: { machine: clock, cases: clockCases },
  },
  starts: { limited: { platform: 'limited to 20 minutes' } },
  calls: [
    {
      from: 'tab',
      actor: 'send',
      to: 'platform',
      asks: () => 'bet.ask · a bet',
      answers: (meta) => (meta as { answer: TimeAnswer }).answer,
    },
  ],
  together: [{ leader: 'clock', step: CLOCK_STEP, others: { platform: 'time.pass · 10 minutes' } }],
  properties: ({ of }) => {
    const platform = of('platform');
    const askedTooLate = platform.on('bet.ask', (_, was) => isUsedUp(was));
    return [
      {
        name: 'no bet when the time is used up',
        says: 'No bet is taken when the time of a limit is used up, until its window ends.',
        keptBy: ['platform.isUsedUp'],
        rule: never(every(askedTooLate, platform.took('timeRule|bet.ask|1'))),
        shownBy: askedTooLate,
      },
      {
        name: 'a bet is taken while time is left',
        says: 'No bet is refused for its time while time is left.',
        keptBy: ['platform.isUsedUp'],
        rule: never(
          every(
            platform.on('bet.ask', (_, was) => !isUsedUp(was)),
            platform.took('timeRule|bet.ask|0'),
          ),
        ),
        shownBy: platform.took('timeRule|bet.ask|0'),
      },
      {
        name: 'a new window brings its time',
        says: 'When a window ends, its count begins again, and at no other time.',
        keptBy: ['platform.endsWindow'],
        rule: never(
          some(
            platform.where(({ context: { left } }) => left <= 0),
            platform.changed(
              ({ context: was }, { context: is }) => is.left > was.left && was.left > STEP_MINUTES,
            ),
          ),
        ),
        shownBy: platform.changed(({ context: was }, { context: is }) => is.left > was.left),
      },
      {
        name: 'a pause is no play',
        says: 'What lies between two sessions of play is not counted, and all of a session is.',
        keptBy: ['platform.endsPause'],
        rule: never(
          some(
            platform.where(({ context: { idle } }) => (idle ?? 0) >= PAUSE),
            platform.changed(
              ({ context: was }, { context: is }) =>
                was.idle !== null && is.idle === null && was.idle + STEP_MINUTES < PAUSE,
            ),
          ),
        ),
        shownBy: platform.changed(
          ({ context: was }, { context: is }) => was.idle !== null && is.idle === null,
        ),
      },
    ];
  },
});
