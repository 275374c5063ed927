import { roleOf } from '../../../contract/roles';
import '../site/shell.setup';
import { act, screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Language } from '../../../contract/constants';
import type { Member } from '../../../contract/member';
import { activitiesMachine } from '../../../machines/rewards/activities/activities.machine';
import type {
  Activities,
  ActivityOutcome,
  ActivityChoice,
} from '../../../machines/rewards/activities/activities.types';
import { heldCode, heldCountries } from '../../support/smsWorld';
import { profileMachine } from '../../../machines/account/profile/profile.machine';
import type { Profile as KnownProfile } from '../../../machines/account/profile/profile.types';
import { Profile } from '../../../src/features/account/profile/Profile';
import { avatarMachine } from '../../../machines/account/avatar/avatar.machine';
import { changePasswordMachine } from '../../../machines/account/changePassword/changePassword.machine';
import type {
  ChangePasswordForm as Passwords,
  ChangePasswordGiven,
} from '../../../machines/account/changePassword/changePassword.types';
import { depositMachine } from '../../../machines/money/deposit/deposit.machine';
import type { Desk } from '../../../machines/money/deposit/deposit.types';
import {
  memberCentreMachine,
  type MemberCentreRef,
  type MemberPage,
} from '../../../machines/member/memberCentre/memberCentre.machine';
import {
  selectActivities,
  selectAuthenticator,
  selectPasskeys,
  selectAvatar,
  selectProfile,
  selectChangePassword,
  selectDeposit,
  selectInvitedFriends,
  selectInbox,
  selectLimits,
  selectStatement,
  selectCheckInterval,
  selectWhatIf,
  selectPlayBreak,
  selectSelfExclusion,
  selectMissions,
  selectVip,
  selectPayment,
  selectRecords,
  selectToday,
  selectTransfer,
  selectWallets,
  selectWithdrawal,
} from '../../../machines/member/memberCentre/memberCentre.selectors';
import { invitedFriendsMachine } from '../../../machines/rewards/invitedFriends/invitedFriends.machine';
import type { InvitedFriends as KnownFriends } from '../../../machines/rewards/invitedFriends/invitedFriends.types';
import { missionsMachine } from '../../../machines/rewards/missions/missions.machine';
import type { PauseDesk, StartOutcome } from '../../../machines/shared/pause.types';
import { playBreakMachine } from '../../../machines/member/playBreak/playBreak.machine';
import { selfExclusionMachine } from '../../../machines/member/selfExclusion/selfExclusion.machine';
import { limitsMachine } from '../../../machines/member/limits/limits.machine';
import type { LimitDesk } from '../../../machines/member/limits/limits.types';
import { checkIntervalMachine } from '../../../machines/member/checkInterval/checkInterval.machine';
import type { Interval } from '../../../machines/member/checkInterval/checkInterval.types';
import { IntervalCard } from '../../../src/features/member/realityCheck/IntervalCard';
import { whatIfMachine } from '../../../machines/member/whatIf/whatIf.machine';
import type { WhatIfOptions } from '../../../machines/member/whatIf/whatIf.types';
import { statementMachine } from '../../../machines/member/statement/statement.machine';
import type { Statement } from '../../../machines/member/statement/statement.types';
import { vipMachine } from '../../../machines/rewards/vip/vip.machine';
import type { Vip } from '../../../machines/rewards/vip/vip.types';
import type {
  MissionBoard,
  MissionPeriod,
  MissionWeek,
} from '../../../machines/rewards/missions/missions.types';
import { paymentPasswordMachine } from '../../../machines/account/paymentPassword/paymentPassword.machine';
import type {
  PaymentPasswordForm,
  PaymentPasswordGiven,
} from '../../../machines/account/paymentPassword/paymentPassword.types';
import { passkeysMachine } from '../../../machines/account/passkeys/passkeys.machine';
import type { KnownPasskeys } from '../../../machines/account/passkeys/passkeys.types';
import { Passkeys } from '../../../src/features/account/passkeys/Passkeys';
import { authenticatorMachine } from '../../../machines/account/authenticator/authenticator.machine';
import type { AuthenticatorStatus } from '../../../machines/account/authenticator/authenticator.types';
import { Authenticator } from '../../../src/features/account/authenticator/Authenticator';
import { paymentSecurityMachine } from '../../../machines/account/paymentSecurity/paymentSecurity.machine';
import type { PaymentStatus } from '../../../machines/account/paymentSecurity/paymentSecurity.types';
import {
  popupsMachine,
  type PopupsRef,
} from '../../../machines/announcements/popups/popups.machine';
import type {
  Announcements,
  AnnouncementsQuery,
} from '../../../machines/announcements/popups/popups.types';
import { inboxMachine } from '../../../machines/member/inbox/inbox.machine';
import type { InboxPage, InboxQuery } from '../../../machines/member/inbox/inbox.types';
import { recordsMachine } from '../../../machines/member/records/records.machine';
import type {
  MemberRecord,
  RecordFilter,
  RecordTotals,
} from '../../../machines/member/records/records.types';
import type { SessionRef } from '../../../machines/site/session/session.machine';
import type { RestoreOutcome } from '../../../machines/site/session/session.types';
import type { PasswordRule } from '../../../machines/shared/grant';
import type { RecordQuery, RecordRows } from '../../../machines/shared/recordPage';
import type { RequestOutcome } from '../../../machines/shared/request';
import { teamTransferMachine } from '../../../machines/money/teamTransfer/teamTransfer.machine';
import type { TransferLimits } from '../../../machines/money/teamTransfer/teamTransfer.types';
import { AvatarChoice } from '../../../src/features/account/avatar/AvatarChoice';
import { RewardCentre } from '../../../src/features/rewards/activities/RewardCentre';
import { ChangePasswordForm } from '../../../src/features/account/changePassword/ChangePasswordForm';
import { walletsMachine } from '../../../machines/money/wallets/wallets.machine';
import type { Wallets as HeldWallets } from '../../../machines/money/wallets/wallets.types';
import { withdrawalRequestMachine } from '../../../machines/money/withdrawalRequest/withdrawalRequest.machine';
import type { WithdrawalSetup } from '../../../machines/money/withdrawalRequest/withdrawalRequest.types';
import { WithdrawalRequest } from '../../../src/features/money/withdrawalRequest/WithdrawalRequest';
import { TransferForm } from '../../../src/features/money/walletTransfer/TransferForm';
import { Wallets } from '../../../src/features/money/wallets/Wallets';
import { LimitPrompt } from '../../../src/features/member/limitPrompt/LimitPrompt';
import { Deposit } from '../../../src/features/money/deposit/Deposit';
import { NoticeBoard } from '../../../src/features/announcements/popups/NoticesDialog';
import {
  MemberCentreDialog,
  type MemberCentreDialogProps,
} from '../../../src/features/member/memberCentre/MemberCentreDialog';
import { InvitedFriends } from '../../../src/features/rewards/invitedFriends/InvitedFriends';
import { PauseCard } from '../../../src/features/member/limits/PauseCard';
import { LimitsPage } from '../../../src/features/member/limits/LimitsPage';
import { StatementPage } from '../../../src/features/member/statement/StatementPage';
import { WhatIfCard } from '../../../src/features/member/limits/WhatIfCard';
import { VipPage } from '../../../src/features/rewards/vip/VipPage';
import { Inbox } from '../../../src/features/member/inbox/Inbox';
import { Missions } from '../../../src/features/rewards/missions/Missions';
import { RecordPage } from '../../../src/features/member/records/RecordPage';
import { PaymentSecurity } from '../../../src/features/money/teamTransfer/PaymentSecurity';
import { TeamTransfer } from '../../../src/features/money/teamTransfer/TeamTransfer';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import { wholeSession } from '../../support/wholeMachines';
import { shellMachine } from '../../../machines/site/shell/shell.machine';
import { vendorsMachine } from '../../../machines/lobby/vendors/vendors.machine';
import type { VendorLane } from '../../../machines/lobby/vendors/vendors.types';
import { player, signedInAs } from '../site/shell.world';

const shell = createActor(shellMachine, {
  input: { menuCollapsed: false, theme: 'system', balanceHidden: false },
}).start();
const vendors = createActor(
  vendorsMachine.provide({ actors: { load: fromPromise<VendorLane[], void>(async () => []) } }),
).start();

function Centre({
  session,
  centre,
  popups,
  invitation,
}: {
  session: SessionRef;
  centre: MemberCentreRef;
  popups: PopupsRef;
  invitation: string | null;
}) {
  const change = useSelector(centre, selectChangePassword);
  const records = useSelector(centre, selectRecords);
  const today = useSelector(centre, selectToday);
  const avatar = useSelector(centre, selectAvatar);
  const profile = useSelector(centre, selectProfile);
  const payment = useSelector(centre, selectPayment);
  const twoStep = useSelector(centre, selectAuthenticator);
  const passkeys = useSelector(centre, selectPasskeys);
  const transfer = useSelector(centre, selectTransfer);
  const deposit = useSelector(centre, selectDeposit);
  const withdrawal = useSelector(centre, selectWithdrawal);
  const activities = useSelector(centre, selectActivities);
  const friends = useSelector(centre, selectInvitedFriends);
  const missions = useSelector(centre, selectMissions);
  const vip = useSelector(centre, selectVip);
  const limits = useSelector(centre, selectLimits);
  const playBreak = useSelector(centre, selectPlayBreak);
  const selfExclusion = useSelector(centre, selectSelfExclusion);
  const wallets = useSelector(centre, selectWallets);
  const whatIf = useSelector(centre, selectWhatIf);
  const checkInterval = useSelector(centre, selectCheckInterval);
  const statement = useSelector(centre, selectStatement);
  const inbox = useSelector(centre, selectInbox);
  const pages: Record<Parameters<MemberCentreDialogProps['renderPage']>[0], ReactNode> = {
    notices: <NoticeBoard popups={popups} />,
    inbox: inbox && <Inbox actor={inbox} key={inbox.sessionId} />,
    changePassword: change && <ChangePasswordForm change={change} />,
    avatar: avatar && <AvatarChoice avatar={avatar} />,
    profile: profile && (
      <Profile
        profile={profile}
        renderField={() => null}
        renderMobile={() => null}
        renderSendCode={() => null}
        onPayouts={() => undefined}
      />
    ),
    authenticator: twoStep && <Authenticator authenticator={twoStep} onSave={() => undefined} />,
    passkeys: passkeys && <Passkeys passkeys={passkeys} />,
    paymentSecurity: payment && <PaymentSecurity payment={payment} />,
    records: records && today && (
      <RecordPage
        records={records}
        today={today}
        timeZone="Asia/Yangon"
        symbol="K"
        caption="Records"
        key={records.sessionId}
      />
    ),
    wallets: wallets && (
      <Wallets
        wallets={wallets}
        shell={shell}
        canDeposit
        vendors={vendors}
        renderTransfer={(moving, kind, vendor) => (
          <TransferForm transfer={moving} kind={kind} vendor={vendor} isHidden={false} />
        )}
        key={wallets.sessionId}
      />
    ),
    deposit: deposit && (
      <Deposit
        wallet={{ balance: null, symbol: 'Ks', isHidden: false }}
        deposit={deposit}
        onLimits={() => undefined}
        onAsk={() => undefined}
        onSave={() => undefined}
        key={deposit.sessionId}
        renderPrompt={(prompt) => <LimitPrompt prompt={prompt} onLimits={() => undefined} />}
      />
    ),
    withdrawalRequest: withdrawal && (
      <WithdrawalRequest
        request={withdrawal}
        renderPaymentPassword={() => null}
        onAsk={() => undefined}
        onAnswer={() => undefined}
        key={withdrawal.sessionId}
      />
    ),
    activities: activities && (
      <RewardCentre
        activities={activities}
        timeZone="Asia/Yangon"
        renderApplication={() => null}
        key={activities.sessionId}
      />
    ),
    invitedFriends: friends && (
      <InvitedFriends friends={friends} timeZone="Asia/Yangon" key={friends.sessionId} />
    ),
    missions: missions && (
      <Missions missions={missions} timeZone="Asia/Yangon" key={missions.sessionId} />
    ),
    limits: limits && <LimitsPage limits={limits} timeZone="Asia/Yangon" key={limits.sessionId} />,
    playBreak: playBreak && (
      <PauseCard
        pause={playBreak}
        kind="break"
        timeZone="Asia/Yangon"
        onWithdraw={() => undefined}
        key={playBreak.sessionId}
      />
    ),
    selfExclusion: selfExclusion && (
      <PauseCard
        pause={selfExclusion}
        kind="exclusion"
        timeZone="Asia/Yangon"
        onWithdraw={() => undefined}
        key={selfExclusion.sessionId}
      />
    ),
    checkInterval: checkInterval && (
      <IntervalCard interval={checkInterval} key={checkInterval.sessionId} />
    ),
    whatIf: whatIf && <WhatIfCard whatIf={whatIf} key={whatIf.sessionId} />,
    statement: statement && <StatementPage statement={statement} key={statement.sessionId} />,
    vip: vip && <VipPage vip={vip} timeZone="Asia/Yangon" key={vip.sessionId} />,
    teamTransfer: transfer && <TeamTransfer transfer={transfer} key={transfer.sessionId} />,
  };
  return (
    <MemberCentreDialog
      session={session}
      centre={centre}
      invitation={
        invitation === null
          ? null
          : { code: invitation, link: `https://padauk.example/register?referralCode=${invitation}` }
      }
      renderPage={(name) => pages[name]}
    />
  );
}

type Options = {
  page?: MemberPage;
  member?: Member;
  language?: Language;
  invitation?: string | null;
  isPaused?: boolean;
};

/** The member centre over real machines; its ports wait for the test's answers. */
export const renderCentre = async ({
  page = 'securityCenter',
  member = player,
  language = 'EN',
  invitation = null,
  isPaused = false,
}: Options = {}) => {
  const ports = {
    readPasswordRule: new Held<PasswordRule>(),
    submit: new Held<RequestOutcome<null>, { form: Passwords; given: ChangePasswordGiven }>(),
    readStatus: new Held<PaymentStatus>(),
    readProfile: new Held<KnownProfile>(),
    readTwoStep: new Held<AuthenticatorStatus>(),
    readPasskeys: new Held<KnownPasskeys>(),
    setPaymentPassword: new Held<
      RequestOutcome<null>,
      { form: PaymentPasswordForm; given: PaymentPasswordGiven }
    >(),
    loadAnnouncements: new Held<Announcements, AnnouncementsQuery>(),
    readLimits: new Held<TransferLimits>(),
    readDesk: new Held<Desk, { asks: boolean }>(),
    readSetup: new Held<WithdrawalSetup>(),
    loadActivities: new Held<Activities>(),
    join: new Held<ActivityOutcome, ActivityChoice>(),
    claim: new Held<ActivityOutcome, ActivityChoice>(),
    loadFriends: new Held<KnownFriends>(),
    loadWeek: new Held<MissionWeek>(),
    loadBoard: new Held<MissionBoard, { period: MissionPeriod }>(),
    readOwnLimits: new Held<LimitDesk>(),
    readBreak: new Held<PauseDesk>(),
    startBreak: new Held<StartOutcome, { length: number | null }>(),
    readExclusion: new Held<PauseDesk>(),
    startExclusion: new Held<StartOutcome, { length: number | null }>(),
    readOptions: new Held<WhatIfOptions>(),
    readInterval: new Held<Interval>(),
    readStatement: new Held<Statement>(),
    loadVip: new Held<Vip>(),
    readWallets: new Held<HeldWallets>(),
    readPage: new Held<InboxPage, InboxQuery>(),
    readToday: new Held<string>(),
    loadRecords: new Held<RecordRows<MemberRecord, RecordTotals>, RecordQuery<RecordFilter>>(),
    exportRecords: new Held<null, { filter: RecordFilter }>(),
  };
  const paymentPassword = paymentPasswordMachine.provide({
    actors: { submit: ports.setPaymentPassword.logic },
  });
  const session = createActor(
    wholeSession.provide({
      actors: {
        restoreSession: fromPromise<RestoreOutcome, void>(() =>
          Promise.resolve(signedInAs(member)),
        ),
      },
    }),
    {
      input: {
        remembered: '',
        path: '/',
        invitation: { affiliateCode: '', referralCode: '' },
        hadPopupsClosed: true,
        notice: null,
      },
    },
  );
  const popups = createActor(
    popupsMachine.provide({ actors: { loadAnnouncements: ports.loadAnnouncements.logic } }),
    { input: { wasClosed: true } },
  );
  const centre = createActor(
    memberCentreMachine.provide({
      actors: {
        readPasswordRule: ports.readPasswordRule.logic,
        changePassword: changePasswordMachine.provide({ actors: { submit: ports.submit.logic } }),
        readToday: ports.readToday.logic,
        avatar: avatarMachine,
        profile: profileMachine.provide({
          actors: {
            readProfile: ports.readProfile.logic,
            countries: heldCountries(),
            smsCode: heldCode(),
          },
        }),
        paymentSecurity: paymentSecurityMachine.provide({
          actors: { readStatus: ports.readStatus.logic, paymentPassword },
        }),
        authenticator: authenticatorMachine.provide({
          actors: { readStatus: ports.readTwoStep.logic },
        }),
        passkeys: passkeysMachine.provide({
          actors: { readPasskeys: ports.readPasskeys.logic },
        }),
        teamTransfer: teamTransferMachine.provide({
          actors: { readLimits: ports.readLimits.logic, paymentPassword },
        }),
        withdrawalRequest: withdrawalRequestMachine.provide({
          actors: { tabs: fromCallback(() => undefined), readSetup: ports.readSetup.logic },
        }),
        activities: activitiesMachine.provide({
          actors: {
            load: ports.loadActivities.logic,
            join: ports.join.logic,
            claim: ports.claim.logic,
          },
        }),
        invitedFriends: invitedFriendsMachine.provide({
          actors: { load: ports.loadFriends.logic },
        }),
        limits: limitsMachine.provide({ actors: { readLimits: ports.readOwnLimits.logic } }),
        playBreak: playBreakMachine.provide({
          actors: { readPause: ports.readBreak.logic, startPause: ports.startBreak.logic },
        }),
        selfExclusion: selfExclusionMachine.provide({
          actors: { readPause: ports.readExclusion.logic, startPause: ports.startExclusion.logic },
        }),
        whatIf: whatIfMachine.provide({ actors: { readOptions: ports.readOptions.logic } }),
        checkInterval: checkIntervalMachine.provide({
          actors: { readInterval: ports.readInterval.logic },
        }),
        statement: statementMachine.provide({
          actors: { readStatement: ports.readStatement.logic },
        }),
        vip: vipMachine.provide({ actors: { load: ports.loadVip.logic } }),
        missions: missionsMachine.provide({
          actors: {
            loadWeek: ports.loadWeek.logic,
            loadBoard: ports.loadBoard.logic,
            weekEnd: fromCallback<{ type: 'week.over' }, { at: number | null }>(() => undefined),
          },
        }),
        inbox: inboxMachine.provide({
          actors: { changes: fromCallback(() => undefined), readPage: ports.readPage.logic },
        }),
        wallets: walletsMachine.provide({
          actors: {
            tabs: fromCallback<{ type: 'tab.moved' }>(() => undefined),
            readWallets: ports.readWallets.logic,
          },
        }),
        deposit: depositMachine.provide({
          actors: {
            readDesk: ports.readDesk.logic,
            tabs: fromCallback<{ type: 'tab.changed' }>(() => undefined),
          },
        }),
        records: recordsMachine.provide({
          actors: {
            loadRecords: ports.loadRecords.logic,
            exportRecords: ports.exportRecords.logic,
          },
        }),
      },
    }),
    { input: { username: member.account, role: roleOf(member.type), page, isPaused } },
  );
  session.start();
  popups.start();
  centre.start();
  await renderView(
    <Centre session={session} centre={centre} popups={popups} invitation={invitation} />,
    language,
  );
  return {
    ports,
    session,
    centre,
    popups,
    enter: () => act(() => popups.send({ type: 'viewer.changed', viewer: 'A' })),
  };
};
export type CentreWorld = Awaited<ReturnType<typeof renderCentre>>;

export const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Member centre' }));
