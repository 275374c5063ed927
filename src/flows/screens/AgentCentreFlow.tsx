import { useSelector } from '@xstate/react';
import type { AgentCentreRef } from '../../../machines/agents/agentCentre/agentCentre.machine';
import {
  selectFacts,
  selectOffer,
  selectSettlement,
  selectTransfer,
} from '../../../machines/agents/agentCentre/agentCentre.selectors';
import { selectOverlay, selectShell } from '../../../machines/site/app/app.selectors';
import { selectAmount } from '../../../machines/money/balance/balance.selectors';
import {
  selectBalance,
  selectMember,
  selectPopups,
} from '../../../machines/site/session/session.selectors';
import { selectIsBalanceHidden } from '../../../machines/site/shell/shell.selectors';
import { AgentCentreDialog } from '../../features/agents/agentCentre/AgentCentreDialog';
import { formatBalance } from '../../ui/money';
import { DialogPlace } from '../shared/DialogPlace';
import { along } from '../shared/table';
import { lazyScreen } from '../shared/lazyScreen';
import { CentrePage } from '../shared/CentrePage';
import type { ScreenProps } from '../shared/defineFlow';

const TeamTransferDialog = lazyScreen(
  along(
    () =>
      import('../../features/money/teamTransfer/TeamTransfer').then((m) => m.TeamTransferDialog),
    'teamTransfer',
  ),
  'teamTransfer',
  'validation',
);
const OfferContractDialog = lazyScreen(
  along(
    () =>
      import('../../features/agents/contracts/OfferContractDialog').then(
        (m) => m.OfferContractDialog,
      ),
    'contractOffer',
  ),
  'contracts',
  'validation',
);
const SettlementDialog = lazyScreen(
  along(
    () =>
      import('../../features/agents/contracts/SettlementDialog').then((m) => m.SettlementDialog),
    'settlement',
  ),
  'contracts',
);

type Props = ScreenProps<AgentCentreRef>;

/**
 * The agent centre with what of other flows stands in it and over it; what comes late over it takes
 * nothing away below.
 */
export function AgentCentreFlow({ actor: centre, app, session }: Props) {
  const popups = useSelector(session, selectPopups);
  const overlay = useSelector(app, selectOverlay);
  const symbol = useSelector(session, selectMember)?.currencySymbol ?? '';
  const transfer = useSelector(centre, selectTransfer);
  const offer = useSelector(centre, selectOffer);
  const settlement = useSelector(centre, selectSettlement);
  const utcOffset = useSelector(centre, selectFacts)?.utcOffset ?? 0;
  return (
    <>
      <AgentCentreDialog
        centre={centre}
        symbol={symbol}
        balance={useBalance({ app, session })}
        renderPage={(name) => (
          <CentrePage name={name} centre={centre} app={app} session={session} key={name} />
        )}
        onNotices={() => popups.send({ type: 'notices.open', id: null })}
        onCustomerService={() => overlay.send({ type: 'overlay.open', name: 'customerService' })}
        onSignOut={() => session.send({ type: 'signOut.request' })}
      />
      {transfer ? (
        <DialogPlace app={app} onFailure={() => transfer.send({ type: 'form.cancel' })}>
          <TeamTransferDialog transfer={transfer} key={transfer.sessionId} />
        </DialogPlace>
      ) : null}
      {offer ? (
        <DialogPlace app={app} onFailure={() => offer.send({ type: 'form.cancel' })}>
          <OfferContractDialog offer={offer} key={offer.sessionId} />
        </DialogPlace>
      ) : null}
      {settlement ? (
        <DialogPlace app={app} onFailure={() => settlement.send({ type: 'dialog.close' })}>
          <SettlementDialog
            settlement={settlement}
            utcOffset={utcOffset}
            key={settlement.sessionId}
          />
        </DialogPlace>
      ) : null}
    </>
  );
}

/** As the site's header shows it: hidden there, hidden here. */
const useBalance = ({ app, session }: Pick<Props, 'app' | 'session'>): string | null => {
  const isHidden = useSelector(useSelector(app, selectShell), selectIsBalanceHidden);
  const amount = useSelector(useSelector(session, selectBalance), (s) => s && selectAmount(s));
  return amount ? formatBalance(amount.balance, amount.currencySymbol, isHidden) : null;
};
