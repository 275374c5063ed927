import type { Environment } from '../../environment';
import type { SocialAuth, SocialWindow } from './socialAuth';

type Options = Pick<Environment, 'location' | 'openWindow' | 'messages' | 'openChannel' | 'page'>;

const FEATURES = 'popup,width=520,height=680';

/**
 * The login at a provider, in a window of its own. A browser opens a window only within the
 * person's click, so the window comes first and the code of what happens in it comes after.
 */
export const createPopupSocialAuth = (environment: Options): SocialAuth => ({
  authorise: async (_provider, readAccount, signal) => {
    signal?.throwIfAborted();
    const popup = openQuietly(environment);
    if (!popup) return { kind: 'failed', reason: 'popupBlocked' };
    try {
      const { authoriseIn } = await import('./codeFlow');
      return await authoriseIn(popup, environment, readAccount, signal);
    } finally {
      popup.close();
    }
  },
});

const openQuietly = ({ openWindow }: Options): SocialWindow | null => {
  try {
    return openWindow(FEATURES);
  } catch {
    return null;
  }
};
