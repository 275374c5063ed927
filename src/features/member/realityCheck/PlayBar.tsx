import { useSelector } from '@xstate/react';
import type { RealityCheckRef } from '../../../../machines/member/realityCheck/realityCheck.machine';
import { selectPlay } from '../../../../machines/member/realityCheck/checkDialog.selectors';
import { useT } from '../../../i18n/i18n';
import { useAtNow } from '../../../ui/hooks/useNow';
import { digits } from '../../../ui/time';
import * as css from './RealityCheck.css';
import { signedMoney } from './signedMoney';

/** How long the member has played, and what it has brought or cost, above the game (issue 28). */
export function PlayBar({ check }: { check: RealityCheckRef }) {
  const t = useT('realityCheck');
  const play = useSelector(check, selectPlay);
  if (!play?.session) return null;
  return (
    <dl className={css.bar} aria-label={t('bar')}>
      <div className={css.pair}>
        <dt className={css.term}>{t('time')}</dt>
        <dd className={css.value}>
          <Clock label={t('time')} startedAt={play.session.startedAt} ahead={play.ahead} />
        </dd>
      </div>
      <div className={css.pair}>
        <dt className={css.term}>{t('net')}</dt>
        <dd className={css.value}>{signedMoney(play.session.net, play.currencySymbol)}</dd>
      </div>
    </dl>
  );
}

type ClockProps = { label: string; startedAt: number; ahead: number };

function Clock({ label, startedAt, ahead }: ClockProps) {
  const seconds = useAtNow((now) => Math.max(0, Math.floor((now + ahead - startedAt) / 1_000)));
  return (
    <time role="timer" aria-label={label} dateTime={`PT${seconds}S`}>
      {clockOf(seconds)}
    </time>
  );
}

/** `1:05:09`: hours, minutes and seconds. */
const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${digits(Math.floor(seconds / 60) % 60)}:${digits(seconds % 60)}`;
