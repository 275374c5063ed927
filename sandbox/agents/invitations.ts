import { randomInt } from 'node:crypto';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type {
  ContractType,
  createInvitationSchema,
  Invitation,
  removeInvitationSchema,
  TieredTerms,
} from '../../contract/agents';
import { ownContract } from './contracts/contractRows';
import { processContract } from './contracts/lifeCycle';
import { fitsType, isAbove } from './contracts/rates';
import type { Database } from '../db/database';
import { invitations, users } from '../db/schema';
import { accepted, refused, type Answer } from '../kit/answer';
import type { Services } from '../kit/services';
import type { LiveSession } from '../kit/row';

const MOST = 50;
const CODE_LENGTH = 8;
/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The caller's own links, newest first. */
export const invitationsOf = async (db: Database, { user }: LiveSession): Promise<Invitation[]> =>
  (
    await db
      .select()
      .from(invitations)
      .where(eq(invitations.uplineId, user.id))
      .orderBy(desc(invitations.createdAt), invitations.code)
  ).map(shown);

/**
 * Creates a link: a person who registers with it becomes a downline of the caller, with contract
 * offers if the link has rates.
 */
export const createInvitation = async (
  { clock }: Pick<Services, 'clock'>,
  tx: Database,
  { user }: LiveSession,
  { kind, rates }: v.InferOutput<typeof createInvitationSchema>,
): Promise<Answer<Invitation>> => {
  if (
    new Set(rates.map(({ type }) => type)).size < rates.length ||
    rates.some(({ type, rate }) => !fitsType(type, termsOf(type, rate)))
  )
    return refused((words) => words.fieldWrong('rates'), { reason: 'field' });
  for (const { type, rate } of rates) {
    if (
      user.uplineId !== null &&
      isAbove(termsOf(type, rate), (await ownContract(tx, type, user.id))?.terms ?? null)
    ) {
      return refused((words) => words.contractRateTooHigh, { reason: 'rateTooHigh' });
    }
  }
  const [own] = await tx
    .select({ all: count() })
    .from(invitations)
    .where(eq(invitations.uplineId, user.id));
  if ((own?.all ?? 0) >= MOST)
    return refused((words) => words.invitationsFull(MOST), { reason: 'invitationsFull' });
  const code = Array.from(
    { length: CODE_LENGTH },
    () => LETTERS[randomInt(LETTERS.length)] ?? '',
  ).join('');
  const [made] = await tx
    .insert(invitations)
    .values({ code, uplineId: user.id, kind, rates, createdAt: clock.date() })
    .returning();
  if (!made) throw new Error('The database gave no invitation back.');
  return accepted(shown(made));
};

/** Removes a link: it can no longer be used for a registration. */
export const removeInvitation = async (
  db: Database,
  { user }: LiveSession,
  { code }: v.InferOutput<typeof removeInvitationSchema>,
): Promise<Answer<null>> => {
  const gone = await db
    .delete(invitations)
    .where(and(eq(invitations.code, code.toUpperCase()), eq(invitations.uplineId, user.id)))
    .returning({ code: invitations.code });
  return gone.length > 0
    ? accepted(null)
    : refused((words) => words.invitationUnknown, { reason: 'invitationUnknown' });
};

/**
 * Counts a registration by an invitation and makes the offers that it promised. Offers that the
 * inviter may no longer make are left out.
 */
export const honourInvitation = async (
  services: Pick<Services, 'clock'>,
  tx: Database,
  code: string,
  downlineId: string,
): Promise<void> => {
  const [invitation] = await tx
    .update(invitations)
    .set({ registered: sql`${invitations.registered} + 1` })
    .where(eq(invitations.code, code))
    .returning();
  const [upline] = invitation
    ? await tx.select().from(users).where(eq(users.id, invitation.uplineId))
    : [];
  if (!invitation || !upline) return;
  for (const { type, rate } of invitation.rates) {
    await processContract(services, tx, { user: upline }, type, {
      action: 'offer',
      downlineId,
      terms: termsOf(type, rate),
    });
  }
};

/** One tier that is reached from the first bet on. */
const termsOf = (type: Exclude<ContractType, 'realTime'>, rate: string): TieredTerms => ({
  kind: 'tiers',
  period: PERIOD_OF[type],
  tiers: [{ rate, periodValidBet: '0', periodProfitLoss: '0', activeMembers: 0 }],
});
const PERIOD_OF = { dividend: 'monthly', daily: 'daily', hourly: null } as const;

const shown = ({
  code,
  kind,
  rates,
  createdAt,
  registered,
}: typeof invitations.$inferSelect): Invitation => ({
  code,
  kind,
  rates,
  createdAt: createdAt.getTime(),
  registered,
});
