import type { SocialProvider } from '../../../../contract/domain';
import type { Social } from '../../../../contract/platform';

/**
 * What a social account vouches with: a code that only the platform can exchange (RFC 6749 §4.1).
 */
export type SocialProof = { code: string; codeVerifier: string; redirectUri: string };
export type SocialAuthOutcome =
  | ({ kind: 'authorised' } & SocialProof)
  /** The person closed the window, or said no there. */
  | { kind: 'cancelled' }
  | { kind: 'failed'; reason: 'popupBlocked' | 'refused' };

/** The part of another window that signing in uses. */
export type SocialWindow = {
  readonly closed: boolean;
  close: () => void;
  location: { replace: (url: string) => void };
};

/** How a person proves a social account. An operator with another way gives another one. */
export type SocialAuth = {
  /**
   * Must be called within the click: a browser opens no window later. `readAccount` says where to
   * send the person.
   */
  authorise(
    provider: SocialProvider,
    readAccount: () => Promise<Social>,
    signal?: AbortSignal,
  ): Promise<SocialAuthOutcome>;
};
