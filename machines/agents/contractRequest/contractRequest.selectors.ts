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

export const selectScreen = (s: ContractRequestSnapshot): RequestScreen =>
  SCREENS.find((screen) => s.value === screen) ?? 'review';
export const selectAsked = (s: ContractRequestSnapshot) => s.context.asked;
export const selectContract = (s: ContractRequestSnapshot) => s.context.contract;
export const selectImpact = (s: ContractRequestSnapshot) => s.context.impact;
export const selectAnswer = (s: ContractRequestSnapshot) => s.context.answer;
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
export const selectEnded = (s: ContractRequestSnapshot) => s.context.ended;
export const selectMessage = (s: ContractRequestSnapshot) => s.context.message;
