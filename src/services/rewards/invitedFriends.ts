import { endpoints } from '../../../contract/endpoints';
import type { InvitedFriends } from '../../../machines/rewards/invitedFriends/invitedFriends.types';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

/** The friends whom the member invited (spec §2 Member centre menu pages, referral). */
export const createInvitedFriends = ({ call }: Kit) => ({
  /** Newest first; only members may ask. */
  loadFriends: async (signal?: AbortSignal): Promise<InvitedFriends> =>
    valueOf(endpoints.invitedFriends, await call(endpoints.invitedFriends, {}, { signal })),
});
