import { getI18n } from 'react-i18next';
import { agentDashboardMachine } from '../../../machines/agents/agentDashboard/agentDashboard.machine';
import { ensureWords } from '../../i18n/i18n';
import { createAgents } from '../../services/agents/agents';
import type { DashboardWords } from '../../services/agents/dashboard';
import { defineFlow } from '../shared/defineFlow';
import { act, printPage } from '../shared/ports';

/** The dashboard of an agent. */
export const agentDashboard = defineFlow({
  machine: agentDashboardMachine,
  ports: ({ service }) => {
    const { readDays, saveDashboard } = service(createAgents);
    return {
      readDays: act(readDays),
      saveDashboard: act(async (file) => saveDashboard(file, await wordsOfFile())),
      printDashboard: printPage(),
    };
  },
});

const wordsOfFile = async (): Promise<DashboardWords> => {
  await ensureWords('agentDashboard');
  const t = getI18n().getFixedT(null, 'agentDashboard');
  return {
    fileName: (days) => t('fileName', days),
    column: (column) => t(`column.${column}`),
  };
};
