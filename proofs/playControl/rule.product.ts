import { clausesOf } from '../../contract/jurisdictions/clauses';
import { JURISDICTIONS, spansOf } from '../../contract/jurisdictions/pack';
import { PACKS } from '../../contract/jurisdictions/packs';
import { every, never, none } from '../../machines/shared/properties';
import { defineProduct } from '../../qa/verify/product';
import { CLOCK_STEP, clock, clockCases } from './clock';
import { limitRule } from './limitRule';
import { limitRuleCases } from './limitRule.cases';
import { rulesOfChange, withClauses } from './rulesOfChange';

const together = [
  { leader: 'clock', step: CLOCK_STEP, others: { platform: 'time.pass · 24 hours' } },
];
const startsBy = (window: string) =>
  Object.fromEntries(JURISDICTIONS.map((code) => [code, { platform: `${code}${window}` }]));

/** A limit with a long window, so that the end of the window and the hours of a raise differ. */
const windows = defineProduct({
  name: 'window',
  says: 'The weekly limit changes at any day of the week.',
  parts: {
    platform: {
      machine: limitRule,
      cases: limitRuleCases,
      only: [
        'limit.set · deposit week 100',
        'limit.set · deposit week 200',
        'limit.remove · deposit week',
        'limit.confirm · deposit week 200',
        'limit.confirm · deposit week removed',
        'time.pass · 24 hours',
      ],
    },
    clock: { machine: clock, cases: clockCases },
  },
  starts: startsBy(''),
  calls: [],
  together,
  properties: ({ of }) =>
    withClauses(rulesOfChange(of('platform'), 'deposit.week'), {
      'a raise waits for the window': ['SE.raiseWaitsForWindow'],
      'a raise waits no longer': clausesOf('raiseWaitsForWindow').filter(
        (id) => id !== 'SE.raiseWaitsForWindow',
      ),
    }),
});

/** A month, of which no two in a row are alike: what is left of the first one is three days. */
const months = defineProduct({
  name: 'month',
  says: 'The monthly limit changes at any day of a month, and over its end.',
  parts: {
    platform: {
      machine: limitRule,
      cases: limitRuleCases,
      only: [
        'limit.set · deposit month 100',
        'limit.set · deposit month 200',
        'limit.remove · deposit month',
        'limit.confirm · deposit month 200',
        'limit.confirm · deposit month removed',
        'time.pass · 24 hours',
      ],
    },
    clock: { machine: clock, cases: clockCases },
  },
  starts: startsBy(', by the month'),
  calls: [],
  together,
  properties: ({ of }) => rulesOfChange(of('platform'), 'deposit.month'),
});

/** The limit of the balance, which no window ends; only one pack offers it. */
const withoutWindow = defineProduct({
  name: 'balanceLimit',
  says: 'The limit of the balance changes.',
  parts: {
    platform: {
      machine: limitRule,
      cases: limitRuleCases,
      only: [
        'limit.set · balance 100',
        'limit.set · balance 200',
        'limit.remove · balance',
        'limit.confirm · balance 200',
        'limit.confirm · balance removed',
        'time.pass · 24 hours',
      ],
    },
    clock: { machine: clock, cases: clockCases },
  },
  starts: { MM: { platform: 'MM, by the day' } },
  calls: [],
  together,
  properties: ({ of }) =>
    withClauses(
      rulesOfChange(of('platform'), 'balance.always').filter(
        ({ name }) => name !== 'a raise waits for the window',
      ),
      {
        'a raise waits': ['MM.raiseHours'],
        'a lowering counts at once': ['MM.lowering'],
        'only a confirmed raise holds': ['MM.raiseConfirmed'],
      },
    ),
});

/** The rule changes while a raise waits, and kinds are not offered everywhere. */
const rules = defineProduct({
  name: 'packs',
  says: 'The jurisdiction is changed while limits are set and raised.',
  parts: {
    platform: {
      machine: limitRule,
      cases: limitRuleCases,
      only: [
        'limit.set · deposit day 100',
        'limit.set · deposit day 200',
        'limit.set · stake week 100',
        'limit.set · balance 100',
        'limit.confirm · deposit day 200',
        'time.pass · 24 hours',
        'pack.switch',
      ],
    },
    clock: { machine: clock, cases: clockCases },
  },
  starts: startsBy(', by the day'),
  calls: [],
  together,
  properties: ({ of }) => {
    const platform = of('platform');
    const appeared = platform.changed(
      ({ context: was }, { context: is }) =>
        Object.keys(is.limits).length > Object.keys(was.limits).length,
    );
    return [
      ...rulesOfChange(platform, 'deposit.day').filter(({ name }) =>
        ['a raise waits', 'asking again changes nothing'].includes(name),
      ),
      {
        name: 'a first limit counts at once',
        says: 'A first limit of a kind and a period that the rule offers holds at once.',
        clauses: [...clausesOf('limitKinds'), ...clausesOf('limitPeriods')],
        keptBy: ['platform.isFirst', 'platform.isOffered'],
        rule: never(
          every(
            platform.on(
              'limit.set',
              ({ kind, period }, { context: { jurisdiction, limits: all } }) =>
                all[`${kind}.${period}`] === undefined &&
                spansOf(PACKS[jurisdiction], kind).includes(period),
            ),
            none(appeared),
          ),
        ),
        shownBy: appeared,
      },
      {
        name: 'no limit of another kind',
        says: 'A limit that the rule does not offer cannot be set.',
        keptBy: ['platform.isOffered'],
        rule: never(
          platform.changed((was, is) =>
            (['stake', 'balance'] as const).some((kind) => {
              const has = ({ context: { limits } }: typeof was) =>
                Object.keys(limits).some((key) => key.startsWith(`${kind}.`));
              const { limitKinds } = PACKS[was.context.jurisdiction];
              return !has(was) && has(is) && !limitKinds.value.includes(kind);
            }),
          ),
        ),
        shownBy: every(
          platform.on('limit.set', ({ kind }) => kind === 'stake'),
          none(appeared),
        ),
      },
    ];
  },
});

export const products = [windows, months, withoutWindow, rules];
