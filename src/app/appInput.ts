import type { AppInput } from '../../machines/site/app/app.types';
import type { Services } from '../services';

/**
 * The app's input at an address, from what this browser stores; the defaults are those of the
 * prerendered page.
 */
export const appInput = (
  { language, rememberedUser, invitation, popups, logoutNotice, preferences }: Services,
  path: string,
): AppInput => ({
  language: language.shown(),
  visit: {
    remembered: rememberedUser.read(),
    path,
    invitation,
    hadPopupsClosed: popups.wasClosed(),
    notice: logoutNotice.read(),
  },
  preferences: preferences.read(),
});
