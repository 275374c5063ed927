import type { socialIdentities } from '../db/schema';

/** Which people of the identity provider have an account here. */
export const socialIdentityRows: Array<typeof socialIdentities.$inferInsert> = [
  { provider: 'facebook', subject: 'fb-1001', userId: 'u-player' },
  { provider: 'google', subject: 'g-2001', userId: 'u-player' },
];
