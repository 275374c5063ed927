import type { PasskeyOfferSnapshot } from './passkeyOffer.machine';

/** What the notice shows. */
export type PasskeyOfferScreen = 'none' | 'offer' | 'creating' | 'saving' | 'unsaved' | 'refused';

/** The screen that the state shows. */
export const selectScreen = (s: PasskeyOfferSnapshot): PasskeyOfferScreen => {
  if (s.matches('offered') || s.matches('beginning')) return 'offer';
  if (s.matches('creating')) return 'creating';
  if (s.matches('saving')) return 'saving';
  if (s.matches('unsaved')) return 'unsaved';
  return s.matches('refused') ? 'refused' : 'none';
};
/** True while a request is under way. */
export const selectIsBusy = (s: PasskeyOfferSnapshot) => s.hasTag('busy');
/** The message shown; null when there is none. */
export const selectMessage = (s: PasskeyOfferSnapshot) => s.context.message;
