import { createCentre } from './centre';
import { createDashboard } from './dashboard';
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
  const centre = createCentre(call, clock);
  return {
    ...centre,
    ...createDashboard({ loadOverview: centre.loadOverview, loadAll, saveFile, timeZone }),
    ...createRegister(call, createIdempotencyKey, createReadLinkOrigin(kit)),
    ...createExportAgentRecords({ loadAll, loadAllDownlines, saveFile, timeZone }),
    loadRecords,
    loadDownlines,
  };
};
