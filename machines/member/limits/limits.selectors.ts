import { LIMIT_KINDS } from '../../../contract/jurisdictions/pack';
import { limitOf, periodOf, type LimitsSnapshot } from './limits.machine';
import type { Limit, LimitKind } from './limits.types';

export type LimitsScreen = 'reading' | 'failed' | 'list';

/** The screen of the page. */
export const selectScreen = (s: LimitsSnapshot): LimitsScreen =>
  s.matches('failed') ? 'failed' : s.context.desk === null ? 'reading' : 'list';
/** The limits and the rules; null before the first read. */
export const selectDesk = (s: LimitsSnapshot) => s.context.desk;
/** The kinds that have a card, in their order. */
export const kindsOf = (limits: readonly Limit[]): LimitKind[] =>
  LIMIT_KINDS.filter((kind) => limits.some((one) => one.kind === kind));
/** The period chosen for a kind. */
export const selectPeriod = (kind: LimitKind) => (s: LimitsSnapshot) => periodOf(s.context, kind);
/** The limit that is chosen of a kind; undefined when there is none to choose. */
export const selectChosen = (kind: LimitKind) => (s: LimitsSnapshot) =>
  limitOf(s.context.desk, { kind, period: periodOf(s.context, kind) });
/** Why the amount of a kind was not taken; undefined when it was. */
export const selectFieldError = (kind: LimitKind) => (s: LimitsSnapshot) =>
  s.context.fieldErrors[kind];
/** True while the rules are unfolded. */
export const selectIsWhyOpen = (s: LimitsSnapshot) => s.context.isWhyOpen;
/** The change under way; undefined when there is none. */
export const selectChange = (s: LimitsSnapshot) => s.children.limitChange;
/** True while a change is under way. */
export const selectIsChanging = (s: LimitsSnapshot) => s.matches('change');
/** Why the last step failed; null when it did not. */
export const selectMessage = (s: LimitsSnapshot) => s.context.message;
