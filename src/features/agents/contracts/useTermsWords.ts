import type {
  ContractType,
  Terms,
  Tier,
} from '../../../../machines/agents/contractRequest/contractRequest.types';
import { useT } from '../../../i18n/i18n';
import { formatMoney } from '../../../ui/money';

/** Terms as text: in one line, when they settle, and what a tier requires. */
export const useTermsWords = () => {
  const t = useT('contracts');
  return {
    summary: ({ type, terms }: { type: ContractType; terms: Terms }): string =>
      terms.kind === 'realTime'
        ? t('perBet', { profit: terms.profitRate, loss: terms.lossRate })
        : t(terms.tiers.length > 1 ? `upTo.${baseOf(type)}` : `flat.${baseOf(type)}`, {
            rate: terms.tiers.at(-1)?.rate,
          }),
    /** What a tier pays, with what it is a share of. */
    share: (type: ContractType, { rate }: Tier): string => t(`flat.${baseOf(type)}`, { rate }),
    period: (terms: Terms): string =>
      t(`period.${terms.kind === 'realTime' ? 'realTime' : (terms.period ?? 'hourly')}`),
    /** A value of 0 means no requirement. */
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

/** What the rate of a tier is a share of (docs/decisions/0042). */
const baseOf = (type: ContractType) => (type === 'dividend' ? 'netLoss' : 'validBet');
