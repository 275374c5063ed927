import { useT } from '../../app/i18n';
import { Clock } from '../../ui/icons';
import * as css from './AgentLoginPage.css';

/** When agents find somebody to talk to (spec §2 Routes, /agent). */
export function SupportHours() {
  const t = useT('agent');
  const common = useT('common');
  return (
    <div className={css.hours}>
      <Clock size={20} aria-hidden="true" />
      <p><span className={css.hoursLabel}>{t('supportHours')}</span>{common('supportHours')}</p>
    </div>
  );
}
