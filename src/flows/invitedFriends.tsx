import {
  invitedFriendsMachine,
  type InvitedFriendsRef,
} from '../../machines/rewards/invitedFriends/invitedFriends.machine';
import { brand } from '../brand/brand';
import { createInvitedFriends } from '../services/rewards/invitedFriends';
import { read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** The friends whom a member invited, with what each brought. */
export const invitedFriends = defineFlow({
  machine: invitedFriendsMachine,
  ports: ({ service }) => ({ load: read(service(createInvitedFriends).loadFriends) }),
  page: {
    load: async () => {
      const { InvitedFriends } = await import('../features/rewards/invitedFriends/InvitedFriends');
      return ({ actor }: ScreenProps<InvitedFriendsRef>) => (
        <InvitedFriends friends={actor} timeZone={brand.timeZone} />
      );
    },
    words: ['invitedFriends'],
  },
});
