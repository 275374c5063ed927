import type { AppInput } from '../../machines/site/app/app.types';
import type { Services } from '../services';

/**
 * How the app begins at an address, from what this browser keeps; where nothing is kept, as the
 * page that is drawn ahead.
 */
export const appInput = (
  { language, rememberedUser, invitation, popups, preferences }: Services,
  path: string,
): AppInput => ({
  language: language.current(),
  visit: {
    remembered: rememberedUser.read(),
    path,
    invitation,
    hadPopupsClosed: popups.wasClosed(),
  },
  preferences: preferences.read(),
});
