import { agentRecordsMachine } from '../../../machines/agents/agentRecords/agentRecords.machine';
import type { AgentRecordFilter } from '../../../machines/agents/agentRecords/agentRecords.types';
import { getI18n } from 'react-i18next';
import { ensureWords } from '../../i18n/i18n';
import type { AgentRecordWords } from '../../services/agents/exportAgentRecords';
import { createAgents } from '../../services/agents/agents';
import { act } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The records of an agent’s team. */
export const agentRecords = defineFlow({
  machine: agentRecordsMachine,
  ports: ({ service }) => {
    const { loadRecords, exportRecords } = service(createAgents);
    return {
      loadRecords: act(loadRecords),
      exportRecords: act(async ({ filter }, signal) =>
        exportRecords({ filter, words: await wordsOfFile() }, signal),
      ),
    };
  },
});

const wordsOfFile = async (): Promise<AgentRecordWords> => {
  await ensureWords('agentRecordsFile', 'recordsFile');
  const t = getI18n().getFixedT(null, 'agentRecordsFile');
  const shared = getI18n().getFixedT(null, 'recordsFile');
  return {
    fileName: ({ kind, from, to }: AgentRecordFilter) => t(`fileName.${kind}`, { from, to }),
    column: (column) => t(`columns.${column}`),
    // One that we have no word for is named as the platform names it.
    movement: (title) => shared(`movements.${title}`, { defaultValue: title }),
    status: (status) => shared(`statuses.${status}`),
  };
};
