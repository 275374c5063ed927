import { pauseProperties } from '../../shared/pauseProperties';
import { playBreakMachine } from './playBreak.machine';

export const properties = pauseProperties(playBreakMachine, {
  closedBy: ['break', 'exclusion'],
  account: null,
});
