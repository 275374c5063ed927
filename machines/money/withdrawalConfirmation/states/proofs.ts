import {
  FILE_REMOVE,
  FILE_RETRY,
  FILES_NEXT,
  leavingOf,
  UPLOAD_ACCEPTED,
  uploadedIds,
  workOf,
} from '../../../shared/imageFiles';
import { errorOf } from '../../../shared/message';
import { chosenOf } from '../withdrawalConfirmation.rules';
import { confirmationSetup, onFault, onOutcome } from '../withdrawalConfirmation.setup';

const because = (is: string) => ({
  type: 'isBecause' as const,
  params: ({ event }: { event: { reason: string } }) => ({ reason: event.reason, is }),
});

/**
 * Not received: 1 to 3 proof images, checked and uploaded one after another (spec §4, §9 Activity
 * images).
 */
export const proofs = confirmationSetup.createStateConfig({
  meta: { requirement: ['§4 Statuses 4a'] },
  initial: 'idle',
  exit: 'pauseFiles',
  on: {
    'files.choose': {
      actions: ['clearMessages', { type: 'passFiles', params: ({ event }) => event.files }],
    },
    'file.taken': [
      { guard: 'hasRoom', actions: { type: 'addFile', params: ({ event }) => event.file } },
      {
        actions: [
          { type: 'showFieldError', params: { key: 'uploads:tooMany' } },
          { type: 'forgetFile', params: ({ event }) => event.file.id },
        ],
      },
    ],
    'file.retry': FILE_RETRY,
    'file.remove': FILE_REMOVE,
    'answer.submit': {
      actions: { type: 'showFieldError', params: { key: 'withdrawalConfirmation:proof.wait' } },
    },
  },
  states: {
    idle: {
      always: FILES_NEXT,
      on: {
        'answer.submit': [
          {
            guard: 'hasUnsent',
            actions: { type: 'showFieldError', params: { key: 'uploads:unsent' } },
          },
          {
            guard: 'hasProofs',
            target: '#withdrawalConfirmation.chosen.unanswered.answer.sending',
            actions: 'draftNotReceived',
          },
          {
            actions: {
              type: 'showFieldError',
              params: { key: 'withdrawalConfirmation:proof.needed' },
            },
          },
        ],
      },
    },
    checkingFile: {
      tags: 'busy',
      invoke: {
        id: 'checkProof',
        src: 'checkProof',
        input: ({ context }) => ({ id: workOf(context).id }),
        onDone: onOutcome('checkProof', {
          fit: {
            target: 'uploadingFile',
            actions: 'markUploading',
          },
          refused: { target: 'idle', actions: 'refuseFile' },
        }),
        onError: onFault({ target: 'idle', actions: 'failFile' }),
      },
    },
    uploadingFile: {
      tags: 'busy',
      invoke: {
        id: 'uploadProof',
        src: 'uploadProof',
        input: ({ context }) => ({
          withdrawalId: chosenOf(context).id,
          id: workOf(context).id,
          name: workOf(context).name,
          held: uploadedIds(context.files),
        }),
      },
      on: {
        'upload.progressed': {
          actions: { type: 'keepPercent', params: ({ event }) => event.percent },
        },
        'upload.accepted': UPLOAD_ACCEPTED,
        'upload.refused': [
          { guard: because('forced'), target: '#withdrawalConfirmation.chosen.expiring' },
          { guard: because('elsewhere'), target: '#withdrawalConfirmation.chosen.rereading' },
          {
            target: 'idle',
            actions: { type: 'refuseUpload', params: ({ event }) => event.message },
          },
        ],
        'upload.failed': { target: 'idle', actions: { type: 'failFile', params: errorOf } },
      },
    },
    removingFile: {
      tags: 'busy',
      invoke: {
        id: 'removeProof',
        src: 'removeProof',
        input: ({ context }) => ({ proofId: leavingOf(context).imageId ?? '' }),
        onDone: { target: 'idle', actions: 'dropLeaving' },
        onError: onFault({ target: 'idle', actions: 'keepLeaving' }),
      },
    },
  },
});
