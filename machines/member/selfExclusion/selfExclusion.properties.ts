import { pauseProperties } from '../../shared/pauseProperties';
import { selfExclusionMachine } from './selfExclusion.machine';

export const properties = pauseProperties(selfExclusionMachine, {
  closedBy: ['exclusion'],
  account: 'player',
});
