import { LISTED_BETS } from '../../../contract/agents';
import type { SettlementSnapshot } from './settlement.machine';

/** The settlement; null until it is loaded. */
export const selectSettlement = (s: SettlementSnapshot) => s.context.settlement;
/** True when the last read failed. */
export const selectIsFailed = (s: SettlementSnapshot) => s.matches('failed');
/** The message shown; null when there is none. */
export const selectMessage = (s: SettlementSnapshot) => s.context.message;
/**
 * How many bets of a real-time salary are listed when there may be more; null when all are listed.
 */
export const selectListedBets = ({ context: { settlement } }: SettlementSnapshot) =>
  settlement?.bets?.length === LISTED_BETS ? LISTED_BETS : null;
