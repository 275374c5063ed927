import { creditOf } from '../../../contract/deposits';
import { findAmountError, hundredthsOf } from '../../shared/amount';
import type { Message } from '../../shared/message';
import type { DepositMethod, Desk, Headroom, NewDeposit, Stand } from './deposit.types';

/** The amount as it is sent. */
export const amountOf = (typed: string) => typed.trim();

const SAYS = {
  deposit: {
    reached: 'deposit:limit.reached',
    none: 'deposit:limit.none',
    above: 'deposit:limit.above',
  },
  balance: {
    reached: 'deposit:limit.reachedBalance',
    none: 'deposit:limit.noneBalance',
    above: 'deposit:limit.aboveBalance',
  },
};

/** Why an amount cannot be paid in by a method: its bounds, then the member's own limits. */
export const findDepositError = (
  amount: string,
  method: DepositMethod,
  desk: Pick<Desk, 'limits'>,
): Message | null => {
  const fault = findAmountError(amount, method);
  if (fault) return fault;
  // The fee does not reach the balance.
  const counts = (period: Headroom['period']) =>
    hundredthsOf(period === 'always' ? creditOf(amount, method.fee) : amount);
  const broken = desk.limits.find(({ period, left }) => counts(period) > hundredthsOf(left));
  if (!broken) return null;
  const { period, left } = broken;
  const said = SAYS[period === 'always' ? 'balance' : 'deposit'];
  // No method takes nothing.
  if (hundredthsOf(left) <= 0n) return { key: said.reached };
  const isTooLittle = hundredthsOf(left) < hundredthsOf(method.minimum);
  return { key: isTooLittle ? said.none : said.above, values: { left } };
};

/** The chosen method, or another open one; null when all are closed. */
export const openMethodOf = (
  { methods }: Pick<Desk, 'methods'>,
  chosenId: string | null,
): DepositMethod | null => {
  const open = methods.filter(({ closed }) => closed === null);
  return open.find(({ id }) => id === chosenId) ?? open[0] ?? null;
};

/** The order shown, from the current data; before one is shown, the open order. */
export const standOf = ({ open, past, readAt, ahead }: Desk, order: Stand | null): Stand | null => {
  const deposit = order
    ? [...(open ? [open] : []), ...past].find(({ id }) => id === order.deposit.id)
    : open;
  return deposit ? { deposit, readAt, ahead } : null;
};

/** The data that place the order. */
export const newDepositOf = ({
  methodId,
  amount,
}: {
  methodId: string | null;
  amount: string;
}): NewDeposit => ({ methodId: methodId ?? '', amount: amountOf(amount) });
