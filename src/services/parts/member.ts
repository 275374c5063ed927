import type { Kit } from '../kit';
import { createMemberCalls } from '../site/member';

/** What is asked for whoever is signed in. */
export const memberPart = ({ call, readPasswordRule }: Kit) => ({
  ...createMemberCalls(call),
  readPasswordRule,
});
