import type { Services } from '../../services';
import { createMemberCalls } from '../../services/site/member';
import { read } from './ports';

/**
 * Ports of the flows that end with a session: the new member is read; `endSession` ends only the
 * session of this tab.
 */
export const entryPorts = (services: Services) => ({
  loadMember: read(services.service(createMemberCalls).loadMember),
  endSession: read(() => services.session.end({ memberId: null, announce: false })),
});
