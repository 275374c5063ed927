import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ContractImpact, contractImpactQuerySchema } from '../../../contract/agents';
import type { Database } from '../../db/database';
import { contracts, type User } from '../../db/schema';
import { accepted, refused, type Answer } from '../../kit/answer';
import { isPartyOf, liveBelow, shown, type ContractRow } from './contractRows';
import { isAbove } from './rates';

/** The refusal of an unknown contract. */
export const contractUnknown = refused((words) => words.contractUnknown, {
  reason: 'contractUnknown',
});

/**
 * What an offer affects on the receiver's side: the contract that it replaces, and the contracts
 * below that are above the new rate (spec §4 Contract).
 */
export const impactOn = ({ id, downlineId, terms }: ContractRow, live: readonly ContractRow[]) => ({
  current:
    live.find(
      (other) => other.downlineId === downlineId && other.status === 'accepted' && other.id !== id,
    ) ?? null,
  ends: live.filter((other) => other.downlineId !== downlineId && isAbove(other.terms, terms)),
});

/** What accepting would do, for the parties of the contract. */
export const contractImpact = async (
  db: Database,
  { id: userId }: User,
  { contractId }: v.InferOutput<typeof contractImpactQuerySchema>,
): Promise<Answer<ContractImpact>> => {
  const [row] = await db.select().from(contracts).where(eq(contracts.id, contractId));
  if (!row || !isPartyOf(row, userId)) return contractUnknown;
  const [contract] = await shown(db, [row]);
  if (!contract) return contractUnknown;
  // Only the person who would lose the contracts below may see them.
  if (row.request !== 'new' || row.downlineId !== userId)
    return accepted({ contract, current: null, ends: [] });
  const { current, ends } = impactOn(
    row,
    await db
      .select()
      .from(contracts)
      .where(liveBelow(row.type, row.downlineId))
      .orderBy(contracts.id),
  );
  return accepted({
    contract,
    current: current?.terms ?? null,
    ends: (await shown(db, ends)).map(({ id, downline, terms }) => ({
      contractId: id,
      account: downline.account,
      terms,
    })),
  });
};
