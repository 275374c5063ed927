import type {
  CONTRACT_REFUSALS,
  ContractType,
  ProcessContract,
  ProcessedContract,
  Terms,
} from '../../../contract/agents';
import { endpoints } from '../../../contract/endpoints';
import type {
  OfferForm,
  OfferOutcome,
  SendOffer,
} from '../../../machines/agents/contractOffer/contractOffer.types';
import type {
  AnswerInput,
  ImpactOutcome,
  ProcessOutcome,
} from '../../../machines/agents/contractRequest/contractRequest.types';
import type {
  Contract,
  ContractsQuery,
  StepInput,
} from '../../../machines/agents/contracts/contracts.types';
import type { SettlementOutcome } from '../../../machines/agents/settlement/settlement.types';
import type { CallOutcome } from '../http/client';
import { valueOf } from '../http/valueOf';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';
import { createOnce } from '../once';

const ROWS = {
  dividend: endpoints.dividendContract,
  daily: endpoints.dailySalaryContract,
  hourly: endpoints.hourlySalaryContract,
  realTime: endpoints.realTimeSalaryContract,
} as const;
type Refusal = (typeof CONTRACT_REFUSALS)[number];

/**
 * Contracts between uplines and downlines, and what they paid (spec §4 Statuses, §7 Contracts and
 * salary).
 */
export const createContracts = ({ call }: Kit) => {
  const once = createOnce<ProcessedContract>(createIdempotencyKey);
  /** Leaving does not abort a write: it would be unknown whether the contract changed. */
  const process = (type: ContractType, request: ProcessContract, signal?: AbortSignal) =>
    once.send(
      JSON.stringify([type, request]),
      (idempotencyKey) => call(ROWS[type], request, { idempotencyKey }),
      signal,
    );

  return {
    /** A fresh read settles what a lost answer left open. */
    listContracts: async (
      { side, search, type, downlineId }: ContractsQuery,
      signal?: AbortSignal,
    ): Promise<Contract[]> => {
      const query = {
        side,
        ...(search !== '' && { search }),
        ...(type !== null && { type }),
        ...(downlineId !== null && { downlineId }),
      };
      const contracts = valueOf(
        endpoints.contracts,
        await call(endpoints.contracts, query, { signal }),
      );
      once.forget();
      return contracts;
    },

    readImpact: async (
      { contractId }: { contractId: string },
      signal?: AbortSignal,
    ): Promise<ImpactOutcome> => {
      const outcome = await call(endpoints.contractImpact, { contractId }, { signal });
      return outcome.kind === 'refused'
        ? { kind: 'refused', message: outcome.message }
        : { kind: 'known', impact: outcome.value };
    },

    answerRequest: async (
      { contract: { id: contractId, type }, answer, warned }: AnswerInput,
      signal?: AbortSignal,
    ): Promise<ProcessOutcome> =>
      processedOf(
        await process(
          type,
          answer === 'accept'
            ? { action: 'accept', contractId, warned: [...warned] }
            : { action: 'reject', contractId },
          signal,
        ),
      ),

    takeStep: async (
      { contract: { id: contractId, type }, step }: StepInput,
      signal?: AbortSignal,
    ): Promise<ProcessOutcome> =>
      processedOf(await process(type, { action: step, contractId }, signal)),

    sendOffer: async (
      { downlineId, type, form }: SendOffer,
      signal?: AbortSignal,
    ): Promise<OfferOutcome> => {
      const outcome = await process(
        type,
        { action: 'offer', downlineId, terms: termsOf(form) },
        signal,
      );
      return outcome.kind === 'refused'
        ? { kind: 'refused', message: outcome.message, isTooHigh: isReason(outcome, 'rateTooHigh') }
        : { kind: 'offered', contract: outcome.value.contract };
    },

    loadSettlement: async (
      { settlementId }: { settlementId: string },
      signal?: AbortSignal,
    ): Promise<SettlementOutcome> => {
      const outcome = await call(endpoints.settlement, { settlementId }, { signal });
      return outcome.kind === 'refused'
        ? { kind: 'refused', message: outcome.message }
        : { kind: 'known', settlement: outcome.value };
    },
  };
};

const isReason = (
  { detail }: Extract<CallOutcome<unknown>, { kind: 'refused' }>,
  reason: Refusal,
) => detail?.reason === reason;

const processedOf = (outcome: CallOutcome<ProcessedContract>): ProcessOutcome => {
  if (outcome.kind === 'accepted') return { kind: 'processed', ...outcome.value };
  if (isReason(outcome, 'warningDue')) return { kind: 'warningDue' };
  return {
    kind: isReason(outcome, 'superseded') ? 'superseded' : 'refused',
    message: outcome.message,
  };
};

const termsOf = (form: OfferForm): Terms =>
  'tiers' in form
    ? {
        kind: 'tiers',
        period: form.period,
        tiers: form.tiers.map(({ rate, periodValidBet, periodProfitLoss, activeMembers }) => ({
          rate: rate.trim(),
          periodValidBet: periodValidBet.trim(),
          periodProfitLoss: periodProfitLoss.trim(),
          activeMembers: Number(activeMembers.trim()),
        })),
      }
    : {
        kind: 'realTime',
        profitRate: form.profitRate.trim(),
        lossRate: form.lossRate.trim(),
        singleBetAmount: form.singleBetAmount.trim(),
      };
