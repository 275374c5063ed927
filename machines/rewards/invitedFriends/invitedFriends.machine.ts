import type { ActorRefFrom } from 'xstate';
import { makeLoader } from '../../shared/loader';
import type { InvitedFriends } from './invitedFriends.types';

/** The friends whom a member invited (spec §2 Member centre menu pages, referral). */
export const invitedFriendsMachine = makeLoader<InvitedFriends>('invitedFriends');
export type InvitedFriendsRef = ActorRefFrom<typeof invitedFriendsMachine>;
