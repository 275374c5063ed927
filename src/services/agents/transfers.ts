import { endpoints } from '../../../contract/endpoints';
import type {
  PaymentPasswordForm,
  PaymentPasswordGiven,
} from '../../../machines/account/paymentPassword/paymentPassword.types';
import type { PaymentStatus } from '../../../machines/account/paymentSecurity/paymentSecurity.types';
import type { RequestOutcome } from '../../../machines/shared/request';
import type {
  TeamTransferOutcome,
  TeamTransferOrder,
  TransferLimits,
} from '../../../machines/money/teamTransfer/teamTransfer.types';
import { refusalAt } from '../account/refusalAt';
import { unprovedOf } from '../account/unprovedOf';
import { valueOf } from '../http/valueOf';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';
import { createOnce } from '../once';

/** Money between uplines and downlines (spec §1 agents, §2 Member centre, transferUpline). */
export const createTransfers = ({ call }: Kit) => {
  const once = createOnce<{ balance: string }>(createIdempotencyKey);
  return {
    /** A fresh balance replaces what a lost answer left open. */
    readLimits: async (signal?: AbortSignal): Promise<TransferLimits> => {
      const limits = valueOf(
        endpoints.transferLimits,
        await call(endpoints.transferLimits, {}, { signal }),
      );
      once.forget();
      return limits;
    },

    readPaymentStatus: async (signal?: AbortSignal): Promise<PaymentStatus> => {
      const { hasPaymentPassword, paymentPasswordLength } = valueOf(
        endpoints.transferLimits,
        await call(endpoints.transferLimits, {}, { signal }),
      );
      return { isSet: hasPaymentPassword, rule: paymentPasswordLength };
    },

    /** The same payment password, sent again after a lost answer, counts as set. */
    setPaymentPassword: async (
      {
        form: { password, paymentPassword },
      }: { form: PaymentPasswordForm; given: PaymentPasswordGiven },
      signal?: AbortSignal,
    ): Promise<RequestOutcome<null>> => {
      const outcome = await call(
        endpoints.setPaymentPassword,
        { password, paymentPassword },
        { signal },
      );
      return outcome.kind === 'refused'
        ? { kind: 'refused', message: outcome.message }
        : { kind: 'accepted', value: null };
    },

    /** Leaving does not abort it: it would be unknown whether the money moved. */
    sendTransfer: async (
      wish: TeamTransferOrder,
      signal?: AbortSignal,
    ): Promise<TeamTransferOutcome> => {
      const outcome = await once.send(
        `${wish.toId ?? ''} ${wish.amount}`,
        (idempotencyKey) => call(endpoints.teamTransfer, wish, { idempotencyKey }),
        signal,
      );
      return outcome.kind === 'refused'
        ? (unprovedOf(outcome) ?? refusalAt(outcome, 'paymentPassword'))
        : { kind: 'accepted', balance: outcome.value.balance };
    },
  };
};
