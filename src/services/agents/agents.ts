import { createCentre } from './centre';
import { createExportAgentRecords } from './exportAgentRecords';
import { createAgentRecords } from './records';
import { createReadLinkOrigin } from './linkOrigin';
import { createRegister } from './register';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';

/** What the agent centre needs. */
export const createAgents = (kit: Kit) => {
  const {
    call,
    clock,
    brand: { timeZone },
    environment: { saveFile },
  } = kit;
  const { loadRecords, loadDownlines, loadAll, loadAllDownlines } = createAgentRecords(call);
  return {
    ...createCentre(call, clock),
    ...createRegister(call, createIdempotencyKey, createReadLinkOrigin(kit)),
    ...createExportAgentRecords({ loadAll, loadAllDownlines, saveFile, timeZone }),
    loadRecords,
    loadDownlines,
  };
};
