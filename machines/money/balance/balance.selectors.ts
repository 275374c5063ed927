import type { BalanceSnapshot } from './balance.machine';

/** The balance; null until it was loaded once. It stays visible while it is loaded again. */
export const selectAmount = (s: BalanceSnapshot) => s.context.value;
/** True during the first read. */
export const selectIsLoading = (s: BalanceSnapshot) => s.matches('loading');
/** Why the read failed; null when it did not. */
export const selectFault = (s: BalanceSnapshot) => (s.matches('failed') ? s.context.message : null);
