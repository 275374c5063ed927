import { Secret, TOTP } from 'otpauth';

/** Seconds of a time step (RFC 6238). */
export const TOTP_PERIOD = 30;

/**
 * The time step of a right code, null for a wrong one. `secret` in Base32. One step before and
 * after the present one is right too, because clocks differ.
 */
export const totpStep = (secret: string, token: string, timestamp: number): number | null => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: TOTP_PERIOD });
  const delta = totp.validate({ token, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1_000 / TOTP_PERIOD) + delta;
};
