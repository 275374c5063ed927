import { createDeposits } from '../money/deposit';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';

/** What paying in needs. */
export const depositsPart = ({ call, now, tabs }: Kit) =>
  createDeposits({ call, now, tabs, createKey: createIdempotencyKey });
