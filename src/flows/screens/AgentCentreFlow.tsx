import { useSelector } from '@xstate/react';
import type { AgentCentreRef } from '../../../machines/agents/agentCentre/agentCentre.machine';
import { selectOverlay } from '../../../machines/site/app/app.selectors';
import { selectUnread } from '../../../machines/member/counts/counts.selectors';
import { selectRequests } from '../../../machines/member/counts/memberMenu.selectors';
import { selectCounts, selectMember } from '../../../machines/site/session/session.selectors';
import { AgentCentreDialog } from '../../features/agents/agentCentre/AgentCentreDialog';
import { formatBalance } from '../../ui/money';
import { CentrePage } from '../shared/CentrePage';
import type { ScreenProps } from '../shared/defineFlow';
import { useOwnBalance } from '../shared/useOwnBalance';

type Props = ScreenProps<AgentCentreRef>;

/** The agent centre; each flow of its machine shows its page in it. */
export function AgentCentreFlow({ actor: centre, app, session }: Props) {
  const counts = useSelector(session, selectCounts);
  const overlay = useSelector(app, selectOverlay);
  const symbol = useSelector(session, selectMember)?.currencySymbol ?? '';
  return (
    <AgentCentreDialog
      centre={centre}
      symbol={symbol}
      balance={useBalance({ app, session })}
      renderPage={(name) => (
        <CentrePage name={name} centre={centre} app={app} session={session} key={name} />
      )}
      unread={useSelector(counts, selectUnread)}
      requests={useSelector(counts, selectRequests)}
      onCustomerService={() => overlay.send({ type: 'overlay.open', name: 'customerService' })}
      onSignOut={() => session.send({ type: 'signOut.request' })}
    />
  );
}

/** As the site's header shows it: hidden there, hidden here. */
const useBalance = (props: Pick<Props, 'app' | 'session'>): string | null => {
  const { balance, symbol, isHidden } = useOwnBalance(props);
  return balance === null ? null : formatBalance(balance, symbol, isHidden);
};
