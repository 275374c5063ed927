import type { PlatformInfo } from '../../../machines/app/app.types';
import type { Identity } from '../../../machines/session/session.selectors';

/** To guests, and to everybody but agents while the promotion for it runs (spec §2 Side menu). */
export const isInvitationOffered = (identity: Identity, platform: PlatformInfo | null): boolean =>
  identity === 'visitor' || (identity !== 'unknown' && identity !== 'agent' && (platform?.hasReferral ?? false));
