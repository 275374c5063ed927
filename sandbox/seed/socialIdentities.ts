import type { socialIdentities } from '../db/schema';

/** The people of the identity provider who have an account here. */
export const socialIdentityRows: Array<typeof socialIdentities.$inferInsert> = [
  { provider: 'facebook', subject: 'fb-1001', userId: 'u-player' },
  { provider: 'google', subject: 'g-2001', userId: 'u-player' },
];
