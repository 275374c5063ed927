import { balanceAfter } from '../../../../machines/money/deposit/deposit.selectors';
import type { DepositMethod } from '../../../../machines/money/deposit/deposit.types';
import { useLanguageTag, useT } from '../../../i18n/i18n';
import { amountInWords } from '../../../ui/amountInWords';
import { Facts } from '../../../ui/Facts';
import { formatBalance, formatMoney } from '../../../ui/money';

/** What is in the wallet; null until it is known. Hidden as in the site's header. */
export type OwnBalance = { balance: string | null; symbol: string; isHidden: boolean };

type Props = {
  amount: string;
  /** The amount to be credited; null while the amount is invalid. */
  credit: string | null;
  method: Pick<DepositMethod, 'name' | 'fee' | 'checkSeconds'>;
  wallet: OwnBalance;
  symbol: string;
  /** True in the form, which shows amount and method itself. */
  isOfForm?: boolean;
};

/** The amount paid, also in words, what comes to the wallet, and when. */
export function Sum({ amount, credit, method, wallet, symbol, isOfForm = false }: Props) {
  const { name, fee, checkSeconds } = method;
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
        ...(isKnown && wallet.balance !== null
          ? [
              {
                name: t('after'),
                value: formatBalance(
                  balanceAfter(wallet.balance, credit),
                  wallet.symbol,
                  wallet.isHidden,
                ),
              },
            ]
          : []),
        ...(checkSeconds === undefined
          ? []
          : [
              {
                name: t('arrival'),
                value:
                  checkSeconds < 60
                    ? t('arrivalSeconds', { count: checkSeconds })
                    : t('arrivalMinutes', { count: Math.ceil(checkSeconds / 60) }),
                isBeside: !isKnown,
              },
            ]),
      ]}
    />
  );
}
