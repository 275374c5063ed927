import { every, leadsTo, never, none } from '../../machines/shared/properties';
import { defineProduct } from '../../qa/verify/product';
import { balanceRule, type BalanceAnswer, type BalanceRuleContext } from './balanceRule';
import { balanceRuleCases } from './balanceRule.cases';
import { request, requestCases, type Asked } from './request';

type Snapshot = { context: BalanceRuleContext };
/** What is there and on its way. */
const allOf = ({ context: { balance, coming } }: Snapshot) => balance + (coming ?? 0);
const fits = (was: Snapshot, amount: number) =>
  was.context.limit === null || allOf(was) + amount <= was.context.limit;
const STEPS: Partial<Record<Asked, string>> = {
  deposit: 'deposit.ask · a deposit',
  bonus: 'bonus.claim · a bonus',
};
const tab = {
  machine: request,
  cases: requestCases,
  isRepeated: true,
  inputs: ['a deposit', 'a bonus'],
} as const;
const call = (from: string) => ({
  from,
  actor: 'send',
  to: 'platform',
  asks: ({ context }: { context: unknown }) => STEPS[(context as { what: Asked }).what] ?? '',
  answers: (meta: unknown) =>
    (meta as { answer: BalanceAnswer }).answer === 'accepted' ? 'accepted' : 'refused',
});

/** Money into a wallet from two tabs, over a wire that loses, under a limit of the balance. */
export const product = defineProduct({
  name: 'balance',
  says: 'Two tabs pay in and claim under a limit of the balance, while wins are paid and it changes.',
  parts: {
    tab,
    otherTab: tab,
    platform: {
      machine: balanceRule,
      cases: balanceRuleCases,
      alone: ['limit.set', 'deposit.arrive', 'deposit.cancel', 'win.pay', 'money.withdraw'],
    },
  },
  starts: { 'MM, limited': { platform: 'limited to 100' } },
  calls: [call('tab'), call('otherTab')],
  together: [],
  properties: ({ of }) => {
    const [tabs, platform] = [of('tab'), of('platform')];
    const grown = platform.changed((was, is) => allOf(is) > allOf(was));
    const paid = platform.changed((was, is) => is.context.balance > was.context.balance);
    const depositAbove = platform.on('deposit.ask', ({ amount }, was) => !fits(was, amount));
    const bonusAbove = platform.on('bonus.claim', ({ amount }, was) => !fits(was, amount));
    const bonusWithin = platform.on('bonus.claim', ({ amount }, was) => fits(was, amount));
    const depositWithin = platform.on(
      'deposit.ask',
      ({ amount }, was) => fits(was, amount) && was.context.coming === null,
    );
    return [
      {
        name: 'no deposit above the balance limit',
        says: 'No deposit is taken that would bring the balance above its limit.',
        clauses: ['MM.limitKinds'],
        keptBy: ['platform.fits'],
        rule: never(every(depositAbove, grown)),
        shownBy: depositAbove,
      },
      {
        name: 'no bonus above the balance limit',
        says: 'No bonus that a member claims brings the balance above its limit.',
        clauses: ['MM.limitKinds'],
        keptBy: ['platform.fits'],
        rule: never(every(bonusAbove, grown)),
        shownBy: bonusAbove,
      },
      {
        name: 'what fits the balance is taken',
        says: 'A deposit or a bonus that the limit of the balance lets through is taken.',
        keptBy: ['platform.fits'],
        rule: never(every(depositWithin, none(grown))),
        shownBy: every(depositWithin, grown),
      },
      {
        name: 'a bonus that fits the balance is paid',
        says: 'A bonus that the limit of the balance lets through is paid.',
        keptBy: ['platform.fits'],
        rule: never(every(bonusWithin, none(paid))),
        shownBy: every(bonusWithin, paid),
      },
      {
        name: 'a win is always paid',
        says: 'Winnings are paid however much the balance is.',
        rule: never(
          every(
            platform.on('win.pay', (_, was) => was.context.balance <= 100),
            none(paid),
          ),
        ),
        shownBy: platform.changed(
          (was, is) =>
            is.context.balance > was.context.balance &&
            is.context.balance > (is.context.limit ?? Infinity),
        ),
      },
      {
        name: 'a lower balance limit counts at once',
        says: 'A lower limit of the balance holds from the answer on, also below what is there.',
        clauses: ['MM.lowering'],
        keptBy: ['platform.isLower'],
        rule: never(
          every(
            platform.on('limit.set', ({ amount }, was) => amount < (was.context.limit ?? Infinity)),
            platform.changed((was, is) => is.context.limit === was.context.limit),
          ),
        ),
        shownBy: platform.changed((was, is) => is.context.limit !== was.context.limit),
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
