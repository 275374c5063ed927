import { LISTED_BETS } from '../../../contract/agents';
import type { SettlementSnapshot } from './settlement.machine';

/** The settlement; null before it was read. */
export const selectSettlement = (s: SettlementSnapshot) => s.context.settlement;
/** The last read failed. */
export const selectIsFailed = (s: SettlementSnapshot) => s.matches('failed');
/** The message on show; null while there is none. */
export const selectMessage = (s: SettlementSnapshot) => s.context.message;
/**
 * How many bets of a real-time salary are listed where there may be more of them; null where these
 * are all.
 */
export const selectListedBets = ({ context: { settlement } }: SettlementSnapshot) =>
  settlement?.bets?.length === LISTED_BETS ? LISTED_BETS : null;
