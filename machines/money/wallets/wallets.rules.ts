import { hundredthsOf, sumOfAmounts } from '../../shared/amount';
import type { Brought, Chosen, Wallets } from './wallets.types';

const isThere = (amount: string) => hundredthsOf(amount) > 0n;
const balanceAt = ({ vendors }: Wallets, vendor: string) =>
  vendors.find((one) => one.vendor === vendor)?.balance;

/** The sum of all wallets. */
export const totalOf = ({ balance, vendors }: Wallets) =>
  sumOfAmounts([balance, ...vendors.map((vendor) => vendor.balance)]);

/** The vendors that hold money. */
export const holdersOf = ({ vendors }: Wallets): string[] =>
  vendors.filter(({ balance }) => isThere(balance)).map(({ vendor }) => vendor);

/** True when the paying wallet holds money and the other can receive it. */
export const canMove = (wallets: Wallets, { vendor, direction }: Chosen): boolean => {
  const held = balanceAt(wallets, vendor);
  if (held === undefined) return false;
  return direction === 'out' ? isThere(held) : !wallets.isSingle && isThere(wallets.balance);
};

/** The wallets with new balances of one vendor and the main wallet. */
export const withMoved = (
  wallets: Wallets,
  vendor: string,
  { balance, vendorBalance }: { balance: string; vendorBalance: string },
): Wallets => ({
  ...wallets,
  balance,
  vendors: wallets.vendors.map((one) =>
    one.vendor === vendor ? { ...one, balance: vendorBalance } : one,
  ),
});

/** Results after a new read: money whose answer was lost is back when the vendor holds nothing. */
export const settled = (brought: readonly Brought[], wallets: Wallets): Brought[] =>
  brought.map((one) => {
    const held = balanceAt(wallets, one.vendor);
    return one.kind === 'lost' && (held === undefined || !isThere(held))
      ? { vendor: one.vendor, kind: 'back' }
      : one;
  });
