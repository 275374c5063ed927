import { useSelector } from '@xstate/react';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import { selectHasPoints } from '../../../../machines/site/app/laterScreens.selectors';
import {
  selectRequests,
  selectRewards,
  selectVipLabel,
} from '../../../../machines/member/counts/memberMenu.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import {
  selectCounts,
  selectIdentity,
  selectIsPaused,
  selectMember,
} from '../../../../machines/site/session/session.selectors';
import { useT } from '../../../i18n/i18n';
import { Avatar } from '../../../ui/Avatar';
import { Badge } from '../../../ui/Badge';
import {
  ChartNoAxesCombined,
  ChevronDown,
  Coins,
  Crown,
  FileSignature,
  Gift,
  History,
  LogOut,
  ReceiptText,
  User,
  Users,
} from '../../../ui/icons';
import { MenuButton, type MenuItem } from '../../../ui/MenuButton';
import * as own from './AccountMenu.css';
import * as css from './Header.css';

/** The event that each entry sends to the session. */
const ENTRIES = {
  agentCentre: { type: 'route.changed', path: '/agentHome' },
  contracts: { type: 'contracts.open' },
  bettingRecord: { type: 'memberCentre.open', page: 'personalHistoryCopy' },
  accountRecord: { type: 'memberCentre.open', page: 'transactionHistory' },
  personalProfit: { type: 'memberCentre.open', page: 'personalProfit' },
  rewardCentre: { type: 'memberCentre.open', page: 'rewardCenter' },
  vip: { type: 'memberCentre.open', page: 'vip' },
  myAccount: { type: 'memberCentre.open', page: 'securityCenter' },
  pointsMall: { type: 'route.changed', path: '/pointMall' },
  signOut: { type: 'signOut.request' },
} as const;

/** Closed during a break or an exclusion. */
const CLOSED_IN_PAUSE: readonly string[] = ['rewardCentre', 'vip', 'pointsMall'];

/** Who is signed in, and what they can open from here (spec §2 Header). */
export function AccountMenu({ app, session }: { app: AppRef; session: SessionRef }) {
  const t = useT('memberParts');
  const common = useT('common');
  const { nickname = '', icon } = useSelector(session, selectMember) ?? {};
  const identity = useSelector(session, selectIdentity);
  const isAgent = identity === 'agent';
  const hasPoints = useSelector(app, selectHasPoints);
  const counts = useSelector(session, selectCounts);
  const requests = useSelector(counts, selectRequests);
  const rewards = useSelector(counts, selectRewards);
  const vip = useSelector(counts, selectVipLabel);
  const isPaused = useSelector(session, selectIsPaused);
  const items: MenuItem[] = [
    ...(isAgent
      ? [{ id: 'agentCentre', label: common('agentCentre'), icon: <Users size={20} /> }]
      : []),
    { id: 'bettingRecord', label: t('bettingRecord'), icon: <History size={20} /> },
    { id: 'accountRecord', label: t('accountRecord'), icon: <ReceiptText size={20} /> },
    { id: 'personalProfit', label: t('personalProfit'), icon: <ChartNoAxesCombined size={20} /> },
    {
      id: 'rewardCentre',
      label: t('rewardCentre'),
      icon: <Gift size={20} />,
      count: { value: rewards, label: t('rewardsWaiting', { count: rewards }) },
    },
    // Members have contracts too; a trial account has none (spec §2 Modals).
    ...(identity !== 'trial'
      ? [
          {
            id: 'contracts',
            label: t('contracts'),
            icon: <FileSignature size={20} />,
            count: { value: requests, label: t('requestsWaiting', { count: requests }) },
          },
        ]
      : []),
    ...(identity === 'trial'
      ? []
      : [
          {
            id: 'vip',
            label: t('vip', { label: vip }).trim(),
            icon: <Crown size={20} />,
          },
        ]),
    { id: 'myAccount', label: t('myAccount'), icon: <User size={20} /> },
    ...(hasPoints ? [{ id: 'pointsMall', label: t('pointsMall'), icon: <Coins size={20} /> }] : []),
    { id: 'signOut', label: common('signOut'), icon: <LogOut size={20} />, separated: true },
  ];
  return (
    <>
      <span className={css.nickname}>{nickname}</span>
      {vip === '' ? null : (
        <span className={own.level}>
          <Badge tone="action">{vip}</Badge>
        </span>
      )}
      <MenuButton
        label={t('accountMenu')}
        trigger={
          <>
            <Avatar name={nickname} src={icon ?? undefined} />
            <ChevronDown size={18} aria-hidden="true" />
          </>
        }
        items={isPaused ? items.filter(({ id }) => !CLOSED_IN_PAUSE.includes(id)) : items}
        onSelect={(id) => session.send(ENTRIES[id as keyof typeof ENTRIES])}
      />
    </>
  );
}
