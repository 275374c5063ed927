export { CONTRACT_TYPES, MOST_CONTRACTS } from '../../../contract/agents';
import type { ContractsSnapshot } from './contracts.machine';
import { sidesOf } from './contracts.types';

export type ContractsScreen = 'loading' | 'list' | 'empty' | 'failed' | 'request';

/** The screen that the state shows. */
export const selectScreen = (s: ContractsSnapshot): ContractsScreen => {
  if (s.matches('request')) return 'request';
  if (s.matches('failed')) return 'failed';
  if (s.matches('empty')) return 'empty';
  return s.context.contracts === null ? 'loading' : 'list';
};
/** The side whose contracts are shown. */
export const selectSide = (s: ContractsSnapshot) => s.context.side;
/** The searched account; empty for all. */
export const selectSearch = (s: ContractsSnapshot) => s.context.search;
/** The type whose contracts are shown; null for all. */
export const selectType = (s: ContractsSnapshot) => s.context.type;
/** The one downline whose contracts are shown; null for all sides. */
export const selectDownline = (s: ContractsSnapshot) => s.context.downline;
/** True when the list is narrowed by a type or to one downline. */
export const selectIsNarrowed = ({ context }: ContractsSnapshot) =>
  context.type !== null || context.downline !== null;
/** The contracts shown; null until they are loaded. */
export const selectContracts = (s: ContractsSnapshot) => s.context.contracts;
/** The id of the signed-in member. */
export const selectMemberId = (s: ContractsSnapshot) => s.context.memberId;
/** The sides to choose from: only an agent has downlines (spec §6 Agent). */
export const selectSides = (s: ContractsSnapshot) => sidesOf(s.context);
/** The step that waits for confirmation or is being sent. */
export const selectStep = (s: ContractsSnapshot) =>
  s.matches('confirmation') || s.matches('stepping') ? s.context.step : null;
/** True while a step is being sent. */
export const selectIsStepping = (s: ContractsSnapshot) => s.matches('stepping');
/** True while the list is loading. */
export const selectIsReading = (s: ContractsSnapshot) => s.matches('loading');
/** The open request; undefined when there is none. */
export const selectRequest = (s: ContractsSnapshot) => s.children.contractRequest;
/** The message shown; null when there is none. */
export const selectMessage = (s: ContractsSnapshot) => s.context.message;
