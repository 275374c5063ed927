import type { PHONE_ERROR_KEYS } from '../../../../contract/phoneErrors';
import type { Phone } from '../../../../contract/phone';

export type PhoneErrorCode = keyof typeof PHONE_ERROR_KEYS;
export type PhoneRefusal = { kind: 'refused'; code: PhoneErrorCode };

/**
 * A provider other than the platform that sends codes by SMS and vouches for a number (spec §4
 * Register 4). An operator can pass another implementation. Rejects with a `CallFault` when the
 * provider could not be reached.
 */
export type PhoneAuth = {
  /** `confirm` needs the `receipt` again. */
  send(
    phone: Phone,
    signal?: AbortSignal,
  ): Promise<{ kind: 'sent'; receipt: string } | PhoneRefusal>;
  /** Exchanges a right code for a token that the platform accepts. */
  confirm(
    receipt: string,
    code: string,
    signal?: AbortSignal,
  ): Promise<{ kind: 'confirmed'; idToken: string } | PhoneRefusal>;
};
