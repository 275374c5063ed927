import { getI18n } from 'react-i18next';
import { fromCallback } from 'xstate';
import { agentCentreMachine } from '../../../machines/agents/agentCentre/agentCentre.machine';
import { agentOverviewMachine } from '../../../machines/agents/agentOverview/agentOverview.machine';
import { agentRecordsMachine } from '../../../machines/agents/agentRecords/agentRecords.machine';
import type { AgentRecordFilter } from '../../../machines/agents/agentRecords/agentRecords.types';
import {
  createDownlineMachine,
  type AccountRules,
  type CreateDownlineForm,
} from '../../../machines/agents/createDownline/createDownline.machine';
import {
  createInvitationMachine,
  ratesOf,
  type CreateInvitationForm,
} from '../../../machines/agents/createInvitation/createInvitation.machine';
import { downlinesMachine } from '../../../machines/agents/downlines/downlines.machine';
import { invitationsMachine } from '../../../machines/agents/invitations/invitations.machine';
import type { Services } from '../../services';
import type { AgentRecordWords, DownlineWords } from '../../services/agents/exportAgentRecords';
import { agentsPart } from '../../services/parts/agents';
import { flows } from '../flows';
import { ensureWords } from '../../i18n/i18n';
import { lazyMachine } from '../lazyMachine';
import { act, read } from './ports';

export const provideAgentCentre = (services: Services) => {
  const agents = services.part(agentsPart);
  return agentCentreMachine.provide({
    actors: {
      readCentre: read(agents.readCentre),
      days: fromCallback(({ input, sendBack }) =>
        agents.onDay(input, (today) => sendBack({ type: 'day.began', today })),
      ),
      readRules: read(agents.readRules),
      agentOverview: agentOverviewMachine.provide({
        actors: { loadOverview: act(agents.loadOverview) },
      }),
      createDownline: createDownlineMachine.provide({
        actors: {
          submit: act(({ form }: { form: CreateDownlineForm; given: AccountRules }, signal) =>
            agents.createDownline({ form }, signal),
          ),
        },
      }),
      invitations: invitationsMachine.provide({
        actors: {
          loadInvitations: read(agents.loadInvitations),
          createInvitation: createInvitationMachine.provide({
            actors: {
              submit: act(({ form }: { form: CreateInvitationForm; given: null }, signal) =>
                agents.createInvitation({ kind: form.kind, rates: ratesOf(form) }, signal),
              ),
            },
          }),
          removeInvitation: act(agents.removeInvitation),
        },
      }),
      downlines: downlinesMachine.provide({
        actors: {
          loadRecords: act(agents.loadDownlines),
          exportRecords: act(async ({ filter }, signal) =>
            agents.exportDownlines({ filter, words: await wordsOfTeam() }, signal),
          ),
        },
      }),
      agentRecords: agentRecordsMachine.provide({
        actors: {
          loadRecords: act(agents.loadRecords),
          exportRecords: act(async ({ filter }, signal) =>
            agents.exportRecords({ filter, words: await wordsOfRecords() }, signal),
          ),
        },
      }),
      contractOffer: lazyMachine(
        flows.contracts,
        ({ provideContractOffer }) => provideContractOffer(services),
        {
          closing: { type: 'form.cancel', output: { kind: 'cancelled' } },
        },
      ),
      settlement: lazyMachine(
        flows.contracts,
        ({ provideSettlement }) => provideSettlement(services),
        { closing: { type: 'dialog.close', output: undefined } },
      ),
      withdrawalRequest: lazyMachine(flows.withdrawalRequest, ({ provideWithdrawalRequest }) =>
        provideWithdrawalRequest(services),
      ),
      paymentSecurity: lazyMachine(flows.teamTransfer, ({ providePaymentSecurity }) =>
        providePaymentSecurity(services),
      ),
      deposit: lazyMachine(flows.deposit, ({ provideDeposit }) => provideDeposit(services)),
      teamTransfer: lazyMachine(
        flows.teamTransfer,
        ({ provideTeamTransfer }) => provideTeamTransfer(services),
        {
          closing: { type: 'form.cancel', output: { kind: 'cancelled' } },
        },
      ),
    },
  });
};

const wordsOfRecords = async (): Promise<AgentRecordWords> => {
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

const wordsOfTeam = async (): Promise<DownlineWords> => {
  await ensureWords('agentRecordsFile');
  const t = getI18n().getFixedT(null, 'agentRecordsFile');
  return {
    fileName: () => t('fileName.team'),
    column: (column) => t(`team.${column}`),
    kind: (type) => t(type === 0 ? 'kind.member' : 'kind.agent'),
  };
};
