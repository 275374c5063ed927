import { getI18n } from 'react-i18next';
import {
  statementMachine,
  type StatementRef,
} from '../../machines/member/statement/statement.machine';
import { ensureWords } from '../i18n/i18n';
import { createStatement, type StatementWords } from '../services/member/statement';
import { act, printPage, read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** The account statement of a member. */
export const statement = defineFlow({
  machine: statementMachine,
  ports: ({ service }) => {
    const { readStatement, saveStatement } = service(createStatement);
    return {
      readStatement: read(readStatement),
      saveStatement: act(async (file) => saveStatement(file, await wordsOfFile())),
      printStatement: printPage(),
    };
  },
  page: {
    load: async () => {
      const { StatementPage } = await import('../features/member/statement/StatementPage');
      return ({ actor }: ScreenProps<StatementRef>) => <StatementPage statement={actor} />;
    },
    words: ['statement'],
  },
});

const wordsOfFile = async (): Promise<StatementWords> => {
  await ensureWords('statement');
  const t = getI18n().getFixedT(null, 'statement');
  return {
    fileName: (about) => t('fileName', about),
    columns: {
      month: t('month'),
      deposits: t('figure.deposits'),
      withdrawals: t('figure.withdrawals'),
      stakes: t('figure.stakes'),
      returns: t('figure.returns'),
      net: t('figure.net'),
    },
  };
};
