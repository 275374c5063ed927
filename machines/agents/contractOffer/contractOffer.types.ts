import type { Contract, ContractType } from '../../../contract/agents';
import type { PERIODS } from '../../../contract/constants';
import type { Message } from '../../shared/message';

export type { ContractType };
/** As typed: decimals and counts are strings. */
export type TierForm = {
  rate: string;
  periodValidBet: string;
  periodProfitLoss: string;
  activeMembers: string;
};
export type RealTimeForm = { profitRate: string; lossRate: string; singleBetAmount: string };
export type OfferForm =
  | { period: (typeof PERIODS)[number] | null; tiers: TierForm[] }
  | RealTimeForm;
/** `tiers.0.rate`, `profitRate` and so on. */
export type OfferField = `tiers.${number}.${keyof TierForm}` | keyof RealTimeForm;
export type OfferErrors = { [K in OfferField]?: Message };

/** `isTooHigh`: a rate is above the offering agent's own. */
export type OfferOutcome =
  | { kind: 'offered'; contract: Contract }
  | { kind: 'refused'; message: string; isTooHigh: boolean };
export type OfferInput = { downline: { id: string; account: string } };
export type SendOffer = { downlineId: string; type: ContractType; form: OfferForm };
export type ContractOfferOutput =
  | { kind: 'succeeded'; value: Contract }
  | { kind: 'cancelled' }
  | { kind: 'expired' };

export type OfferContext = OfferInput & {
  contractType: ContractType;
  /** The number of tiers in the form. */
  tiers: number;
  form: OfferForm | null;
  fieldErrors: OfferErrors;
  message: Message | null;
  contract: Contract | null;
};
export type OfferEvent =
  | { type: 'type.choose'; contractType: ContractType }
  | { type: 'tier.add' }
  | { type: 'tier.remove' }
  | { type: 'field.changed'; field: OfferField }
  | { type: 'form.submit'; form: OfferForm }
  | { type: 'form.cancel' };
