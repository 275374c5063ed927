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

/** assumed: 5 MB take a while on a slow line. */
const UPLOAD_TIMEOUT = 5 * 60_000;
const LONGEST_NAME = 255;

/** The member's answer to payouts (spec §4 Statuses, Withdrawal confirmation). */
export const createWithdrawals = ({ call, now, tabs, environment: { showFile } }: Kit) => {
  const once = createOnce<Withdrawal>(createIdempotencyKey);
  const files = createProofFiles(showFile, createIdempotencyKey);
  /**
   * Uploads run one at a time: the same image may be chosen again before the platform has freed its
   * place.
   */
  let lastUpload: Promise<unknown> = Promise.resolve();

  return {
    /** Keeps the files that a person chose, until `close`; `tell` is called with each one. */
    openFiles: files.open,

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

    /** Checked by size and content, as the platform does: what it would refuse is not sent. */
    checkProof: async ({ id }: { id: string }): Promise<CheckOutcome> => {
      const content = files.contentOf(id);
      if (content.size > IMAGE_LIMIT_BYTES) return { kind: 'refused', reason: 'tooLarge' };
      const start = new Uint8Array(await content.slice(0, SIGNATURE_BYTES).arrayBuffer());
      return imageTypeOf(start) ? { kind: 'fit' } : { kind: 'refused', reason: 'wrongType' };
    },

    /**
     * Reports the progress and the end of an upload; returns a function that stops reporting. A
     * file that is sent twice is one proof. A file that is sent completely is on the platform in
     * any case: its answer is awaited, and a proof that the person removed meanwhile is removed
     * there.
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
