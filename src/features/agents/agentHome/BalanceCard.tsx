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
import { Eye, EyeOff, RefreshCw } from '../../../ui/icons';
import { formatBalance } from '../../../ui/money';
import { Money } from '../../../ui/Money';
import { Skeleton } from '../../../ui/Skeleton';
import * as css from './AgentHomePage.css';

/** The agent's balance as a card. The choice to hide it is the same as on the whole site. */
export function BalanceCard({ session, shell }: { session: SessionRef; shell: ShellRef }) {
  const t = useT('common');
  const balance = useSelector(session, selectBalance);
  return (
    <div role="group" aria-label={t('balance.label')} className={css.card}>
      {balance ? (
        <Loaded balance={balance} shell={shell} />
      ) : (
        <div aria-busy="true">
          <div className={css.top}>
            <span className={css.label}>{t('balance.label')}</span>
          </div>
          <span className={css.figure}>
            <Skeleton width="8ch" height="1em" />
          </span>
        </div>
      )}
    </div>
  );
}

function Loaded({ balance, shell }: { balance: BalanceRef; shell: ShellRef }) {
  const t = useT('common');
  const isHidden = useSelector(shell, selectIsBalanceHidden);
  const isLoading = useSelector(balance, selectIsLoading);
  const value = useSelector(balance, selectAmount);
  const fault = useSelector(balance, selectFault);
  return (
    <>
      <div className={css.top}>
        <span className={css.label}>{t('balance.label')}</span>
        <span>
          <IconButton
            aria-label={isHidden ? t('balance.show') : t('balance.hide')}
            icon={isHidden ? <Eye size={20} /> : <EyeOff size={20} />}
            onClick={() => shell.send({ type: 'balance.toggle' })}
          />
          <IconButton
            aria-label={t('balance.refresh')}
            icon={<RefreshCw size={20} />}
            busy={isLoading}
            onClick={() => balance.send({ type: 'data.reload' })}
          />
        </span>
      </div>
      {value ? (
        <span className={css.figure}>
          <Money>{formatBalance(value.balance, value.currencySymbol, isHidden)}</Money>
        </span>
      ) : fault ? null : (
        <span className={css.figure}>
          <Skeleton width="8ch" height="1em" />
        </span>
      )}
      {fault ? (
        <p role="alert" className={css.failed}>
          {value ? t('balance.stale') : t('balance.failed')}
        </p>
      ) : null}
    </>
  );
}
