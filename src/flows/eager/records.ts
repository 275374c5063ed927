import { getI18n } from 'react-i18next';
import { recordsMachine } from '../../../machines/member/records/records.machine';
import type { RecordFilter, TicketOfBet } from '../../../machines/member/records/records.types';
import { ensureWords } from '../../i18n/i18n';
import { createMemberRecords } from '../../services/member/memberRecords';
import { act } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The records of a member. */
export const records = defineFlow({
  machine: recordsMachine,
  ports: ({ service }) => {
    const { loadRecords, exportRecords } = service(createMemberRecords);
    return {
      loadRecords: act(loadRecords),
      exportRecords: act(async ({ filter }, signal) =>
        exportRecords({ filter, words: await wordsOfFile() }, signal),
      ),
    };
  },
  page: {
    load: async () => (await import('../screens/RecordsPage')).RecordsPage,
    words: ['calendar', 'records', 'recordsFile'],
  },
});

const wordsOfFile = async () => {
  await ensureWords('recordsFile');
  const t = getI18n().getFixedT(null, 'recordsFile');
  return {
    fileName: ({ kind, from, to }: RecordFilter) => t(`fileName.${kind}`, { from, to }),
    columns: {
      time: t('columns.time'),
      game: t('columns.game'),
      movement: t('columns.movement'),
      vendor: t('columns.vendor'),
      stake: t('columns.stake'),
      amount: t('columns.amount'),
      profit: t('columns.profit'),
      balance: t('columns.balance'),
      status: t('columns.status'),
      day: t('columns.day'),
      bets: t('columns.bets'),
      rewards: t('columns.rewards'),
      result: t('columns.result'),
    },
    // One that we have no word for is named as the platform names it.
    movement: (title: string) => t(`movements.${title}`, { defaultValue: title }),
    ticket: ({ drawNo, numbers }: TicketOfBet) =>
      t('ticket', { drawNo, numbers: numbers.join(' ') }),
    status: (status: string) => t(`statuses.${status}`),
  };
};
