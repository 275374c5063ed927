import type { DepositMethod, NewDeposit, Desk, Stand } from './deposit.types';

/** As it goes out. */
export const amountOf = (typed: string) => typed.trim();

/** The one that is chosen, while it can be used; null: none can. */
export const openMethodOf = (
  { methods }: Pick<Desk, 'methods'>,
  chosenId: string | null,
): DepositMethod | null => {
  const open = methods.filter(({ closed }) => closed === null);
  return open.find(({ id }) => id === chosenId) ?? open[0] ?? null;
};

/** The order on show as the desk has it; before one is on show, the one that is open. */
export const standOf = ({ open, past, readAt, ahead }: Desk, order: Stand | null): Stand | null => {
  const deposit = order
    ? [...(open ? [open] : []), ...past].find(({ id }) => id === order.deposit.id)
    : open;
  return deposit ? { deposit, readAt, ahead } : null;
};

/** What is sent to place the order. */
export const newDepositOf = ({
  methodId,
  amount,
}: {
  methodId: string | null;
  amount: string;
}): NewDeposit => ({ methodId: methodId ?? '', amount: amountOf(amount) });
