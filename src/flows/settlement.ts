import { settlementMachine } from '../../machines/agents/settlement/settlement.machine';
import { createContracts } from '../services/agents/contracts';
import { act } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** What a contract pays for a period. */
export const settlement = defineFlow({
  machine: settlementMachine,
  ports: ({ service }) => ({ loadSettlement: act(service(createContracts).loadSettlement) }),
  screen: {
    load: async () => (await import('./screens/SettlementFlow')).SettlementFlow,
    words: ['contracts'],
  },
});
