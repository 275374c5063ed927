import { errorOf } from '../../../shared/message';
import { UPLOAD_ACCEPTED, uploadedIds, workOf, type ImageFile } from '../../../shared/imageFiles';
import { applicationSetup, onFault, onOutcome } from '../activityApplication.setup';
import type { ActivityApplicationContext } from '../activityApplication.types';

const fileOf = ({ event }: { event: { id: string } }) => event.id;
const remarkOf = ({ event }: { event: { remark: string } }) => event.remark;
const leavingOf = ({ files }: ActivityApplicationContext) =>
  files.find(({ state }) => state === 'leaving') as ImageFile;

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
    'file.retry': {
      guard: { type: 'hasFailed', params: fileOf },
      actions: { type: 'retryFile', params: fileOf },
    },
    'file.remove': [
      {
        guard: { type: 'isUploaded', params: fileOf },
        actions: { type: 'markLeaving', params: fileOf },
      },
      { guard: { type: 'isLeaving', params: fileOf } },
      {
        guard: { type: 'isWorkedOn', params: fileOf },
        target: '.idle',
        actions: [
          { type: 'dropFile', params: fileOf },
          { type: 'forgetFile', params: fileOf },
        ],
      },
      {
        actions: [
          { type: 'dropFile', params: fileOf },
          { type: 'forgetFile', params: fileOf },
        ],
      },
    ],
    'application.submit': {
      actions: { type: 'show', params: { key: 'activityApplication:wait' } },
    },
  },
  states: {
    idle: {
      always: [
        { guard: 'hasLeaving', target: 'removingFile' },
        { guard: 'hasWaiting', target: 'checkingFile', actions: 'takeWaiting' },
      ],
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
