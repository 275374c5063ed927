import { findAmountError, hundredthsOf } from '../../shared/amount';
import type { Message } from '../../shared/message';
import type { DepositMethod, NewDeposit, Desk, Stand } from './deposit.types';

/** The amount as it is sent. */
export const amountOf = (typed: string) => typed.trim();

/** The tightest deposit limit; undefined when the member has set none. */
export const tightestOf = ({ limits }: Pick<Desk, 'limits'>) => limits[0];

/** Why an amount cannot be paid in by a method: its bounds, then the member's own limits. */
export const findDepositError = (
  amount: string,
  method: DepositMethod,
  desk: Pick<Desk, 'limits'>,
): Message | null => {
  const fault = findAmountError(amount, method);
  const left = tightestOf(desk)?.left;
  if (fault || left === undefined || hundredthsOf(amount) <= hundredthsOf(left)) return fault;
  return hundredthsOf(left) < hundredthsOf(method.minimum)
    ? { key: 'deposit:limit.none', values: { left } }
    : { key: 'deposit:limit.above', values: { left } };
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
