import type { DepositMethod } from '../../../../machines/money/deposit/deposit.types';
import { useLanguageTag, useT } from '../../../i18n/i18n';
import { amountInWords } from '../../../ui/amountInWords';
import { formatMoney } from '../../../ui/money';
import * as css from './Deposit.css';

type Props = {
  amount: string;
  credit: string;
  method: Pick<DepositMethod, 'name' | 'fee'>;
  symbol: string;
  withMethod?: boolean;
};

/** The amount paid, also in words, and the amount credited to the wallet. */
export function Sum({ amount, credit, method: { name, fee }, symbol, withMethod = false }: Props) {
  const t = useT('deposit');
  const language = useLanguageTag();
  return (
    <dl className={css.facts}>
      {withMethod ? (
        <div className={css.fact}>
          <dt className={css.name}>{t('method')}</dt>
          <dd className={css.value}>{name}</dd>
        </div>
      ) : null}
      {withMethod ? (
        <div className={css.fact}>
          <dt className={css.name}>{t('amount')}</dt>
          <dd className={css.sum}>{formatMoney(amount, symbol)}</dd>
        </div>
      ) : null}
      <div className={css.fact}>
        <dt className={css.name}>{t('words')}</dt>
        <dd className={css.value}>{amountInWords(amount, language)}</dd>
      </div>
      <div className={css.fact}>
        <dt className={css.name}>
          {Number(fee) > 0 ? t('creditedAfterFee', { fee }) : t('credited')}
        </dt>
        <dd className={css.value}>{formatMoney(credit, symbol)}</dd>
      </div>
    </dl>
  );
}
