import { teamTransferMachine } from '../../../machines/teamTransfer/teamTransfer.machine';
import type { Services } from '../../services';
import { transfersPart } from '../../services/parts/transfers';
import { act, read } from './ports';

export const provideTeamTransfer = (services: Services) => {
  const { readLimits, sendTransfer } = services.part(transfersPart);
  return teamTransferMachine.provide({ actors: { readLimits: read(readLimits), sendTransfer: act(sendTransfer) } });
};
