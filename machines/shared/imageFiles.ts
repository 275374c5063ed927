import { IMAGE_LIMIT_COUNT } from '../../contract/constants';
import type { UploadedImage, UploadRefusal } from '../../contract/uploads';
import { faultMessage, type Message } from './message';
import type { OfKind } from './outcome';

/** A chosen file; its content stays in the actor that keeps files, under its id. */
export type TakenFile = { id: string; name: string; bytes: number; url: string };
/**
 * A chosen image. It waits for its turn, is `checking` and `uploading`, then `uploaded`, `failed`
 * (can be retried) or `refused` (cannot); an uploaded one that is being removed is `leaving`. `url`
 * shows its preview if it is from this visit.
 */
export type ImageFile = Omit<TakenFile, 'url'> & {
  url: string | null;
  state: 'waiting' | 'checking' | 'uploading' | 'uploaded' | 'failed' | 'refused' | 'leaving';
  percent: number;
  /** The platform's id of the image; null until it is uploaded. */
  imageId: string | null;
  message: Message | null;
};
export type CheckOutcome = { kind: 'fit' } | { kind: 'refused'; reason: UploadRefusal };

/** To the actor that keeps the chosen files. */
export type ImageFilesEvent =
  | { type: 'files.choose'; files: readonly File[] }
  | { type: 'file.forget'; id: string };
/** From an upload: its progress, and at the end its result. */
export type UploadEvent =
  | { type: 'upload.progressed'; percent: number }
  | { type: 'upload.accepted'; image: UploadedImage }
  | { type: 'upload.refused'; reason: string | undefined; message: string }
  | { type: 'upload.failed'; error: unknown };

/** The message of each refusal (spec §8 Upload errors). */
const UPLOAD_KEYS: Record<UploadRefusal, string> = {
  tooLarge: 'uploads:tooLarge',
  wrongType: 'uploads:wrongType',
  tooMany: 'uploads:tooMany',
};

/** True while the file is being checked or uploaded. */
const isWorkedOn = ({ state }: ImageFile) => state === 'checking' || state === 'uploading';
const isLeaving = ({ state }: ImageFile) => state === 'leaving';
const stateOf = (files: readonly ImageFile[], id: string) =>
  files.find((file) => file.id === id)?.state;
/** The ids of the uploaded images. */
export const uploadedIds = (files: readonly ImageFile[]) =>
  files.flatMap(({ state, imageId }) =>
    state === 'uploaded' && imageId !== null ? [imageId] : [],
  );
/** An image that the platform holds already. */
export const heldFile = ({ id, name, bytes }: UploadedImage): ImageFile => ({
  id,
  name,
  bytes,
  url: null,
  state: 'uploaded',
  percent: 100,
  imageId: id,
  message: null,
});

type WithFiles = { readonly files: readonly ImageFile[] };
type Held = { context: WithFiles };

/** The file that is being checked or uploaded. */
export const workOf = ({ files }: WithFiles) => files.find(isWorkedOn) as ImageFile;
/** The image that is being removed. */
export const leavingOf = ({ files }: WithFiles) => files.find(isLeaving) as ImageFile;

/** Guards of every chart that takes images: `setup({ guards: { ...IMAGE_GUARDS } })`. */
export const IMAGE_GUARDS = {
  /** Another image can be chosen; a refused file does not count. */
  hasRoom: ({ context: { files } }: Held) =>
    files.filter(({ state }) => state !== 'refused').length < IMAGE_LIMIT_COUNT,
  /** A file was not uploaded that the person wanted to send. */
  hasUnsent: ({ context: { files } }: Held) =>
    files.some(({ state }) => state === 'failed' || state === 'refused'),
  /** Another file is this image already: the platform keeps equal images once. */
  isSame: ({ context: { files } }: Held, imageId: string) =>
    files.some((file) => file.state === 'uploaded' && file.imageId === imageId),
  hasWaiting: ({ context: { files } }: Held) => files.some(({ state }) => state === 'waiting'),
  hasLeaving: ({ context: { files } }: Held) => files.some(isLeaving),
  isWorkedOn: ({ context: { files } }: Held, id: string) =>
    files.some((file) => file.id === id && isWorkedOn(file)),
  isUploaded: ({ context: { files } }: Held, id: string) => stateOf(files, id) === 'uploaded',
  isLeaving: ({ context: { files } }: Held, id: string) => stateOf(files, id) === 'leaving',
  hasFailed: ({ context: { files } }: Held, id: string) => stateOf(files, id) === 'failed',
};

const changed = (
  { context: { files } }: Held,
  isMeant: (file: ImageFile) => boolean,
  change: Partial<ImageFile>,
) => ({ files: files.map((file) => (isMeant(file) ? { ...file, ...change } : file)) });
const isFile = (id: string) => (file: ImageFile) => file.id === id;

/** What actions of the same names assign in every chart that takes images. */
export const imageChanges = {
  addFile: ({ context: { files } }: Held, file: TakenFile) => ({
    files: [
      ...files,
      { ...file, state: 'waiting' as const, percent: 0, imageId: null, message: null },
    ],
  }),
  /** The first waiting one is checked next. */
  takeWaiting: (held: Held) => {
    const next = held.context.files.find(({ state }) => state === 'waiting');
    return changed(held, (file) => file === next, { state: 'checking', percent: 0, message: null });
  },
  markUploading: (held: Held) => changed(held, isWorkedOn, { state: 'uploading' }),
  keepPercent: (held: Held, percent: number) => changed(held, isWorkedOn, { percent }),
  /** It takes the place of an equal one that is being removed. */
  keepImage: ({ context: { files } }: Held, imageId: string) =>
    changed({ context: { files: files.filter((file) => file.imageId !== imageId) } }, isWorkedOn, {
      state: 'uploaded',
      percent: 100,
      imageId,
    }),
  dropSame: ({ context: { files } }: Held) => ({
    files: files.filter((file) => !isWorkedOn(file)),
  }),
  refuseFile: (held: Held, { reason }: OfKind<CheckOutcome, 'refused'>) =>
    changed(held, isWorkedOn, { state: 'refused', message: { key: UPLOAD_KEYS[reason] } }),
  refuseUpload: (held: Held, text: string) =>
    changed(held, isWorkedOn, { state: 'refused', message: { text } }),
  failFile: (held: Held, error: unknown) =>
    changed(held, isWorkedOn, { state: 'failed', message: faultMessage(error) }),
  retryFile: (held: Held, id: string) =>
    changed(held, isFile(id), { state: 'waiting', message: null }),
  markLeaving: (held: Held, id: string) =>
    changed(held, isFile(id), { state: 'leaving', message: null }),
  dropFile: ({ context: { files } }: Held, id: string) => ({
    files: files.filter((file) => file.id !== id),
  }),
  dropLeaving: ({ context }: Held) => {
    const gone = leavingOf(context);
    return { files: context.files.filter((file) => file !== gone) };
  },
  keepLeaving: (held: Held, error: unknown) =>
    changed(held, isLeaving, { state: 'uploaded', message: faultMessage(error) }),
  /** A running upload continues when the person returns to it. */
  pauseFiles: (held: Held) => changed(held, isWorkedOn, { state: 'waiting', percent: 0 }),
};

const fileOf = ({ event }: { event: { id: string } }) => event.id;
const imageOf = ({ event }: { event: { image: { id: string } } }) => event.image.id;
const FORGOTTEN = [
  { type: 'dropFile', params: fileOf },
  { type: 'forgetFile', params: fileOf },
] as const;

/** `file.retry` of a chart that takes images. */
export const FILE_RETRY = {
  guard: { type: 'hasFailed', params: fileOf },
  actions: { type: 'retryFile', params: fileOf },
} as const;
/** `file.remove`: an uploaded image is removed from the platform, another file is forgotten. */
export const FILE_REMOVE = [
  {
    guard: { type: 'isUploaded', params: fileOf },
    actions: { type: 'markLeaving', params: fileOf },
  },
  { guard: { type: 'isLeaving', params: fileOf } },
  { guard: { type: 'isWorkedOn', params: fileOf }, target: '.idle', actions: FORGOTTEN },
  { actions: FORGOTTEN },
] as const;
/** What the idle state of a chart that takes images turns to by itself. */
export const FILES_NEXT = [
  { guard: 'hasLeaving', target: 'removingFile' },
  { guard: 'hasWaiting', target: 'checkingFile', actions: 'takeWaiting' },
] as const;
/** What uploading does with `upload.accepted`: an image that is there already is dropped. */
export const UPLOAD_ACCEPTED = [
  {
    guard: { type: 'isSame', params: imageOf },
    target: 'idle',
    actions: [
      { type: 'forgetFile', params: ({ context }: Held) => workOf(context).id },
      { type: 'dropSame' },
    ],
  },
  { target: 'idle', actions: { type: 'keepImage', params: imageOf } },
] as const;
