export type { InvitedFriends } from '../../../contract/referral';
