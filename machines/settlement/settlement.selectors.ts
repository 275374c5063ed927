import type { SettlementSnapshot } from './settlement.machine';

export const selectSettlement = (s: SettlementSnapshot) => s.context.settlement;
export const selectIsFailed = (s: SettlementSnapshot) => s.matches('failed');
export const selectMessage = (s: SettlementSnapshot) => s.context.message;
