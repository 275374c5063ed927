import { CONTRACT_TYPES } from '../../../contract/agents';
import { PERIODS } from '../../../contract/constants';
import type { ContractOfferSnapshot } from './contractOffer.machine';
import { MOST_TIERS } from './offerRules';

/**
 * What can be offered, and how often a dividend can be settled (spec §3 Contracts, §9 Period
 * options).
 */
export const OFFER_TYPES = CONTRACT_TYPES;
/** The periods that a contract of each type can have. */
export const OFFER_PERIODS = PERIODS;

/** The account that gets the offer. */
export const selectDownline = (s: ContractOfferSnapshot) => s.context.downline;
/** The type of contract. */
export const selectType = (s: ContractOfferSnapshot) => s.context.contractType;
/** How many tiers the form has. */
export const selectTiers = (s: ContractOfferSnapshot) => s.context.tiers;
/** True when the form has space for one more tier. */
export const selectCanAdd = (s: ContractOfferSnapshot) => s.context.tiers < MOST_TIERS;
/** The message of each invalid field. */
export const selectErrors = (s: ContractOfferSnapshot) => s.context.fieldErrors;
/** The message shown; null when there is none. */
export const selectMessage = (s: ContractOfferSnapshot) => s.context.message;
/** True while the form is being sent. */
export const selectIsSending = (s: ContractOfferSnapshot) => s.hasTag('busy');
