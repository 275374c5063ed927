import type { PlatformInfo } from '../../../../machines/site/app/app.types';
import type { Identity } from '../../../../machines/site/session/session.selectors';

/**
 * To guests, and to everybody but agents while the promotion for it runs (spec §2 Side menu);
 * unknown until who is here and, for a member, the platform has said.
 */
export const invitationOf = (
  identity: Identity,
  platform: PlatformInfo | null,
): 'offered' | 'unknown' | 'none' => {
  switch (identity) {
    case 'visitor':
      return 'offered';
    case 'agent':
      return 'none';
    case 'unknown':
      return 'unknown';
    default:
      return platform === null ? 'unknown' : platform.hasReferral ? 'offered' : 'none';
  }
};
