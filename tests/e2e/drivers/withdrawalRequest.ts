import type { Locator, Page } from '@playwright/test';
import type { EventFrom, StateValue } from 'xstate';
import { endpoints } from '../../../contract/endpoints';
import { cases as stepUpCases } from '../../../machines/account/stepUp/stepUp.cases';
import type { OpenOutcome } from '../../../machines/account/stepUp/stepUp.types';
import { cases } from '../../../machines/money/withdrawalRequest/withdrawalRequest.cases';
import type { withdrawalRequestMachine } from '../../../machines/money/withdrawalRequest/withdrawalRequest.machine';
import type {
  CancelOutcome,
  PayoutAccount,
  RequestPage,
  WithdrawalForm,
  WithdrawalOutcome,
  WithdrawalSetup,
} from '../../../machines/money/withdrawalRequest/withdrawalRequest.types';
import type { PlanStep } from '../../../qa/plan/types';
import { eventOf, outputOf } from '../../support/caseOf';
import { gestures as byHand } from '../../support/gestures/withdrawalRequest';
import { setPaymentPassword } from '../../support/gestures/paymentPassword';
import type { Hands } from '../../support/hands';
import type { CanHappen } from '../../support/playable';
import type { Gestures } from '../../support/walk';
import { browserDriver, type Beyond } from '../harness/browserDriver';
import { holdClock } from '../harness/clock';
import { tellAsTab } from '../harness/device';
import { holdWire, type HeldWire } from '../harness/heldWire';
import { pageHands } from '../harness/pageHands';
import { goAs } from '../harness/people';
import { balance, expect, header } from '../harness/visit';

type Child = 'readSetup' | 'sendRequest' | 'readRequests' | 'cancelRequest';
type Step =
  | EventFrom<typeof withdrawalRequestMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${Child}`
  | `xstate.done.actor.${'paymentPassword' | 'payoutAccount' | 'stepUp'}`;
const HOLDS = {
  setup: endpoints.withdrawalSetup,
  password: endpoints.setPaymentPassword,
  account: endpoints.addPayoutAccount,
  send: endpoints.requestWithdrawal,
  list: endpoints.withdrawalRequests,
  cancel: endpoints.cancelWithdrawal,
  stepUp: endpoints.openStepUp,
  proof: endpoints.proveStepUp,
};
type Write = 'send' | 'cancel';
type World = {
  page: Page;
  centre: Locator;
  hands: Hands;
  wire: HeldWire<keyof typeof HOLDS>;
  /**
   * Writes without a known outcome: they are sent again first, and made as a new request only when
   * that is refused.
   */
  lost: Set<Write>;
};

const REREAD = 5_000;
const ADDED: PayoutAccount = {
  id: 'p9',
  type: 'kbzPay',
  holder: 'Thiri Aung',
  number: '•••• 2222',
};
const byApp = outputOf(stepUpCases, 'open', 'app only') as Extract<OpenOutcome, { kind: 'opened' }>;
const stepUpDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Cancel this withdrawal?' });

const answerWrite = async (
  { wire, lost }: World,
  name: Write,
  outcome: { kind: 'taken'; value: object } | { kind: 'refused'; message: string; detail?: object },
) => {
  const call = await wire.take(name);
  const isAgain = lost.delete(name);
  if (outcome.kind === 'taken') return call.accept(outcome.value);
  const { message, detail } = outcome;
  await call.refuse(message, detail);
  if (isAgain) await (await wire.take(name)).refuse(message, detail);
};
const failWrite = async ({ wire, lost }: World, name: Write, how: string) => {
  await (how === 'offline'
    ? wire.lose(name)
    : (await wire.take(name)).failWith(how === 'busy' ? 429 : 401));
  // A platform that is too busy did nothing.
  if (how !== 'busy') lost.add(name);
};
const failRead = async ({ wire }: World, name: 'setup' | 'list', how: string) => {
  const call = await wire.take(name);
  await (how === 'session gone' ? call.failWith(401) : call.abort());
};

const gestures = {
  ...byHand,
  // What is in the field already is typed again.
  'amount.typed': async ({ hands }) => {
    await hands.write('Amount', '');
    await hands.write('Amount', '250.50');
  },
  'form.submit': async ({ centre, hands }, name) => {
    const { form } = eventOf(cases, 'form.submit', name) as { form: WithdrawalForm };
    await centre.getByRole('radio', { name: /^AYA Bank .*7890/ }).check();
    await hands.write('Amount', form.amount);
    await hands.writeSecret('Payment password', form.paymentPassword);
    await hands.press('Continue');
  },
  'cancel.confirm': ({ page }) =>
    question(page).getByRole('button', { name: 'Cancel the withdrawal' }).click(),
  'cancel.keep': ({ page }) => question(page).getByRole('button', { name: 'Keep it' }).click(),
  'tab.requested': ({ page }) => tellAsTab(page, 'withdrawalRequest', 'WD-1'),
  'xstate.done.actor.readSetup': async ({ wire, lost }, name) => {
    const call = await wire.take('setup');
    lost.delete('send');
    await call.accept(outputOf(cases, 'readSetup', name));
  },
  'xstate.error.actor.readSetup': (world, name) => failRead(world, 'setup', name),
  'xstate.done.actor.paymentPassword': async ({ hands, wire }, name) => {
    await setPaymentPassword(hands);
    const call = await wire.take('password');
    await (name === 'set' ? call.accept(null) : call.failWith(401));
  },
  'xstate.done.actor.payoutAccount': async ({ hands, wire }, name) => {
    if (name === 'not now') return hands.press('Back');
    await hands.write(/^Number/, '09 761 112 222');
    await hands.press('Add this account');
    const call = await wire.take('account');
    await (name === 'added' ? call.accept(ADDED) : call.failWith(401));
  },
  'xstate.done.actor.sendRequest': (world, name) => {
    const outcome = outputOf(cases, 'sendRequest', name) as WithdrawalOutcome;
    if (outcome.kind === 'unproved')
      return answerWrite(world, 'send', {
        kind: 'refused',
        message: 'Please confirm that it is you',
        detail: { reason: 'stepUp', stepUp: outcome.stepUp },
      });
    return answerWrite(
      world,
      'send',
      outcome.kind === 'refused'
        ? outcome
        : outcome.kind === 'feeChanged'
          ? { kind: 'refused', message: 'The fee has changed', detail: { reason: 'feeChanged' } }
          : { kind: 'taken', value: { request: outcome.request, balance: outcome.balance } },
    );
  },
  'xstate.done.actor.stepUp': async ({ page, wire }, name) => {
    const dialog = pageHands(stepUpDialog(page));
    if (name === 'not now') return dialog.press('Close');
    const call = await wire.take('stepUp');
    if (name === 'session gone') return call.failWith(401);
    await call.accept(byApp.stepUp);
    await dialog.write('Code', '123456');
    await dialog.press('Confirm');
    await (await wire.take('proof')).accept(null);
  },
  'xstate.error.actor.sendRequest': (world, name) => failWrite(world, 'send', name),
  'xstate.done.actor.readRequests': async ({ wire }, name) =>
    (await wire.take('list')).accept({
      ...(outputOf(cases, 'readRequests', name) as RequestPage),
      pageNum: 1,
    }),
  'xstate.error.actor.readRequests': (world, name) => failRead(world, 'list', name),
  'xstate.done.actor.cancelRequest': (world, name) => {
    const outcome = outputOf(cases, 'cancelRequest', name) as CancelOutcome;
    const { request, balance: left } = outputOf(cases, 'sendRequest', 'accepted') as Extract<
      WithdrawalOutcome,
      { kind: 'accepted' }
    >;
    return answerWrite(
      world,
      'cancel',
      outcome.kind === 'refused'
        ? outcome
        : { kind: 'taken', value: { request: { ...request, status: 'cancelled' }, balance: left } },
    );
  },
  'xstate.error.actor.cancelRequest': (world, name) => failWrite(world, 'cancel', name),
} satisfies Gestures<Step, World>;

/** What a person sees in a state; said here by hand, apart from the selectors. */
const expectShown = async (
  { page, centre, wire }: World,
  value: StateValue,
  step: PlanStep | null,
) => {
  const requests = typeof value === 'object' ? (value['requests'] ?? null) : null;
  const undecided = typeof value === 'object' ? (value['undecided'] ?? null) : null;
  const place = undecided
    ? String(undecided)
    : requests === null
      ? String(value)
      : typeof requests === 'string'
        ? requests
        : 'list';
  await expect(
    centre.getByRole('tab', {
      name: requests === null ? 'New withdrawal' : /^Your requests/,
      includeHidden: true,
    }),
  ).toHaveAttribute('aria-selected', 'true');
  switch (place) {
    case 'readingSetup':
      await wire.expectHeld('setup');
      return expect(centre.getByText('Loading')).toBeVisible();
    case 'reading':
      await wire.expectHeld('list');
      return expect(centre.getByText('Loading')).toBeVisible();
    case 'failed':
    case 'unread':
      return expect(centre.getByRole('alert')).toContainText('Network link is abnormal');
    case 'unsecured':
      return expect(centre.getByText(/you have none yet/)).toBeVisible();
    case 'accountForm':
      return expect(centre.getByRole('combobox', { name: /^Wallet or bank/ })).toBeVisible();
    case 'form':
      await expect(centre.getByRole('radiogroup', { name: 'Pay to' })).toBeVisible();
      if (step?.event === 'form.submit')
        await expect(centre.getByText('Please enter at most 5,000.00')).toBeVisible();
      if (step?.event === 'amount.fill')
        await expect(centre.getByRole('textbox', { name: 'Amount' })).toHaveValue('4345.67');
      if (step?.event === 'account.choose')
        await expect(centre.getByRole('radio', { name: /^KBZPay/ })).toBeChecked();
      return;
    case 'sending':
      await wire.expectHeld('send');
      return expect(centre.getByRole('button', { name: 'Withdraw now' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    case 'readingFee':
      await wire.expectHeld('setup');
      return expect(centre.getByRole('button', { name: 'Withdraw now' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    case 'stepUp':
      await wire.expectHeld('stepUp');
      await expect(stepUpDialog(page)).toBeVisible();
      return expect(centre.getByText('two hundred and fifty and 50/100')).toBeVisible();
    case 'open':
      await expect(centre.getByRole('alert')).toContainText(
        'We do not know whether your request reached us',
      );
      return expect(centre.getByRole('button', { name: 'Try again' })).not.toHaveAttribute(
        'aria-busy',
        'true',
      );
    case 'resending':
      await wire.expectHeld('send');
      return expect(centre.getByRole('button', { name: 'Try again' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    case 'confirmation':
      return expect(centre.getByText('two hundred and fifty and 50/100')).toBeVisible();
    case 'question':
      return expect(question(page).getByText(/K250\.50 comes back/)).toBeVisible();
    case 'cancelling':
      await wire.expectHeld('cancel');
      return expect(
        question(page).getByRole('button', { name: 'Cancel the withdrawal' }),
      ).toHaveAttribute('aria-busy', 'true');
    case 'list':
      if (typeof requests === 'object' && requests?.['list'] === 'refreshing')
        await wire.expectHeld('list');
      await expect(
        centre
          .getByRole('list', { name: 'Your requests' })
          .or(centre.getByText('You have not asked for a withdrawal yet.')),
      ).toBeVisible();
      return expect(question(page)).toHaveCount(0);
    default:
      throw new Error(`nobody said what a person sees in ${JSON.stringify(value)}`);
  }
};

/** The page begins again where nothing was set up; without a session there is none. */
const expectEnded = async ({ centre, wire }: World, value: StateValue) => {
  if (value === 'cancelled') return wire.expectHeld('setup');
  await expect(centre).toHaveCount(0);
};

const BEYOND = {
  'xstate.done.actor.paymentPassword': {
    why: 'the centre shows the form of a first payment password without a way to put it off',
    transitions: ['withdrawalRequest.unsecured|xstate.done.actor.paymentPassword|2'],
  },
  'xstate.done.actor.payoutAccount': {
    why: 'who has no account yet has nothing to go back to',
    transitions: ['withdrawalRequest.accountForm|xstate.done.actor.payoutAccount|3'],
  },
} satisfies Beyond;

/** A person has only what is on the screen: accounts that are there, a page that there is. */
const canHappen: CanHappen = ({ snapshot: { context } }, { stimulus: { type, case: name } }) => {
  const { setup, requests, accountId, page } = context as {
    setup: WithdrawalSetup | null;
    requests: RequestPage | null;
    accountId: string;
    page: number;
  };
  const ids = setup?.accounts.map(({ id }) => id) ?? [];
  switch (type) {
    case 'account.choose':
      return ids.includes('p1') && !ids.includes('p9') && accountId !== 'p1';
    case 'form.submit':
      return ids.includes('p2');
    case 'page.turn':
      return page === 1 && (requests?.totalPages ?? 1) > 1;
    case 'xstate.done.actor.paymentPassword':
      return name !== 'not now';
    case 'xstate.done.actor.payoutAccount':
      return name !== 'not now' || ids.length > 0;
    default:
      return true;
  }
};

/** Nearly every path ends without a session, so each comes in by a link. */
const begin = async (world: World, url: string): Promise<World> => {
  const { page } = world;
  await goAs(page, url, 'player', '/');
  await expect(balance(page)).toBeVisible();
  await header(page).getByRole('button', { name: 'Withdraw' }).click();
  return world;
};

/** The member's centre, over a wire that holds each answer, on a clock that the path moves on. */
export const driver = browserDriver<World>({
  cases,
  canHappen,
  maxPath: 30,
  beyond: BEYOND,
  incidental: ['amount.typed', 'field.changed', 'account.choose'],
  gestures,
  onTimer: ({ page }) => page.clock.fastForward(REREAD),
  start: async (_, { page, platform }) => {
    await holdClock(page);
    const wire = await holdWire(page, HOLDS);
    const centre = page.getByRole('dialog', { name: 'Member centre' });
    return begin({ page, centre, hands: pageHands(centre), wire, lost: new Set() }, platform.url);
  },
  restart: (world, _, { platform }) => begin({ ...world, lost: new Set() }, platform.url),
  expect: (world, { value, status }, step) =>
    status === 'active' ? expectShown(world, value, step) : expectEnded(world, value),
});
