import type { Settlement } from '../../../contract/agents';

export type { Settlement };
/** Refused to anyone who is not a party of its contract. */
export type SettlementOutcome =
  | { kind: 'known'; settlement: Settlement }
  | { kind: 'refused'; message: string };
