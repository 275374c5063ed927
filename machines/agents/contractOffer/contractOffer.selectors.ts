import { CONTRACT_TYPES } from '../../../contract/agents';
import { PERIODS } from '../../../contract/constants';
import type { ContractOfferSnapshot } from './contractOffer.machine';
import { MOST_TIERS } from './offerRules';

/**
 * What may be offered, and how often a dividend may be settled (spec §3 Contracts, §9 Period
 * options).
 */
export const OFFER_TYPES = CONTRACT_TYPES;
/** The periods that a contract of each type can have. */
export const OFFER_PERIODS = PERIODS;

/** Who is offered the contract. */
export const selectDownline = (s: ContractOfferSnapshot) => s.context.downline;
/** The type of contract. */
export const selectType = (s: ContractOfferSnapshot) => s.context.contractType;
/** How many tiers the form has. */
export const selectTiers = (s: ContractOfferSnapshot) => s.context.tiers;
/** One more tier fits. */
export const selectCanAdd = (s: ContractOfferSnapshot) => s.context.tiers < MOST_TIERS;
/** The message of each field that cannot be sent as it is. */
export const selectErrors = (s: ContractOfferSnapshot) => s.context.fieldErrors;
/** The message on show; null while there is none. */
export const selectMessage = (s: ContractOfferSnapshot) => s.context.message;
/** The form is on its way to the platform. */
export const selectIsSending = (s: ContractOfferSnapshot) => s.hasTag('busy');
