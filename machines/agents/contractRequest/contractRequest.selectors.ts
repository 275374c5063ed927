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
/** The contract when the request was opened. */
export const selectAsked = (s: ContractRequestSnapshot) => s.context.asked;
/** The contract as last loaded from the platform. */
export const selectContract = (s: ContractRequestSnapshot) => s.context.contract;
/** What the request would change; null until it is loaded. */
export const selectImpact = (s: ContractRequestSnapshot) => s.context.impact;
/** The chosen answer; null before one is chosen. */
export const selectAnswer = (s: ContractRequestSnapshot) => s.context.answer;
/** The person's figures for the payout example, as typed. */
export const selectFigures = (s: ContractRequestSnapshot) => s.context.figures;
/**
 * True when both contracts settle over periods of the same length: figures of one period do not fit
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
 * The payout of the current contract, of the offered one and, if comparable, the difference, for
 * the person's figures; null until the figures are valid.
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
/** The contracts that the answer ended. */
export const selectEnded = (s: ContractRequestSnapshot) => s.context.ended;
/** The message shown; null when there is none. */
export const selectMessage = (s: ContractRequestSnapshot) => s.context.message;
