import type { MadePasskey, PasskeyCreation } from '../../../contract/passkeys';
import type { Message } from '../../shared/message';

export type { MadePasskey, PasskeyCreation };

/** What the device is asked for. */
export type NewPasskeyInput = { creation: PasskeyCreation };
export type CreateOutcome =
  | { kind: 'made'; made: MadePasskey }
  /** The person cancelled, the device has one already, or it can make none. */
  | { kind: 'notMade'; message: Message };
export type SaveOutcome = { kind: 'added' } | { kind: 'refused'; message: string };
export type NewPasskeyOutput =
  | { kind: 'added' }
  /** `message`: null where the person cancelled it here. */
  | { kind: 'notMade'; message: Message | null }
  | { kind: 'refused'; message: string }
  /** The answer was lost, and it was not sent again: it may have been added. */
  | { kind: 'left' };
