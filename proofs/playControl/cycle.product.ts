import { clausesOf } from '../../contract/jurisdictions/clauses';
import { JURISDICTIONS } from '../../contract/jurisdictions/pack';
import { PACKS } from '../../contract/jurisdictions/packs';
import { every, never } from '../../machines/shared/properties';
import { defineProduct } from '../../qa/verify/product';
import { CLOCK_STEP, clock, clockCases } from './clock';
import { cycleRule, type CycleRuleContext, type PlayedKind } from './cycleRule';
import { cycleRuleCases } from './cycleRule.cases';

type Snapshot = { context: CycleRuleContext };
const secondsOf = (kind: PlayedKind, { context: { jurisdiction } }: Snapshot): number =>
  kind === null ? 0 : (PACKS[jurisdiction].gameCycle.value?.[kind] ?? 0);
const isEarly = (kind: PlayedKind, was: Snapshot): boolean =>
  kind !== null && was.context.since[kind] < 2 * secondsOf(kind, was);

/** Bets of one member in every kind of game, while time passes and the rule changes. */
export const product = defineProduct({
  name: 'gameCycle',
  says:
    'A member presses in slots, in other casino games and in lotteries, in any tab, while half ' +
    'seconds pass and the jurisdiction changes.',
  parts: {
    platform: {
      machine: cycleRule,
      cases: cycleRuleCases,
      alone: ['bet.ask', 'pack.switch'],
    },
    clock: { machine: clock, cases: clockCases },
  },
  starts: Object.fromEntries(JURISDICTIONS.map((code) => [code, { platform: code }])),
  calls: [],
  together: [
    { leader: 'clock', step: CLOCK_STEP, others: { platform: 'time.pass · half a second' } },
  ],
  properties: ({ of }) => {
    const platform = of('platform');
    const [taken, refused] = [
      platform.took('cycleRule|bet.ask|0'),
      platform.took('cycleRule|bet.ask|1'),
    ];
    const early = platform.on('bet.ask', ({ kind }, was) => isEarly(kind, was));
    const inTime = platform.on('bet.ask', ({ kind }, was) => !isEarly(kind, was));
    return [
      {
        name: 'no bet before the cycle is over',
        says: 'No bet is taken before the time of the rule has passed since the last of its kind.',
        clauses: clausesOf('gameCycle'),
        keptBy: ['platform.isOver'],
        rule: never(every(early, taken)),
        shownBy: early,
      },
      {
        name: 'a bet in time is taken',
        says: 'No bet is refused once that time has passed, or where no rule asks for any.',
        clauses: clausesOf('gameCycle'),
        keptBy: ['platform.isOver'],
        rule: never(every(inTime, refused)),
        shownBy: every(inTime, taken),
      },
      {
        name: 'a refused bet begins no cycle',
        says: 'Who presses too soon waits no longer for that.',
        rule: never(
          every(
            refused,
            platform.changed(({ context: was }, { context: is }) => is.since !== was.since),
          ),
        ),
        shownBy: refused,
      },
      {
        name: 'lotteries and sports are free',
        says: 'A bet in a lottery or in sports is never refused for its pace, and delays no other.',
        keptBy: ['platform.isOver'],
        rule: never(
          every(
            platform.on('bet.ask', ({ kind }) => kind === null),
            refused,
          ),
        ),
        shownBy: platform.on('bet.ask', ({ kind }) => kind === null),
      },
    ];
  },
});
