import { createCentre } from '../agents/centre';
import { createExportAgentRecords } from '../agents/exportAgentRecords';
import { createAgentRecords } from '../agents/records';
import { createRegister } from '../agents/register';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';

/** What the agent centre needs. */
export const agentsPart = ({
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
