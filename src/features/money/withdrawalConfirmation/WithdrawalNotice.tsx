import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { HandCoins } from '../../../ui/icons';
import * as css from './withdrawalConfirmation.css';

/** Tells a member that a paid withdrawal waits for confirmation. */
export function WithdrawalNotice({ session, count }: { session: SessionRef; count: number }) {
  const t = useT('withdrawalConfirmation');
  return (
    <section aria-label={t('notice.label')} className={css.notice}>
      <HandCoins size={24} aria-hidden="true" />
      <p role="status" className={css.noticeText}>
        {t('notice.text', { count })}
      </p>
      <Button tone="primary" onClick={() => session.send({ type: 'withdrawalConfirmation.open' })}>
        {t('notice.open')}
      </Button>
    </section>
  );
}
