import { IMAGE_LIMIT_BYTES } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import { imageTypeOf, SIGNATURE_BYTES } from '../../../contract/images';
import {
  UPLOAD_REFUSALS,
  type Withdrawal,
  type WithdrawalAnswer,
} from '../../../contract/withdrawals';
import type {
  AnswerOutcome,
  CheckOutcome,
  Reading,
  WithdrawalEvent,
} from '../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.types';
import { valueOf } from '../http/valueOf';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';
import { createOnce } from '../once';
import { createProofFiles } from './proofFiles';

/** assumed: 5 MB over a slow line take their time. */
const UPLOAD_TIMEOUT = 5 * 60_000;
const LONGEST_NAME = 255;

/** The payee's word on payouts (spec §4 Statuses, Withdrawal confirmation). */
export const createWithdrawals = ({ call, now, tabs, environment: { showFile } }: Kit) => {
  const once = createOnce<Withdrawal>(createIdempotencyKey);
  const files = createProofFiles(showFile, createIdempotencyKey);
  /** One at a time: the same image may be chosen anew before the platform gave its place back. */
  let lastUpload: Promise<unknown> = Promise.resolve();

  return {
    /** Keeps the files that a person chose, until `close`; `tell` hears of each one. */
    openFiles: files.open,

    /** What is read now counts whatever became of a lost answer. */
    read: async (signal?: AbortSignal): Promise<Reading> => {
      const value = valueOf(
        endpoints.withdrawals,
        await call(endpoints.withdrawals, {}, { signal }),
      );
      once.forget();
      const readAt = now();
      return { withdrawals: value.withdrawals, readAt, ahead: value.now - readAt };
    },

    /** By size and content, as the platform judges: what it would refuse need not travel. */
    checkProof: async ({ id }: { id: string }): Promise<CheckOutcome> => {
      const content = files.contentOf(id);
      if (content.size > IMAGE_LIMIT_BYTES) return { kind: 'refused', reason: 'tooLarge' };
      const start = new Uint8Array(await content.slice(0, SIGNATURE_BYTES).arrayBuffer());
      return imageTypeOf(start) ? { kind: 'fit' } : { kind: 'refused', reason: 'wrongType' };
    },

    /**
     * Tells how far it is and how it ended; returns how to stop. A file sent twice is one proof.
     * What is wholly sent is on the platform whatever one does: its answer is waited for, and a
     * proof that the person took away meanwhile is taken back there.
     */
    uploadProof: (
      { withdrawalId, id, name }: { withdrawalId: string; id: string; name: string },
      tell: (event: WithdrawalEvent) => void,
    ): (() => void) => {
      const controller = new AbortController();
      let [isSent, isStopped] = [false, false];
      const send = async () => {
        await lastUpload;
        controller.signal.throwIfAborted();
        const outcome = await call(
          endpoints.withdrawalProof,
          { withdrawalId, name: name.slice(-LONGEST_NAME) },
          {
            signal: controller.signal,
            timeout: UPLOAD_TIMEOUT,
            file: {
              content: files.contentOf(id),
              onProgress: (percent) => {
                isSent = percent === 100;
                if (!isStopped) tell({ type: 'upload.progressed', percent });
              },
            },
          },
        );
        if (isStopped) {
          if (outcome.kind === 'accepted' && files.isRemoved(id))
            await call(endpoints.removeWithdrawalProof, { id: outcome.value.id });
        } else if (outcome.kind === 'accepted')
          tell({ type: 'upload.accepted', proof: outcome.value });
        else
          tell({
            type: 'upload.refused',
            reason: reasonOf(outcome.detail?.reason),
            message: outcome.message,
          });
      };
      lastUpload = send().catch((error: unknown) => {
        if (!isStopped) tell({ type: 'upload.failed', error });
      });
      return () => {
        isStopped = true;
        if (!isSent) controller.abort();
      };
    },

    removeProof: async ({ proofId }: { proofId: string }, signal?: AbortSignal): Promise<null> => {
      valueOf(
        endpoints.removeWithdrawalProof,
        await call(endpoints.removeWithdrawalProof, { id: proofId }, { signal }),
      );
      return null;
    },

    /** Leaving does not abort it: nobody would know whether it counts. */
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
     * Returns how to stop listening. Ids are nobody else's, so whose tab it was does not matter.
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
