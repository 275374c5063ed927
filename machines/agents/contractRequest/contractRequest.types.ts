import type {
  Contract,
  ContractImpact,
  ContractType,
  RealTimeTerms,
  Terms,
  Tier,
  TieredTerms,
} from '../../../contract/agents';
import type { Message } from '../../shared/message';

export type { Contract, ContractType, RealTimeTerms, Terms, Tier, TieredTerms };
export type ContractAnswer = 'accept' | 'reject';
/** The platform's current data of the request; refused to anyone who is not a party of it. */
export type ImpactOutcome =
  | { kind: 'known'; impact: ContractImpact }
  | { kind: 'refused'; message: string };
/**
 * `superseded`: withdrawn, answered or replaced meanwhile. `warningDue`: contracts below would end
 * that the warning did not list.
 */
export type ProcessOutcome =
  | { kind: 'processed'; contract: Contract; ended: Contract[] }
  | { kind: 'superseded'; message: string }
  | { kind: 'warningDue' }
  | { kind: 'refused'; message: string };
/** `warned`: ids of the contracts below that the warning listed. */
export type AnswerInput = { contract: Contract; answer: ContractAnswer; warned: readonly string[] };

/** The person's figures for the payout example, as typed. */
export type OwnFigures = { validBet: string; netLoss: string; activeMembers: string };
/** The payout of a contract; `tier` is an index, null when none was reached or there are none. */
export type Payout = { amount: string; tier: number | null };
export type ContractRequestInput = { contract: Contract };
export type ContractRequestContext = {
  /** The contract when the request was opened, and as last loaded. */
  asked: Contract;
  contract: Contract;
  impact: ContractImpact | null;
  answer: ContractAnswer | null;
  figures: OwnFigures;
  /** After acceptance: the contracts below that ended with it. */
  ended: Contract[];
  message: Message | null;
};
export type ContractRequestEvent =
  | { type: 'request.answer'; answer: ContractAnswer }
  | { type: 'request.confirm' }
  | { type: 'request.back' }
  | { type: 'request.retry' }
  | { type: 'request.close' }
  | { type: 'figures.changed'; figures: OwnFigures };
