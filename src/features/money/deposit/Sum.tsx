import type { DepositMethod } from '../../../../machines/money/deposit/deposit.types';
import { useLanguageTag, useT } from '../../../i18n/i18n';
import { amountInWords } from '../../../ui/amountInWords';
import { Facts } from '../../../ui/Facts';
import { formatMoney } from '../../../ui/money';

type Props = {
  amount: string;
  /** The amount to be credited; null while the amount is invalid. */
  credit: string | null;
  method: Pick<DepositMethod, 'name' | 'fee'>;
  symbol: string;
  /** True in the form, which shows amount and method itself. */
  isOfForm?: boolean;
};

/** The amount paid, also in words, and the amount credited to the wallet. */
export function Sum({ amount, credit, method: { name, fee }, symbol, isOfForm = false }: Props) {
  const t = useT('deposit');
  const language = useLanguageTag();
  const isKnown = credit !== null;
  const money = (value: string) => (isKnown ? formatMoney(value, symbol) : '—');
  return (
    <Facts
      facts={[
        { name: t('method'), value: name, isBeside: isOfForm },
        { name: t('amount'), value: money(amount), isMain: true, isBeside: isOfForm },
        ...(isKnown ? [{ name: t('words'), value: amountInWords(amount, language) }] : []),
        {
          name: Number(fee) > 0 ? t('creditedAfterFee', { fee }) : t('credited'),
          value: money(credit ?? ''),
          isBeside: !isKnown,
        },
      ]}
    />
  );
}
