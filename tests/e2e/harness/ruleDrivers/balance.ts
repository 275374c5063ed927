import * as v from 'valibot';
import { depositDeskSchema } from '../../../../contract/deposits';
import { limitsSchema } from '../../../../contract/limits';
import { balanceRuleCases } from '../../../../proofs/playControl/balanceRule.cases';
import { PASSWORD } from '../../../sandbox/harness/client';
import { amountOfDeposit, comeTo, kyat, regionOf, type Hands, type RuleDriver } from './ruleDriver';

/** One of the model's amounts, in kyat. */
const UNIT = 20;
/** What a point is worth. */
const POINT = 5;
const LIMIT = { kind: 'balance', period: 'always' };

/** What the member has and what is on its way, in whole kyat, the started one too. */
const usedOf = async ({ call }: Hands): Promise<number> => {
  const { limits } = v.parse(limitsSchema, (await call('limits')).value);
  return Math.ceil(Number(limits.find(({ kind }) => kind === 'balance')?.used ?? 0));
};
const openOrder = async ({ call }: Hands): Promise<string> => {
  const { open } = v.parse(depositDeskSchema, (await call('deposits')).value);
  return open?.id ?? '';
};

/**
 * The rule of the balance limit. The member of the sandbox has money already: what the model calls
 * nothing is what was there at the start.
 */
export const balanceDriver = (): RuleDriver => {
  let base = 0;
  const limitOf = (amount: unknown) => base + Number(amount) * UNIT;
  return {
    events: balanceRuleCases.events,
    begin: async (hands, start) => {
      const [jurisdiction] = start.split(',');
      await hands.controls.settings({ jurisdiction, gameOutcome: 'win' });
      base = await usedOf(hands);
      await hands.call('changeLimit', { change: 'set', ...LIMIT, amount: `${limitOf(100)}` });
    },
    act: async (hands, event) => {
      const amount = Number(event['amount'] ?? 0) * UNIT;
      switch (event.type) {
        case 'limit.set': {
          const asked = { change: 'set', ...LIMIT, amount: `${limitOf(event['amount'])}` };
          return (await hands.call('changeLimit', asked)).message;
        }
        case 'deposit.ask':
          return (await hands.call('placeDeposit', { methodId: 'kbzpay', amount: `${amount}` }))
            .message;
        case 'deposit.arrive':
          await hands.credit(await openOrder(hands));
          return null;
        case 'deposit.cancel':
          return (await hands.call('cancelDeposit', { id: await openOrder(hands) })).message;
        case 'bonus.claim':
          return (await hands.call('convertPoint', { points: amount / POINT, password: PASSWORD }))
            .message;
        case 'win.pay':
          // The smallest win pays the stake three times.
          return hands.bet(`${amount / 2}`);
        default:
          return (
            await hands.call('requestWithdrawal', {
              accountId: 'pa-player-1',
              amount: `${(await usedOf(hands)) - base}`,
              paymentPassword: '246810',
            })
          ).message;
      }
    },
    arrive: (hands, { type }) =>
      comeTo(hands, type.startsWith('deposit.') ? '/member/deposit' : '/member/limits'),
    says: ({ type, amount }) => {
      const money = kyat(Number(amount) * UNIT);
      switch (type) {
        case 'limit.set':
          return `The member asks for a balance limit of ${kyat(limitOf(amount))}.`;
        case 'deposit.ask':
          return `The member asks for a deposit of ${money}.`;
        case 'deposit.arrive':
          return 'The deposit arrives.';
        case 'deposit.cancel':
          return 'The member cancels the deposit.';
        case 'bonus.claim':
          return `The member exchanges points for ${money}.`;
        case 'win.pay':
          return `The member wins ${money} more than the stake.`;
        default:
          return 'The member asks for a withdrawal of everything that came since.';
      }
    },
    placeOf: (page, { type }) =>
      type.startsWith('deposit.') ? amountOfDeposit(page) : regionOf(page, 'Balance limit'),
  };
};
