import { contractsMachine } from '../../machines/agents/contracts/contracts.machine';
import { createContracts } from '../services/agents/contracts';
import { contractRequest } from './eager/contractRequest';
import { act } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** Contracts: a dialog, and a page of the agent centre. */
export const contracts = defineFlow({
  machine: contractsMachine,
  includes: [contractRequest],
  ports: ({ service }) => {
    const { listContracts, takeStep } = service(createContracts);
    return { listContracts: act(listContracts), takeStep: act(takeStep) };
  },
  screen: {
    load: async () =>
      (await import('../features/agents/contracts/ContractsDialog')).ContractsDialog,
    words: ['contracts'],
  },
  page: {
    load: async () => (await import('../features/agents/contracts/ContractsPage')).ContractsPage,
    words: ['contracts'],
  },
});
