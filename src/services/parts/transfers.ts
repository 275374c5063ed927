import { createTransfers } from '../agents/transfers';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';

/** What a transfer to a downline or to the upline needs. */
export const transfersPart = ({ call }: Kit) => createTransfers(call, createIdempotencyKey);
