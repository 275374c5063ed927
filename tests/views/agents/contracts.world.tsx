import '../site/shell.setup';
import { createActor } from 'xstate';
import type { Language } from '../../../contract/constants';
import { contractOfferMachine } from '../../../machines/agents/contractOffer/contractOffer.machine';
import type {
  OfferInput,
  OfferOutcome,
  SendOffer,
} from '../../../machines/agents/contractOffer/contractOffer.types';
import { contractRequestMachine } from '../../../machines/agents/contractRequest/contractRequest.machine';
import type {
  AnswerInput,
  Contract,
  ImpactOutcome,
  ProcessOutcome,
} from '../../../machines/agents/contractRequest/contractRequest.types';
import { contractsMachine } from '../../../machines/agents/contracts/contracts.machine';
import type {
  ContractsInput,
  ContractsQuery,
  StepInput,
} from '../../../machines/agents/contracts/contracts.types';
import { settlementMachine } from '../../../machines/agents/settlement/settlement.machine';
import type { SettlementOutcome } from '../../../machines/agents/settlement/settlement.types';
import { ContractsDialog } from '../../../src/features/agents/contracts/ContractsDialog';
import { OfferContractDialog } from '../../../src/features/agents/contracts/OfferContractDialog';
import { RequestReview } from '../../../src/features/agents/contracts/RequestReview';
import { SettlementDialog } from '../../../src/features/agents/contracts/SettlementDialog';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';

const requestPorts = () => ({
  readImpact: new Held<ImpactOutcome, { contractId: string }>(),
  answerRequest: new Held<ProcessOutcome, AnswerInput>(),
});
const requestWith = ({ readImpact, answerRequest }: ReturnType<typeof requestPorts>) =>
  contractRequestMachine.provide({
    actors: { readImpact: readImpact.logic, answerRequest: answerRequest.logic },
  });

/** A request over its real machine; its ports wait for the test's answers. */
export const renderRequest = async (contract: Contract, language: Language = 'EN') => {
  const ports = requestPorts();
  const actor = createActor(requestWith(ports), { input: { contract } });
  actor.start();
  await renderView(<RequestReview request={actor} />, language);
  return { actor, ports };
};
export type RequestWorld = Awaited<ReturnType<typeof renderRequest>>;

/** The whole dialog over its real machines. */
export const renderContracts = async (input: ContractsInput, language: Language = 'EN') => {
  const ports = {
    ...requestPorts(),
    listContracts: new Held<Contract[], ContractsQuery>(),
    takeStep: new Held<ProcessOutcome, StepInput>(),
  };
  const actor = createActor(
    contractsMachine.provide({
      actors: {
        listContracts: ports.listContracts.logic,
        takeStep: ports.takeStep.logic,
        contractRequest: requestWith(ports),
      },
    }),
    { input },
  );
  actor.start();
  await renderView(<ContractsDialog actor={actor} />, language);
  return { actor, ports };
};
export type ContractsWorld = Awaited<ReturnType<typeof renderContracts>>;

export const renderOffer = async (input: OfferInput, language: Language = 'EN') => {
  const sendOffer = new Held<OfferOutcome, SendOffer>();
  const actor = createActor(
    contractOfferMachine.provide({ actors: { sendOffer: sendOffer.logic } }),
    { input },
  );
  actor.start();
  await renderView(<OfferContractDialog actor={actor} />, language);
  return { actor, ports: { sendOffer } };
};
export type OfferWorld = Awaited<ReturnType<typeof renderOffer>>;

export const renderSettlement = async (language: Language = 'EN', utcOffset = 0) => {
  const loadSettlement = new Held<SettlementOutcome, { settlementId: string }>();
  const actor = createActor(
    settlementMachine.provide({ actors: { loadSettlement: loadSettlement.logic } }),
    { input: { settlementId: 's1' } },
  );
  actor.start();
  await renderView(<SettlementDialog settlement={actor} utcOffset={utcOffset} />, language);
  return { actor, ports: { loadSettlement } };
};
export type SettlementWorld = Awaited<ReturnType<typeof renderSettlement>>;
