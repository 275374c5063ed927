import { useSelector } from '@xstate/react';
import type { BalanceRef } from '../../../../machines/money/balance/balance.machine';
import {
  selectAmount,
  selectFault,
  selectIsLoading,
} from '../../../../machines/money/balance/balance.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectBalance } from '../../../../machines/site/session/session.selectors';
import type { ShellRef } from '../../../../machines/site/shell/shell.machine';
import { selectIsBalanceHidden } from '../../../../machines/site/shell/shell.selectors';
import { useT } from '../../../i18n/i18n';
import { IconButton } from '../../../ui/IconButton';
import { Eye, EyeOff, RefreshCw, TriangleAlert } from '../../../ui/icons';
import { formatBalance } from '../../../ui/money';
import { Money } from '../../../ui/Money';
import { Skeleton } from '../../../ui/Skeleton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { deviceClock, deviceTime } from '../../../ui/time';
import * as css from './Balance.css';

/**
 * The balance with its two buttons (spec §2 Header); its size stays while it loads, fails or is
 * hidden.
 */
export function Balance({ session, shell }: { session: SessionRef; shell: ShellRef }) {
  const balance = useSelector(session, selectBalance);
  return balance ? <Loaded balance={balance} shell={shell} /> : <Waiting />;
}

/** While signing out, nothing is loaded. */
function Waiting() {
  const t = useT('common');
  return (
    <div role="group" aria-label={t('balance.label')} aria-busy="true" className={css.balance}>
      <span className={css.amount}>
        <Skeleton shape="text" width="10ch" />
      </span>
    </div>
  );
}

function Loaded({ balance, shell }: { balance: BalanceRef; shell: ShellRef }) {
  const t = useT('common');
  const isHidden = useSelector(shell, selectIsBalanceHidden);
  const isLoading = useSelector(balance, selectIsLoading);
  return (
    <div
      role="group"
      aria-label={t('balance.label')}
      aria-busy={isLoading || undefined}
      className={css.balance}
    >
      <Amount balance={balance} isHidden={isHidden} />
      <IconButton
        aria-label={isHidden ? t('balance.show') : t('balance.hide')}
        icon={isHidden ? <Eye size={18} /> : <EyeOff size={18} />}
        onClick={() => shell.send({ type: 'balance.toggle' })}
      />
      <IconButton
        aria-label={t('balance.refresh')}
        icon={<RefreshCw size={18} />}
        busy={isLoading}
        onClick={() => balance.send({ type: 'data.reload' })}
      />
    </div>
  );
}

function Amount({ balance, isHidden }: { balance: BalanceRef; isHidden: boolean }) {
  const t = useT('common');
  const member = useT('memberParts');
  const value = useSelector(balance, selectAmount);
  const fault = useSelector(balance, selectFault);
  if (!value) {
    return fault ? (
      <span role="alert" className={css.failed}>
        <TriangleAlert size={16} aria-hidden="true" />
        {t('balance.failed')}
      </span>
    ) : (
      <span className={css.amount}>
        <Skeleton shape="text" width="100%" />
      </span>
    );
  }
  const shown = formatBalance(value.balance, value.currencySymbol, isHidden);
  return (
    <span className={css.amount} data-figures={figuresIn(shown)}>
      {fault ? (
        <span role="alert" className={css.stale} title={t('balance.stale')}>
          <TriangleAlert size={16} aria-hidden="true" />
          <VisuallyHidden>{t('balance.stale')}</VisuallyHidden>
        </span>
      ) : null}
      <Money>{shown}</Money>
      <time className={css.asOf} dateTime={deviceTime(value.asOf)} title={deviceTime(value.asOf)}>
        {member('balanceAsOf', { time: deviceClock(value.asOf) })}
      </time>
    </span>
  );
}

/** Long amounts, for which a phone's header makes room: from `Ks 123,456.78`, and from billions. */
const figuresIn = (amount: string) =>
  amount.length > 15 ? 'most' : amount.length > 12 ? 'many' : undefined;
