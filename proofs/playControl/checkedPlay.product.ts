import { clausesOf } from '../../contract/jurisdictions/clauses';
import { JURISDICTIONS } from '../../contract/jurisdictions/pack';
import { PACKS } from '../../contract/jurisdictions/packs';
import { PLAY_SESSION } from '../../contract/playSession';
import { every, leadsTo, never, none } from '../../machines/shared/properties';
import { defineProduct } from '../../qa/verify/product';
import { CLOCK_STEP, clock, clockCases } from './clock';
import { HELD, minutesIn, playRule, type PlayAnswer, type PlayRuleContext } from './playRule';
import { playRuleCases } from './playRule.cases';
import { request, requestCases } from './request';

const STEP_MINUTES = 10;
type Snapshot = { context: PlayRuleContext };

const isDue = ({ context: { session } }: Snapshot) => session !== null && session.held !== null;
const isPlaying = ({ context: { session } }: Snapshot) => session !== null;

/** Bets over a wire that loses, while checks come due, are answered, and the rule changes. */
export const product = defineProduct({
  name: 'checkedPlay',
  says:
    'A tab goes on betting, while reality checks come due and are answered elsewhere, the ' +
    'interval and the jurisdiction change, answers are lost and time passes.',
  parts: {
    tab: { machine: request, cases: requestCases, isRepeated: true, inputs: ['a bet'] },
    platform: {
      machine: playRule,
      cases: playRuleCases,
      alone: ['check.answer', 'interval.choose', 'play.leave', 'pack.switch'],
    },
    clock: { machine: clock, cases: clockCases },
  },
  starts: Object.fromEntries(JURISDICTIONS.map((code) => [code, { platform: code }])),
  calls: [
    {
      from: 'tab',
      actor: 'send',
      to: 'platform',
      asks: () => 'bet.ask · a bet',
      answers: (meta) => (meta as { answer: PlayAnswer }).answer,
    },
  ],
  together: [{ leader: 'clock', step: CLOCK_STEP, others: { platform: 'time.pass · 10 minutes' } }],
  properties: ({ of }) => {
    const [tab, platform] = [of('tab'), of('platform')];
    const due = platform.where(isDue);
    const comesDue = platform.changed((was, is) => !isDue(was) && isDue(is));
    const goesAway = platform.changed((was, is) => isDue(was) && !isDue(is));
    const ends = platform.changed((was, is) => isPlaying(was) && !isPlaying(is));
    const askedWhileDue = platform.on('bet.ask', (_, was) => isDue(was));
    return [
      {
        name: 'no bet while a check is due',
        says: 'No bet is taken after a reality check is due and before it is answered.',
        clauses: clausesOf('realityCheck'),
        keptBy: ['platform.isCheckDue'],
        rule: never(every(askedWhileDue, platform.took('playRule|bet.ask|1'))),
        shownBy: askedWhileDue,
      },
      {
        name: 'a bet is taken while none is due',
        says: 'No bet is refused for a reality check that is not due.',
        keptBy: ['platform.isCheckDue'],
        rule: never(
          every(
            platform.on('bet.ask', (_, was) => !isDue(was)),
            platform.took('playRule|bet.ask|0'),
          ),
        ),
        shownBy: platform.took('playRule|bet.ask|1'),
      },
      {
        name: 'a check comes in time',
        says: 'Nobody plays longer without a check than the rule and their own choice say.',
        clauses: clausesOf('realityCheck'),
        keptBy: ['platform.comesDue'],
        rule: never(
          platform.where(
            ({ context }) =>
              context.session !== null &&
              context.session.held === null &&
              context.session.since >= minutesIn(context),
          ),
        ),
        shownBy: comesDue,
      },
      {
        name: 'no check comes early',
        says: 'A check comes when the minutes have passed, and not before.',
        keptBy: ['platform.comesDue'],
        rule: never(
          every(
            platform.on('time.pass'),
            platform.changed(
              (was, is) =>
                !isDue(was) &&
                isDue(is) &&
                (was.context.session?.since ?? 0) + STEP_MINUTES < minutesIn(was.context),
            ),
          ),
        ),
        shownBy: comesDue,
      },
      {
        name: 'the choice is within the rule',
        says: 'Nobody can choose a time between checks that the rule does not offer.',
        clauses: clausesOf('realityCheck'),
        keptBy: ['platform.isOffered'],
        rule: never(
          platform.changed(({ context: was }, { context: is }) => {
            const { least, most } = PACKS[was.jurisdiction].realityCheck.value;
            return (
              was.chosen !== is.chosen &&
              is.chosen !== null &&
              (is.chosen < least || is.chosen > most)
            );
          }),
        ),
        shownBy: platform.on('interval.choose'),
      },
      {
        name: 'what the rule offers can be chosen',
        says: 'A time between checks that the rule offers counts when it is chosen.',
        keptBy: ['platform.isOffered'],
        rule: never(
          every(
            platform.on('interval.choose', ({ minutes }, { context: { jurisdiction } }) => {
              const { least, most } = PACKS[jurisdiction].realityCheck.value;
              return minutes >= least && minutes <= most;
            }),
            platform.took('playRule|interval.choose|1'),
          ),
        ),
        shownBy: platform.took('playRule|interval.choose|0'),
      },
      {
        name: 'a check does not go away by itself',
        says:
          'A check that is due goes by an answer or with the end of play; a longer time between ' +
          'checks or another jurisdiction does not take it away.',
        keptBy: ['platform.endsCheck'],
        rule: never(
          every(
            goesAway,
            none(platform.on('check.answer')),
            none(platform.on('play.leave')),
            none(
              platform.on(
                'time.pass',
                (_, { context: { session } }) => (session?.held ?? 0) + STEP_MINUTES >= HELD,
              ),
            ),
          ),
        ),
        shownBy: every(due, platform.on('pack.switch')),
      },
      {
        name: 'a check is answered, or the play ends',
        says: 'Every check is followed by an answer or by the end of play.',
        clauses: clausesOf('realityCheck'),
        keptBy: ['platform.endsCheck'],
        rule: leadsTo(due, goesAway, { finitely: ['tab: request.repeat · click'] }),
      },
      {
        name: 'a pause ends the play',
        says: 'A session of play is over when its pause is, and not before.',
        keptBy: ['platform.endsPause'],
        rule: never(
          platform.changed((was, is) => {
            const [before, after] = [was.context.session, is.context.session];
            const pause = PLAY_SESSION.pauseMinutes;
            return before !== null && before.held === null && after !== null
              ? after.held === null && after.idle >= pause
              : false;
          }),
        ),
        shownBy: ends,
      },
      {
        name: 'one who plays on is in one session',
        says: 'While no pause is over, only leaving ends a session of play.',
        keptBy: ['platform.endsPause', 'platform.endsCheck'],
        rule: never(
          every(
            platform.on(
              'time.pass',
              (_, { context: { session } }) =>
                session !== null &&
                session.held === null &&
                session.idle + STEP_MINUTES < PLAY_SESSION.pauseMinutes,
            ),
            ends,
          ),
        ),
        shownBy: ends,
      },
      {
        name: 'every bet is answered',
        says: 'Nobody waits for ever: an answer comes, or the request can be sent again.',
        rule: leadsTo(tab.at('sending'), none(tab.at('sending'))),
      },
    ];
  },
});
