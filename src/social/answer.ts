import type { Callback } from '../services/account/social/callback';

type Page = {
  location: Pick<Location, 'href' | 'replace'>;
  history: Pick<History, 'replaceState'>;
  opener: { postMessage: (message: unknown, targetOrigin: string) => void } | null;
  openChannel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close'>;
  close: () => void;
};

/** A window that may not close itself would stay blank. */
const LEFT_OPEN = 1_000;

/**
 * Hands what a social account answered over to the page that asked, and closes the window. The
 * channel reaches that page where the account's own pages have cut the window off it
 * (Cross-Origin-Opener-Policy).
 */
export const answer = ({ location, history, opener, openChannel, close }: Page): void => {
  const { origin, pathname, searchParams } = new URL(location.href);
  history.replaceState(null, '', pathname);
  const state = searchParams.get('state') ?? '';
  const callback: Callback = {
    type: 'socialAnswered',
    state,
    code: searchParams.get('code'),
    error: searchParams.get('error'),
    issuer: searchParams.get('iss'),
    account: searchParams.get('account'),
  };
  opener?.postMessage(callback, origin);
  const channel = openChannel(state);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel
  channel.postMessage(callback);
  channel.close();
  close();
  setTimeout(() => location.replace('/'), LEFT_OPEN);
};
