import type { UploadedImage, UploadRefusal } from '../../../contract/uploads';
import type { Withdrawal, WithdrawalAnswer } from '../../../contract/withdrawals';
import type { ImageFile, TakenFile } from '../../shared/imageFiles';
import type { Message } from '../../shared/message';

export type { Withdrawal };
export type AnswerKind = WithdrawalAnswer['answer'];
/** The platform's list. `ahead`: how many ms its clock is ahead of this device's. */
export type Reading = { withdrawals: Withdrawal[]; readAt: number; ahead: number };

/**
 * `forced`: the deadline passed. `elsewhere`: it was answered in another tab or on another device.
 */
export type AnswerOutcome =
  | { kind: 'answered'; withdrawal: Withdrawal }
  | { kind: 'forced' }
  | { kind: 'elsewhere' }
  | { kind: 'refused'; message: string };

export type WithdrawalContext = Reading & {
  chosenId: string | null;
  files: ImageFile[];
  /** The last submitted answer. */
  draft: WithdrawalAnswer | null;
  fieldError: Message | null;
  message: Message | null;
};

export type WithdrawalEvent =
  | { type: 'withdrawals.retry' }
  | { type: 'withdrawalConfirmation.close' }
  | { type: 'withdrawal.choose'; id: string }
  | { type: 'list.show' }
  | { type: 'answer.choose'; answer: AnswerKind }
  | { type: 'answer.submit'; remaining: string }
  | { type: 'answer.retry' }
  | { type: 'field.changed' }
  | { type: 'files.choose'; files: readonly File[] }
  | { type: 'file.remove'; id: string }
  | { type: 'file.retry'; id: string }
  /** From the `proofFiles` actor. */
  | { type: 'file.taken'; file: TakenFile }
  /** From the upload. */
  | { type: 'upload.progressed'; percent: number }
  | { type: 'upload.accepted'; image: UploadedImage }
  | {
      type: 'upload.refused';
      reason: UploadRefusal | 'forced' | 'elsewhere' | 'other';
      message: string;
    }
  | { type: 'upload.failed'; error: unknown }
  /** Another tab answered. */
  | { type: 'tab.answered'; id: string };
