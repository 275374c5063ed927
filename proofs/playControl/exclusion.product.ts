import { clausesOf } from '../../contract/jurisdictions/clauses';
import { JURISDICTIONS, type Jurisdiction } from '../../contract/jurisdictions/pack';
import { PACKS } from '../../contract/jurisdictions/packs';
import { selfExclusionMachine } from '../../machines/member/selfExclusion/selfExclusion.machine';
import { defineCases } from '../../machines/shared/cases';
import { pauseCases } from '../../machines/shared/pauseCases';
import type { PauseDesk } from '../../machines/shared/pause.types';
import { before, every, leadsTo, never, none, some } from '../../machines/shared/properties';
import { defineProduct } from '../../qa/verify/product';
import { blockRule, isBlocked, type BlockAnswer } from './blockRule';
import { blockRuleCases } from './blockRule.cases';
import { CLOCK_STEP, clock, clockCases } from './clock';
import { request, requestCases, type Asked } from './request';

const STEP_HOURS = 480;
/** The fewest hours that so many months have. */
const hoursOfMonths = (months: number) => Math.floor(months * 30.1) * 24;
const ACCEPTED = 'blockRule|request.ask|0';
const REFUSED = 'blockRule|request.ask|1';
const lengthsOf = (
  jurisdiction: Jurisdiction,
  kind: 'break' | 'exclusion',
): readonly (number | null)[] =>
  kind === 'break'
    ? PACKS[jurisdiction].breakHours.value
    : PACKS[jurisdiction].exclusionMonths.value;

/** What is asked of the platform while none runs is known; the other cases only read. */
const withoutReading = (cases: ReturnType<typeof pauseCases>) => ({
  events: { ...cases.events, 'pause.reload': [] },
  actors: {
    ...cases.actors,
    readPause: { done: cases.actors.readPause.done.slice(0, 1), error: [] },
  },
});
const excluding = defineCases(selfExclusionMachine, {
  file: import.meta.url,
  input: { account: 'player', length: null },
  ...withoutReading(pauseCases([6, null])),
});
const starting = (from: string, kind: string) => ({
  from,
  actor: 'startPause',
  to: 'platform',
  asks: ({ context }: { context: unknown }) => {
    const { desk, choice } = context as { desk: PauseDesk | null; choice: number };
    return `block.start · ${kind} ${desk?.lengths[choice] ?? null}`;
  },
  answers: (meta: unknown) => (meta as { answer: BlockAnswer }).answer,
});

const rule = {
  machine: blockRule,
  cases: blockRuleCases,
  only: ['block.start', 'request.ask', 'person.register', 'time.pass · 20 days'],
} as const;
const together = [
  { leader: 'clock', step: CLOCK_STEP, others: { platform: 'time.pass · 20 days' } },
];

/** The start of an exclusion in a browser, over a wire that loses, at a platform with a clock. */
const start = defineProduct({
  name: 'exclusion',
  says: 'A player excludes themselves, while breaks begin elsewhere, answers are lost and time passes.',
  parts: {
    exclusion: { machine: selfExclusionMachine, cases: excluding, isRepeated: true },
    platform: { ...rule, alone: ['block.start · break 24', 'block.start · break 720'] },
    clock: { machine: clock, cases: clockCases },
  },
  starts: Object.fromEntries(JURISDICTIONS.map((code) => [code, { platform: code }])),
  calls: [starting('exclusion', 'exclusion')],
  together,
  properties: ({ of }) => {
    const [exclusion, platform] = [of('exclusion'), of('platform')];
    const begins = (kind: 'break' | 'exclusion') =>
      platform.changed(
        ({ context: was }, { context: is }) => was[kind] === null && is[kind] !== null,
      );
    const ends = (kind: 'break' | 'exclusion') =>
      platform.changed(
        ({ context: was }, { context: is }) => was[kind] !== null && is[kind] === null,
      );
    return [
      {
        name: 'a length that is offered begins at once',
        says: 'A break or an exclusion of a length that the rule offers begins at once.',
        clauses: clausesOf('breakHours'),
        keptBy: ['platform.isLengthOffered'],
        rule: never(
          every(
            platform.on('block.start', (event, { context: { jurisdiction } }) =>
              lengthsOf(jurisdiction, event.kind).includes(event.length),
            ),
            platform.where(({ context }) => !isBlocked(context)),
          ),
        ),
        shownBy: begins('break'),
      },
      {
        name: 'no other length begins',
        says: 'A length that the rule does not offer begins nothing.',
        keptBy: ['platform.isLengthOffered'],
        rule: never(
          every(
            platform.on(
              'block.start',
              (event, { context: { jurisdiction } }) =>
                !lengthsOf(jurisdiction, event.kind).includes(event.length),
            ),
            some(begins('break'), begins('exclusion')),
          ),
        ),
        shownBy: platform.took('blockRule|block.start|1'),
      },
      {
        name: 'only time ends an exclusion',
        says:
          'An exclusion ends when its months have passed, and by nothing else; one until ' +
          'further notice does not end.',
        clauses: clausesOf('exclusionMonths'),
        keptBy: ['platform.endsExclusion'],
        rule: never(
          platform.changed(
            ({ context: { exclusion: was } }, { context: { exclusion: is } }) =>
              was !== null &&
              is === null &&
              (was.length === null || was.since + STEP_HOURS < hoursOfMonths(was.length)),
          ),
        ),
        shownBy: ends('exclusion'),
      },
      {
        name: 'only time ends a break',
        says: 'A break ends when its hours have passed, and by nothing else.',
        keptBy: ['platform.endsBreak'],
        rule: never(
          platform.changed(
            ({ context: { break: was } }, { context: { break: is } }) =>
              was !== null && is === null && was.since + STEP_HOURS < (was.length ?? Infinity),
          ),
        ),
        shownBy: ends('break'),
      },
      {
        name: 'what is over is over',
        says: 'A break and an exclusion do not run longer than was chosen.',
        keptBy: ['platform.endsBreak', 'platform.endsExclusion'],
        rule: never(
          platform.where(({ context }) =>
            [context.break, context.exclusion].some(
              (block) => block !== null && block.left !== null && block.left <= 0,
            ),
          ),
        ),
        shownBy: some(ends('break'), ends('exclusion')),
      },
      {
        name: 'an exclusion is typed',
        says: 'Nobody is excluded by a slip: the account name is typed for each start.',
        keptBy: ['exclusion.isUntyped'],
        rule: before(
          exclusion.on('pause.confirm', ({ typed }) => typed.trim() === 'player'),
          exclusion.starts('startPause'),
          { isEach: true },
        ),
        shownBy: exclusion.starts('startPause'),
      },
      {
        name: 'a start is answered',
        says: 'Nobody waits for ever for the start of an exclusion.',
        rule: leadsTo(exclusion.at('starting'), none(exclusion.at('starting'))),
      },
    ];
  },
});

/** Requests to play while breaks and exclusions begin and end. */
const blocked = defineProduct({
  name: 'blocked',
  says: 'A tab goes on asking to play and for its money, while breaks and exclusions come and go.',
  parts: {
    tab: {
      machine: request,
      cases: requestCases,
      isRepeated: true,
      inputs: ['a deposit', 'a bet', 'a bonus', 'a withdrawal', 'a registration'],
    },
    platform: { ...rule, alone: ['block.start'] },
    clock: { machine: clock, cases: clockCases },
  },
  starts: Object.fromEntries(JURISDICTIONS.map((code) => [code, { platform: code }])),
  calls: [
    {
      from: 'tab',
      actor: 'send',
      to: 'platform',
      asks: ({ context }) => {
        const { what } = context as { what: Asked };
        return what === 'registration'
          ? 'person.register · the same person'
          : `request.ask · ${what}`;
      },
      answers: (meta) => (meta as { answer: BlockAnswer }).answer,
    },
  ],
  together,
  properties: ({ of }) => {
    const [tab, platform] = [of('tab'), of('platform')];
    const asksToPlay = platform.on(
      'request.ask',
      ({ what }, { context }) => what !== 'withdrawal' && isBlocked(context),
    );
    const asksForMoney = platform.on(
      'request.ask',
      ({ what }, { context }) => what === 'withdrawal' && isBlocked(context),
    );
    return [
      {
        name: 'no play while blocked',
        says: 'During a break or an exclusion no bet, no deposit and no bonus is taken.',
        clauses: clausesOf('exclusionMonths'),
        keptBy: ['platform.isFree', 'platform.isMoneyOut'],
        rule: never(every(asksToPlay, platform.took(ACCEPTED))),
        shownBy: asksToPlay,
      },
      {
        name: 'money can always be taken out',
        says: 'A withdrawal is never refused because of a break or an exclusion.',
        clauses: clausesOf('openWhileBlocked'),
        keptBy: ['platform.isMoneyOut'],
        rule: never(every(asksForMoney, platform.took(REFUSED))),
        shownBy: asksForMoney,
      },
      {
        name: 'nobody registers around an exclusion',
        says: 'While a person is excluded, the same person cannot register again.',
        keptBy: ['platform.isUnknownPerson'],
        rule: never(
          every(
            platform.on('person.register', (_, { context }) => context.exclusion !== null),
            platform.took('blockRule|person.register|0'),
          ),
        ),
        shownBy: every(
          platform.on('person.register'),
          platform.took('blockRule|person.register|1'),
        ),
      },
      {
        name: 'every request is answered',
        says: 'Nobody waits for ever: an answer comes, or the request can be sent again.',
        rule: leadsTo(tab.at('sending'), none(tab.at('sending'))),
      },
    ];
  },
});

export const products = [start, blocked];
