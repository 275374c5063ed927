import { errorOf } from '../../../shared/message';
import {
  FILE_REMOVE,
  FILE_RETRY,
  FILES_NEXT,
  leavingOf,
  UPLOAD_ACCEPTED,
  uploadedIds,
  workOf,
} from '../../../shared/imageFiles';
import { applicationSetup, onFault, onOutcome } from '../activityApplication.setup';

const remarkOf = ({ event }: { event: { remark: string } }) => event.remark;

/**
 * The remark and up to 3 images, which are checked and uploaded one after another while the person
 * writes (spec §5 Activity application, §9 Activity images).
 */
export const form = applicationSetup.createStateConfig({
  initial: 'idle',
  on: {
    'application.cancel': 'cancelled',
    'field.changed': { actions: 'clearFieldError' },
    'files.choose': {
      actions: ['clearMessages', { type: 'passFiles', params: ({ event }) => event.files }],
    },
    'file.taken': [
      { guard: 'hasRoom', actions: { type: 'addFile', params: ({ event }) => event.file } },
      {
        actions: [
          { type: 'show', params: { key: 'uploads:tooMany' } },
          { type: 'forgetFile', params: ({ event }) => event.file.id },
        ],
      },
    ],
    'file.retry': FILE_RETRY,
    'file.remove': FILE_REMOVE,
    'application.submit': {
      actions: { type: 'show', params: { key: 'activityApplication:wait' } },
    },
  },
  states: {
    idle: {
      always: FILES_NEXT,
      on: {
        'application.submit': [
          { guard: { type: 'isTooLong', params: remarkOf }, actions: 'showTooLong' },
          {
            guard: 'hasUnsent',
            actions: { type: 'show', params: { key: 'uploads:unsent' } },
          },
          {
            guard: { type: 'isEmpty', params: remarkOf },
            actions: { type: 'show', params: { key: 'activityApplication:needed' } },
          },
          {
            target: '#activityApplication.sending',
            actions: { type: 'keepRemark', params: remarkOf },
          },
        ],
      },
    },
    checkingFile: {
      tags: 'busy',
      invoke: {
        id: 'checkImage',
        src: 'checkImage',
        input: ({ context }) => ({ id: workOf(context).id }),
        onDone: onOutcome('checkImage', {
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
        id: 'uploadImage',
        src: 'uploadImage',
        input: ({ context }) => ({
          activityId: context.activity.id,
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
        'upload.refused': {
          target: 'idle',
          actions: { type: 'refuseUpload', params: ({ event }) => event.message },
        },
        'upload.failed': { target: 'idle', actions: { type: 'failFile', params: errorOf } },
      },
    },
    removingFile: {
      tags: 'busy',
      invoke: {
        id: 'removeImage',
        src: 'removeImage',
        input: ({ context }) => ({ imageId: leavingOf(context).imageId ?? '' }),
        onDone: { target: 'idle', actions: 'dropLeaving' },
        onError: onFault({ target: 'idle', actions: 'keepLeaving' }),
      },
    },
  },
});
