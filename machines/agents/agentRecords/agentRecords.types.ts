import type { AgentFigure, AgentRecord, AgentRecordKind } from '../../../contract/agents';

/** Days are `yyyy-MM-dd`, both included. `account`: part of a name; empty for everybody. */
export type AgentRecordFilter = {
  kind: AgentRecordKind;
  from: string;
  to: string;
  account: string;
};
export type AgentTotals = Partial<Record<AgentFigure, string>>;
export type { AgentFigure, AgentRecord, AgentRecordKind };

export type AgentColumn =
  | 'time'
  | 'period'
  | 'account'
  | 'game'
  | 'movement'
  | 'status'
  | AgentFigure;
/** The columns of each kind of table and of its file. */
export const AGENT_COLUMNS: Readonly<Record<AgentRecordKind, readonly AgentColumn[]>> = {
  teamBetting: ['time', 'account', 'game', 'stake', 'profit', 'status'],
  userLoss: ['account', 'deposits', 'withdrawals', 'stake', 'bonus', 'rebate', 'profit'],
  income: ['period', 'dividend', 'daily', 'hourly', 'realTime', 'rebate', 'total'],
  accountDetails: ['time', 'account', 'movement', 'amount', 'balance', 'status'],
  dividend: [
    'period',
    'account',
    'validBet',
    'netLoss',
    'activeMembers',
    'rate',
    'amount',
    'status',
  ],
  daily: ['period', 'account', 'validBet', 'netLoss', 'activeMembers', 'rate', 'amount', 'status'],
  hourly: ['period', 'account', 'validBet', 'netLoss', 'activeMembers', 'rate', 'amount', 'status'],
  realTime: ['period', 'account', 'validBet', 'netLoss', 'amount', 'status'],
};
