import { clausesOf } from '../../contract/jurisdictions/clauses';
import { JURISDICTIONS } from '../../contract/jurisdictions/pack';
import { PACKS } from '../../contract/jurisdictions/packs';
import { every, never, none, some } from '../../machines/shared/properties';
import { defineProduct } from '../../qa/verify/product';
import { CLOCK_STEP, clock, clockCases } from './clock';
import { idleRule, type IdleRuleContext } from './idleRule';
import { idleRuleCases } from './idleRule.cases';

const allowedIn = ({ context: { jurisdiction } }: { context: IdleRuleContext }) =>
  PACKS[jurisdiction].idleLogout.value ?? Number.POSITIVE_INFINITY;
const isOver = (s: { context: IdleRuleContext }) => s.context.idle >= allowedIn(s);

/** A login, while its page asks by itself, a person comes and goes, and the rule changes. */
export const product = defineProduct({
  name: 'idle',
  says:
    'A page goes on asking by itself, while its person comes and goes, logs in again, the ' +
    'jurisdiction changes and time passes.',
  parts: {
    platform: {
      machine: idleRule,
      cases: idleRuleCases,
      alone: ['person.act', 'page.ask', 'person.logIn', 'pack.switch'],
    },
    clock: { machine: clock, cases: clockCases },
  },
  starts: Object.fromEntries(JURISDICTIONS.map((code) => [code, { platform: code }])),
  calls: [],
  together: [{ leader: 'clock', step: CLOCK_STEP, others: { platform: 'time.pass · 10 minutes' } }],
  properties: ({ of }) => {
    const platform = of('platform');
    const [told, asked] = ['idleRule|person.act', 'idleRule|page.ask'];
    const answered = some(platform.took(`${told}|0`), platform.took(`${asked}|0`));
    const refused = some(platform.took(`${told}|1`), platform.took(`${asked}|1`));
    const called = (isLate: boolean) =>
      some(
        platform.on('person.act', (_, was) => isOver(was) === isLate),
        platform.on('page.ask', (_, was) => isOver(was) === isLate),
      );
    return [
      {
        name: 'a login ends when nobody does anything',
        says: 'No call is answered in a login in which nobody did anything for the time of the rule.',
        clauses: clausesOf('idleLogout'),
        keptBy: ['platform.isLive'],
        rule: never(every(answered, called(true))),
        shownBy: called(true),
      },
      {
        name: 'a login that is used goes on',
        says: 'No login ends before that time, and none where there is no such rule.',
        clauses: clausesOf('idleLogout'),
        keptBy: ['platform.isLive'],
        rule: never(every(refused, called(false))),
        shownBy: called(false),
      },
      {
        name: 'what a page asks by itself is no doing',
        says: 'Only a person gives a login more time.',
        rule: never(
          every(
            platform.changed(({ context: was }, { context: is }) => is.idle < was.idle),
            none(platform.on('person.act')),
            none(platform.on('person.logIn')),
          ),
        ),
        shownBy: platform.on('page.ask'),
      },
    ];
  },
});
