import { assign, sendTo, setup } from 'xstate';
import { isRemark } from '../../../contract/activities';
import { ACTIVITY_REMARK_LIMIT } from '../../../contract/constants';
import {
  hasRoom,
  hasUnsent,
  heldFile,
  isSame,
  isWorkedOn,
  stateOf,
  UPLOAD_KEYS,
  uploadedIds,
  waitingFile,
  withFile,
  withLeaving,
  withNextChecked,
  withoutLeaving,
  withoutWork,
  withUploaded,
  withWork,
  type CheckOutcome,
  type ImageFilesEvent,
  type TakenFile,
  type UploadEvent,
} from '../../shared/imageFiles';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf, kindGuards, type OfKind, type Refused } from '../../shared/outcome';
import { port, stream } from '../../shared/port';
import type { RequirementMeta } from '../../shared/requirements';
import type {
  Activity,
  ActivityApplicationContext,
  ActivityApplicationEvent,
  ActivityApplicationInput,
  ActivityApplicationOutput,
  ActivityOutcome,
  Application,
} from './activityApplication.types';

/** The images that the platform holds for an activity. */
export const heldFiles = ({ application }: Activity) => (application?.images ?? []).map(heldFile);

/**
 * The types, actors, guards and actions of the application's chart; the chart is in
 * `activityApplication.machine.ts` and `states/`.
 */
export const applicationSetup = setup({
  types: {
    context: {} as ActivityApplicationContext,
    events: {} as ActivityApplicationEvent,
    input: {} as ActivityApplicationInput,
    output: {} as ActivityApplicationOutput,
    tags: {} as 'busy',
    meta: {} as RequirementMeta,
    children: {} as {
      imageFiles: 'imageFiles';
      checkImage: 'checkImage';
      uploadImage: 'uploadImage';
      removeImage: 'removeImage';
      apply: 'apply';
    },
  },
  actors: {
    /** Keeps the chosen files and sends `file.taken` for each, as long as the form is shown. */
    imageFiles: stream<ImageFilesEvent>('imageFiles'),
    checkImage: port<CheckOutcome, { id: string }>('checkImage'),
    /** Sends `upload.progressed`, and at the end the result. `held`: images that stay. */
    uploadImage: stream<
      UploadEvent,
      { activityId: string; id: string; name: string; held: string[] }
    >('uploadImage'),
    removeImage: port<null, { imageId: string }>('removeImage'),
    /** Sending it again while it is being looked at changes nothing. */
    apply: port<ActivityOutcome, Application>('apply'),
  },
  guards: {
    isTooLong: (_, remark: string) => !isRemark(remark.trim()),
    isEmpty: ({ context }, remark: string) =>
      remark.trim() === '' && uploadedIds(context.files).length === 0,
    hasRoom: ({ context }) => hasRoom(context.files),
    hasUnsent: ({ context }) => hasUnsent(context.files),
    isSame: ({ context }, imageId: string) => isSame(context.files, imageId),
    hasWaiting: ({ context }) => context.files.some(({ state }) => state === 'waiting'),
    hasLeaving: ({ context }) => context.files.some(({ state }) => state === 'leaving'),
    isWorkedOn: ({ context }, id: string) =>
      context.files.some((file) => file.id === id && isWorkedOn(file)),
    isUploaded: ({ context }, id: string) => stateOf(context.files, id) === 'uploaded',
    isLeaving: ({ context }, id: string) => stateOf(context.files, id) === 'leaving',
    hasFailed: ({ context }, id: string) => stateOf(context.files, id) === 'failed',
  },
  actions: {
    clearMessages: assign({ message: null, fieldError: null }),
    clearFieldError: assign({ fieldError: null }),
    show: assign((_, message: Message) => ({ message })),
    showTooLong: assign({
      fieldError: {
        key: 'activityApplication:remark.tooLong',
        values: { most: ACTIVITY_REMARK_LIMIT },
      },
    }),
    keepRemark: assign((_, remark: string) => ({
      remark: remark.trim(),
      message: null,
      fieldError: null,
    })),
    forgetRemark: assign({ remark: '' }),
    keepActivity: assign((_, { activity }: OfKind<ActivityOutcome, 'accepted'>) => ({ activity })),
    showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    passFiles: sendTo('imageFiles', (_, files: readonly File[]) => ({
      type: 'files.choose',
      files,
    })),
    forgetFile: sendTo('imageFiles', (_, id: string) => ({ type: 'file.forget', id })),
    addFile: assign(({ context }, file: TakenFile) => ({
      files: [...context.files, waitingFile(file)],
      message: null,
    })),
    takeWaiting: assign(({ context }) => ({ files: withNextChecked(context.files) })),
    markUploading: assign(({ context }) => ({
      files: withWork(context.files, { state: 'uploading' }),
    })),
    keepPercent: assign(({ context }, percent: number) => ({
      files: withWork(context.files, { percent }),
    })),
    keepImage: assign(({ context }, imageId: string) => ({
      files: withUploaded(context.files, imageId),
    })),
    dropSame: assign(({ context }) => ({
      files: withoutWork(context.files),
      message: { key: 'uploads:same' },
    })),
    refuseFile: assign(({ context }, { reason }: OfKind<CheckOutcome, 'refused'>) => ({
      files: withWork(context.files, { state: 'refused', message: { key: UPLOAD_KEYS[reason] } }),
    })),
    refuseUpload: assign(({ context }, text: string) => ({
      files: withWork(context.files, { state: 'refused', message: { text } }),
    })),
    failFile: assign(({ context }, error: unknown) => ({
      files: withWork(context.files, { state: 'failed', message: faultMessage(error) }),
    })),
    retryFile: assign(({ context }, id: string) => ({
      files: withFile(context.files, id, { state: 'waiting', message: null }),
    })),
    markLeaving: assign(({ context }, id: string) => ({
      files: withFile(context.files, id, { state: 'leaving', message: null }),
    })),
    dropFile: assign(({ context }, id: string) => ({
      files: context.files.filter((file) => file.id !== id),
      message: null,
    })),
    dropLeaving: assign(({ context }) => ({ files: withoutLeaving(context.files) })),
    keepLeaving: assign(({ context }, error: unknown) => ({
      files: withLeaving(context.files, { state: 'uploaded', message: faultMessage(error) }),
    })),
  },
}).extend({ guards: kindGuards('accepted', 'fit') });
/** Builders of `onDone` and `onError` for this chart. */
export const { onFault, onOutcome, onOutput } = branchesOf(applicationSetup);
