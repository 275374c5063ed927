import { endpoints } from '../../../contract/endpoints';
import { UPLOAD_REFUSALS } from '../../../contract/uploads';
import type { Withdrawal, WithdrawalAnswer } from '../../../contract/withdrawals';
import type {
  AnswerOutcome,
  Reading,
  WithdrawalEvent,
} from '../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.types';
import { valueOf } from '../http/valueOf';
import { createIdempotencyKey } from '../idempotency';
import { createImageUploads } from '../imageUploads';
import type { Kit } from '../kit';
import { createOnce } from '../once';

/** The member's answer to payouts (spec §4 Statuses, Withdrawal confirmation). */
export const createWithdrawals = ({ call, now, tabs, environment: { showFile } }: Kit) => {
  const once = createOnce<Withdrawal>(createIdempotencyKey);
  const images = createImageUploads<string>({
    showFile,
    createId: createIdempotencyKey,
    send: (withdrawalId, name, options) =>
      call(endpoints.withdrawalProof, { withdrawalId, name }, options),
    remove: (id) => call(endpoints.removeWithdrawalProof, { id }),
  });

  return {
    /** Keeps the files that a person chose, until `close`; `tell` is called with each one. */
    openFiles: images.open,

    /** A fresh read settles what a lost answer left open. */
    read: async (signal?: AbortSignal): Promise<Reading> => {
      const value = valueOf(
        endpoints.withdrawals,
        await call(endpoints.withdrawals, {}, { signal }),
      );
      once.forget();
      const readAt = now();
      return { withdrawals: value.withdrawals, readAt, ahead: value.now - readAt };
    },

    checkProof: images.check,

    /** A file that is sent twice is one proof. */
    uploadProof: (
      { withdrawalId, ...file }: { withdrawalId: string; id: string; name: string; held: string[] },
      tell: (event: WithdrawalEvent) => void,
    ): (() => void) =>
      images.upload({ subject: withdrawalId, ...file }, (event) =>
        tell(
          event.type === 'upload.refused' ? { ...event, reason: reasonOf(event.reason) } : event,
        ),
      ),

    removeProof: async ({ proofId }: { proofId: string }, signal?: AbortSignal): Promise<null> => {
      valueOf(
        endpoints.removeWithdrawalProof,
        await call(endpoints.removeWithdrawalProof, { id: proofId }, { signal }),
      );
      return null;
    },

    /** Leaving does not abort it: it would be unknown whether the answer counts. */
    answer: async (
      { answer }: { answer: WithdrawalAnswer },
      signal?: AbortSignal,
    ): Promise<AnswerOutcome> => {
      const outcome = await once.send(
        JSON.stringify(answer),
        (idempotencyKey) => call(endpoints.answerWithdrawal, answer, { idempotencyKey }),
        signal,
      );
      if (outcome.kind === 'accepted') {
        tabs.announce('withdrawal', null, answer.withdrawalId);
        return { kind: 'answered', withdrawal: outcome.value };
      }
      const reason = reasonOf(outcome.detail?.reason);
      return reason === 'forced' || reason === 'elsewhere'
        ? { kind: reason }
        : { kind: 'refused', message: outcome.message };
    },

    /**
     * Returns a function that stops listening. A withdrawal's id is unique, so it does not matter
     * which member's tab it was.
     */
    onAnswered: (tell: (id: string) => void): (() => void) =>
      tabs.onHeard('withdrawal', (_, id) => tell(id)),
  };
};

const reasonOf = (reason: string | undefined) => {
  if (reason === 'forciblyReceived') return 'forced';
  if (reason === 'answered') return 'elsewhere';
  return UPLOAD_REFUSALS.find((known) => known === reason) ?? 'other';
};
