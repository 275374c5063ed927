import type { PasskeyOfferSnapshot } from './passkeyOffer.machine';

/** What the notice shows. */
export type PasskeyOfferScreen = 'none' | 'offer' | 'creation' | 'refused';

/** The screen that the state shows. */
export const selectScreen = (s: PasskeyOfferSnapshot): PasskeyOfferScreen => {
  if (s.matches('offered') || s.matches('beginning')) return 'offer';
  if (s.matches('creation')) return 'creation';
  return s.matches('refused') ? 'refused' : 'none';
};
/** The passkey that is being made; undefined while none is. */
export const selectNewPasskey = (s: PasskeyOfferSnapshot) => s.children.newPasskey;
/** True while a request is under way. */
export const selectIsBusy = (s: PasskeyOfferSnapshot) => s.hasTag('busy');
/** The message shown; null when there is none. */
export const selectMessage = (s: PasskeyOfferSnapshot) => s.context.message;
