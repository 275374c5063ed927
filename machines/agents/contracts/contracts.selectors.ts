export { MOST_CONTRACTS } from '../../../contract/agents';
import type { ContractsSnapshot } from './contracts.machine';

export type ContractsScreen = 'loading' | 'list' | 'empty' | 'failed' | 'request';

export const selectScreen = (s: ContractsSnapshot): ContractsScreen => {
  if (s.matches('request')) return 'request';
  if (s.matches('failed')) return 'failed';
  if (s.matches('empty')) return 'empty';
  return s.context.contracts === null ? 'loading' : 'list';
};
export const selectSide = (s: ContractsSnapshot) => s.context.side;
export const selectSearch = (s: ContractsSnapshot) => s.context.search;
export const selectContracts = (s: ContractsSnapshot) => s.context.contracts;
export const selectMemberId = (s: ContractsSnapshot) => s.context.memberId;
export const selectIsAgent = (s: ContractsSnapshot) => s.context.isAgent;
/** The step that waits to be confirmed, or is being taken. */
export const selectStep = (s: ContractsSnapshot) =>
  s.matches('confirmation') || s.matches('stepping') ? s.context.step : null;
export const selectIsStepping = (s: ContractsSnapshot) => s.matches('stepping');
export const selectIsReading = (s: ContractsSnapshot) => s.matches('loading');
export const selectRequest = (s: ContractsSnapshot) => s.children.contractRequest;
export const selectMessage = (s: ContractsSnapshot) => s.context.message;
