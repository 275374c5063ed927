import type { ContractRequestSnapshot } from './contractRequest.machine';
import type { Payout } from './contractRequest.types';
import { differenceOf, payoutOf } from './payout';

export type RequestScreen =
  | 'reading'
  | 'unread'
  | 'review'
  | 'caution'
  | 'confirmation'
  | 'sending'
  | 'unsent'
  | 'accepted'
  | 'rejected'
  | 'terminated'
  | 'superseded';
const SCREENS: readonly RequestScreen[] = [
  'reading',
  'unread',
  'caution',
  'confirmation',
  'sending',
  'unsent',
  'accepted',
  'rejected',
  'terminated',
  'superseded',
];

/** The screen that the state shows. */
export const selectScreen = (s: ContractRequestSnapshot): RequestScreen =>
  SCREENS.find((screen) => s.value === screen) ?? 'review';
/** The contract as it was when the request was opened. */
export const selectAsked = (s: ContractRequestSnapshot) => s.context.asked;
/** The contract as the platform has it now. */
export const selectContract = (s: ContractRequestSnapshot) => s.context.contract;
/** What the request would change; null before it was read. */
export const selectImpact = (s: ContractRequestSnapshot) => s.context.impact;
/** The chosen answer; null before one is chosen. */
export const selectAnswer = (s: ContractRequestSnapshot) => s.context.answer;
/** Own figures for the payout example, as they were typed. */
export const selectFigures = (s: ContractRequestSnapshot) => s.context.figures;
/**
 * Where both are settled over periods of the same length: figures of one period are not those of
 * another.
 */
export const selectIsComparable = ({
  context: {
    contract: { terms },
    impact,
  },
}: ContractRequestSnapshot): boolean =>
  terms.kind !== 'tiers' ||
  impact?.current?.kind !== 'tiers' ||
  impact.current.period === terms.period;
/**
 * What the contract of now, the offered one and, where they can be compared, the difference come to
 * for the person's own figures; null until they can be read.
 */
export const selectPayouts = (snapshot: ContractRequestSnapshot): Payouts | null => {
  const {
    contract: { type, terms },
    impact,
    figures,
  } = snapshot.context;
  const offered = payoutOf(type, terms, figures);
  const now = impact?.current ? payoutOf(type, impact.current, figures) : null;
  return (
    offered && {
      offered,
      now,
      difference: now && selectIsComparable(snapshot) ? differenceOf(now, offered) : null,
    }
  );
};
type Payouts = { offered: Payout; now: Payout | null; difference: string | null };
/** The contracts that ended with the answer. */
export const selectEnded = (s: ContractRequestSnapshot) => s.context.ended;
/** The message on show; null while there is none. */
export const selectMessage = (s: ContractRequestSnapshot) => s.context.message;
