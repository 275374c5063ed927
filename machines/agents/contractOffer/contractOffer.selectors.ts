import { CONTRACT_TYPES } from '../../../contract/agents';
import { PERIODS } from '../../../contract/constants';
import type { ContractOfferSnapshot } from './contractOffer.machine';
import { MOST_TIERS } from './offerRules';

/**
 * What may be offered, and how often a dividend may be settled (spec §3 Contracts, §9 Period
 * options).
 */
export const OFFER_TYPES = CONTRACT_TYPES;
export const OFFER_PERIODS = PERIODS;

export const selectDownline = (s: ContractOfferSnapshot) => s.context.downline;
export const selectType = (s: ContractOfferSnapshot) => s.context.contractType;
export const selectTiers = (s: ContractOfferSnapshot) => s.context.tiers;
export const selectCanAdd = (s: ContractOfferSnapshot) => s.context.tiers < MOST_TIERS;
export const selectErrors = (s: ContractOfferSnapshot) => s.context.fieldErrors;
export const selectMessage = (s: ContractOfferSnapshot) => s.context.message;
export const selectIsSending = (s: ContractOfferSnapshot) => s.hasTag('busy');
