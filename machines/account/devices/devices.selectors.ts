import type { DevicesSnapshot } from './devices.machine';

export type DevicesScreen = 'reading' | 'unread' | 'list';

/** The screen of the dialog. A loaded list stays visible while it is loaded again. */
export const selectScreen = (s: DevicesSnapshot): DevicesScreen =>
  s.matches('unread') ? 'unread' : s.context.devices === null ? 'reading' : 'list';
/** The sessions of the member, the one of this device first; null before the first read. */
export const selectDevices = (s: DevicesSnapshot) => s.context.devices;
/** The session that is being ended; null for none. */
export const selectEndingId = (s: DevicesSnapshot) => s.context.endingId;
/** True while the list is loading or a session is being ended. */
export const selectIsBusy = (s: DevicesSnapshot) => s.hasTag('busy');
/** True from the question whether to sign out all other devices until that is done. */
export const selectIsConfirming = (s: DevicesSnapshot) =>
  s.matches('confirmation') || s.matches('endingOthers');
/** True while all other devices are being signed out. */
export const selectIsEndingOthers = (s: DevicesSnapshot) => s.matches('endingOthers');
/** Why the last step failed; null when it did not. */
export const selectMessage = (s: DevicesSnapshot) => s.context.message;
