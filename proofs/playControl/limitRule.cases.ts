import { JURISDICTIONS } from '../../contract/jurisdictions/pack';
import { defineCases } from '../../machines/shared/cases';
import { HOURS, limitRule, type LimitRuleInput } from './limitRule';

/** Where no month is looked at, its length makes no more configurations. */
const WEEKLY = { day: HOURS.day, week: HOURS.week };
/** Three days before the end of a month, which lie within a week. */
const MONTH_END = { day: HOURS.day, month: 72 };
const at = (name: (code: string) => string, more: Partial<LimitRuleInput>) =>
  Object.fromEntries(
    JURISDICTIONS.map((jurisdiction) => [
      name(jurisdiction),
      { jurisdiction, left: WEEKLY, ...more } satisfies LimitRuleInput,
    ]),
  );
const day = { kind: 'deposit', period: 'day' } as const;
const week = { kind: 'deposit', period: 'week' } as const;
const month = { kind: 'deposit', period: 'month' } as const;
const balance = { kind: 'balance', period: 'always' } as const;

/** Amounts are thousands of kyat. */
export const limitRuleCases = defineCases(limitRule, {
  file: import.meta.url,
  inputs: {
    ...at((code) => code, {}),
    ...at((code) => `${code}, by the day`, { left: { day: HOURS.day } }),
    ...at((code) => `${code}, by the month`, { left: { month: MONTH_END.month } }),
    ...at((code) => `${code}, deposits limited by the month`, {
      left: MONTH_END,
      limits: { 'deposit.day': 100, 'deposit.month': 150 },
    }),
    ...at((code) => `${code}, over the end of a month`, {
      left: { ...WEEKLY, month: MONTH_END.month },
      limits: { 'deposit.day': 100, 'deposit.month': 150 },
    }),
    ...at((code) => `${code}, over the end of a month and a week`, {
      left: { ...WEEKLY, month: HOURS.week },
      limits: { 'deposit.week': 100, 'deposit.month': 150 },
    }),
    ...at((code) => `${code}, deposits limited`, {
      limits: { 'deposit.day': 100, 'deposit.week': 150 },
    }),
    ...at((code) => `${code}, bets limited`, { limits: { 'stake.day': 100, 'loss.week': 150 } }),
  },
  events: {
    'limit.set': [
      { name: 'deposit week 100', ...week, amount: 100 },
      { name: 'deposit week 200', ...week, amount: 200 },
      { name: 'deposit month 100', ...month, amount: 100 },
      { name: 'deposit month 200', ...month, amount: 200 },
      { name: 'deposit day 100', ...day, amount: 100 },
      { name: 'deposit day 200', ...day, amount: 200 },
      { name: 'balance 100', ...balance, amount: 100 },
      { name: 'balance 200', ...balance, amount: 200 },
      { name: 'stake week 100', kind: 'stake', period: 'week', amount: 100 },
    ],
    'limit.remove': [
      { name: 'deposit week', ...week },
      { name: 'deposit month', ...month },
      { name: 'deposit day', ...day },
      { name: 'balance', ...balance },
    ],
    'limit.drop': [{ name: 'deposit day', ...day }],
    'limit.confirm': [
      { name: 'deposit week 200', ...week, amount: 200 },
      { name: 'deposit week removed', ...week, amount: null },
      { name: 'deposit month 200', ...month, amount: 200 },
      { name: 'deposit month removed', ...month, amount: null },
      { name: 'deposit day 200', ...day, amount: 200 },
      { name: 'deposit day removed', ...day, amount: null },
      { name: 'balance 200', ...balance, amount: 200 },
      { name: 'balance removed', ...balance, amount: null },
    ],
    'money.ask': [
      { name: 'deposit 60', what: 'deposit', amount: 60 },
      { name: 'bet 60', what: 'bet', amount: 60 },
    ],
    'time.pass': [
      { name: '12 hours', hours: 12 },
      { name: '24 hours', hours: 24 },
    ],
    'pack.switch': [
      { name: 'UK', to: 'UK' },
      { name: 'SE', to: 'SE' },
    ],
  },
});
