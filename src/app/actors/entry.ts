import type { Services } from '../../services';
import { memberPart } from '../../services/parts/member';
import { read } from './ports';

/**
 * What whoever has just got in is asked for. `endSession` ends what this tab holds, and tells no
 * other.
 */
export const entryActors = (services: Services) => ({
  loadMember: read(services.part(memberPart).loadMember),
  endSession: read(() => services.session.end({ memberId: null, announce: false })),
});
