import { blockRuleCases } from '../../../../proofs/playControl/blockRule.cases';
import type { LimitRuleInput } from '../../../../proofs/playControl/limitRule';
import { limitRuleCases } from '../../../../proofs/playControl/limitRule.cases';
import {
  actOnWorld,
  allowBets,
  amountOfDeposit,
  comeTo,
  kyat,
  regionOf,
  saysOfWorld,
  type Hands,
  type RuleDriver,
  type RuleEvent,
} from './ruleDriver';

/** What a request is about, in both models. */
const ask = async ({ call, bet, payIn }: Hands, what: unknown, amount: string) => {
  switch (what) {
    case 'deposit':
      return payIn(amount);
    case 'bet':
      return bet(amount);
    case 'bonus':
      return (await call('convertPoint', { points: 100 })).message;
    default:
      return null;
  }
};

const addressOf = ({ type, what }: RuleEvent): string => {
  if (type === 'money.ask' || type === 'request.ask') {
    if (what === 'deposit') return '/member/deposit';
    if (what === 'withdrawal') return '/member/withdrawal';
  }
  return '/member/limits';
};

const DAY = 24 * 60 * 60_000;
type Setup = {
  /** Kyat for one of the model's amounts. */
  unit: number;
  /** The limits at the start, as the inputs of the model name them after the jurisdiction. */
  limited?: 'deposits limited' | 'deposits limited by the month' | 'bets limited';
  /** How many days before the stage's own time the walk begins: near the end of a month. */
  earlier?: number;
};

/** The rules of limits and of blocks. */
export const limitsDriver = ({ unit, limited, earlier = 0 }: Setup): RuleDriver => {
  const amountOf = (value: unknown) => (value === null ? null : `${Number(value) * unit}`);
  const money = (value: unknown) => kyat(Number(value) * unit);
  return {
    events: {
      ...blockRuleCases.events,
      ...limitRuleCases.events,
      'time.pass': [
        ...(blockRuleCases.events['time.pass'] ?? []),
        ...(limitRuleCases.events['time.pass'] ?? []),
      ],
    },
    begin: async (hands, start) => {
      if (earlier > 0) await hands.pass(-earlier * DAY);
      const input = limitRuleCases.inputs[`${start}, ${limited}`] as LimitRuleInput | undefined;
      if (limited === 'bets limited') await allowBets(hands);
      for (const [key, value] of Object.entries(input?.limits ?? {})) {
        const [kind, period] = key.split('.');
        const asked = { change: 'set', kind, period, amount: `${value * unit}` };
        await hands.call('changeLimit', asked);
      }
      await hands.controls.settings({ jurisdiction: start });
    },
    act: async (hands, event) => {
      if (await actOnWorld(hands, event)) return null;
      const { type, kind, period, length, what } = event;
      const [subject, change] = type.split('.');
      if (subject === 'limit') {
        const amount = 'amount' in event && { amount: amountOf(event['amount']) };
        return (await hands.call('changeLimit', { change, kind, period, ...amount })).message;
      }
      if (type === 'block.start')
        return (await hands.call('startPlayBlock', { kind, length })).message;
      if (type === 'person.register') return null;
      return ask(hands, what, amountOf(event['amount'] ?? 10) ?? '');
    },
    arrive: (hands, event) => comeTo(hands, addressOf(event)),
    says: (event) => {
      const { type, kind, period, length, what } = event;
      const limit =
        kind === 'balance' ? 'balance limit' : `${String(kind)} limit for the ${String(period)}`;
      switch (type) {
        case 'limit.set':
          return `The member asks for a ${limit} of ${money(event['amount'])}.`;
        case 'limit.confirm':
          return event['amount'] === null
            ? `The member confirms the removal of the ${limit}.`
            : `The member confirms a ${limit} of ${money(event['amount'])}.`;
        case 'limit.remove':
          return `The member asks for the removal of the ${limit}.`;
        case 'limit.drop':
          return `The member gives up what waits of the ${limit}.`;
        case 'block.start':
          return kind === 'break'
            ? `The member takes a break of ${Number(length)} hours.`
            : length === null
              ? 'The member excludes themselves until further notice.'
              : `The member excludes themselves for ${Number(length)} months.`;
        case 'money.ask':
          return `The member asks for a ${String(what)} of ${money(event['amount'])}.`;
        default:
          return saysOfWorld(event) ?? `The member asks for a ${String(what)}.`;
      }
    },
    placeOf: (page, { type, kind, what }) => {
      if (type === 'block.start')
        return regionOf(page, kind === 'break' ? 'Break' : 'Self-exclusion');
      if (what === 'deposit') return amountOfDeposit(page);
      if (kind === 'balance') return regionOf(page, 'Balance limit');
      return regionOf(page, what === 'bet' || kind === 'stake' ? 'Stake limit' : 'Deposit limit');
    },
    open: async (place, { period }) => {
      if (period === 'week')
        await place.getByRole('radio', { name: '7 days' }).check({ force: true });
      if (period === 'month')
        await place.getByRole('radio', { name: 'Month' }).check({ force: true });
    },
  };
};
