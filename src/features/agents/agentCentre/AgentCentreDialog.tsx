import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import type { AgentCentreRef } from '../../../../machines/agents/agentCentre/agentCentre.machine';
import {
  pagesOf,
  selectContracts,
  selectFacts,
  selectIsWithDownline,
  selectMessage,
  selectPage,
  selectScreen,
} from '../../../../machines/agents/agentCentre/agentCentre.selectors';
import type { AgentPage } from '../../../../machines/agents/agentCentre/agentCentre.types';
import { formatTimeAt } from '../../../../machines/shared/zonedTime.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { CountBadge } from '../../../ui/CountBadge';
import { CountInWords } from '../../../ui/CountInWords';
import { Dialog } from '../../../ui/Dialog';
import { FailureState } from '../../../ui/FailureState';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { useNow } from '../../../ui/hooks/useNow';
import { IconButton } from '../../../ui/IconButton';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Bell,
  ChartNoAxesCombined,
  Clock,
  Coins,
  Dices,
  FileSignature,
  Flame,
  Headset,
  LayoutDashboard,
  LogOut,
  Mail,
  Megaphone,
  ReceiptText,
  Sun,
  Trophy,
  User,
  UserPlus,
  Users,
} from '../../../ui/icons';
import { CentreLayout } from '../../../ui/layout/CentreLayout';
import { NavMenu } from '../../../ui/NavMenu';
import { formatOffset } from '../../../ui/time';
import { Waiting } from '../../../ui/Waiting';
import * as css from './AgentCentreDialog.css';
import { Dashboard } from './Dashboard';
import { Highlights } from './Highlights';
import { Overview } from './Overview';
import { RegisterCentre } from './RegisterCentre';
import { Team } from './Team';
import { AgentRecords } from './AgentRecords';

const ICONS: Record<AgentPage, ReactNode> = {
  agentAnnouncement: <Megaphone size={20} />,
  dashboard: <LayoutDashboard size={20} />,
  agentTeamOverview: <ChartNoAxesCombined size={20} />,
  registerCenter: <UserPlus size={20} />,
  downlineManagmentView: <Users size={20} />,
  personalHistoryCopy: <Dices size={20} />,
  palStatementsAgentCopy: <User size={20} />,
  agentRevenueReport: <Coins size={20} />,
  agentDownlineTransactionDetailsCopy: <ReceiptText size={20} />,
  agentDividendRecordCopy2: <Trophy size={20} />,
  agentDailyWages2: <Sun size={20} />,
  agentHourSalary: <Clock size={20} />,
  agentRealtimeSalary: <Flame size={20} />,
  contracts: <FileSignature size={20} />,
  depositv2: <ArrowDownToLine size={20} />,
  withdraw: <ArrowUpFromLine size={20} />,
  messageV2: <Mail size={20} />,
};

/** What a page is about: a line stands between these groups in the menu. */
const GROUPS: Record<AgentPage, string> = {
  agentAnnouncement: 'overview',
  dashboard: 'overview',
  agentTeamOverview: 'overview',
  registerCenter: 'team',
  downlineManagmentView: 'team',
  personalHistoryCopy: 'records',
  palStatementsAgentCopy: 'records',
  agentRevenueReport: 'records',
  agentDownlineTransactionDetailsCopy: 'records',
  agentDividendRecordCopy2: 'earnings',
  agentDailyWages2: 'earnings',
  agentHourSalary: 'earnings',
  agentRealtimeSalary: 'earnings',
  contracts: 'earnings',
  depositv2: 'own',
  withdraw: 'own',
  messageV2: 'own',
};

/** The flow that shows a page which the member centre has too. */
const FLOWS = {
  agentAnnouncement: 'notices',
  contracts: 'contracts',
  depositv2: 'deposit',
  withdraw: 'withdrawalRequest',
  messageV2: 'inbox',
} as const satisfies Partial<Record<AgentPage, string>>;

export type AgentCentreDialogProps = {
  centre: AgentCentreRef;
  /** The symbol of the currency of the agent's wallet. */
  symbol: string;
  /** The balance as text; null until it is known. */
  balance: string | null;
  /** The page of a flow, or its part of a page; empty while the flow does not run. */
  renderPage: (flow: (typeof FLOWS)[keyof typeof FLOWS] | 'paymentSecurity') => ReactNode;
  /** How many messages the agent has not read. */
  unread: number;
  /** How many contract requests wait for the agent's answer. */
  requests: number;
  onCustomerService: () => void;
  onSignOut: () => void;
};

/** The agent centre (spec §2): an overlay with its menu, and one page at a time. */
export function AgentCentreDialog(props: AgentCentreDialogProps) {
  const t = useT('agentCentre');
  const common = useT('common');
  const { centre, unread, onCustomerService, onSignOut } = props;
  return (
    <Dialog
      open
      size="desk"
      flush
      title={t('title')}
      closeLabel={common('close')}
      onDismiss={() => centre.send({ type: 'agentCentre.close' })}
      tools={
        <>
          <IconButton
            aria-label={t('messages')}
            title={unread > 0 ? t('unread', { count: unread }) : undefined}
            badge={unread > 0 ? <CountBadge count={unread} /> : undefined}
            icon={<Bell size={20} />}
            onClick={() => centre.send({ type: 'page.choose', page: 'messageV2' })}
          />
          <IconButton
            aria-label={common('customerService')}
            icon={<Headset size={20} />}
            onClick={onCustomerService}
          />
          <IconButton
            aria-label={common('signOut')}
            icon={<LogOut size={20} />}
            onClick={onSignOut}
          />
        </>
      }
    >
      <Content {...props} />
    </Dialog>
  );
}

function Content(props: AgentCentreDialogProps) {
  const t = useT('agentCentre');
  const common = useT('common');
  const say = useMessage();
  const { centre } = props;
  const screen = useSelector(centre, selectScreen);
  const message = useSelector(centre, selectMessage);
  const page = useSelector(centre, selectPage);
  switch (screen) {
    case 'loading':
      return (
        <div className={css.status}>
          <Waiting label={common('loading')} rows={6} height={44} />
        </div>
      );
    case 'failed':
      return (
        <div className={css.status}>
          <FailureState
            retryLabel={common('retry')}
            onRetry={() => centre.send({ type: 'centre.retry' })}
          >
            {say(message)}
          </FailureState>
        </div>
      );
    case 'open':
      return (
        <CentreLayout
          side={
            <>
              <Who {...props} />
              <Menu {...props} current={page} />
            </>
          }
          title={t(`page.${page}`)}
          page={page}
        >
          <Suspense fallback={<Waiting label={common('loading')} rows={6} height={44} />}>
            <Page {...props} page={page} />
          </Suspense>
        </CentreLayout>
      );
  }
}

/** The agent's name and balance, and the time in the platform's time zone (spec §2). */
function Who({ centre, balance }: AgentCentreDialogProps) {
  const t = useT('agentCentre');
  const common = useT('common');
  const facts = useSelector(centre, selectFacts);
  return (
    <div className={css.who}>
      <span className={css.nickname}>{facts?.nickname}</span>
      <span role="group" aria-label={common('balance.label')} className={css.balance}>
        {balance ?? '—'}
      </span>
      {facts ? (
        <PlatformClock label={t('clock')} ahead={facts.ahead} utcOffset={facts.utcOffset} />
      ) : null}
    </div>
  );
}

function PlatformClock({
  label,
  ahead,
  utcOffset,
}: {
  label: string;
  ahead: number;
  utcOffset: number;
}) {
  const now = useNow();
  return (
    <span role="timer" aria-label={label} className={css.clock}>
      {formatTimeAt(now + ahead, utcOffset)} {formatOffset(utcOffset)}
    </span>
  );
}

function Menu({
  centre,
  unread,
  requests,
  current,
}: AgentCentreDialogProps & { current: AgentPage }) {
  const t = useT('agentCentre');
  const common = useT('common');
  const counted: Partial<Record<AgentPage, ReactNode>> = {
    contracts: <CountInWords count={requests} words={t('requests', { count: requests })} />,
    messageV2: <CountInWords count={unread} words={t('unread', { count: unread })} />,
  };
  const facts = useSelector(centre, selectFacts);
  return (
    <NavMenu
      label={t('title')}
      openerLabel={(page) => common('page', { page })}
      items={pagesOf(facts).map((page) => ({
        key: page,
        group: GROUPS[page],
        icon: ICONS[page],
        words: t(`page.${page}`),
        count: counted[page],
        isCurrent: page === current,
        onSelect: () => centre.send({ type: 'page.choose', page }),
      }))}
    />
  );
}

/** Where the agent arrives: the contract requests that wait, and the way to them. */
function Requests({ centre, requests }: Pick<AgentCentreDialogProps, 'centre' | 'requests'>) {
  const t = useT('agentCentre');
  if (requests === 0) return null;
  return (
    <Alert
      tone="info"
      action={
        <Button compact onClick={() => centre.send({ type: 'page.choose', page: 'contracts' })}>
          {t('toRequests')}
        </Button>
      }
    >
      {t('requests', { count: requests })}
    </Alert>
  );
}

/** The team, or the contracts with one of its accounts. */
function TeamPlace({
  centre,
  symbol,
  renderPage,
}: Pick<AgentCentreDialogProps, 'centre' | 'symbol' | 'renderPage'>) {
  const t = useT('agentCentre');
  const contracts = useSelector(centre, selectContracts);
  const isWithDownline = useSelector(centre, selectIsWithDownline);
  const place = useFocusOnChange<HTMLButtonElement>(isWithDownline);
  if (!isWithDownline) return <Team centre={centre} symbol={symbol} openerRef={place} />;
  return (
    <>
      <div>
        <Button ref={place} compact onClick={() => contracts?.send({ type: 'contracts.close' })}>
          {t('tree.back')}
        </Button>
      </div>
      {renderPage('contracts')}
    </>
  );
}

function Page(props: AgentCentreDialogProps & { page: AgentPage }) {
  const { page, centre, symbol, renderPage } = props;
  const common = useT('common');
  switch (page) {
    case 'agentAnnouncement':
      return (
        <>
          <Requests {...props} />
          <Highlights centre={centre} symbol={symbol} />
          {renderPage(FLOWS[page])}
        </>
      );
    case 'contracts':
    case 'depositv2':
    case 'withdraw':
    case 'messageV2':
      return renderPage(FLOWS[page]);
    case 'dashboard':
      return <Dashboard centre={centre} symbol={symbol} />;
    case 'agentTeamOverview':
      return <Overview centre={centre} symbol={symbol} />;
    case 'registerCenter':
      return <RegisterCentre centre={centre} />;
    case 'downlineManagmentView':
      return <TeamPlace centre={centre} symbol={symbol} renderPage={renderPage} />;
    case 'agentDownlineTransactionDetailsCopy':
      return (
        <>
          <Suspense fallback={<Waiting label={common('loading')} rows={1} height={96} />}>
            {renderPage('paymentSecurity')}
          </Suspense>
          <AgentRecords centre={centre} page={page} symbol={symbol} />
        </>
      );
    default:
      return <AgentRecords centre={centre} page={page} symbol={symbol} />;
  }
}
