import { contractOfferMachine } from '../../../machines/agents/contractOffer/contractOffer.machine';
import { contractRequestMachine } from '../../../machines/agents/contractRequest/contractRequest.machine';
import { contractsMachine } from '../../../machines/agents/contracts/contracts.machine';
import { settlementMachine } from '../../../machines/agents/settlement/settlement.machine';
import type { Services } from '../../services';
import { contractsPart } from '../../services/parts/contracts';
import { act } from './ports';

export const provideContracts = (services: Services) => {
  const { listContracts, readImpact, answerRequest, takeStep } = services.part(contractsPart);
  return contractsMachine.provide({
    actors: {
      listContracts: act(listContracts),
      takeStep: act(takeStep),
      contractRequest: contractRequestMachine.provide({
        actors: { readImpact: act(readImpact), answerRequest: act(answerRequest) },
      }),
    },
  });
};

export const provideContractOffer = (services: Services) =>
  contractOfferMachine.provide({
    actors: { sendOffer: act(services.part(contractsPart).sendOffer) },
  });

export const provideSettlement = (services: Services) =>
  settlementMachine.provide({
    actors: { loadSettlement: act(services.part(contractsPart).loadSettlement) },
  });
