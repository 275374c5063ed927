import { endpoints, type ResponseOf } from '../../../contract/endpoints';
import type { WalletsOutcome } from '../../../machines/gameLaunch/gameLaunch.types';
import type { RequestOutcome } from '../../../machines/shared/request';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';
import { createOnce } from '../once';

type Transfer = { form: { amount: string }; given: NonNullable<WalletsOutcome> };

/** Money between the main wallet and a vendor's (spec §7 GCS_merchantWallet, GCS_walletTransfer). */
export const createWallets = (call: Call, createKey: () => string) => {
  const once = createOnce<ResponseOf<'walletTransfer'>>(createKey);
  /** What is being taken along; whoever has left meanwhile takes it back after that. */
  let underWay: Promise<unknown> = Promise.resolve();

  return {
    /** Null where the vendor plays from the main wallet. What is read now counts whatever became of a lost answer. */
    readWallets: async ({ vendor }: { vendor: string }, signal?: AbortSignal): Promise<WalletsOutcome> => {
      const { isSingle, balance, currencySymbol, wallets } = valueOf(
        endpoints.merchantWallet, await call(endpoints.merchantWallet, { vassalage: vendor }, { signal }),
      );
      once.forget();
      const wallet = wallets.find(({ vassalage }) => vassalage === vendor);
      return isSingle || !wallet ? null : { vendor, balance, vendorBalance: wallet.balance, currencySymbol };
    },

    /** Takes money along. Leaving does not abort it: nobody would know whether it moved. */
    transfer: async ({ form, given: { vendor } }: Transfer, signal?: AbortSignal): Promise<RequestOutcome<null>> => {
      const amount = form.amount.trim();
      const sent = once.send(
        JSON.stringify([vendor, amount]),
        (idempotencyKey) => call(endpoints.walletTransfer, { vassalage: vendor, direction: 'in', amount }, { idempotencyKey }),
        signal,
      );
      underWay = sent.catch(() => undefined);
      const outcome = await sent;
      return outcome.kind === 'refused' ? { kind: 'refused', message: outcome.message } : { kind: 'accepted', value: null };
    },

    /** Brings back all that the vendor holds. A lost answer is sent again by the client, and the next time is a wish of its own. */
    bringBack: async ({ vendor }: { vendor: string }): Promise<null> => {
      await underWay;
      const outcome = await call(endpoints.walletTransfer, { vassalage: vendor, direction: 'out' }, { idempotencyKey: createKey() });
      valueOf(endpoints.walletTransfer, outcome);
      return null;
    },
  };
};
