import type { SocialProvider } from '../../../../contract/domain';
import type { Social } from '../../../../contract/platform';

/** The proof of a social account: a code that only the platform can exchange (RFC 6749 §4.1). */
type SocialProof = { code: string; codeVerifier: string; redirectUri: string; nonce: string };
export type SocialAuthOutcome =
  | ({ kind: 'authorised' } & SocialProof)
  /** The person closed the window, or refused there. */
  | { kind: 'cancelled' }
  | { kind: 'failed'; reason: 'popupBlocked' | 'refused' };

/** The part of another window that social sign-in uses. */
export type SocialWindow = {
  readonly closed: boolean;
  close: () => void;
  location: { replace: (url: string) => void };
};

/** How a person proves a social account. An operator can pass another implementation. */
export type SocialAuth = {
  /**
   * Call it within the click: a browser opens no window later. `readAccount` gives the address to
   * open.
   */
  authorise(
    provider: SocialProvider,
    readAccount: () => Promise<Social>,
    signal?: AbortSignal,
  ): Promise<SocialAuthOutcome>;
};
