import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';
import { createWithdrawalRequests } from '../money/withdrawalRequest';

/** What the request of a withdrawal needs. */
export const withdrawalRequestPart = ({ call, tabs }: Kit) =>
  createWithdrawalRequests(call, tabs, createIdempotencyKey);
