import type { ContractOfferSnapshot } from './contractOffer.machine';
import { MOST_TIERS } from './offerRules';

export const selectDownline = (s: ContractOfferSnapshot) => s.context.downline;
export const selectType = (s: ContractOfferSnapshot) => s.context.contractType;
export const selectTiers = (s: ContractOfferSnapshot) => s.context.tiers;
export const selectCanAdd = (s: ContractOfferSnapshot) => s.context.tiers < MOST_TIERS;
export const selectErrors = (s: ContractOfferSnapshot) => s.context.fieldErrors;
export const selectMessage = (s: ContractOfferSnapshot) => s.context.message;
export const selectIsSending = (s: ContractOfferSnapshot) => s.hasTag('busy');
