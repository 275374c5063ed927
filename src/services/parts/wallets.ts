import { createWallets } from '../money/wallets';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';

/**
 * Money in wallets at vendors: what is taken along to a game, and the page of the wallets, know of
 * each other's lost answers.
 */
export const walletsPart = ({ call, tabs }: Kit) => createWallets(call, tabs, createIdempotencyKey);
