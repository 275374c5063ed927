import type {
  UPLOAD_REFUSALS,
  Proof,
  Withdrawal,
  WithdrawalAnswer,
} from '../../../contract/withdrawals';
import type { Message } from '../../shared/message';

export type { Withdrawal };
export type AnswerKind = WithdrawalAnswer['answer'];
/** The platform's list. `ahead`: how many ms its clock is ahead of this device's. */
export type Reading = { withdrawals: Withdrawal[]; readAt: number; ahead: number };

/** A chosen file; its content stays in the `proofFiles` actor, under its id. */
export type TakenFile = { id: string; name: string; bytes: number; url: string };
/**
 * A proof image. It waits for its turn, is `checking` and `uploading`, then `uploaded`, `failed`
 * (can be retried) or `refused` (cannot); an uploaded one that is being removed is `leaving`. `url`
 * shows its preview if it is from this visit.
 */
export type ProofFile = Omit<TakenFile, 'url'> & {
  url: string | null;
  state: 'waiting' | 'checking' | 'uploading' | 'uploaded' | 'failed' | 'refused' | 'leaving';
  percent: number;
  proofId: string | null;
  message: Message | null;
};

export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number];
export type CheckOutcome = { kind: 'fit' } | { kind: 'refused'; reason: UploadRefusal };
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
  files: ProofFile[];
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
  | { type: 'upload.accepted'; proof: Proof }
  | {
      type: 'upload.refused';
      reason: UploadRefusal | 'forced' | 'elsewhere' | 'other';
      message: string;
    }
  | { type: 'upload.failed'; error: unknown }
  /** Another tab answered. */
  | { type: 'tab.answered'; id: string };

/** To the `proofFiles` actor. */
export type ProofFilesEvent =
  | { type: 'files.choose'; files: readonly File[] }
  | { type: 'file.forget'; id: string };
