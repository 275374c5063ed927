import { endpoints, type ResponseOf } from '../../../contract/endpoints';
import { faultMessage, isSessionFault } from '../../../machines/shared/message';
import type {
  TransferOutcome,
  TransferOrder,
  WalletsOutcome,
} from '../../../machines/money/walletTransfer/walletTransfer.types';
import type { Brought, Wallets } from '../../../machines/money/wallets/wallets.types';
import { valueOf } from '../http/valueOf';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';
import { createOnce } from '../once';

/**
 * Money between the main wallet and a vendor's (spec §7 GCS_merchantWallet, GCS_walletTransfer).
 */
export const createWallets = ({ call, tabs }: Kit) => {
  const once = createOnce<ResponseOf<'walletTransfer'>>(createIdempotencyKey);
  /** Transfers that are running. `bringBack` waits for them; listeners hear of their end. */
  let underWay: Promise<unknown> | null = null;
  const track = <TValue>(move: Promise<TValue>): Promise<TValue> => {
    const all: Promise<unknown> = Promise.allSettled([underWay, move]).finally(() => {
      if (underWay === all) underWay = null;
    });
    underWay = all;
    return move;
  };

  const read = async (request: { vassalage?: string }, signal: AbortSignal | undefined) =>
    valueOf(endpoints.merchantWallet, await call(endpoints.merchantWallet, request, { signal }));

  const send = ({ vendor, direction, amount }: TransferOrder, signal?: AbortSignal) =>
    once.send(
      JSON.stringify([vendor, direction, amount]),
      (idempotencyKey) =>
        call(
          endpoints.walletTransfer,
          { vassalage: vendor, direction, ...(amount !== null && { amount }) },
          { idempotencyKey },
        ),
      signal,
    );

  /**
   * Null where the vendor plays from the main wallet. A transfer whose answer is lost stays
   * undecided: it goes out again under its key.
   */
  const checkWallets = async (
    { vendor }: { vendor: string },
    signal?: AbortSignal,
  ): Promise<WalletsOutcome> => {
    const { isSingle, balance, currencySymbol, wallets } = await read(
      { vassalage: vendor },
      signal,
    );
    const wallet = wallets.find(({ vassalage }) => vassalage === vendor);
    return isSingle || !wallet
      ? null
      : { vendor, balance, vendorBalance: wallet.balance, currencySymbol };
  };

  const bring = async (vendor: string): Promise<Brought> => {
    try {
      const outcome = await send({ vendor, direction: 'out', amount: null });
      return outcome.kind === 'accepted'
        ? { vendor, kind: 'back' }
        : { vendor, kind: 'refused', message: { text: outcome.message } };
    } catch (fault) {
      if (isSessionFault(fault)) throw fault;
      return { vendor, kind: 'lost', message: faultMessage(fault) };
    }
  };

  return {
    checkWallets,

    /** The same at the start: a fresh read replaces what a lost answer left open. */
    readWallets: async (
      given: { vendor: string },
      signal?: AbortSignal,
    ): Promise<WalletsOutcome> => {
      const wallets = await checkWallets(given, signal);
      once.forget();
      return wallets;
    },

    /** All of them, and what counts again. */
    readAll: async (signal?: AbortSignal): Promise<Wallets> => {
      const { wallets, ...main } = await read({}, signal);
      once.forget();
      return {
        ...main,
        vendors: wallets.map(({ vassalage, balance }) => ({ vendor: vassalage, balance })),
      };
    },

    /** Leaving does not abort it: it would be unknown whether the money moved. */
    transfer: async (wish: TransferOrder, signal?: AbortSignal): Promise<TransferOutcome> => {
      const outcome = await track(send(wish, signal));
      return outcome.kind === 'refused'
        ? { kind: 'refused', message: outcome.message }
        : { kind: 'accepted', moved: outcome.value };
    },

    /**
     * Brings back all that the vendor holds. The client re-sends when the answer was lost; the next
     * call is a new write.
     */
    bringBack: async ({ vendor }: { vendor: string }): Promise<null> => {
      await underWay;
      const outcome = await call(
        endpoints.walletTransfer,
        { vassalage: vendor, direction: 'out' },
        { idempotencyKey: createIdempotencyKey() },
      );
      valueOf(endpoints.walletTransfer, outcome);
      return null;
    },

    /** The same for all of these vendors at once; each has its own result. */
    bringAllBack: ({ vendors }: { vendors: string[] }): Promise<Brought[]> =>
      track(Promise.all(vendors.map(bring))),

    /**
     * Calls back when another tab's member has another balance, or decided a pending transfer.
     * Returns a function that stops listening.
     */
    onMoved: (listener: () => void): (() => void) => {
      let isHeard = true;
      const stop = tabs.onHeard('balance', listener);
      void underWay?.finally(() => {
        if (isHeard) listener();
      });
      return () => {
        isHeard = false;
        stop();
      };
    },
  };
};
