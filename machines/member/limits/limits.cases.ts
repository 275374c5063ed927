import { CASE_TIME } from '../../shared/caseTime';
import { defineCases } from '../../shared/cases';
import { limitsMachine } from './limits.machine';
import type { Limit, LimitDesk, Pack } from './limits.types';

const HOUR = 3_600_000;
const house = <const T>(value: T) => ({ value, clause: 'House rule', assumed: false });
const pack: Pack = {
  code: 'MM',
  timeZone: house('Asia/Yangon'),
  limitKinds: house(['deposit', 'loss']),
  limitPeriods: house(['day', 'week']),
  limitPrompt: house('offered'),
  limitPromptAt: house('firstDeposit'),
  limitSuggested: house(null),
  limitReview: house(null),
  raiseHours: house(24),
  raiseWaitsForWindow: house(false),
  breakHours: house([24]),
  panicHours: house(null),
  exclusionMonths: house([6, null]),
  lowering: house('atOnce'),
  raiseConfirmed: house(true),
  severalLimits: house('lowest'),
  openWhileBlocked: house(['withdraw', 'read']),
  sessionAtExclusion: house('stays'),
  withdrawalTakeBack: house(true),
  organisations: house([{ name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' }]),
  statement: house({ months: 12, shown: 12 }),
  realityCheck: house({ usual: 30, least: 15, most: 60 }),
  idleLogout: house(30),
  gameCycle: house({ slots: 2.5, others: null }),
  sessionClock: house(true),
};
const none: Limit = {
  kind: 'deposit',
  period: 'day',
  amount: null,
  used: '20000.00',
  left: null,
  windowEnd: CASE_TIME + 6 * HOUR,
  pending: null,
};
const set: Limit = { ...none, amount: '50000.00', left: '30000.00' };
const waiting: Limit = {
  ...set,
  pending: {
    amount: '90000.00',
    askedAt: CASE_TIME - 25 * HOUR,
    from: CASE_TIME - HOUR,
    jurisdiction: 'MM',
    hours: 24,
  },
};
const desk = (first: Limit): LimitDesk => ({
  limits: [first, { ...none, period: 'week' }, { ...none, kind: 'loss' }],
  history: [
    {
      id: 1,
      kind: 'deposit',
      period: 'day',
      action: 'set',
      before: null,
      after: '50000.00',
      jurisdiction: 'MM',
      at: CASE_TIME - 48 * HOUR,
    },
  ],
  currencySymbol: 'Ks',
  readAt: CASE_TIME,
  ahead: 0,
  pack,
});
const { pack: _, ...changed } = desk(set);
const day = { kind: 'deposit', period: 'day' } as const;

export const cases = defineCases(limitsMachine, {
  file: import.meta.url,
  events: {
    'limits.reload': [{ name: 'click' }],
    'period.choose': [{ name: '7 days', kind: 'deposit', period: 'week' }],
    'limit.set': [
      { name: 'an amount', kind: 'deposit', amount: '40000' },
      { name: 'the same amount', kind: 'deposit', amount: '50000' },
      { name: 'no amount', kind: 'deposit', amount: '' },
    ],
    'limit.remove': [{ name: 'click', kind: 'deposit' }],
    'raise.confirm': [{ name: 'click', ...day }],
    'raise.drop': [{ name: 'click', ...day }],
    'why.toggle': [{ name: 'click' }],
  },
  actors: {
    readLimits: {
      done: [
        { name: 'none is set', output: desk(none) },
        { name: 'one is set', output: desk(set) },
        { name: 'a raise waits', output: desk(waiting) },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
    limitChange: {
      done: [
        { name: 'changed', output: { kind: 'changed', limits: changed } },
        { name: 'refused', output: { kind: 'refused', message: 'This can be confirmed later' } },
        { name: 'cancelled', output: { kind: 'cancelled' } },
      ],
    },
  },
});
