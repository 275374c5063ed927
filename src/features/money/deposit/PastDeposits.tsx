import type { Deposit } from '../../../../machines/money/deposit/deposit.types';
import { useDetailWords } from '../../../i18n/detailWords';
import { useT } from '../../../i18n/i18n';
import { Badge } from '../../../ui/Badge';
import { EntryDetail } from '../../../ui/EntryDetail';
import { EmptyState } from '../../../ui/EmptyState';
import { Wallet } from '../../../ui/icons';
import { formatMoney } from '../../../ui/money';
import { platformTime } from '../../../i18n/platformTime';
import * as css from './Deposit.css';

const TONES = {
  unpaid: 'action',
  checking: 'action',
  credited: 'success',
  notReceived: 'danger',
  expired: 'neutral',
  cancelled: 'neutral',
} as const;

type Props = {
  past: readonly Deposit[];
  symbol: string;
  onAsk: (number: string) => void;
};

/** The last deposits, newest first. */
export function PastDeposits({ past, symbol, onAsk }: Props) {
  const t = useT('deposit');
  const words = useDetailWords();
  return (
    <section className={css.past} aria-labelledby="past-deposits">
      <h4 id="past-deposits" className={css.heading}>
        {t('past.title')}
      </h4>
      {past.length === 0 ? (
        <EmptyState icon={<Wallet size={28} />}>{t('past.empty')}</EmptyState>
      ) : (
        <ul role="list" className={css.list}>
          {past.map(({ id, amount, method, status, placedAt, endedAt }) => (
            <li key={id} className={css.entry}>
              <span className={css.entryWords}>
                <span className={css.entryAmount}>{formatMoney(amount, symbol)}</span>
                <span className={css.muted}>
                  {method.name} · {id} ·{' '}
                  <time dateTime={new Date(placedAt).toISOString()}>{platformTime(placedAt)}</time>
                </span>
              </span>
              <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
              <EntryDetail
                words={words}
                number={id}
                steps={[
                  { event: t('past.placed'), at: placedAt },
                  { event: t(`status.${status}`), at: endedAt },
                ]}
                timeOf={platformTime}
                onAsk={() => onAsk(id)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
