import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type * as v from 'valibot';
import type {
  claimedLinkSchema,
  claimLinkSchema,
  loginByLinkSchema,
  loginResponseSchema,
} from '../../contract/session';
import { LOGIN_LINK } from '../../contract/sessionLimits';
import { loginLinks, users, type User } from '../db/schema';
import { accepted, refused, type Answer } from '../kit/answer';
import type { Services } from '../kit/services';
import { passedFirstFactor } from './secondFactor';

type Store = Pick<Services, 'db' | 'clock'>;

/** Makes a link of an account: its token, which is stored nowhere. */
export const makeLink = async (
  { db, clock }: Store,
  user: Pick<User, 'id'>,
): Promise<{ token: string; seconds: number }> => {
  const token = newSecret();
  await db.delete(loginLinks).where(lt(loginLinks.expiresAt, clock.date()));
  await db.insert(loginLinks).values({
    secretHash: hashOf(token),
    userId: user.id,
    expiresAt: clock.date(LOGIN_LINK.seconds * 1_000),
  });
  return { token, seconds: LOGIN_LINK.seconds };
};

/**
 * Takes the one use of a link's token, which was in an address and may be in logs and histories,
 * and gives a claim in its place. It opens no session.
 */
export const claimLink = async (
  { db, clock }: Store,
  { token }: v.InferOutput<typeof claimLinkSchema>,
): Promise<Answer<v.InferOutput<typeof claimedLinkSchema>>> => {
  const claim = newSecret();
  const [taken] = await db
    .update(loginLinks)
    .set({
      secretHash: hashOf(claim),
      isClaimed: true,
      expiresAt: clock.date(LOGIN_LINK.choiceMinutes * 60_000),
    })
    .where(
      and(
        eq(loginLinks.secretHash, hashOf(token)),
        eq(loginLinks.isClaimed, false),
        gt(loginLinks.expiresAt, clock.date()),
      ),
    )
    .returning();
  const owner = taken && (await ownerOf({ db, clock }, taken.userId));
  return owner ? accepted({ claim, memberId: owner.id, nickname: owner.nickname }) : linkGone;
};

/** Logs in by a claim, once; an unregistered IP is asked for its second factor first. */
export const loginByLink = async (
  services: Services,
  { claim }: v.InferOutput<typeof loginByLinkSchema>,
): Promise<Answer<v.InferOutput<typeof loginResponseSchema>>> => {
  const { db, clock } = services;
  const [used] = await db
    .delete(loginLinks)
    .where(
      and(
        eq(loginLinks.secretHash, hashOf(claim)),
        eq(loginLinks.isClaimed, true),
        gt(loginLinks.expiresAt, clock.date()),
      ),
    )
    .returning();
  const owner = used && (await ownerOf(services, used.userId));
  return owner ? passedFirstFactor(services, owner) : linkGone;
};

const ownerOf = async ({ db }: Store, userId: string): Promise<User | undefined> => {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user?.isMember ? user : undefined;
};

const linkGone = refused((words) => words.linkGone, { reason: 'linkGone' });
const newSecret = () => randomBytes(32).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
