import { assign, sendTo, setup } from 'xstate';
import { isRemark } from '../../../contract/activities';
import { ACTIVITY_REMARK_LIMIT } from '../../../contract/constants';
import {
  heldFile,
  IMAGE_GUARDS,
  imageChanges,
  uploadedIds,
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
    ...IMAGE_GUARDS,
    isTooLong: (_, remark: string) => !isRemark(remark.trim()),
    isEmpty: ({ context }, remark: string) =>
      remark.trim() === '' && uploadedIds(context.files).length === 0,
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
    addFile: assign((held, file: TakenFile) => ({
      ...imageChanges.addFile(held, file),
      message: null,
    })),
    takeWaiting: assign((held) => imageChanges.takeWaiting(held)),
    markUploading: assign((held) => imageChanges.markUploading(held)),
    keepPercent: assign((held, percent: number) => imageChanges.keepPercent(held, percent)),
    keepImage: assign((held, imageId: string) => imageChanges.keepImage(held, imageId)),
    dropSame: assign((held) => ({
      ...imageChanges.dropSame(held),
      message: { key: 'uploads:same' },
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
      message: null,
    })),
    dropLeaving: assign((held) => imageChanges.dropLeaving(held)),
    keepLeaving: assign((held, error: unknown) => imageChanges.keepLeaving(held, error)),
  },
}).extend({ guards: kindGuards('accepted', 'fit') });
/** Builders of `onDone` and `onError` for this chart. */
export const { onFault, onOutcome, onOutput } = branchesOf(applicationSetup);
