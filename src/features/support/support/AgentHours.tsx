import { isSupportOpen } from '../../../../machines/shared/supportHours.selectors';
import { useT } from '../../../i18n/i18n';
import { Badge } from '../../../ui/Badge';
import { useAtNow } from '../../../ui/hooks/useNow';

/**
 * The hours of the desk for agents, and whether it is open now. `timeZone`: of the support team.
 */
export function AgentHours({ timeZone }: { timeZone: string }) {
  const common = useT('common');
  const isOpen = useAtNow((now) => isSupportOpen(now, timeZone));
  return (
    <>
      {common('supportHours')}{' '}
      <Badge tone={isOpen ? 'success' : 'neutral'}>
        {common(isOpen ? 'supportOpen' : 'supportClosed')}
      </Badge>
    </>
  );
}
