import { contractOfferMachine } from '../../machines/agents/contractOffer/contractOffer.machine';
import { createContracts } from '../services/agents/contracts';
import { act } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** An offer of a contract to a downline. */
export const contractOffer = defineFlow({
  machine: contractOfferMachine,
  ports: ({ service }) => ({ sendOffer: act(service(createContracts).sendOffer) }),
  screen: {
    load: async () =>
      (await import('../features/agents/contracts/OfferContractDialog')).OfferContractDialog,
    words: ['contracts', 'validation'],
  },
});
