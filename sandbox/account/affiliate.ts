import { eq } from 'drizzle-orm';
import type { Invitation } from '../../contract/agents';
import type { Database } from '../db/database';
import { invitations, users } from '../db/schema';
import { refused } from '../kit/answer';

/**
 * The upline of a person who registers with an invitation code, and the type of their account.
 * `link` is the code of an agent's invitation link.
 */
export type Invited = { uplineId: string; kind: Invitation['kind']; link: string | null };

/**
 * The meaning of an invitation code, an agent's own code or that of a link; null when it is
 * unknown.
 */
export const invitedBy = async (db: Database, given: string): Promise<Invited | null> => {
  const code = given.toUpperCase();
  const [upline] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.affiliateCode, code));
  if (upline) return { uplineId: upline.id, kind: 'member', link: null };
  const [invitation] = await db.select().from(invitations).where(eq(invitations.code, code));
  return invitation ? { uplineId: invitation.uplineId, kind: invitation.kind, link: code } : null;
};

/**
 * The inviter of a person by a link; null for an unknown code, which does not stop a registration.
 */
export const referrerOf = async (db: Database, code: string): Promise<string | null> => {
  const [referrer] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.referralCode, code.toUpperCase()));
  return referrer?.id ?? null;
};

/** The refusal of an unknown invitation code. */
export const invitationCodeUnknown = refused((words) => words.invitationCode, {
  reason: 'invitationCode',
});
