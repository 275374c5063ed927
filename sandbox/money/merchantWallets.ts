import { Big } from 'big.js';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type {
  MerchantWallet,
  merchantWalletQuerySchema,
  walletTransferAnswerSchema,
  walletTransferSchema,
} from '../../contract/play';
import { walletOf } from '../account/member';
import type { Database } from '../db/database';
import { vendorWallets } from '../db/schema';
import { accepted, refused, type Answer } from '../kit/answer';
import type { Services } from '../kit/services';
import { refuseBlocked } from '../member/playBlock/block';
import { lockMain, lockVendors, moveToVendor } from './purses';
import { isTransferVendor, TRANSFER_VENDORS } from '../lobby/playable';
import type { LiveSession } from '../kit/row';

/**
 * The balances of the main wallet and of the vendor wallets (GCS_merchantWallet). With `isSingle`,
 * only the main wallet. When every vendor plays from the main wallet, a vendor wallet that still
 * holds money is listed, so that it can be emptied.
 */
export const merchantWallet = async (
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  db: Database,
  { user }: LiveSession,
  { isSingle, vassalage }: v.InferOutput<typeof merchantWalletQuerySchema>,
): Promise<MerchantWallet> => {
  const { balance, currencySymbol } = await walletOf(db, user);
  const { singleWallet } = settings.current();
  const kept = new Map(
    (await db.select().from(vendorWallets).where(eq(vendorWallets.userId, user.id))).map(
      (wallet) => [wallet.vassalage, wallet.balance],
    ),
  );
  const inVendor = (vendor: string) => kept.get(vendor) ?? '0.00';
  const isShown = (vendor: string) =>
    (vassalage === undefined || vendor === vassalage) &&
    (!singleWallet || new Big(inVendor(vendor)).gt(0));
  return {
    isSingle: singleWallet,
    balance,
    currencySymbol,
    asOf: clock.now(),
    wallets:
      isSingle === 'true'
        ? []
        : TRANSFER_VENDORS.filter(isShown).map((vendor) => ({
            vassalage: vendor,
            balance: inVendor(vendor),
          })),
  };
};

/**
 * Moves money between the main wallet and a vendor's, both in the transaction of the call
 * (GCS_walletTransfer).
 */
export const transfer = async (
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  tx: Database,
  { user }: LiveSession,
  { vassalage, direction, amount }: v.InferOutput<typeof walletTransferSchema>,
): Promise<Answer<v.InferOutput<typeof walletTransferAnswerSchema>>> => {
  // Money at a vendor can be taken back even when no transfer is needed any more.
  if (!isTransferVendor(vassalage) || (direction === 'in' && settings.current().singleWallet)) {
    return refused((words) => words.transferUnneeded, { reason: 'transferUnneeded' });
  }
  if (direction === 'in' && amount === undefined)
    return refused((words) => words.fieldMissing('amount'));
  const main = await lockMain(tx, user.id);
  const blocked = direction === 'in' ? await refuseBlocked({ clock }, tx, user.id) : null;
  if (blocked) return blocked;
  const vendors = await lockVendors(tx, user.id, vassalage);
  const moved = new Big(amount ?? vendors.balance);
  if (moved.gt((direction === 'in' ? main : vendors).balance))
    return refused((words) => words.transferFunds, { reason: 'insufficientFunds' });
  if (moved.eq(0)) return accepted({ balance: main.balance, vendorBalance: vendors.balance });

  await moveToVendor(tx, [main, vendors], {
    amount: (direction === 'in' ? moved : moved.neg()).toFixed(2),
    time: clock.date(),
  });
  return accepted({ balance: main.balance, vendorBalance: vendors.balance });
};
