import { contractRequestMachine } from '../../../machines/agents/contractRequest/contractRequest.machine';
import { createContracts } from '../../services/agents/contracts';
import { act } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** One contract that was offered, and its answer. */
export const contractRequest = defineFlow({
  machine: contractRequestMachine,
  ports: ({ service }) => {
    const { readImpact, answerRequest } = service(createContracts);
    return { readImpact: act(readImpact), answerRequest: act(answerRequest) };
  },
});
