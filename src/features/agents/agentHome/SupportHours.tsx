import { useT } from '../../../i18n/i18n';
import { useSupportHours } from '../../../i18n/useSupportHours';
import { OpeningHours } from '../../../ui/OpeningHours';
import * as css from './AgentLoginPage.css';

/** Support hours for agents, below the rest of a page. */
export function SupportHours({ timeZone }: { timeZone: string }) {
  const t = useT('agentHome');
  return (
    <div className={css.hours}>
      <OpeningHours label={t('supportHours')} {...useSupportHours(timeZone)} />
    </div>
  );
}
