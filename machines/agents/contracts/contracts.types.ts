import type { Contract, ContractSide, ContractType } from '../../../contract/agents';
import type { Party } from '../../money/teamTransfer/teamTransfer.types';
import type { ProcessOutcome } from '../contractRequest/contractRequest.types';
import type { Message } from '../../shared/message';

export type { Contract, ContractSide, ContractType, ProcessOutcome };
/**
 * What a person can do with a contract that does not wait for their answer: withdraw their own
 * request, or ask for the contract's end.
 */
type ContractStep = 'cancel' | 'terminate';
export type StepInput = { contract: Contract; step: ContractStep };

/**
 * Only agents have downlines (spec §6 Agent). `downline`: the one whose contracts are shown, and
 * nobody else's; null for all sides.
 */
export type ContractsInput = { memberId: string; isAgent: boolean; downline: Party | null };
/** The sides that a person has contracts on; one downline's are on no side. */
export const sidesOf = ({ isAgent }: Pick<ContractsInput, 'isAgent'>): readonly ContractSide[] =>
  isAgent ? AGENT_SIDES : MEMBER_SIDES;
const MEMBER_SIDES = ['incoming', 'own'] as const satisfies readonly ContractSide[];
const AGENT_SIDES = [...MEMBER_SIDES, 'downline'] as const satisfies readonly ContractSide[];

/**
 * `search`: part of a downline's account or nickname, empty for all; `type` and `downlineId` are
 * null for all.
 */
export type ContractsQuery = {
  side: ContractSide;
  search: string;
  type: ContractType | null;
  downlineId: string | null;
};
export type ContractsContext = ContractsInput &
  Omit<ContractsQuery, 'downlineId'> & {
    contracts: Contract[] | null;
    /** The open request. */
    asked: Contract | null;
    step: StepInput | null;
    message: Message | null;
  };
export type ContractsEvent =
  | { type: 'side.choose'; side: ContractSide }
  /** Part of a downline's name, among contracts given to downlines. */
  | { type: 'search.change'; search: string }
  /** Contracts of one type; null for all. */
  | { type: 'type.choose'; of: ContractType | null }
  | { type: 'request.open'; contract: Contract }
  | { type: 'step.ask'; step: StepInput }
  | { type: 'step.confirm' }
  | { type: 'step.back' }
  | { type: 'list.reload' }
  | { type: 'contracts.close' };
