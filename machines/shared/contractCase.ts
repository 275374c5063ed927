import type { Contract, TieredTerms } from '../../contract/agents';
import { CASE_TIME } from './caseTime';

const tier = { periodValidBet: '1000', periodProfitLoss: '0', activeMembers: 1 };
/** Terms of a contract with one tier, for the case files. */
export const termsCase = (rate: string): TieredTerms => ({
  kind: 'tiers',
  period: 'weekly',
  tiers: [{ ...tier, rate }],
});

/** A contract for case files: a dividend that waits for `downline`, unless stated otherwise. */
export const contractCase = (over: Partial<Contract> = {}): Contract => ({
  id: 'c1',
  type: 'dividend',
  upline: { id: 'u-agent', account: 'agent' },
  downline: { id: 'u-downline', account: 'downline' },
  terms: termsCase('20'),
  status: 'pending',
  request: 'new',
  waitsFor: 'downline',
  offeredAt: CASE_TIME,
  history: [{ at: CASE_TIME, event: 'offered', by: 'agent' }],
  ...over,
});
