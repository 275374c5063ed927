import { createCentre } from './centre';
import { createExportAgentRecords } from './exportAgentRecords';
import { createAgentRecords } from './records';
import { createRegister } from './register';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';

/** What the agent centre needs. */
export const createAgents = ({
  call,
  clock,
  brand: { timeZone },
  environment: { saveFile },
}: Kit) => {
  const { loadRecords, loadDownlines, loadAll, loadAllDownlines } = createAgentRecords(call);
  return {
    ...createCentre(call, clock),
    ...createRegister(call, createIdempotencyKey),
    ...createExportAgentRecords({ loadAll, loadAllDownlines, saveFile, timeZone }),
    loadRecords,
    loadDownlines,
  };
};
