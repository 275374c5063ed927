import { useSelector } from '@xstate/react';
import type { IdleLogoutRef } from '../../../../machines/account/idleLogout/idleLogout.machine';
import { selectIsWarned } from '../../../../machines/account/idleLogout/idleLogout.selectors';
import {
  selectIdle,
  selectIdleMessage,
  selectIsPostponing,
} from '../../../../machines/account/idleLogout/idleWarning.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { useAtNow } from '../../../ui/hooks/useNow';
import * as css from './IdleDialog.css';

type Props = { idle: IdleLogoutRef };

/**
 * Says a minute before the idle logout that the login is about to end. The focus is on its title,
 * so that a key that was meant for something else answers nothing.
 */
export function IdleDialog({ idle }: Props) {
  const t = useT('idleLogout');
  const say = useMessage();
  const isWarned = useSelector(idle, selectIsWarned);
  const known = useSelector(idle, selectIdle);
  const isBusy = useSelector(idle, selectIsPostponing);
  const message = useSelector(idle, selectIdleMessage);
  return (
    <Dialog open={isWarned} dismissable={false} size="small" title={t('title')}>
      {known?.logout ? (
        <div className={css.part}>
          <p>{t('text', { count: known.logout.minutes })}</p>
          <p>
            {t('left')} <Left at={known.logout.at} ahead={known.ahead} />
          </p>
          {message ? <Alert tone="danger">{say(message)}</Alert> : null}
          <Button
            tone="primary"
            busy={isBusy}
            onClick={() => idle.send({ type: 'logout.postpone', at: Date.now() })}
          >
            {t('stay')}
          </Button>
        </div>
      ) : null}
    </Dialog>
  );
}

function Left({ at, ahead }: { at: number; ahead: number }) {
  const t = useT('idleLogout');
  const count = useAtNow((now) => Math.max(0, Math.ceil((at - ahead - now) / 1_000)));
  return <time dateTime={`PT${count}S`}>{t('seconds', { count })}</time>;
}
