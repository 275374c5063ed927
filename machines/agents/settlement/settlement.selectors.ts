import { LISTED_BETS } from '../../../contract/agents';
import type { SettlementSnapshot } from './settlement.machine';

export const selectSettlement = (s: SettlementSnapshot) => s.context.settlement;
export const selectIsFailed = (s: SettlementSnapshot) => s.matches('failed');
export const selectMessage = (s: SettlementSnapshot) => s.context.message;
/**
 * How many bets of a real-time salary are listed where there may be more of them; null where these
 * are all.
 */
export const selectListedBets = ({ context: { settlement } }: SettlementSnapshot) =>
  settlement?.bets?.length === LISTED_BETS ? LISTED_BETS : null;
