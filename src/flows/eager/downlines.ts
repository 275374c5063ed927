import { downlinesMachine } from '../../../machines/agents/downlines/downlines.machine';
import { getI18n } from 'react-i18next';
import { ensureWords } from '../../i18n/i18n';
import type { DownlineWords } from '../../services/agents/exportAgentRecords';
import { createAgents } from '../../services/agents/agents';
import { act } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The team of an agent. */
export const downlines = defineFlow({
  machine: downlinesMachine,
  ports: ({ service }) => {
    const { loadDownlines, exportDownlines } = service(createAgents);
    return {
      loadRecords: act(loadDownlines),
      exportRecords: act(async ({ filter }, signal) =>
        exportDownlines({ filter, words: await wordsOfTeam() }, signal),
      ),
    };
  },
});

const wordsOfTeam = async (): Promise<DownlineWords> => {
  await ensureWords('agentRecordsFile');
  const t = getI18n().getFixedT(null, 'agentRecordsFile');
  return {
    fileName: () => t('fileName.team'),
    column: (column) => t(`team.${column}`),
    kind: (type) => t(type === 0 ? 'kind.member' : 'kind.agent'),
  };
};
