import type {
  Terms,
  Tier,
} from '../../../../machines/agents/contractRequest/contractRequest.types';
import { useT } from '../../../i18n/i18n';
import { formatMoney } from '../../../ui/money';

/** Terms in words: in one line, when they settle, and what a tier asks for. */
export const useTermsWords = () => {
  const t = useT('contracts');
  return {
    summary: (terms: Terms): string =>
      terms.kind === 'realTime'
        ? t('perBet', { profit: terms.profitRate, loss: terms.lossRate })
        : t(terms.tiers.length > 1 ? 'upTo' : 'flat', { rate: terms.tiers.at(-1)?.rate }),
    period: (terms: Terms): string =>
      t(`period.${terms.kind === 'realTime' ? 'realTime' : (terms.period ?? 'hourly')}`),
    /** What is 0 is not asked for. */
    needs: ({ periodValidBet, periodProfitLoss, activeMembers }: Tier): string[] => [
      ...(Number(periodValidBet) > 0
        ? [t('terms.validBet', { amount: formatMoney(periodValidBet) })]
        : []),
      ...(Number(periodProfitLoss) > 0
        ? [t('terms.netLoss', { amount: formatMoney(periodProfitLoss) })]
        : []),
      ...(activeMembers > 0 ? [t('terms.members', { count: activeMembers })] : []),
    ],
  };
};
