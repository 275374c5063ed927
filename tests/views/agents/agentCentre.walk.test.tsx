import '../site/shell.setup';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { createActor, fromCallback, fromPromise, type EventFrom } from 'xstate';
import type { AgentOverview } from '../../../contract/agents';
import type { Invitation } from '../../../machines/agents/createInvitation/createInvitation.machine';
import { cases } from '../../../machines/agents/agentCentre/agentCentre.cases';
import {
  agentCentreMachine,
  type AgentCentreInput,
  type AgentCentreRef,
} from '../../../machines/agents/agentCentre/agentCentre.machine';
import {
  selectContracts,
  selectDeposit,
  selectInbox,
  selectPayment,
  selectTransfer,
  selectWithdrawal,
} from '../../../machines/agents/agentCentre/agentCentre.selectors';
import {
  AGENT_PAGES,
  type AgentPage,
  type CentreFacts,
} from '../../../machines/agents/agentCentre/agentCentre.types';
import { agentDashboardMachine } from '../../../machines/agents/agentDashboard/agentDashboard.machine';
import type { DashboardDay } from '../../../machines/agents/agentDashboard/agentDashboard.types';
import { agentOverviewMachine } from '../../../machines/agents/agentOverview/agentOverview.machine';
import { agentRecordsMachine } from '../../../machines/agents/agentRecords/agentRecords.machine';
import type {
  AgentRecord,
  AgentRecordFilter,
  AgentTotals,
} from '../../../machines/agents/agentRecords/agentRecords.types';
import { contractsMachine } from '../../../machines/agents/contracts/contracts.machine';
import type { Contract, ContractsQuery } from '../../../machines/agents/contracts/contracts.types';
import { contractOfferMachine } from '../../../machines/agents/contractOffer/contractOffer.machine';
import {
  createDownlineMachine,
  type AccountRules,
  type CreateDownlineForm,
  type CreatedDownline,
} from '../../../machines/agents/createDownline/createDownline.machine';
import { depositMachine } from '../../../machines/money/deposit/deposit.machine';
import type { Desk } from '../../../machines/money/deposit/deposit.types';
import { downlinesMachine } from '../../../machines/agents/downlines/downlines.machine';
import type {
  Downline,
  DownlineFilter,
  DownlinePath,
} from '../../../machines/agents/downlines/downlines.types';
import { invitationsMachine } from '../../../machines/agents/invitations/invitations.machine';
import { settlementMachine } from '../../../machines/agents/settlement/settlement.machine';
import type { SettlementOutcome } from '../../../machines/agents/settlement/settlement.types';
import { paymentSecurityMachine } from '../../../machines/account/paymentSecurity/paymentSecurity.machine';
import type { PaymentStatus } from '../../../machines/account/paymentSecurity/paymentSecurity.types';
import { contractCase } from '../../../machines/shared/contractCase';
import type { RecordQuery, RecordRows } from '../../../machines/shared/recordPage';
import type { RequestOutcome } from '../../../machines/shared/request';
import { teamTransferMachine } from '../../../machines/money/teamTransfer/teamTransfer.machine';
import type { TransferLimits } from '../../../machines/money/teamTransfer/teamTransfer.types';
import {
  AgentCentreDialog,
  type AgentCentreDialogProps,
} from '../../../src/features/agents/agentCentre/AgentCentreDialog';
import { ContractsPage } from '../../../src/features/agents/contracts/ContractsPage';
import { WithdrawalRequest } from '../../../src/features/money/withdrawalRequest/WithdrawalRequest';
import { LimitPrompt } from '../../../src/features/member/limitPrompt/LimitPrompt';
import { Deposit } from '../../../src/features/money/deposit/Deposit';
import { withdrawalRequestMachine } from '../../../machines/money/withdrawalRequest/withdrawalRequest.machine';
import type { WithdrawalSetup } from '../../../machines/money/withdrawalRequest/withdrawalRequest.types';
import { PaymentSecurity } from '../../../src/features/money/teamTransfer/PaymentSecurity';
import { TeamTransferDialog } from '../../../src/features/money/teamTransfer/TeamTransfer';
import { inboxMachine } from '../../../machines/member/inbox/inbox.machine';
import type { InboxPage, InboxQuery } from '../../../machines/member/inbox/inbox.types';
import { Inbox } from '../../../src/features/member/inbox/Inbox';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Child = 'readCentre' | 'readRules';
type Dialog =
  | 'createDownline'
  | 'teamTransfer'
  | 'contracts'
  | 'contractOffer'
  | 'settlement'
  | 'withdrawalRequest';
type Step =
  | EventFrom<typeof agentCentreMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${Child}`
  | `xstate.done.actor.${Dialog}`;
const WORDS: Record<AgentPage, string> = {
  agentAnnouncement: 'Announcements',
  dashboard: 'Dashboard',
  agentTeamOverview: 'Team overview',
  registerCenter: 'Register account',
  downlineManagmentView: 'Team management',
  personalHistoryCopy: 'Team betting',
  palStatementsAgentCopy: 'User loss',
  agentRevenueReport: 'My income',
  agentDownlineTransactionDetailsCopy: 'Account details',
  agentDividendRecordCopy2: 'Bonus/dividend',
  agentDailyWages2: 'Daily salary',
  agentHourSalary: 'Hourly salary',
  agentRealtimeSalary: 'Real-time salary',
  contracts: 'Contracts',
  depositv2: 'Deposit',
  withdraw: 'Withdrawal',
  messageV2: 'Messages',
};

const figures = {
  deposits: '100.00',
  withdrawals: '40.00',
  bets: '300.00',
  profit: '-12.00',
  newMembers: 1,
  activeMembers: 2,
};
const overview: AgentOverview = {
  members: 3,
  agents: 1,
  online: 1,
  totals: figures,
  days: [{ day: '2026-11-21', ...figures }],
};
const person: Downline = {
  id: 'd1',
  account: 'downline',
  nickname: 'Aye',
  type: 2,
  isOnline: false,
  balance: '1.00',
  direct: 1,
  team: 1,
  registeredAt: 0,
  lastLoginAt: null,
  path: [],
  contracts: [],
};
const record: AgentRecord = {
  id: 's1',
  time: 0,
  period: { from: 0, to: 0 },
  account: 'downline',
  title: null,
  vassalage: null,
  status: 'approved',
  settlementId: 's1',
  figures: { amount: '12.00' },
};
const loaded = <TRow, TTotals>(row: TRow, totals: TTotals): RecordRows<TRow, TTotals> => ({
  rows: [row],
  totalPages: 1,
  total: 1,
  totals,
});

function Centre({ centre }: { centre: AgentCentreRef }) {
  const transfer = useSelector(centre, selectTransfer);
  const payment = useSelector(centre, selectPayment);
  const contracts = useSelector(centre, selectContracts);
  const deposit = useSelector(centre, selectDeposit);
  const withdrawal = useSelector(centre, selectWithdrawal);
  const inbox = useSelector(centre, selectInbox);
  const nothing = () => undefined;
  const pages: Record<Parameters<AgentCentreDialogProps['renderPage']>[0], ReactNode> = {
    contracts: contracts && <ContractsPage actor={contracts} />,
    notices: <p>What the house announces</p>,
    inbox: inbox && <Inbox actor={inbox} />,
    paymentSecurity: payment && <PaymentSecurity payment={payment} />,
    deposit: deposit && (
      <Deposit
        wallet={{ balance: null, symbol: 'Ks', isHidden: false }}
        deposit={deposit}
        onLimits={() => undefined}
        onAsk={() => undefined}
        onSave={() => undefined}
        renderPrompt={(prompt) => <LimitPrompt prompt={prompt} onLimits={() => undefined} />}
      />
    ),
    withdrawalRequest: withdrawal && (
      <WithdrawalRequest
        request={withdrawal}
        renderPaymentPassword={() => null}
        onAsk={() => undefined}
        onAnswer={() => undefined}
      />
    ),
  };
  return (
    <>
      <AgentCentreDialog
        centre={centre}
        symbol="K"
        balance="K1.00"
        renderPage={(name) => pages[name]}
        unread={2}
        requests={3}
        onCustomerService={nothing}
        onSignOut={nothing}
      />
      {transfer ? <TeamTransferDialog actor={transfer} /> : null}
    </>
  );
}

const start = async (input: AgentCentreInput) => {
  const ports = {
    readCentre: new Held<CentreFacts>(),
    readRules: new Held<AccountRules>(),
    readSetup: new Held<WithdrawalSetup>(),
    submit: new Held<
      RequestOutcome<CreatedDownline>,
      { form: CreateDownlineForm; given: AccountRules }
    >(),
  };
  const centre = createActor(
    agentCentreMachine.provide({
      actors: {
        readCentre: ports.readCentre.logic,
        days: fromCallback(() => undefined),
        readRules: ports.readRules.logic,
        agentDashboard: agentDashboardMachine.provide({
          actors: {
            readDays: fromPromise<DashboardDay[], { from: string; to: string }>(() =>
              Promise.resolve([]),
            ),
          },
        }),
        agentOverview: agentOverviewMachine.provide({
          actors: {
            loadOverview: fromPromise<AgentOverview, { from: string; to: string }>(() =>
              Promise.resolve(overview),
            ),
          },
        }),
        inbox: inboxMachine.provide({
          actors: {
            changes: fromCallback(() => undefined),
            readPage: fromPromise<InboxPage, InboxQuery>(() =>
              Promise.resolve({ messages: [], page: 1, pages: 1, unread: 0 }),
            ),
          },
        }),
        withdrawalRequest: withdrawalRequestMachine.provide({
          actors: { tabs: fromCallback(() => undefined), readSetup: ports.readSetup.logic },
        }),
        createDownline: createDownlineMachine.provide({ actors: { submit: ports.submit.logic } }),
        invitations: invitationsMachine.provide({
          actors: { loadInvitations: fromPromise<Invitation[], void>(() => Promise.resolve([])) },
        }),
        downlines: downlinesMachine.provide({
          actors: {
            loadRecords: fromPromise<
              RecordRows<Downline, DownlinePath>,
              RecordQuery<DownlineFilter>
            >(() => Promise.resolve(loaded(person, [{ id: 'a1', account: 'agent' }]))),
          },
        }),
        agentRecords: agentRecordsMachine.provide({
          actors: {
            loadRecords: fromPromise<
              RecordRows<AgentRecord, AgentTotals>,
              RecordQuery<AgentRecordFilter>
            >(() => Promise.resolve(loaded(record, { amount: '12.00' }))),
          },
        }),
        teamTransfer: teamTransferMachine.provide({
          actors: { readLimits: new Held<TransferLimits>().logic },
        }),
        paymentSecurity: paymentSecurityMachine.provide({
          actors: {
            readStatus: fromPromise<PaymentStatus, void>(() =>
              Promise.resolve({ isSet: true, rule: { min: 6, max: 6 } }),
            ),
          },
        }),
        deposit: depositMachine.provide({
          actors: {
            readDesk: new Held<Desk, { asks: boolean }>().logic,
            tabs: fromCallback<{ type: 'tab.changed' }>(() => undefined),
          },
        }),
        contracts: contractsMachine.provide({
          actors: {
            listContracts: fromPromise<Contract[], ContractsQuery>(() =>
              Promise.resolve([contractCase()]),
            ),
          },
        }),
        contractOffer: contractOfferMachine,
        settlement: settlementMachine.provide({
          actors: { loadSettlement: new Held<SettlementOutcome, { settlementId: string }>().logic },
        }),
      },
    }),
    { input },
  );
  centre.start();
  await renderView(<Centre centre={centre} />);
  return { centre, ports };
};
type World = Awaited<ReturnType<typeof start>>;

// A person cannot reach the menu under an open dialog; the machine can still be sent the event.
const dialog = () => within(screen.getByRole('dialog', { name: 'Agent centre', hidden: true }));
const menu = () => within(dialog().getByRole('navigation', { name: 'Agent centre', hidden: true }));
/** The menu's entry of a page: its name, and how much waits there. */
const entryOf = (page: AgentPage) =>
  menu().queryByRole('button', { name: new RegExp(`^${WORDS[page]}( \\d|$)`), hidden: true });
const press = (name: string | RegExp) =>
  void fireEvent.click(dialog().getByRole('button', { name, hidden: true }));
/** By the menu of the row, by keys: each waits until the result of the one before is shown. */
const choose = async (key: '{Home}' | '{End}', name: string) => {
  const user = userEvent.setup();
  await user.click(await dialog().findByRole('button', { name: 'Actions for downline' }));
  const actions = await dialog().findByRole('menu', { name: 'Actions for downline' });
  await waitFor(() => expect(actions).toHaveFocus());
  const item = within(actions).getByRole('menuitem', { name });
  await user.keyboard(key);
  await waitFor(() => expect(actions).toHaveAttribute('aria-activedescendant', item.id));
  await user.keyboard('{Enter}');
};

const gestures = {
  'page.choose': ({ centre }, name) => {
    const { page } = eventOf(cases, 'page.choose', name) as { page: AgentPage };
    const entry = entryOf(page);
    // A page that the platform does not offer is not in the menu.
    if (entry) fireEvent.click(entry);
    else act(() => centre.send({ type: 'page.choose', page }));
  },
  'centre.retry': () => press('Try again'),
  'agentCentre.close': () => press('Close'),
  'day.began': ({ centre }, name) =>
    act(() =>
      centre.send({
        type: 'day.began',
        today: (eventOf(cases, 'day.began', name) as { today: string }).today,
      }),
    ),
  'way.choose': ({ centre }, name) => {
    const { way } = eventOf(cases, 'way.choose', name) as { way: 'account' | 'invitation' };
    const tab = dialog().getByRole('tab', {
      name: way === 'account' ? 'Create account' : 'Invitation link',
    });
    // The selected item cannot be chosen again.
    if (tab.getAttribute('aria-selected') === 'true')
      act(() => centre.send({ type: 'way.choose', way }));
    else fireEvent.click(tab);
  },
  'rules.retry': () => press('Try again'),
  'account.another': () => press('Create another account'),
  'transfer.open': () => choose('{Home}', 'Transfer to downline'),
  'offer.open': async () =>
    void fireEvent.click(await dialog().findByRole('button', { name: 'Offer contract' })),
  'contracts.show': () => choose('{End}', 'Contracts with downline'),
  'settlement.explain': async () =>
    void fireEvent.click(await dialog().findByRole('button', { name: /^Why this amount/ })),
  'xstate.done.actor.readCentre': ({ ports }, name) =>
    ports.readCentre.answer(outputOf(cases, 'readCentre', name) as CentreFacts),
  'xstate.error.actor.readCentre': ({ ports }, name) =>
    ports.readCentre.fail(errorOf(cases, 'readCentre', name)),
  'xstate.done.actor.readRules': ({ ports }, name) =>
    ports.readRules.answer(outputOf(cases, 'readRules', name) as AccountRules),
  'xstate.error.actor.readRules': ({ ports }, name) =>
    ports.readRules.fail(errorOf(cases, 'readRules', name)),
  'xstate.done.actor.createDownline': async ({ centre, ports }, name) => {
    if (name === 'cancelled')
      return act(() => centre.getSnapshot().children.createDownline?.send({ type: 'form.cancel' }));
    fireEvent.change(dialog().getByRole('textbox', { name: /^Username/ }), {
      target: { value: 'newone' },
    });
    fireEvent.change(dialog().getByLabelText(/^Password/), { target: { value: 'Secret#1' } });
    press('Create account');
    await ports.submit.answer({ kind: 'accepted', value: { id: 'd9', account: 'newone' } });
  },
  'xstate.done.actor.teamTransfer': () =>
    void fireEvent.click(
      within(screen.getByRole('dialog', { name: /^Transfer to/ })).getByRole('button', {
        name: 'Close',
      }),
    ),
  'xstate.done.actor.contracts': () => press('Back to the team'),
  // Their screens are another flow's.
  'xstate.done.actor.contractOffer': ({ centre }) =>
    act(() => centre.getSnapshot().children.contractOffer?.send({ type: 'form.cancel' })),
  'xstate.done.actor.settlement': ({ centre }) =>
    act(() => centre.getSnapshot().children.settlement?.send({ type: 'dialog.close' })),
  'xstate.done.actor.withdrawalRequest': ({ ports }) => ports.readSetup.fail({ kind: 'session' }),
} satisfies Gestures<Step, World>;

const pageOf = (open: string | Record<string, unknown>) =>
  AGENT_PAGES.find((page) => (typeof open === 'string' ? open === page : page in open)) ??
  'agentAnnouncement';

const expectShown = (value: unknown) => {
  if (value === 'reading')
    return void expect(dialog().getByRole('status')).toHaveTextContent('Loading');
  if (value === 'failed')
    return void expect(dialog().getByRole('alert')).toHaveTextContent('Network link is abnormal');
  const { open } = value as { open: string | Record<string, unknown> };
  const page = pageOf(open);
  expect(
    dialog().getByRole('heading', { level: 3, name: WORDS[page], hidden: true }),
  ).toBeVisible();
  expect(entryOf(page)).toHaveAttribute('aria-current', 'true');
  expect(entryOf('contracts')).toHaveAccessibleName(
    'Contracts 3 contract requests wait for your answer',
  );
  expect(entryOf('messageV2')).toHaveAccessibleName('Messages 2 unread messages');
  const inside = JSON.stringify(open);
  expect(screen.queryAllByRole('dialog', { name: /^Transfer to/ })).toHaveLength(
    inside.includes('"transfer"') ? 1 : 0,
  );
  if (page === 'agentAnnouncement') {
    expect(dialog().getByText('What the house announces')).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Show requests', hidden: true })).toBeVisible();
  }
  if (page === 'messageV2') expect(dialog().getByText(/^You have no messages yet\./)).toBeVisible();
  if (page === 'depositv2' || page === 'withdraw')
    expect(dialog().getByText('Loading')).toBeInTheDocument();
  if (page === 'dashboard')
    expect(dialog().getByRole('img', { name: 'My income by period' })).toBeVisible();
  if (page === 'agentTeamOverview')
    expect(dialog().getByRole('img', { name: 'Bets by day' })).toBeVisible();
  if (inside.includes('"unruled"')) expect(dialog().getByRole('alert')).toBeVisible();
  if (inside.includes('"form"'))
    expect(dialog().getByRole('textbox', { name: /^Username/ })).toBeVisible();
  if (inside.includes('"created"'))
    expect(dialog().getByRole('status')).toHaveTextContent('The account newone was created');
  if (inside.includes('"invitation"'))
    expect(dialog().getByRole('button', { name: 'New invitation' })).toBeVisible();
  if (inside.includes('contracts"'))
    expect(dialog().getByRole('article', { name: /^Dividend/ })).toBeVisible();
  expect(dialog().queryAllByRole('heading', { name: 'Contracts with downline' })).toHaveLength(
    inside === '{"downlineManagmentView":"contracts"}' ? 1 : 0,
  );
  if (inside.includes('"tree"'))
    expect(dialog().getByRole('table', { name: 'Team of agent' })).toBeVisible();
  if (inside.includes('"table"'))
    expect(dialog().getByRole('table', { name: WORDS[page] })).toBeVisible();
};

walkScreens({
  cases,
  gestures,
  start: ({ input }) => start(cases.inputs[input] as AgentCentreInput),
  actorOf: ({ centre }) => centre,
  expectShown: (_, value, step) =>
    waitFor(() => {
      expectShown(value);
      if (step?.event === 'xstate.done.actor.contracts')
        expect(dialog().getByRole('button', { name: 'Actions for downline' })).toHaveFocus();
    }),
});
