import type { Contract, ContractSide } from '../../../contract/agents';
import type { ProcessOutcome } from '../contractRequest/contractRequest.types';
import type { Message } from '../../shared/message';

export type { Contract, ContractSide, ProcessOutcome };
/**
 * What a person can do with a contract that does not wait for their answer: withdraw their own
 * request, or ask for the contract's end.
 */
type ContractStep = 'cancel' | 'terminate';
export type StepInput = { contract: Contract; step: ContractStep };

/** Only agents have downlines (spec §6 Agent). */
export type ContractsInput = { memberId: string; isAgent: boolean };
/** `search`: part of a downline's account or nickname, empty for all. */
export type ContractsQuery = { side: ContractSide; search: string };
export type ContractsContext = ContractsInput &
  ContractsQuery & {
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
  | { type: 'request.open'; contract: Contract }
  | { type: 'step.ask'; step: StepInput }
  | { type: 'step.confirm' }
  | { type: 'step.back' }
  | { type: 'list.reload' }
  | { type: 'contracts.close' };
