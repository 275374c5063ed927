import { clausesOf } from '../../contract/jurisdictions/clauses';
import { JURISDICTIONS, type Jurisdiction } from '../../contract/jurisdictions/pack';
import { every, leadsTo, never, none } from '../../machines/shared/properties';
import { defineProduct } from '../../qa/verify/product';
import { CLOCK_STEP, clock, clockCases } from './clock';
import { limitRule, limitsOn, type Answer, type LimitRuleContext, type Window } from './limitRule';
import { limitRuleCases } from './limitRule.cases';
import { request, requestCases, type Asked } from './request';

const STEP_HOURS = 24;
type Snapshot = { context: LimitRuleContext };

/** What the windows of one length have counted. */
const usedIn = ({ context: { used } }: Snapshot, period: Window) =>
  Object.entries(used).flatMap(([key, amount]) => (key.endsWith(`.${period}`) ? [amount] : []));
const hasCounted = ({ context: was }: Snapshot, { context: is }: Snapshot) =>
  Object.entries(is.used).some(
    ([key, amount]) => amount > (was.used[key as keyof typeof was.used] ?? 0),
  );
const isEnding = ({ context: { left } }: Snapshot, period: Window) =>
  (left[period] ?? Infinity) <= STEP_HOURS;

const tabOf = (what: 'deposit' | 'bet') =>
  ({ machine: request, cases: requestCases, isRepeated: true, inputs: [`a ${what}`] }) as const;
const call = (from: string) => ({
  from,
  actor: 'send',
  to: 'platform',
  asks: ({ context }: { context: unknown }) =>
    `money.ask · ${(context as { what: Asked }).what} 60`,
  answers: (meta: unknown) =>
    (meta as { answer: Answer }).answer === 'accepted' ? 'accepted' : 'refused',
});

type Spending = {
  what: 'deposit' | 'bet';
  limited: string;
  windows: readonly Window[];
  packs: readonly Jurisdiction[];
};
const guardsOf = (does: 'fits' | 'ends', windows: readonly Window[]) =>
  windows.map((one) => `platform.${does}${one[0]?.toUpperCase()}${one.slice(1)}`);

/** Money from two tabs at once against two limits, over a wire that loses. */
const spending = (name: string, { what, limited, windows, packs }: Spending) =>
  defineProduct({
    name,
    says:
      `Two tabs ask for a ${what} against limits of a ${windows.join(' and a ')}, while answers ` +
      'are lost and time passes.',
    parts: {
      tab: tabOf(what),
      otherTab: tabOf(what),
      platform: {
        machine: limitRule,
        cases: limitRuleCases,
        only: [`money.ask · ${what} 60`, 'time.pass · 24 hours'],
        alone: [],
      },
      clock: { machine: clock, cases: clockCases },
    },
    starts: Object.fromEntries(packs.map((code) => [code, { platform: `${code}, ${limited}` }])),
    calls: [call('tab'), call('otherTab')],
    together: [{ leader: 'clock', step: CLOCK_STEP, others: { platform: 'time.pass · 24 hours' } }],
    properties: ({ of }) => {
      const [tabs, platform] = [of('tab'), of('platform')];
      const counted = platform.changed(hasCounted);
      const long = windows.at(-1) ?? 'day';
      const refused = every(platform.on('money.ask'), none(counted));
      return [
        {
          name: 'the lowest limit counts',
          says: 'No money is taken that brings what is counted above any limit that is set.',
          clauses: clausesOf('severalLimits').filter((id) =>
            packs.some((code) => id.startsWith(`${code}.`)),
          ),
          keptBy: guardsOf('fits', windows),
          rule: never(
            every(
              counted,
              platform.where(({ context: { limits, used } }) =>
                Object.entries(limits).some(
                  ([key, { amount }]) => (used[key as keyof typeof used] ?? 0) > amount,
                ),
              ),
            ),
          ),
          shownBy: refused,
        },
        {
          name: 'what fits is taken',
          says: 'Money that every limit still lets through is taken, and counted.',
          keptBy: guardsOf('fits', windows),
          rule: never(
            every(
              platform.on('money.ask', ({ amount }, { context }) => {
                const limits = limitsOn(context, what);
                return (
                  limits.length > 0 &&
                  limits.every(([key, limit]) => (context.used[key] ?? 0) + amount <= limit.amount)
                );
              }),
              none(counted),
            ),
          ),
          shownBy: counted,
        },
        {
          name: 'a window ends at its time',
          says: 'What a window has counted is forgotten when the window ends, and not before.',
          clauses: name === 'deposits' ? clausesOf('timeZone') : [],
          keptBy: guardsOf('ends', windows),
          rule: never(
            platform.changed((was, is) =>
              windows.some((period) => {
                const [before, after] = [usedIn(was, period), usedIn(is, period)];
                const isForgotten = before.length > 0 && after.length === 0;
                const isTime = isEnding(was, period) && was.context.left !== is.context.left;
                return isForgotten !== (isTime && before.length > 0);
              }),
            ),
          ),
          shownBy: platform.changed(
            (was, is) => usedIn(was, long).length > 0 && usedIn(is, long).length === 0,
          ),
        },
        {
          name: 'every request is answered',
          says: 'Nobody waits for ever: an answer comes, or the request can be sent again.',
          rule: leadsTo(tabs.at('sending'), none(tabs.at('sending')), {
            finitely: ['tab: request.repeat · click'],
          }),
        },
      ];
    },
  });

const WEEKLY = { windows: ['day', 'week'], packs: JURISDICTIONS } as const;
export const products = [
  spending('deposits', { what: 'deposit', limited: 'deposits limited', ...WEEKLY }),
  spending('bets', { what: 'bet', limited: 'bets limited', ...WEEKLY }),
  // No clause asks for it, and every pack counts alike: one is enough.
  spending('monthlyDeposits', {
    what: 'deposit',
    limited: 'deposits limited by the month',
    windows: ['day', 'month'],
    packs: ['MM'],
  }),
];
