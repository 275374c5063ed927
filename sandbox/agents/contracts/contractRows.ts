import { and, desc, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import {
  MOST_CONTRACTS,
  type Contract,
  type ContractType,
  type contractsQuerySchema,
} from '../../../contract/agents';
import { isCalled } from '../downlines';
import type { Database } from '../../db/database';
import { contracts, users } from '../../db/schema';
import { ofTeam } from '../team';

/** A contract as the database holds it. */
export type ContractRow = typeof contracts.$inferSelect;

/** The requests that wait for a user's answer (spec §3 Consolidated contract flags). */
export const waitsForUser = (userId: string) =>
  or(
    and(eq(contracts.waitsFor, 'downline'), eq(contracts.downlineId, userId)),
    and(eq(contracts.waitsFor, 'upline'), eq(contracts.uplineId, userId)),
  );
/** Whether a user gives or has a contract. */
export const isPartyOf = (
  { uplineId, downlineId }: Pick<ContractRow, 'uplineId' | 'downlineId'>,
  userId: string,
) => userId === uplineId || userId === downlineId;

/**
 * Pending and accepted contracts of one type, from the one that pays a user down to all that the
 * user and the team below give.
 */
export const liveBelow = (type: ContractType, userId: string): SQL | undefined =>
  and(
    eq(contracts.type, type),
    inArray(contracts.status, ['pending', 'accepted']),
    or(
      eq(contracts.downlineId, userId),
      eq(contracts.uplineId, userId),
      ofTeam(contracts.uplineId, userId),
    ),
  );

/** The accepted contract that pays a user; null when there is none. */
export const ownContract = async (
  db: Database,
  type: ContractType,
  userId: string,
): Promise<ContractRow | null> => {
  const [own] = await db
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.type, type),
        eq(contracts.downlineId, userId),
        eq(contracts.status, 'accepted'),
      ),
    );
  return own ?? null;
};

/** A caller's contracts from one side, newest first. */
export const contractsOf = async (
  db: Database,
  userId: string,
  { side, type, downlineId, search = '' }: v.InferOutput<typeof contractsQuerySchema>,
): Promise<Contract[]> => {
  const sides = {
    incoming: waitsForUser(userId),
    // An offer is shown among the incoming ones until it is answered.
    own: and(eq(contracts.downlineId, userId), ne(contracts.status, 'pending')),
    downline: eq(contracts.uplineId, userId),
  };
  const rows = await db
    .select()
    .from(contracts)
    .where(
      and(
        sides[side],
        type && eq(contracts.type, type),
        downlineId === undefined ? undefined : eq(contracts.downlineId, downlineId),
        search === ''
          ? undefined
          : inArray(
              contracts.downlineId,
              db.select({ id: users.id }).from(users).where(isCalled(search)),
            ),
      ),
    )
    .orderBy(desc(contracts.offeredAt), desc(contracts.id))
    .limit(MOST_CONTRACTS);
  return shown(db, rows);
};

/** The contracts as their parties see them. */
export const shown = async (db: Database, rows: readonly ContractRow[]): Promise<Contract[]> => {
  const ids = [...new Set(rows.flatMap(({ uplineId, downlineId }) => [uplineId, downlineId]))];
  const named =
    ids.length === 0
      ? []
      : await db
          .select({ id: users.id, account: users.username })
          .from(users)
          .where(inArray(users.id, ids));
  const people = new Map(named.map((person) => [person.id, person]));
  const partyOf = (id: string) => people.get(id) ?? { id, account: '' };
  return rows.map(
    ({ id, type, uplineId, downlineId, terms, status, request, waitsFor, offeredAt, history }) => ({
      id,
      type,
      upline: partyOf(uplineId),
      downline: partyOf(downlineId),
      terms,
      status,
      request,
      waitsFor,
      offeredAt: offeredAt.getTime(),
      history,
    }),
  );
};
