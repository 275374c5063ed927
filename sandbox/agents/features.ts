import type { AgentFeatures, ContractType } from '../../contract/agents';

/** The page of the agent centre that shows what a type of contract paid. */
export const featureOf = (type: ContractType): keyof AgentFeatures => {
  switch (type) {
    case 'dividend':
      return 'dividend';
    case 'daily':
      return 'dailySalary';
    case 'hourly':
      return 'hourlySalary';
    case 'realTime':
      return 'realTimeSalary';
  }
};
