import { formatMoney } from '../../../ui/money';

/** What play has brought or cost: an amount with its sign, also above zero. */
export const signedMoney = (amount: string, currencySymbol: string): string =>
  `${Number(amount) > 0 ? '+' : ''}${formatMoney(amount, currencySymbol)}`;
