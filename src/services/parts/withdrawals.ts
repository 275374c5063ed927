import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';
import { createWithdrawals } from '../money/withdrawalConfirmation';

/** What the confirmation of withdrawals needs. */
export const withdrawalsPart = ({ call, now, tabs, environment: { showFile } }: Kit) =>
  createWithdrawals({ call, now, tabs, showFile, createKey: createIdempotencyKey });
