import type { PHONE_ERROR_KEYS } from '../../../../contract/errors';
import type { Phone } from '../../../../contract/phone';

export type PhoneErrorCode = keyof typeof PHONE_ERROR_KEYS;
export type PhoneRefusal = { kind: 'refused'; code: PhoneErrorCode };

/**
 * Somebody other than the platform who sends codes by SMS and vouches for a number (spec §4
 * Register 4). An operator with another provider gives another one. Rejects with a `CallFault` when
 * the provider could not be reached.
 */
export type PhoneAuth = {
  /** `receipt` is what `confirm` wants to see again. */
  send(
    phone: Phone,
    signal?: AbortSignal,
  ): Promise<{ kind: 'sent'; receipt: string } | PhoneRefusal>;
  /** A right code becomes a token that the platform believes. */
  confirm(
    receipt: string,
    code: string,
    signal?: AbortSignal,
  ): Promise<{ kind: 'confirmed'; idToken: string } | PhoneRefusal>;
};
