import type { BalanceSnapshot } from './balance.machine';

/** Null until it was read once; stays on show while it is read again. */
export const selectAmount = (s: BalanceSnapshot) => s.context.value;
/** The first read is under way. */
export const selectIsLoading = (s: BalanceSnapshot) => s.matches('loading');
/** What to say of a read that failed; null otherwise. */
export const selectFault = (s: BalanceSnapshot) => (s.matches('failed') ? s.context.message : null);
