export { MOST_CONTRACTS } from '../../../contract/agents';
import type { ContractsSnapshot } from './contracts.machine';

export type ContractsScreen = 'loading' | 'list' | 'empty' | 'failed' | 'request';

/** The screen that the state shows. */
export const selectScreen = (s: ContractsSnapshot): ContractsScreen => {
  if (s.matches('request')) return 'request';
  if (s.matches('failed')) return 'failed';
  if (s.matches('empty')) return 'empty';
  return s.context.contracts === null ? 'loading' : 'list';
};
/** Whose contracts are on show. */
export const selectSide = (s: ContractsSnapshot) => s.context.side;
/** The searched account; empty for all. */
export const selectSearch = (s: ContractsSnapshot) => s.context.search;
/** The contracts on show; null before they were read. */
export const selectContracts = (s: ContractsSnapshot) => s.context.contracts;
/** The id of the signed-in member. */
export const selectMemberId = (s: ContractsSnapshot) => s.context.memberId;
/** The signed-in member is an agent. */
export const selectIsAgent = (s: ContractsSnapshot) => s.context.isAgent;
/** The step that waits to be confirmed, or is being taken. */
export const selectStep = (s: ContractsSnapshot) =>
  s.matches('confirmation') || s.matches('stepping') ? s.context.step : null;
/** A step is on its way to the platform. */
export const selectIsStepping = (s: ContractsSnapshot) => s.matches('stepping');
/** The list is being read. */
export const selectIsReading = (s: ContractsSnapshot) => s.matches('loading');
/** The request that is open; undefined while none is. */
export const selectRequest = (s: ContractsSnapshot) => s.children.contractRequest;
/** The message on show; null while there is none. */
export const selectMessage = (s: ContractsSnapshot) => s.context.message;
