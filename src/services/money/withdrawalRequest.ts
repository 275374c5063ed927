import { endpoints } from '../../../contract/endpoints';
import type {
  PayoutAccountForm,
  PayoutAccountGiven,
  PayoutAccountOutcome,
} from '../../../machines/money/payoutAccount/payoutAccount.types';
import type {
  CancelOutcome,
  RequestPage,
  WithdrawalOutcome,
  WithdrawalRequest,
  WithdrawalSetup,
  WithdrawalWish,
} from '../../../machines/money/withdrawalRequest/withdrawalRequest.types';
import { refusalAt } from '../account/refusalAt';
import { unprovedOf } from '../account/unprovedOf';
import { valueOf } from '../http/valueOf';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';
import { createOnce } from '../once';

const PAGE_SIZE = 5;

type Requested = { request: WithdrawalRequest; balance: string };

/** Withdrawal requests (spec §2 Member centre, withdraw). */
export const createWithdrawalRequests = ({ call, tabs }: Kit) => {
  const [asking, cancelling] = [
    createOnce<Requested>(createIdempotencyKey),
    createOnce<Requested>(createIdempotencyKey),
  ];
  /** It does not matter which member's tab it was: a tab that hears it asks the platform. */
  const tell = ({ request }: Requested) => tabs.announce('withdrawalRequest', null, request.id);

  return {
    /** A fresh balance replaces what a lost answer left open. */
    readSetup: async (signal?: AbortSignal): Promise<WithdrawalSetup> => {
      const setup = valueOf(
        endpoints.withdrawalSetup,
        await call(endpoints.withdrawalSetup, {}, { signal }),
      );
      asking.forget();
      return setup;
    },

    /** The same account, sent again after a lost answer, is the one that exists. */
    addAccount: async (
      {
        form: { type, number, holder },
        given,
      }: { form: PayoutAccountForm; given: PayoutAccountGiven },
      signal?: AbortSignal,
    ): Promise<PayoutAccountOutcome> => {
      const outcome = await call(
        endpoints.addPayoutAccount,
        { type, number: number.trim(), ...(given.holder === null && { holder: holder.trim() }) },
        { signal },
      );
      return outcome.kind === 'refused'
        ? (unprovedOf(outcome) ?? { kind: 'refused', message: outcome.message })
        : { kind: 'accepted', value: outcome.value };
    },

    /** Leaving does not abort it: it would be unknown whether the money moved. */
    sendRequest: async (wish: WithdrawalWish, signal?: AbortSignal): Promise<WithdrawalOutcome> => {
      const outcome = await asking.send(
        `${wish.accountId} ${wish.amount}`,
        (idempotencyKey) => call(endpoints.requestWithdrawal, wish, { idempotencyKey }),
        signal,
      );
      if (outcome.kind === 'refused')
        return outcome.detail?.reason === 'feeChanged'
          ? { kind: 'feeChanged' }
          : (unprovedOf(outcome) ?? refusalAt(outcome, 'paymentPassword'));
      tell(outcome.value);
      return { kind: 'accepted', ...outcome.value };
    },

    readRequests: async (
      { page }: { page: number },
      signal?: AbortSignal,
    ): Promise<RequestPage> => {
      const { requests, totalPages, total } = valueOf(
        endpoints.withdrawalRequests,
        await call(endpoints.withdrawalRequests, { pageNo: page, pageSize: PAGE_SIZE }, { signal }),
      );
      return { requests, totalPages, total };
    },

    cancelRequest: async (
      { requestId }: { requestId: string },
      signal?: AbortSignal,
    ): Promise<CancelOutcome> => {
      const outcome = await cancelling.send(
        requestId,
        (idempotencyKey) => call(endpoints.cancelWithdrawal, { requestId }, { idempotencyKey }),
        signal,
      );
      if (outcome.kind === 'refused') return { kind: 'refused', message: outcome.message };
      tell(outcome.value);
      return { kind: 'cancelled' };
    },

    /** Returns a function that stops listening. */
    onRequested: (listener: () => void): (() => void) =>
      tabs.onHeard('withdrawalRequest', listener),
  };
};
