import { IMAGE_LIMIT_COUNT } from '../../contract/constants';
import type { UploadedImage, UploadRefusal } from '../../contract/uploads';
import type { Message } from './message';

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
export const UPLOAD_KEYS: Record<UploadRefusal, string> = {
  tooLarge: 'uploads:tooLarge',
  wrongType: 'uploads:wrongType',
  tooMany: 'uploads:tooMany',
};

/** True while another image can be chosen; a refused file does not count. */
export const hasRoom = (files: readonly ImageFile[]) =>
  files.filter(({ state }) => state !== 'refused').length < IMAGE_LIMIT_COUNT;
/** True while the file is being checked or uploaded. */
export const isWorkedOn = ({ state }: ImageFile) => state === 'checking' || state === 'uploading';
/** The ids of the uploaded images. */
export const uploadedIds = (files: readonly ImageFile[]) =>
  files.flatMap(({ state, imageId }) =>
    state === 'uploaded' && imageId !== null ? [imageId] : [],
  );
/** True when another file is this image already: the platform keeps equal images once. */
export const isSame = (files: readonly ImageFile[], imageId: string) =>
  files.some((file) => file.state === 'uploaded' && file.imageId === imageId);
/** True while a file was not uploaded that the person wanted to send. */
export const hasUnsent = (files: readonly ImageFile[]) =>
  files.some(({ state }) => state === 'failed' || state === 'refused');
/** The state of a file; undefined when there is no such file. */
export const stateOf = (files: readonly ImageFile[], id: string) =>
  files.find((file) => file.id === id)?.state;
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
/** A file that was chosen just now. */
export const waitingFile = (file: TakenFile): ImageFile => ({
  ...file,
  state: 'waiting',
  percent: 0,
  imageId: null,
  message: null,
});
/** The files with a change of the one that is being checked or uploaded. */
export const withWork = (files: readonly ImageFile[], change: Partial<ImageFile>) =>
  files.map((file) => (isWorkedOn(file) ? { ...file, ...change } : file));
/** The files with the uploaded one. It takes the place of an equal one that is being removed. */
export const withUploaded = (files: readonly ImageFile[], imageId: string) =>
  withWork(
    files.filter((file) => file.imageId !== imageId),
    { state: 'uploaded', percent: 100, imageId },
  );
/** The file that is being checked or uploaded. */
export const workOf = ({ files }: { files: readonly ImageFile[] }) =>
  files.find(isWorkedOn) as ImageFile;
const imageOf = ({ event }: { event: { image: { id: string } } }) => event.image.id;
/** What uploading does with `upload.accepted`: an image that is there already is dropped. */
export const UPLOAD_ACCEPTED = [
  {
    guard: { type: 'isSame', params: imageOf },
    target: 'idle',
    actions: [
      {
        type: 'forgetFile',
        params: ({ context }: { context: { files: readonly ImageFile[] } }) => workOf(context).id,
      },
      { type: 'dropSame' },
    ],
  },
  { target: 'idle', actions: { type: 'keepImage', params: imageOf } },
] as const;
/** The files without the one that is being checked or uploaded. */
export const withoutWork = (files: readonly ImageFile[]) =>
  files.filter((file) => !isWorkedOn(file));
/** The files with a change of one of them. */
export const withFile = (files: readonly ImageFile[], id: string, change: Partial<ImageFile>) =>
  files.map((file) => (file.id === id ? { ...file, ...change } : file));
/** The files with a change of the one that is being removed. */
export const withLeaving = (files: readonly ImageFile[], change: Partial<ImageFile>) =>
  files.map((file) => (file.state === 'leaving' ? { ...file, ...change } : file));
/** The files without the first one that is being removed. */
export const withoutLeaving = (files: readonly ImageFile[]) => {
  const gone = files.findIndex(({ state }) => state === 'leaving');
  return files.filter((_, index) => index !== gone);
};
/** The files with the first waiting one being checked. */
export const withNextChecked = (files: readonly ImageFile[]) => {
  const next = files.findIndex(({ state }) => state === 'waiting');
  return files.map((file, index) =>
    index === next ? { ...file, state: 'checking' as const, percent: 0, message: null } : file,
  );
};
