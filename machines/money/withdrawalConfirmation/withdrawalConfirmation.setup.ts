import { assign, or, sendTo, setup, stateIn } from 'xstate';
import type { WithdrawalAnswer } from '../../../contract/withdrawals';
import { countdownMachine } from '../../site/countdown/countdown.machine';
import {
  heldFile,
  IMAGE_GUARDS,
  imageChanges,
  uploadedIds,
  type CheckOutcome,
  type ImageFilesEvent,
  type TakenFile,
} from '../../shared/imageFiles';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf, kindGuards, type OfKind, type Refused } from '../../shared/outcome';
import { port, stream } from '../../shared/port';
import type { RequirementMeta } from '../../shared/requirements';
import { chosenOf, remainingError } from './withdrawalConfirmation.rules';
import type {
  AnswerKind,
  AnswerOutcome,
  Reading,
  WithdrawalContext,
  WithdrawalEvent,
} from './withdrawalConfirmation.types';

const statusIn = (reading: Reading, id: string | null) =>
  reading.withdrawals.find((one) => one.id === id)?.status;
/**
 * The types, actors, guards and actions of the withdrawal confirmation's chart; the chart is in
 * `withdrawalConfirmation.machine.ts` and `states/`.
 */
export const confirmationSetup = setup({
  types: {
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    tags: {} as 'busy',
    meta: {} as RequirementMeta,
    children: {} as {
      readWithdrawals: 'readWithdrawals';
      deadline: 'countdown';
      warning: 'countdown';
      tabs: 'tabs';
      proofFiles: 'proofFiles';
      checkProof: 'checkProof';
      uploadProof: 'uploadProof';
      removeProof: 'removeProof';
      sendAnswer: 'sendAnswer';
    },
  },
  actors: {
    readWithdrawals: port<Reading, void>('readWithdrawals'),
    countdown: countdownMachine,
    /** Sends `tab.answered` when another tab has answered. */
    tabs: stream<WithdrawalEvent>('tabs'),
    /**
     * Keeps the chosen files and sends `file.taken` for each, as long as the withdrawal is shown.
     */
    proofFiles: stream<ImageFilesEvent>('proofFiles'),
    checkProof: port<CheckOutcome, { id: string }>('checkProof'),
    /** Sends `upload.progressed`, and at the end the result. `held`: images that stay. */
    uploadProof: stream<
      WithdrawalEvent,
      { withdrawalId: string; id: string; name: string; held: string[] }
    >('uploadProof'),
    removeProof: port<null, { proofId: string }>('removeProof'),
    sendAnswer: port<AnswerOutcome, { answer: WithdrawalAnswer }>('sendAnswer'),
  },
  guards: {
    ...IMAGE_GUARDS,
    isOneWaiting: (_, { withdrawals }: Reading) =>
      withdrawals.filter(({ status }) => status === 'waiting').length === 1,
    isListed: ({ context }, id: string) => context.withdrawals.some((one) => one.id === id),
    isChosen: ({ context }, id: string) => context.chosenId === id,
    isWaiting: ({ context }) => chosenOf(context).status === 'waiting',
    isChosenForced: ({ context }) => chosenOf(context).status === 'autoReceived',
    isStillWaiting: ({ context }, reading: Reading) =>
      statusIn(reading, context.chosenId) === 'waiting',
    wasForced: ({ context }, reading: Reading) =>
      statusIn(reading, context.chosenId) === 'autoReceived',
    /** The withdrawal no longer exists: there is nothing to show. */
    isGone: ({ context }, reading: Reading) => statusIn(reading, context.chosenId) === undefined,
    /** The answer is being sent: the platform decides whether it was in time. */
    isDecided: or([
      stateIn({ chosen: { unanswered: { answer: 'sending' } } }),
      stateIn({ chosen: { unanswered: { answer: 'unsure' } } }),
    ]),
    isAnswer: (_, p: { answer: AnswerKind; is: AnswerKind }) => p.answer === p.is,
    wasDrafted: ({ context }, is: AnswerKind) => context.draft?.answer === is,
    hasRemainingError: ({ context }, remaining: string) =>
      remainingError(remaining.trim(), chosenOf(context)) !== null,
    hasProofs: ({ context }) => uploadedIds(context.files).length > 0,
    isBecause: (_, p: { reason: string; is: string }) => p.reason === p.is,
  },
  actions: {
    keepReading: assign((_, reading: Reading) => ({ ...reading, message: null })),
    chooseWaiting: assign(({ context: { withdrawals } }) => ({
      chosenId: withdrawals.find(({ status }) => status === 'waiting')?.id ?? null,
    })),
    choose: assign((_, chosenId: string) => ({ chosenId })),
    /** An uploaded image is already part of the answer. */
    beginAnswer: assign(({ context }) => ({
      draft: null,
      fieldError: null,
      message: null,
      files: chosenOf(context).proofs.map(heldFile),
    })),
    forgetChosen: assign({
      chosenId: null,
      files: [],
      draft: null,
      fieldError: null,
      message: null,
    }),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    /** At the field of the chosen answer, or at the answers while none is chosen. */
    showFieldError: assign((_, fieldError: Message) => ({ fieldError })),
    clearMessages: assign({ message: null, fieldError: null }),
    clearFieldError: assign({ fieldError: null }),
    showRemainingError: assign(({ context }, remaining: string) => ({
      fieldError: remainingError(remaining.trim(), chosenOf(context)),
    })),
    draftReceived: assign(({ context }) => ({
      draft: { answer: 'received' as const, withdrawalId: chosenOf(context).id },
    })),
    draftPartially: assign(({ context }, remaining: string) => ({
      draft: {
        answer: 'partiallyReceived' as const,
        withdrawalId: chosenOf(context).id,
        remaining: remaining.trim(),
      },
    })),
    draftNotReceived: assign(({ context }) => ({
      draft: {
        answer: 'notReceived' as const,
        withdrawalId: chosenOf(context).id,
        proofs: uploadedIds(context.files),
      },
    })),
    keepAnswered: assign(({ context }, { withdrawal }: OfKind<AnswerOutcome, 'answered'>) => ({
      withdrawals: context.withdrawals.map((one) => (one.id === withdrawal.id ? withdrawal : one)),
      message: null,
    })),
    showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
    passFiles: sendTo('proofFiles', (_, files: readonly File[]) => ({
      type: 'files.choose',
      files,
    })),
    forgetFile: sendTo('proofFiles', (_, id: string) => ({ type: 'file.forget', id })),
    addFile: assign((held, file: TakenFile) => ({
      ...imageChanges.addFile(held, file),
      fieldError: null,
      message: null,
    })),
    takeWaiting: assign((held) => imageChanges.takeWaiting(held)),
    markUploading: assign((held) => imageChanges.markUploading(held)),
    keepPercent: assign((held, percent: number) => imageChanges.keepPercent(held, percent)),
    keepImage: assign((held, imageId: string) => imageChanges.keepImage(held, imageId)),
    dropSame: assign((held) => ({
      ...imageChanges.dropSame(held),
      fieldError: { key: 'uploads:same' },
    })),
    refuseFile: assign((held, refusal: OfKind<CheckOutcome, 'refused'>) =>
      imageChanges.refuseFile(held, refusal),
    ),
    refuseUpload: assign((held, text: string) => imageChanges.refuseUpload(held, text)),
    failFile: assign((held, error: unknown) => imageChanges.failFile(held, error)),
    retryFile: assign((held, id: string) => imageChanges.retryFile(held, id)),
    markLeaving: assign((held, id: string) => imageChanges.markLeaving(held, id)),
    dropFile: assign((held, id: string) => ({
      ...imageChanges.dropFile(held, id),
      fieldError: null,
      message: null,
    })),
    dropLeaving: assign((held) => imageChanges.dropLeaving(held)),
    keepLeaving: assign((held, error: unknown) => imageChanges.keepLeaving(held, error)),
    pauseFiles: assign((held) => imageChanges.pauseFiles(held)),
  },
}).extend({ guards: kindGuards('answered', 'forced', 'elsewhere', 'fit') });
/** Builders of `onDone` and `onError` for this chart. */
export const { onFault, onOutcome, onOutput } = branchesOf(confirmationSetup);
