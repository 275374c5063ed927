import { isSupportOpen } from '../../../../machines/shared/supportHours.selectors';
import { useT } from '../../../i18n/i18n';
import { Badge } from '../../../ui/Badge';
import { useAtNow } from '../../../ui/hooks/useNow';
import { Clock } from '../../../ui/icons';
import * as css from './AgentLoginPage.css';

/** Support hours for agents, and whether support is open now (spec §2 Routes, /agent). */
export function SupportHours({ timeZone }: { timeZone: string }) {
  const t = useT('agentHome');
  const common = useT('common');
  const isOpen = useAtNow((now) => isSupportOpen(now, timeZone));
  return (
    <div className={css.hours}>
      <Clock size={20} aria-hidden="true" />
      <p>
        <span className={css.hoursLabel}>{t('supportHours')}</span>
        {common('supportHours')}
      </p>
      <Badge tone={isOpen ? 'success' : 'neutral'}>
        {common(isOpen ? 'supportOpen' : 'supportClosed')}
      </Badge>
    </div>
  );
}
