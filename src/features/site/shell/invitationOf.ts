import type { PlatformInfo } from '../../../../machines/site/app/app.types';
import type { Identity } from '../../../../machines/site/session/session.selectors';

/**
 * Whether the invitation is shown: to guests, and to members while its promotion runs (spec §2 Side
 * menu). Unknown until the session and, for a member, the platform have answered.
 */
export const invitationOf = (
  identity: Identity,
  platform: PlatformInfo | null,
): 'offered' | 'unknown' | 'none' => {
  switch (identity) {
    case 'visitor':
      return 'offered';
    case 'agent':
    // A trial account has no code to invite with.
    case 'trial':
      return 'none';
    case 'unknown':
      return 'unknown';
    default:
      return platform === null ? 'unknown' : platform.hasReferral ? 'offered' : 'none';
  }
};
