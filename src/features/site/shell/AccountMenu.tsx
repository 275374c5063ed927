import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectAmount } from '../../../../machines/money/balance/balance.selectors';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import { selectShell } from '../../../../machines/site/app/app.selectors';
import { selectHasPoints } from '../../../../machines/site/app/laterScreens.selectors';
import {
  selectRequests,
  selectRewards,
  selectVipLabel,
} from '../../../../machines/member/counts/memberMenu.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import {
  selectBalance,
  selectCounts,
  selectIdentity,
  selectIsPaused,
  selectMember,
} from '../../../../machines/site/session/session.selectors';
import { selectIsBalanceHidden } from '../../../../machines/site/shell/shell.selectors';
import { useT } from '../../../i18n/i18n';
import { Avatar } from '../../../ui/Avatar';
import { Badge } from '../../../ui/Badge';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
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
  Wallet,
} from '../../../ui/icons';
import { MenuButton, type MenuItem } from '../../../ui/MenuButton';
import { formatBalance } from '../../../ui/money';
import * as own from './AccountMenu.css';
import * as css from './Header.css';

/** The event that each entry sends to the session. */
const ENTRIES = {
  wallet: { type: 'memberCentre.open', page: 'transferFund' },
  deposit: { type: 'memberCentre.open', page: 'depositv2' },
  withdraw: { type: 'memberCentre.open', page: 'withdraw' },
  agentCentre: { type: 'route.changed', path: '/agentHome' },
  contracts: { type: 'contracts.open' },
  bettingRecord: { type: 'memberCentre.open', page: 'personalHistoryCopy' },
  accountRecord: { type: 'memberCentre.open', page: 'transactionHistory' },
  personalProfit: { type: 'memberCentre.open', page: 'personalProfit' },
  rewardCentre: { type: 'memberCentre.open', page: 'rewardCenter' },
  vip: { type: 'memberCentre.open', page: 'vip' },
  pointsMall: { type: 'route.changed', path: '/pointMall' },
  myAccount: { type: 'memberCentre.open', page: 'securityCenter' },
  signOut: { type: 'signOut.request' },
} as const;
type Entry = keyof typeof ENTRIES;

/** What belongs together, in the order of the menu; a line stands between two groups. */
const GROUPS: readonly (readonly Entry[])[] = [
  ['wallet', 'deposit', 'withdraw'],
  ['agentCentre', 'contracts'],
  ['bettingRecord', 'accountRecord', 'personalProfit'],
  ['rewardCentre', 'vip', 'pointsMall'],
  ['myAccount'],
  ['signOut'],
];
const ICONS: Record<Entry, ReactNode> = {
  wallet: <Wallet size={20} />,
  deposit: <ArrowDownToLine size={20} />,
  withdraw: <ArrowUpFromLine size={20} />,
  agentCentre: <Users size={20} />,
  contracts: <FileSignature size={20} />,
  bettingRecord: <History size={20} />,
  accountRecord: <ReceiptText size={20} />,
  personalProfit: <ChartNoAxesCombined size={20} />,
  rewardCentre: <Gift size={20} />,
  vip: <Crown size={20} />,
  pointsMall: <Coins size={20} />,
  myAccount: <User size={20} />,
  signOut: <LogOut size={20} />,
};
/** Not for a trial account: its money is play money, and it has no contracts (spec §2 Modals). */
const OF_MEMBERS: readonly Entry[] = ['wallet', 'deposit', 'withdraw', 'contracts', 'vip'];
/** Closed during a break or an exclusion. */
const CLOSED_IN_PAUSE: readonly Entry[] = ['deposit', 'rewardCentre', 'vip', 'pointsMall'];

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
  const balance = useBalance({ app, session });
  const words: Partial<Record<Entry, string>> = {
    agentCentre: common('agentCentre'),
    signOut: common('signOut'),
    vip: t('vip', { label: vip }).trim(),
  };
  const extras: Partial<Record<Entry, Pick<MenuItem, 'note' | 'count'>>> = {
    wallet: { note: balance },
    contracts: { count: { value: requests, label: t('requestsWaiting', { count: requests }) } },
    rewardCentre: { count: { value: rewards, label: t('rewardsWaiting', { count: rewards }) } },
  };
  const isShown = (id: Entry) =>
    !(id === 'agentCentre' && !isAgent) &&
    !(id === 'pointsMall' && !hasPoints) &&
    !(identity === 'trial' && OF_MEMBERS.includes(id)) &&
    !(isPaused && CLOSED_IN_PAUSE.includes(id));
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
        items={GROUPS.map((group) => group.filter(isShown))
          .filter((group) => group.length > 0)
          .flatMap((group, place) =>
            group.map((id, index) => ({
              id,
              label: words[id] ?? t(id as Exclude<Entry, 'agentCentre' | 'signOut'>),
              icon: ICONS[id],
              separated: place > 0 && index === 0,
              ...extras[id],
            })),
          )}
        onSelect={(id) => session.send(ENTRIES[id as Entry])}
      />
    </>
  );
}

/** As the header shows it: hidden there, hidden here; undefined until it is known. */
const useBalance = ({ app, session }: { app: AppRef; session: SessionRef }) => {
  const isHidden = useSelector(useSelector(app, selectShell), selectIsBalanceHidden);
  const amount = useSelector(useSelector(session, selectBalance), (s) => s && selectAmount(s));
  return amount ? formatBalance(amount.balance, amount.currencySymbol, isHidden) : undefined;
};
