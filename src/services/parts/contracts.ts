import { createContracts } from '../agents/contracts';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';

/** What contracts need: their dialog, offers and settlements. */
export const contractsPart = ({ call }: Kit) => createContracts(call, createIdempotencyKey);
