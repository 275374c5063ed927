import { useSelector } from '@xstate/react';
import { selectPlatform, selectShell } from '../../../machines/site/app/app.selectors';
import type { MemberCentreRef } from '../../../machines/member/memberCentre/memberCentre.machine';
import {
  selectActivities,
  selectChangePassword,
  selectDeposit,
  selectMissions,
  selectPage,
  selectPayment,
  selectRecords,
  selectToday,
  selectTransfer,
  selectWallets,
  selectWithdrawal,
} from '../../../machines/member/memberCentre/memberCentre.selectors';
import {
  selectMember,
  selectPopups,
  selectVendors,
} from '../../../machines/site/session/session.selectors';
import { selectIsBalanceHidden } from '../../../machines/site/shell/shell.selectors';
import { brand } from '../../brand/brand';
import { MemberCentreDialog } from '../../features/member/memberCentre/MemberCentreDialog';
import { useT } from '../../i18n/i18n';
import { along } from '../shared/table';
import { lazyScreen } from '../shared/lazyScreen';
import { Deposit, NoticeBoard, PaymentSecurity, Withdrawal } from './centrePages';
import type { ScreenProps } from '../shared/defineFlow';

const ChangePasswordForm = lazyScreen(
  () =>
    import('../../features/account/changePassword/ChangePasswordForm').then(
      (m) => m.ChangePasswordForm,
    ),
  'changePassword',
  'validation',
);
const RecordPage = lazyScreen(
  () => import('../../features/member/records/RecordPage').then((m) => m.RecordPage),
  'records',
  'recordsFile',
);
const RewardCentre = lazyScreen(
  along(
    () => import('../../features/rewards/activities/RewardCentre').then((m) => m.RewardCentre),
    'activities',
  ),
  'activities',
);
const Missions = lazyScreen(
  along(
    () => import('../../features/rewards/missions/Missions').then((m) => m.Missions),
    'missions',
  ),
  'missions',
);
const TeamTransfer = lazyScreen(
  along(
    () => import('../../features/money/teamTransfer/TeamTransfer').then((m) => m.TeamTransfer),
    'teamTransfer',
  ),
  'teamTransfer',
  'validation',
);

const Wallets = lazyScreen(
  along(() => import('../../features/money/wallets/Wallets').then((m) => m.Wallets), 'wallets'),
  'wallets',
  'validation',
);
const TransferForm = lazyScreen(
  () => import('../../features/money/walletTransfer/TransferForm').then((m) => m.TransferForm),
  'wallets',
  'validation',
);

/**
 * The member centre with what of other flows stands in it: the form of a new password, the records.
 */
export function CentreFlow({ actor: centre, app, session }: ScreenProps<MemberCentreRef>) {
  const t = useT('memberCentre');
  const popups = useSelector(session, selectPopups);
  const member = useSelector(session, selectMember);
  const change = useSelector(centre, selectChangePassword);
  const hasReferral = useSelector(app, selectPlatform)?.hasReferral ?? false;
  const page = useSelector(centre, selectPage);
  const records = useSelector(centre, selectRecords);
  const today = useSelector(centre, selectToday);
  const wallets = useSelector(centre, selectWallets);
  const shell = useSelector(app, selectShell);
  const vendors = useSelector(session, selectVendors);
  const isHidden = useSelector(shell, selectIsBalanceHidden);
  const deposit = useSelector(centre, selectDeposit);
  const withdrawal = useSelector(centre, selectWithdrawal);
  const activities = useSelector(centre, selectActivities);
  const missions = useSelector(centre, selectMissions);
  const transfer = useSelector(centre, selectTransfer);
  const payment = useSelector(centre, selectPayment);
  return (
    <MemberCentreDialog
      session={session}
      centre={centre}
      changePassword={change ? <ChangePasswordForm change={change} /> : null}
      payment={payment ? <PaymentSecurity payment={payment} key={payment.sessionId} /> : null}
      records={
        records && today ? (
          <RecordPage
            records={records}
            today={today}
            timeZone={brand.timeZone}
            symbol={member?.currencySymbol ?? ''}
            caption={t(`${page}.title`)}
            key={records.sessionId}
          />
        ) : null
      }
      withdrawal={
        withdrawal ? <Withdrawal request={withdrawal} key={withdrawal.sessionId} /> : null
      }
      wallets={
        wallets ? (
          <Wallets
            wallets={wallets}
            shell={shell}
            vendors={vendors}
            key={wallets.sessionId}
            renderTransfer={(moving, kind, vendor) => (
              <TransferForm
                transfer={moving}
                kind={kind}
                vendor={vendor}
                isHidden={isHidden}
                key={moving.sessionId}
              />
            )}
          />
        ) : null
      }
      deposit={deposit ? <Deposit deposit={deposit} key={deposit.sessionId} /> : null}
      transfer={transfer ? <TeamTransfer transfer={transfer} key={transfer.sessionId} /> : null}
      activities={
        activities ? (
          <RewardCentre
            activities={activities}
            timeZone={brand.timeZone}
            key={activities.sessionId}
          />
        ) : null
      }
      missions={
        missions ? (
          <Missions missions={missions} timeZone={brand.timeZone} key={missions.sessionId} />
        ) : null
      }
      notices={<NoticeBoard popups={popups} />}
      invitation={hasReferral ? (member?.referralCode ?? null) : null}
    />
  );
}
