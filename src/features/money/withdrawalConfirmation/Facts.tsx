import type { Withdrawal } from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.types';
import { useT } from '../../../i18n/i18n';
import { formatMoney } from '../../../ui/money';
import * as css from './withdrawalConfirmation.css';

/** The payer, the account, the reference and the remaining amount. */
export function Facts({
  withdrawal: { id, payer, account, remaining, currencySymbol },
}: {
  withdrawal: Withdrawal;
}) {
  const t = useT('withdrawalConfirmation');
  const facts = [
    ['payer', payer],
    ['account', account],
    ['reference', id],
    ...(remaining === null ? [] : [['remaining', formatMoney(remaining, currencySymbol)] as const]),
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([key, value]) => (
        <div key={key} className={css.fact}>
          <dt className={css.factName}>{t(`facts.${key}`)}</dt>
          <dd className={css.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
