import { clausesOf } from '../../contract/jurisdictions/clauses';
import { JURISDICTIONS } from '../../contract/jurisdictions/pack';
import { defineCases } from '../../machines/shared/cases';
import { CASE_TIME } from '../../machines/shared/caseTime';
import { before, every, leadsTo, none } from '../../machines/shared/properties';
import { limitChangeMachine } from '../../machines/member/limitChange/limitChange.machine';
import type {
  ChangeLimit,
  Limit,
  Limits,
} from '../../machines/member/limitChange/limitChange.types';
import { defineProduct } from '../../qa/verify/product';
import { CLOCK_STEP, clock, clockCases } from './clock';
import { limitRule, type Answer } from './limitRule';
import { limitRuleCases } from './limitRule.cases';
import { rulesOfChange, withClauses } from './rulesOfChange';

const DAY = { kind: 'deposit', period: 'day' } as const;

const seen: Limit = {
  ...DAY,
  amount: '100.00',
  used: '0.00',
  left: '100.00',
  windowEnd: CASE_TIME,
  pending: null,
};
const limits: Limits = {
  limits: [seen],
  history: [],
  currencySymbol: 'Ks',
  readAt: CASE_TIME,
  ahead: 0,
};
const wish = (asked: ChangeLimit, limit: Limit = seen) => ({ limit, wish: asked });

/** Changes of the daily limit as a person can ask for them, also from a page that is behind. */
export const changeCases = defineCases(limitChangeMachine, {
  file: import.meta.url,
  inputs: {
    'set 100': wish(
      { change: 'set', ...DAY, amount: '100' },
      { ...seen, amount: null, left: null },
    ),
    'set 200': wish({ change: 'set', ...DAY, amount: '200' }),
    remove: wish({ change: 'remove', ...DAY }),
    drop: wish({ change: 'drop', ...DAY }),
    'confirm 200': wish({ change: 'confirm', ...DAY, amount: '200.00' }),
    'confirm the removal': wish({ change: 'confirm', ...DAY, amount: null }),
  },
  events: { 'change.confirm': [{ name: 'click' }], 'change.cancel': [{ name: 'click' }] },
  actors: {
    sendChange: {
      done: [
        { name: 'changed', output: { kind: 'changed', limits } },
        { name: 'refused', output: { kind: 'refused', message: 'Not yet' } },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
  },
});

/** The event of the platform that a wish is. */
export const eventOf = (asked: ChangeLimit): string => {
  switch (asked.change) {
    case 'set':
      return `limit.set · deposit day ${Number(asked.amount)}`;
    case 'remove':
      return 'limit.remove · deposit day';
    case 'drop':
      return 'limit.drop · deposit day';
    case 'confirm':
      return asked.amount === null
        ? 'limit.confirm · deposit day removed'
        : `limit.confirm · deposit day ${Number(asked.amount)}`;
  }
};

/** The changes of one limit in a browser, over a wire that loses, at a platform with a clock. */
export const product = defineProduct({
  name: 'raise',
  says: 'A limit is set, lowered, raised and removed, while answers are lost and time passes.',
  parts: {
    change: { machine: limitChangeMachine, cases: changeCases, isRepeated: true },
    platform: {
      machine: limitRule,
      cases: limitRuleCases,
      only: [
        'limit.set · deposit day 100',
        'limit.set · deposit day 200',
        'limit.remove · deposit day',
        'limit.drop',
        'limit.confirm · deposit day 200',
        'limit.confirm · deposit day removed',
        'time.pass · 24 hours',
      ],
      alone: [],
    },
    clock: { machine: clock, cases: clockCases },
  },
  starts: Object.fromEntries(
    JURISDICTIONS.map((code) => [code, { platform: `${code}, by the day` }]),
  ),
  calls: [
    {
      from: 'change',
      actor: 'sendChange',
      to: 'platform',
      asks: ({ context }) => eventOf((context as { wish: ChangeLimit }).wish),
      answers: (meta) =>
        (meta as { answer: Answer }).answer === 'changed' ? 'changed' : 'refused',
    },
  ],
  together: [{ leader: 'clock', step: CLOCK_STEP, others: { platform: 'time.pass · 24 hours' } }],
  properties: ({ of }) => {
    const [change, platform] = [of('change'), of('platform')];
    return [
      ...withClauses(rulesOfChange(platform, 'deposit.day'), {
        'a raise waits': clausesOf('raiseHours'),
        'a lowering counts at once': clausesOf('lowering'),
        'only a confirmed raise holds': clausesOf('raiseConfirmed'),
      }),
      {
        name: 'every change is answered',
        says: 'Nobody waits for ever for a change: an answer comes, or the question is asked again.',
        rule: leadsTo(change.at('sending'), none(change.at('sending')), {
          finitely: ['change: change.confirm · click'],
        }),
      },
      {
        name: 'what loosens is a question first',
        says: 'A raise, a removal and a confirmation go out only after the player said yes.',
        keptBy: ['change.isLoosening'],
        rule: before(
          change.on('change.confirm'),
          every(
            change.starts('sendChange'),
            change.where(
              ({ context: { wish: asked, limit } }) =>
                asked.change === 'remove' ||
                asked.change === 'confirm' ||
                (asked.change === 'set' && Number(asked.amount) > Number(limit.amount ?? Infinity)),
            ),
          ),
          { isEach: true },
        ),
        shownBy: change.on('change.confirm'),
      },
    ];
  },
});
