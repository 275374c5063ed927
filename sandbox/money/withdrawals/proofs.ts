import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { IMAGE_LIMIT_COUNT } from '../../../contract/constants';
import type { UploadedImage } from '../../../contract/uploads';
import type { Database } from '../../db/database';
import { withdrawalProofs, withdrawals } from '../../db/schema';
import { accepted, refused, type Answer } from '../../kit/answer';
import { cleanUpload } from '../../kit/cleanImage';
import { lockWithdrawal, refusalOf, type Needs } from './withdrawals';

/**
 * Adds an image to a waiting withdrawal (spec §9 Activity images); adding the same image again
 * changes nothing.
 */
export const addProof = async (
  needs: Needs,
  db: Database,
  userId: string,
  { withdrawalId, name: given }: { withdrawalId: string; name: string },
  sent: Uint8Array,
): Promise<Answer<UploadedImage>> => {
  const clean = await cleanUpload(sent, given);
  if (clean.kind === 'refused') return clean;
  const { type, image, name, sha256 } = clean;
  return db.transaction(async (tx) => {
    const refusal = refusalOf(await lockWithdrawal(needs, tx, userId, withdrawalId));
    if (refusal) return refusal;
    const held = await tx
      .select({
        id: withdrawalProofs.id,
        name: withdrawalProofs.name,
        sha256: withdrawalProofs.sha256,
      })
      .from(withdrawalProofs)
      .where(eq(withdrawalProofs.withdrawalId, withdrawalId));
    const same = held.find((one) => one.sha256 === sha256);
    if (same) return accepted({ id: same.id, name: same.name, type, bytes: image.byteLength });
    if (held.length >= IMAGE_LIMIT_COUNT)
      return refused((words) => words.imagesTooMany, { reason: 'tooMany' });
    // Ids are in the order of the uploads.
    const id = `${needs.clock.now().toString(36)}-${randomUUID()}`;
    await tx.insert(withdrawalProofs).values({ id, withdrawalId, name, type, sha256, image });
    return accepted({ id, name, type, bytes: image.byteLength });
  });
};

/** Removes an image while the withdrawal waits. */
export const removeProof = async (
  needs: Needs,
  db: Database,
  userId: string,
  id: string,
): Promise<Answer<null>> =>
  db.transaction(async (tx) => {
    const own = tx
      .select({ id: withdrawals.id })
      .from(withdrawals)
      .where(eq(withdrawals.userId, userId));
    const [proof] = await tx
      .select({ withdrawalId: withdrawalProofs.withdrawalId })
      .from(withdrawalProofs)
      .where(and(eq(withdrawalProofs.id, id), inArray(withdrawalProofs.withdrawalId, own)));
    if (!proof) return accepted(null);
    const refusal = refusalOf(await lockWithdrawal(needs, tx, userId, proof.withdrawalId));
    if (refusal) return refusal;
    await tx.delete(withdrawalProofs).where(eq(withdrawalProofs.id, id));
    return accepted(null);
  });
