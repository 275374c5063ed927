import * as v from 'valibot';
import { RECOVERY_CODES } from './factorCodes';
import { filled, password } from './session';

/** Whether two-step login is on. `since`: epoch milliseconds; null while it is off. */
export const authenticatorSchema = v.object({
  since: v.nullable(v.number()),
  /** How many recovery codes are unused. */
  codesLeft: v.number(),
});
export type AuthenticatorStatus = v.InferOutput<typeof authenticatorSchema>;

/** The login or the payment password. */
export const beginAuthenticatorSchema = v.object({ password });
/** The secret in Base32, and as the address that a QR code shows. It is never sent again. */
export const authenticatorSetupSchema = v.object({
  secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{32}$/)),
  uri: v.pipe(v.string(), v.startsWith('otpauth://totp/')),
});
export type AuthenticatorSetup = v.InferOutput<typeof authenticatorSetupSchema>;
/** The first code of the app. */
export const confirmAuthenticatorSchema = v.object({ code: filled });
/** The login or the payment password, and a code of the app or a recovery code. */
export const authenticatorProofSchema = v.object({ password, code: filled });
/** Each works once. They are never sent again. */
export const recoveryCodesSchema = v.object({
  recoveryCodes: v.pipe(v.array(v.string()), v.length(RECOVERY_CODES)),
});
