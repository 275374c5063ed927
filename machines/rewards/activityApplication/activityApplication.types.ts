import type { Activity } from '../../../contract/activities';
import type { ImageFile, TakenFile, UploadEvent } from '../../shared/imageFiles';
import type { Message } from '../../shared/message';

export type { Activity };
/** The new status of the activity, or the platform's message. */
export type ActivityOutcome =
  | { kind: 'accepted'; activity: Activity }
  | { kind: 'refused'; message: string };
/** What is sent: the remark, and the ids of the uploaded images. */
export type Application = { activityId: string; remark: string; images: string[] };

export type ActivityApplicationInput = { activity: Activity };
export type ActivityApplicationContext = {
  activity: Activity;
  files: ImageFile[];
  /** The remark of the running request. */
  remark: string;
  fieldError: Message | null;
  message: Message | null;
};
export type ActivityApplicationEvent =
  | { type: 'application.submit'; remark: string }
  | { type: 'application.cancel' }
  | { type: 'field.changed' }
  | { type: 'files.choose'; files: readonly File[] }
  | { type: 'file.remove'; id: string }
  | { type: 'file.retry'; id: string }
  /** From the actor that keeps the files. */
  | { type: 'file.taken'; file: TakenFile }
  | UploadEvent;
/** `sent`: the activity as the platform has it now. */
export type ActivityApplicationOutput =
  | { kind: 'sent'; activity: Activity }
  | { kind: 'cancelled' };
