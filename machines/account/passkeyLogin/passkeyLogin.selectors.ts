import type { PasskeyLoginSnapshot } from './passkeyLogin.machine';

type Seen = PasskeyLoginSnapshot | undefined;

/** True while the device or the platform is asked; undefined for a login that goes another way. */
export const selectIsBusy = (s: Seen) => s?.hasTag('busy') ?? false;
/** True while the device asks the person. */
export const selectIsAsking = (s: Seen) => s?.matches('asking') ?? false;
/** True when the person can stop it. */
export const selectCanCancel = (s: Seen) => s?.can({ type: 'passkey.cancel' }) ?? false;
/** The message shown; null when there is none. */
export const selectMessage = (s: Seen) => s?.context.message ?? null;
