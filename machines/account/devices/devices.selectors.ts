import type { DevicesSnapshot } from './devices.machine';

export type DevicesScreen = 'reading' | 'unread' | 'list';

/** What the dialog shows. A list that was read stays on show while it is read again. */
export const selectScreen = (s: DevicesSnapshot): DevicesScreen =>
  s.matches('unread') ? 'unread' : s.context.devices === null ? 'reading' : 'list';
/** The sessions of the member, the one of this device first; null before the first read. */
export const selectDevices = (s: DevicesSnapshot) => s.context.devices;
/** The session that is being ended; null for none. */
export const selectEndingId = (s: DevicesSnapshot) => s.context.endingId;
/** Whether the list is being read, or a session is being ended. */
export const selectIsBusy = (s: DevicesSnapshot) => s.hasTag('busy');
/** Whether the person is asked if all other devices are to be signed out, or that is under way. */
export const selectIsConfirming = (s: DevicesSnapshot) =>
  s.matches('confirmation') || s.matches('endingOthers');
/** Whether all other devices are being signed out. */
export const selectIsEndingOthers = (s: DevicesSnapshot) => s.matches('endingOthers');
/** Why the last step failed; null where it did not. */
export const selectMessage = (s: DevicesSnapshot) => s.context.message;
