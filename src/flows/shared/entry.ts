import type { Services } from '../../services';
import { createAcceptTerms } from '../../services/account/terms';
import { createMemberCalls } from '../../services/site/member';
import { read } from './ports';

/**
 * Ports of the flows that end with a session: the new member is read, and the terms of the form are
 * accepted; `endSession` ends only the session of this tab.
 */
export const entryPorts = ({ service, session }: Services) => ({
  loadMember: read(async (signal) => {
    const member = await service(createMemberCalls).loadMember(signal);
    void service(createAcceptTerms)();
    return member;
  }),
  endSession: read(async () => {
    await session.end({ memberId: null, announce: false });
    return null;
  }),
});
