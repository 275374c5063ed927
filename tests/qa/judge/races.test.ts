import { createMachine, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { defineCases } from '../../../machines/shared/cases';
import {
  before,
  every,
  leadsTo,
  never,
  none,
  type Condition,
  type Rule,
} from '../../../machines/shared/properties';
import { seeded } from '../../../qa/base/seeded';
import { defineRace, type Effect, type Race } from '../../../qa/race/race';
import { verifyRace, type ScheduleStep } from '../../../qa/race/verifyRace';
import {
  EVENTS,
  MESSAGE,
  MOST_MESSAGES,
  judgeRace,
  randomRace,
  randomRules,
  type Fact,
  type RandomEffect,
  type RandomPart,
  type RandomRace,
  type RandomRule,
} from './races';

/** Of the random races; all of them by `npm run bench:races`. */
const COUNT = process.env.WHOLE_RACES === '1' ? 600 : 20;
/** The most configurations in which every order is taken. */
const MOST = 3000;

type Vars = Readonly<Record<string, number>>;

const machineOf = ({ name, states }: RandomPart) =>
  createMachine({
    id: name,
    initial: 's0',
    states: Object.fromEntries(
      states.map(({ on, ask, after }, index) => [
        `s${index}`,
        {
          on: Object.fromEntries(Object.entries(on).map(([event, to]) => [event, `s${to}`])),
          ...(after !== undefined && { after: { 10: `s${after}` } }),
          ...(ask && {
            invoke: {
              id: 'ask',
              src: fromPromise<string>(() => Promise.reject(new Error('no port'))),
              onDone: [
                { guard: ({ event }) => event.output === 'yes', target: `s${ask.yes}` },
                { target: `s${ask.no}` },
              ],
              onError: `s${ask.lost}`,
            },
          }),
        },
      ]),
    ),
  });

const effectOf = ({ when, set, tells }: RandomEffect): Effect<Vars> => ({
  reads: [...(when ? [when.name] : []), ...(set ? [set.of] : [])],
  writes: set ? [set.name] : [],
  ...(when && { when: (seen) => seen[when.name] === when.is }),
  ...(set && { sets: (seen) => ({ [set.name]: ((seen[set.of] ?? 0) + set.plus) % 3 }) }),
  ...(tells && { tells: { channel: 'tabs', message: `${MESSAGE} · it` } }),
});

const raceOf = (spec: RandomRace, rules: readonly RandomRule[]): Race => {
  const { look, yesWhere, set, isTwoSteps } = spec.handler;
  const atFirst: Vars = Object.fromEntries(spec.vars.map((name) => [name, 0]));
  const names = spec.parts.map(({ name }) => name);
  const asking = spec.parts.filter(({ states }) => states.some(({ ask }) => ask));
  const answerOf = (seen: unknown) => (seen === yesWhere ? 'yes' : 'no');
  const written = (seen: Vars) => ({ [set.name]: ((seen[set.of] ?? 0) + set.plus) % 3 });
  return defineRace({
    name: `race ${spec.seed}`,
    says: 'Anything.',
    parts: Object.fromEntries(
      spec.parts.map((part) => {
        const machine = machineOf(part);
        const heard = [...EVENTS, MESSAGE].filter((event) =>
          part.states.some(({ on }) => on[event] !== undefined),
        );
        const cases = defineCases(machine, {
          events: Object.fromEntries(heard.map((event) => [event, [{ name: 'it' }]])),
          actors: {
            ask: {
              done: ['yes', 'no'].map((name) => ({ name, output: name })),
              error: [{ name: 'lost', error: 'lost' }],
            },
          },
        });
        const does = Object.fromEntries(
          Object.entries(part.does).map(([event, effect]) => [event, effectOf(effect)]),
        );
        return [part.name, { machine, cases, does, atMost: part.atMost }];
      }),
    ),
    starts: { begin: {} },
    shared: atFirst,
    calls: [
      {
        from: asking.map(({ name }) => name),
        actor: 'ask',
        asks: () => 'it',
        isLost: spec.isLost,
        platform: {
          it: isTwoSteps
            ? [
                { reads: [look], does: (seen) => ({ note: seen[look] }) },
                {
                  reads: [set.of],
                  writes: [set.name],
                  does: (seen, noted) => ({ sets: written(seen), answer: answerOf(noted) }),
                },
              ]
            : [
                {
                  reads: [look, set.of],
                  writes: [set.name],
                  does: (seen) => ({ sets: written(seen), answer: answerOf(seen[look]) }),
                },
              ],
        },
      },
    ],
    channels: spec.hasChannel
      ? { tabs: { between: names, messages: [`${MESSAGE} · it`], most: MOST_MESSAGES } }
      : {},
    happens: spec.happens ? { rain: effectOf(spec.happens) } : {},
    properties: ({ of, shared, changed }) => {
      const conditionOf = (fact: Fact): Condition => {
        switch (fact.kind) {
          case 'var':
            return shared([fact.name], (values) => values[fact.name] === fact.is);
          case 'at':
            return of(fact.part).at(`s${fact.state}` as never);
          case 'on':
            return of(fact.part).on(fact.event as never);
          case 'falls':
            return changed([fact.name], (was, is) => (was[fact.name] ?? 0) > (is[fact.name] ?? 0));
          case 'not':
            return none(conditionOf(fact.fact));
        }
      };
      const ruleOf = (rule: RandomRule): Rule => {
        switch (rule.kind) {
          case 'never':
            return never(every(...rule.all.map(conditionOf)));
          case 'before':
            return before(conditionOf(rule.first), conditionOf(rule.second), rule);
          case 'leadsTo':
            return leadsTo(conditionOf(rule.from), conditionOf(rule.to));
        }
      };
      return rules.map((rule, index) => ({
        name: `rule ${index}`,
        says: 'It holds.',
        rule: ruleOf(rule),
      }));
    },
  });
};

/** Whether a schedule breaks a rule, by what it says of itself. */
const isBrokenBy = (rule: RandomRule, schedule: readonly ScheduleStep[]): boolean => {
  const isSo = (fact: Fact, step: ScheduleStep): boolean => {
    const { who, what, changes, after } = step;
    switch (fact.kind) {
      case 'var':
        return after.shared[fact.name] === fact.is;
      case 'at':
        return after.states[fact.part] === `s${fact.state}`;
      case 'on':
        return who === fact.part && what.startsWith(`${fact.event} ·`);
      case 'falls':
        return changes.some(
          ({ name, from, to }) => name === fact.name && Number(from) > Number(to),
        );
      case 'not':
        return !isSo(fact.fact, step);
    }
  };
  const last = schedule.at(-1);
  if (!last || rule.kind === 'leadsTo') return false;
  if (rule.kind === 'never') return rule.all.every((fact) => isSo(fact, last));
  const { first, second, isEach } = rule;
  let isAllowed = false;
  for (const step of schedule) {
    isAllowed ||= isSo(first, step);
    const comes = isSo(second, step);
    if (comes && !isAllowed) return step === last;
    if (comes && isEach) isAllowed = false;
  }
  return false;
};

test('with fewer orders the answers are those of all orders', { timeout: 600_000 }, () => {
  const sum = {
    races: 0,
    violated: 0,
    holds: 0,
    endless: 0,
    expanded: 0,
    all: 0,
    bounded: 0,
    merged: 0,
  };
  for (let seed = 1; sum.races < COUNT; seed++) {
    const random = seeded(seed, 'races');
    const spec = randomRace(seed, random);
    const rules = randomRules(spec, random);
    const judged = judgeRace(spec, MOST);
    if (!judged) continue;
    sum.races++;
    if (judged.isBounded()) sum.bounded++;
    rules.forEach((rule) => {
      // Alone, since a rule keeps the orders that another one can tell apart.
      const { verdicts, configurations, machines } = verifyRace(raceOf(spec, [rule]));
      const [verdict] = verdicts;
      for (const { merged, configurations: whole } of machines) if (merged < whole) sum.merged++;
      sum.expanded += configurations;
      sum.all += judged.states;
      const said =
        verdict?.verdict === 'violated'
          ? verdict.breach.repeats === null
            ? verdict.breach.steps.length
            : 'endless'
          : null;
      const breaks = judged.breaks(rule);
      const where = `seed ${seed}: ${JSON.stringify(rule)}`;
      expect({ where, verdict: verdict?.verdict === 'broken' ? verdict : said }).toEqual({
        where,
        verdict: breaks,
      });
      const notReplayed = verdict?.verdict === 'violated' ? verdict.breach.notReplayed : null;
      const isOpen = verdict?.verdict === 'undecided';
      // What holds up to a bound is not said to hold.
      const mayBeOpen = breaks === null && judged.isBounded();
      expect({ where, notReplayed, isOpen }).toEqual({
        where,
        notReplayed: null,
        isOpen: mayBeOpen,
      });
      // Where no shorter schedule is looked for, the one that fewer orders gave is told.
      const isTold = rule.kind !== 'leadsTo' && breaks !== null && breaks !== 0;
      const [long] = isTold ? verifyRace(raceOf(spec, [rule]), { near: 1 }).verdicts : [];
      const told = long?.verdict === 'violated' ? long : undefined;
      expect({
        where,
        isShortest: told?.isShortest,
        notReplayed: told?.breach.notReplayed,
        isBroken: isBrokenBy(rule, told?.schedule ?? []),
      }).toEqual({
        where,
        isShortest: isTold ? false : undefined,
        notReplayed: isTold ? null : undefined,
        isBroken: isTold,
      });
      if (verdict?.verdict === 'violated') {
        if (said === 'endless') sum.endless++;
        else sum.violated++;
      } else {
        sum.holds++;
      }
    });
  }
  if (process.env.WHOLE_RACES === '1') process.stdout.write(`${JSON.stringify(sum)}\n`);
  // The comparison says something: both answers come, and orders were left out.
  expect(sum.violated).toBeGreaterThan(COUNT / 2);
  expect(sum.holds).toBeGreaterThan(COUNT / 2);
  expect(sum.endless).toBeGreaterThan(COUNT / 20);
  expect(sum.expanded).toBeLessThan(sum.all);
  expect(sum.merged).toBeGreaterThan(COUNT);
});
