import { IMAGE_LIMIT_BYTES } from '../../contract/constants';
import { imageTypeOf, SIGNATURE_BYTES } from '../../contract/images';
import type { UploadedImage } from '../../contract/uploads';
import type {
  CheckOutcome,
  ImageFilesEvent,
  TakenFile,
  UploadEvent,
} from '../../machines/shared/imageFiles';
import type { Environment } from './environment';
import type { CallOutcome } from './http/client';
import type { FileRequest } from './http/sendFile';

/** assumed: 5 MB take a while on a slow line. */
const UPLOAD_TIMEOUT = 5 * 60_000;
const LONGEST_NAME = 255;

/** The options of a call that sends a file. */
export type UploadOptions = {
  signal: AbortSignal;
  timeout: number;
  file: Pick<FileRequest, 'content' | 'onProgress'>;
};
type Options<TSubject> = {
  showFile: Environment['showFile'];
  createId: () => string;
  /** Sends an image of a subject, under the name of its file. */
  send: (
    subject: TSubject,
    name: string,
    options: UploadOptions,
  ) => Promise<CallOutcome<UploadedImage>>;
  /** Removes an image from the platform. */
  remove: (imageId: string) => Promise<unknown>;
};

/**
 * Images that a person chooses and uploads one by one (spec §9 Activity images). Their content
 * stays here while they are shown and sent; a machine knows a file by its id.
 */
export const createImageUploads = <TSubject>({
  showFile,
  createId,
  send,
  remove,
}: Options<TSubject>) => {
  const files = new Map<string, { content: File; url: string }>();
  const removed = new Set<string>();
  const forget = (id: string) => {
    const file = files.get(id);
    if (file) showFile.forget(file.url);
    files.delete(id);
  };
  const contentOf = (id: string): File => {
    const file = files.get(id);
    if (!file) throw new Error(`there is no file ${id}`);
    return file.content;
  };
  /**
   * Uploads run one at a time: the same image may be chosen again before the platform has freed its
   * place.
   */
  let lastUpload: Promise<unknown> = Promise.resolve();

  return {
    /**
     * Keeps the files that `hear` gets until `close`, which forgets all of them; `tell` is called
     * with each one.
     */
    open: (tell: (file: TakenFile) => void) => {
      const own = new Set<string>();
      return {
        hear: (event: ImageFilesEvent) => {
          if (event.type === 'file.forget') {
            removed.add(event.id);
            forget(event.id);
          } else
            for (const content of event.files) {
              const [id, url] = [createId(), showFile.open(content)];
              own.add(id);
              files.set(id, { content, url });
              tell({ id, name: content.name, bytes: content.size, url });
            }
        },
        close: () => own.forEach(forget),
      };
    },

    /** Judges size and content, as the platform does: what it would refuse is not sent. */
    check: async ({ id }: { id: string }): Promise<CheckOutcome> => {
      const content = contentOf(id);
      if (content.size > IMAGE_LIMIT_BYTES) return { kind: 'refused', reason: 'tooLarge' };
      const start = new Uint8Array(await content.slice(0, SIGNATURE_BYTES).arrayBuffer());
      return imageTypeOf(start) ? { kind: 'fit' } : { kind: 'refused', reason: 'wrongType' };
    },

    /**
     * Reports the progress and the end of an upload; returns a function that stops reporting. A
     * file that is sent completely is on the platform in any case: its answer is awaited, and an
     * image that the person removed meanwhile is removed there, unless it is one of the `held`: the
     * platform keeps equal images once.
     */
    upload: (
      { subject, id, name, held }: { subject: TSubject; id: string; name: string; held: string[] },
      tell: (event: UploadEvent) => void,
    ): (() => void) => {
      const controller = new AbortController();
      let [isSent, isStopped] = [false, false];
      const run = async () => {
        await lastUpload;
        controller.signal.throwIfAborted();
        const outcome = await send(subject, name.slice(-LONGEST_NAME), {
          signal: controller.signal,
          timeout: UPLOAD_TIMEOUT,
          file: {
            content: contentOf(id),
            onProgress: (percent) => {
              isSent = percent === 100;
              if (!isStopped) tell({ type: 'upload.progressed', percent });
            },
          },
        });
        if (isStopped) {
          if (outcome.kind === 'accepted' && removed.has(id) && !held.includes(outcome.value.id))
            await remove(outcome.value.id);
        } else if (outcome.kind === 'accepted')
          tell({ type: 'upload.accepted', image: outcome.value });
        else
          tell({
            type: 'upload.refused',
            reason: outcome.detail?.reason,
            message: outcome.message,
          });
      };
      lastUpload = run().catch((error: unknown) => {
        if (!isStopped) tell({ type: 'upload.failed', error });
      });
      return () => {
        isStopped = true;
        if (!isSent) controller.abort();
      };
    },
  };
};
