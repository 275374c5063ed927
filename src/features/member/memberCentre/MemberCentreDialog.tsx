import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import type { CountsRef } from '../../../../machines/member/counts/counts.machine';
import { selectCount, type CountKind } from '../../../../machines/member/counts/counts.selectors';
import type { Counts } from '../../../../machines/member/counts/counts.types';
import type {
  MemberCentreRef,
  MemberPage,
} from '../../../../machines/member/memberCentre/memberCentre.machine';
import { isPageOffered } from '../../../../machines/member/memberCentre/memberCentrePages.selectors';
import { selectPage } from '../../../../machines/member/memberCentre/memberCentre.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import {
  selectCounts,
  selectIdentity,
  selectIsPaused,
} from '../../../../machines/site/session/session.selectors';
import { useT } from '../../../i18n/i18n';
import { CountInWords } from '../../../ui/CountInWords';
import { Dialog } from '../../../ui/Dialog';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  BadgePercent,
  Bell,
  ChartNoAxesCombined,
  Crown,
  FileChartColumn,
  Gift,
  HandCoins,
  History,
  ReceiptText,
  ShieldCheck,
  Trophy,
  User,
  UserPlus,
  Wallet,
} from '../../../ui/icons';
import { CentreLayout } from '../../../ui/layout/CentreLayout';
import { NavMenu } from '../../../ui/NavMenu';
import { Waiting } from '../../../ui/Waiting';
import { MyAccount } from './MyAccount';
import { NewsPage } from './NewsPage';
import { RecordPlace } from './RecordPlace';
import { Referral, type Invitation } from './Referral';
import { Who } from './Who';

/** The menu (spec §2 Member centre menu pages); `page` is also the key of its text. */
const PAGES = [
  { page: 'securityCenter', group: 'money', icon: <User size={20} /> },
  { page: 'transferFund', group: 'money', icon: <Wallet size={20} /> },
  { page: 'depositv2', group: 'money', icon: <ArrowDownToLine size={20} /> },
  { page: 'withdraw', group: 'money', icon: <ArrowUpFromLine size={20} /> },
  { page: 'transferUpline', group: 'money', icon: <ArrowLeftRight size={20} /> },
  { page: 'personalHistoryCopy', group: 'records', icon: <History size={20} /> },
  { page: 'transactionHistory', group: 'records', icon: <ReceiptText size={20} /> },
  { page: 'personalProfit', group: 'records', icon: <ChartNoAxesCombined size={20} /> },
  { page: 'bonusDetails', group: 'records', icon: <BadgePercent size={20} /> },
  { page: 'rewardCenter', group: 'rewards', icon: <Gift size={20} /> },
  { page: 'referral', group: 'rewards', icon: <UserPlus size={20} /> },
  { page: 'missionLeaderboard', group: 'rewards', icon: <Trophy size={20} /> },
  { page: 'vip', group: 'rewards', icon: <Crown size={20} /> },
  { page: 'limits', group: 'account', icon: <ShieldCheck size={20} /> },
  { page: 'statement', group: 'account', icon: <FileChartColumn size={20} /> },
  { page: 'messageV2', group: 'account', icon: <Bell size={20} /> },
] as const satisfies readonly { page: MemberPage; group: string; icon: ReactNode }[];

/** The number of pending items of a page (spec §2: red count badges above 0). */
const COUNTED = {
  rewardCenter: 'promotions',
  missionLeaderboard: 'missions',
  messageV2: 'unreadMessages',
} as const satisfies Partial<Record<MemberPage, keyof Counts>>;

/** The flow that shows a page, and the shape of its placeholder. */
const FLOWS = {
  transferFund: { flow: 'wallets', rows: 3, height: 88 },
  depositv2: { flow: 'deposit', rows: 3, height: 72 },
  withdraw: { flow: 'withdrawalRequest', rows: 3, height: 72 },
  transferUpline: { flow: 'teamTransfer', rows: 2, height: 72 },
  rewardCenter: { flow: 'activities', rows: 4, height: 104 },
  missionLeaderboard: { flow: 'missions', rows: 5, height: 72 },
  vip: { flow: 'vip', rows: 4, height: 104 },
  limits: { flow: 'limits', rows: 3, height: 160 },
} as const satisfies Partial<Record<MemberPage, { flow: string; rows: number; height: number }>>;

export type MemberCentreDialogProps = {
  session: SessionRef;
  centre: MemberCentreRef;
  /** The page of a flow, or its part of a page; empty while the flow does not run. */
  renderPage: (
    flow:
      | (typeof FLOWS)[keyof typeof FLOWS]['flow']
      | 'changePassword'
      | 'invitedFriends'
      | 'avatar'
      | 'profile'
      | 'paymentSecurity'
      | 'playBreak'
      | 'statement'
      | 'whatIf'
      | 'checkInterval'
      | 'selfExclusion'
      | 'authenticator'
      | 'passkeys'
      | 'records'
      | 'inbox'
      | 'notices',
  ) => ReactNode;
  /** The data of the member's invitation link; null when invitations are off. */
  invitation: Invitation | null;
};

/** The member centre (spec §2): an overlay with its menu, and one page at a time. */
export function MemberCentreDialog(props: MemberCentreDialogProps) {
  const t = useT('memberCentre');
  const common = useT('common');
  const { centre } = props;
  const current = useSelector(centre, selectPage);
  return (
    <Dialog
      open
      size="centre"
      flush
      title={t('title')}
      closeLabel={common('close')}
      onDismiss={() => centre.send({ type: 'memberCentre.close' })}
    >
      <CentreLayout
        side={
          <>
            <Who session={props.session} />
            <Menu {...props} current={current} />
          </>
        }
        title={t(`${current}.title`)}
        page={current}
      >
        <Page {...props} page={current} />
      </CentreLayout>
    </Dialog>
  );
}

function Menu({
  session,
  centre,
  invitation,
  current,
}: MemberCentreDialogProps & { current: MemberPage }) {
  const t = useT('memberCentre');
  const common = useT('common');
  const counts = useSelector(session, selectCounts);
  const viewer = {
    role: useSelector(session, selectIdentity),
    isInviting: invitation !== null,
    isPaused: useSelector(session, selectIsPaused),
  };
  const pages = PAGES.filter(({ page }) => isPageOffered(page, viewer)).map(
    ({ page, group, icon }) => ({
      key: page,
      group,
      icon,
      words: t(`${page}.title`),
      count:
        page in COUNTED && counts ? (
          page === 'missionLeaderboard' ? (
            <MissionsLeft counts={counts} />
          ) : (
            <CountOf kind={COUNTED[page as keyof typeof COUNTED]} counts={counts} />
          )
        ) : null,
      isCurrent: page === current,
      onSelect: () => centre.send({ type: 'page.choose', page }),
    }),
  );
  // Trial members have no counts and receive no payments.
  const withdrawals = counts
    ? [
        {
          key: 'withdrawals',
          group: 'account',
          icon: <HandCoins size={20} />,
          words: t('withdrawConfirmation.title'),
          count: <CountOf kind="withdrawals" counts={counts} />,
          isCurrent: false,
          onSelect: () => session.send({ type: 'withdrawalConfirmation.open' }),
        },
      ]
    : [];
  return (
    <NavMenu
      label={t('title')}
      openerLabel={(page) => common('page', { page })}
      items={[...pages, ...withdrawals]}
    />
  );
}

function CountOf({ kind, counts }: { kind: CountKind; counts: CountsRef }) {
  const t = useT('memberCentre');
  const count = useSelector(counts, selectCount(kind));
  return <CountInWords count={count} words={t('badge', { count })} />;
}

/** Quiet: a mission is finished by playing, and its points come by themselves. */
function MissionsLeft({ counts }: { counts: CountsRef }) {
  const t = useT('memberCentre');
  const count = useSelector(counts, selectCount('missions'));
  return <CountInWords count={count} words={t('missionsLeft', { count })} isQuiet />;
}

function Page({
  page,
  session,
  centre,
  renderPage,
  invitation,
}: MemberCentreDialogProps & { page: MemberPage }) {
  const common = useT('common');
  switch (page) {
    case 'securityCenter':
      return <MyAccount session={session} centre={centre} renderPage={renderPage} />;
    case 'personalHistoryCopy':
    case 'transactionHistory':
    case 'personalProfit':
    case 'bonusDetails':
      return <RecordPlace centre={centre} renderPage={renderPage} />;
    case 'referral':
      return (
        <Referral invitation={invitation}>
          <Suspense fallback={<Waiting label={common('loading')} rows={2} height={72} />}>
            {renderPage('invitedFriends')}
          </Suspense>
        </Referral>
      );
    case 'limits':
      return (
        <Suspense fallback={<Waiting label={common('loading')} rows={3} height={160} />}>
          {renderPage('limits')}
          {renderPage('whatIf')}
          {renderPage('checkInterval')}
          {renderPage('playBreak')}
          {renderPage('selfExclusion')}
        </Suspense>
      );
    case 'statement':
      return (
        <Suspense fallback={<Waiting label={common('loading')} rows={4} height={104} />}>
          {renderPage('statement')}
          {renderPage('whatIf')}
        </Suspense>
      );
    case 'messageV2':
      return <NewsPage centre={centre} renderPage={renderPage} />;
    default: {
      const { flow, rows, height } = FLOWS[page];
      return (
        <Suspense fallback={<Waiting label={common('loading')} rows={rows} height={height} />}>
          {renderPage(flow)}
        </Suspense>
      );
    }
  }
}
