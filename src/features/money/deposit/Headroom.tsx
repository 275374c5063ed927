import type { Desk } from '../../../../machines/money/deposit/deposit.types';
import { useT } from '../../../i18n/i18n';
import { TextButton } from '../../../ui/Link';
import * as css from './Deposit.css';

type Props = {
  limits: Desk['limits'];
  money: (amount: string) => string;
  onLimits: () => void;
};

/** What the member's own deposit limits still let through, and the way to them (issue 28). */
export function Headroom({ limits, money, onLimits }: Props) {
  const t = useT('deposit');
  return (
    <div className={css.headroom}>
      {limits.length === 0 ? (
        <p>{t('limit.unset')}</p>
      ) : (
        <ul role="list" className={css.limits}>
          {limits.map(({ period, left, amount }) => (
            <li key={period}>
              {t(`limit.${period}`, { left: money(left), amount: money(amount) })}
            </li>
          ))}
        </ul>
      )}
      <TextButton onClick={onLimits}>
        {limits.length === 0 ? t('limit.setOne') : t('limit.see')}
      </TextButton>
    </div>
  );
}
