import { useSelector } from '@xstate/react';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectIsPaused } from '../../../../machines/site/session/session.selectors';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { ArrowDownToLine, ArrowUpFromLine } from '../../../ui/icons';
import * as css from './Header.css';

/**
 * Deposit and withdrawal, beside the balance (spec §2 Header); not for trial accounts, whose money
 * is play money, and no deposit during a break or an exclusion.
 */
export function MoneyButtons({ session }: { session: SessionRef }) {
  const t = useT('memberParts');
  const isPaused = useSelector(session, selectIsPaused);
  return (
    <>
      {isPaused ? null : (
        <span className={css.money}>
          <Button
            tone="primary"
            compact
            onClick={() => session.send({ type: 'memberCentre.open', page: 'depositv2' })}
          >
            <ArrowDownToLine size={18} aria-hidden="true" />
            <span className={css.moneyWords}>{t('deposit')}</span>
          </Button>
        </span>
      )}
      <span className={css.money}>
        <Button
          compact
          onClick={() => session.send({ type: 'memberCentre.open', page: 'withdraw' })}
        >
          <ArrowUpFromLine size={18} aria-hidden="true" />
          <span className={css.moneyWords}>{t('withdraw')}</span>
        </Button>
      </span>
    </>
  );
}
