import type { PasskeyLoginSnapshot } from './passkeyLogin.machine';

type Seen = PasskeyLoginSnapshot | undefined;

/** True while the device or the platform is asked because the person wants it. */
export const selectIsWanted = (s: Seen) =>
  s !== undefined && (s.matches('reading') || s.matches('asking') || s.matches('signingIn'));
/** True while the device asks the person. */
export const selectIsAsking = (s: Seen) => s?.matches('asking') ?? false;
/** True when the person can stop it. */
export const selectCanCancel = (s: Seen) => s?.can({ type: 'passkey.cancel' }) ?? false;
/** The message shown; null when there is none. */
export const selectMessage = (s: Seen) => s?.context.message ?? null;
