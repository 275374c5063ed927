import type { Locator, Page } from '@playwright/test';
import type { StateValue } from 'xstate';
import { DEPOSIT_CHECK_INTERVAL } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import { cases } from '../../../machines/money/deposit/deposit.cases';
import type {
  Deposit,
  Desk,
  PlaceOutcome,
  StandOutcome,
} from '../../../machines/money/deposit/deposit.types';
import type { PlanPath } from '../../../qa/plan/types';
import { outputOf } from '../../support/caseOf';
import { gestures as byHand } from '../../support/gestures/deposit';
import type { Hands } from '../../support/hands';
import type { CanHappen } from '../../support/playable';
import type { Gestures } from '../../support/walk';
import { browserDriver } from '../harness/browserDriver';
import { holdClock, nowOf } from '../harness/clock';
import { tellAsTab } from '../harness/device';
import { holdWire, type HeldCall, type HeldWire } from '../harness/heldWire';
import { pageHands } from '../harness/pageHands';
import { goAs } from '../harness/people';
import { balance, expect, header } from '../harness/visit';

type Port = 'readDesk' | 'placeOrder' | 'reportPaid' | 'cancelOrder';
type Step =
  | keyof typeof byHand
  | 'method.choose'
  | 'amount.change'
  | 'cancel.confirm'
  | 'cancel.withdraw'
  | 'tab.changed'
  | `xstate.${'done' | 'error'}.actor.${Port}`
  | `xstate.done.actor.${'deadline' | 'limitPrompt'}`;
const HOLDS = {
  desk: endpoints.deposits,
  place: endpoints.placeDeposit,
  paid: endpoints.reportDepositPaid,
  cancel: endpoints.cancelDeposit,
  decline: endpoints.declineLimit,
};
type World = {
  page: Page;
  pane: Locator;
  hands: Hands;
  wire: HeldWire<keyof typeof HOLDS>;
  method: string;
  /**
   * Methods by which an order was lost: it is sent again first, and a new order of the same amount
   * only when that is refused.
   */
  lost: Set<string>;
  value: StateValue;
  /** Where the step that is being done leads. */
  next: StateValue;
  /** A replayed path has no typed amounts: they are incidental, and a report holds no texts. */
  isTyped: boolean;
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const AMOUNTS: Record<string, string> = { some: '5000', 'too much': '50000.01' };
const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Cancel this deposit?' });

/** An order of the case file, as if it had been placed just now. */
const dated = (order: Deposit, now: number): Deposit => ({
  ...order,
  placedAt: now,
  deadline: now + order.minutes * MINUTE,
  endedAt: order.endedAt === null ? null : now,
});

const answerDesk = async ({ page, wire, lost }: World, name: string) => {
  const call = await wire.take('desk');
  const now = await nowOf(page);
  const { readAt: _, ahead: __, ...desk } = outputOf(cases, 'readDesk', name) as Desk;
  lost.clear();
  await call.accept({
    ...desk,
    open: desk.open && dated(desk.open, now),
    past: desk.past.map((one) => dated(one, now)),
    now,
  });
};

const answerStand = async ({ page }: World, call: HeldCall, outcome: StandOutcome) => {
  if (outcome.kind === 'refused') return call.refuse(outcome.message, { reason: 'depositEnded' });
  const now = await nowOf(page);
  await call.accept({ deposit: dated(outcome.stand.deposit, now), now });
};

const answerOrder = async (world: World, name: string) => {
  const { wire, method, lost } = world;
  const outcome = outputOf(cases, 'placeOrder', name) as PlaceOutcome;
  const call = await wire.take('place');
  const isAgain = lost.delete(method);
  if (outcome.kind === 'accepted') return answerStand(world, call, outcome);
  const refuse = (one: HeldCall) =>
    outcome.kind === 'open'
      ? one.refuse('An order is open', { reason: 'depositOpen' })
      : one.refuse(outcome.message, { reason: 'method' });
  await refuse(call);
  if (isAgain) await refuse(await wire.take('place'));
};

/** Only the clock goes on: what is under way is not given up for its time. */
const passDeadline = async ({ page, value }: World) => {
  const now = await nowOf(page);
  await page.clock.setSystemTime(now + 31 * MINUTE);
  await page.clock.fastForward(SECOND);
  const isSaid =
    typeof value === 'object' &&
    (value['unpaid'] === 'reporting' || value['unpaid'] === 'cancelling');
  // Where the answer fails, the order is to have time again, as the path has it.
  if (isSaid) await page.clock.setSystemTime(now);
};

const writeAmount = async ({ hands }: World, name: string) => {
  // What stands in the field already is typed again.
  await hands.write('Amount', '');
  await hands.write('Amount', AMOUNTS[name] ?? '');
};

const gestures = {
  ...byHand,
  'method.choose': async (world) => {
    await world.hands.choose('radio', 'Wave Money');
    world.method = 'wave';
  },
  'amount.change': writeAmount,
  'form.submit': async (world) => {
    if (!world.isTyped)
      await writeAmount(world, world.next === 'confirmation' ? 'some' : 'too much');
    await byHand['form.submit'](world);
  },
  'cancel.confirm': ({ page }) =>
    question(page).getByRole('button', { name: 'Cancel deposit' }).click(),
  'cancel.withdraw': ({ page }) => question(page).getByRole('button', { name: 'Keep it' }).click(),
  'tab.changed': ({ page }) => tellAsTab(page, 'deposit', 'DP-1'),
  'xstate.done.actor.readDesk': answerDesk,
  'xstate.error.actor.readDesk': async ({ wire }) => (await wire.take('desk')).abort(),
  'xstate.done.actor.placeOrder': answerOrder,
  'xstate.error.actor.placeOrder': async ({ wire, method, lost }) => {
    await wire.lose('place');
    lost.add(method);
  },
  'xstate.done.actor.reportPaid': async (world, name) =>
    answerStand(
      world,
      await world.wire.take('paid'),
      outputOf(cases, 'reportPaid', name) as StandOutcome,
    ),
  'xstate.error.actor.reportPaid': async ({ wire }) => (await wire.take('paid')).abort(),
  'xstate.done.actor.cancelOrder': async (world, name) =>
    answerStand(
      world,
      await world.wire.take('cancel'),
      outputOf(cases, 'cancelOrder', name) as StandOutcome,
    ),
  'xstate.error.actor.cancelOrder': async ({ wire }) => (await wire.take('cancel')).abort(),
  'xstate.done.actor.limitPrompt': async ({ pane, wire }) => {
    await pane.getByRole('button', { name: 'Continue without a limit' }).click();
    await (await wire.take('decline')).accept(null);
  },
  'xstate.done.actor.deadline': passDeadline,
} satisfies Gestures<Step, World>;

const OVER: Record<string, RegExp> = {
  credited: /Ks\s5,000\.00 is in your wallet/,
  notReceived: /We found no payment by KBZPay with the reference DP-1/,
  expired: /The time to pay is over/,
  cancelled: /Nothing will be credited/,
};

/** What a person sees in a state; said here by hand, apart from the selectors. */
const expectShown = async ({ page, pane, wire }: World, value: StateValue) => {
  const busy = (name: string, isBusy: boolean) => {
    const button = pane.getByRole('button', { name, includeHidden: true });
    return isBusy
      ? expect(button).toHaveAttribute('aria-busy', 'true')
      : expect(button).not.toHaveAttribute('aria-busy', 'true');
  };
  switch (value) {
    case 'reading':
      await wire.expectHeld('desk');
      return expect(pane.getByText('Loading')).toBeVisible();
    case 'failed':
      return expect(pane.getByRole('alert')).toContainText('Network link is abnormal');
    case 'prompt':
      return expect(pane.getByRole('textbox', { name: 'Deposit limit' })).toBeVisible();
    case 'form':
      await expect(pane.getByRole('radio', { name: 'CB Bank' })).toBeDisabled();
      return expect(pane.getByRole('textbox', { name: 'Amount' })).toBeVisible();
    case 'placing':
      await wire.expectHeld('place');
      return busy('Make deposit', true);
    case 'confirmation':
      await expect(pane.getByText('five thousand')).toBeVisible();
      return busy('Make deposit', false);
  }
  if (typeof value === 'string') {
    await expect(pane.getByText(OVER[value] ?? /nobody said what a person sees/)).toBeVisible();
    return expect(pane.getByRole('timer')).toHaveCount(0);
  }
  if ('check' in value) {
    if (value['check'] === 'asking') await wire.expectHeld('desk');
    return expect(
      pane.getByRole('heading', { name: 'We are looking for your payment' }),
    ).toBeVisible();
  }
  const unpaid = value['unpaid'];
  if (unpaid === 'reporting') await wire.expectHeld('paid');
  if (unpaid === 'cancelling') await wire.expectHeld('cancel');
  await expect(
    pane.getByRole('timer', { name: 'Time left to pay', includeHidden: true }),
  ).toHaveText(/^00:\d\d:\d\d$/);
  await expect(pane.getByText('09 771 230 045')).toBeVisible();
  await expect(question(page)).toHaveCount(
    unpaid === 'cancelAsked' || unpaid === 'cancelling' ? 1 : 0,
  );
  await busy('I have paid', unpaid === 'reporting');
};

/** A closed method has nothing to choose, nor has one that is chosen. */
const canHappen: CanHappen = ({ snapshot: { context } }, { stimulus: { type, case: name } }) =>
  type !== 'method.choose' || (name === 'another' && context['methodId'] !== 'wave');

const begin = async (
  page: Page,
  wire: World['wire'],
  { steps, expect: { value } }: PlanPath,
): Promise<World> => {
  await header(page).getByRole('button', { name: 'Deposit', exact: true }).click();
  const pane = centre(page).getByRole('region', { name: 'Deposit', exact: true });
  return {
    page,
    pane,
    hands: pageHands(pane),
    wire,
    method: 'kbzpay',
    lost: new Set(),
    value,
    next: value,
    isTyped: steps.some(({ event }) => event === 'amount.change'),
  };
};

/** The member's centre, over a wire that holds each answer, on a clock that the path moves on. */
export const driver = browserDriver<World>({
  cases,
  canHappen,
  maxPath: 30,
  incidental: ['amount.change'],
  gestures,
  onTimer: ({ page }) => page.clock.fastForward(DEPOSIT_CHECK_INTERVAL),
  start: async (path, { page, platform }) => {
    await holdClock(page);
    // The home page reads the row of the desk too.
    await goAs(page, platform.url, 'player', '/promotions');
    await expect(balance(page)).toBeVisible();
    const wire = await holdWire(page, HOLDS);
    return begin(page, wire, path);
  },
  // The sandbox hears of no order, so it has none.
  restart: async ({ page, wire }, path) => {
    await centre(page).getByRole('button', { name: 'Close' }).click();
    return begin(page, wire, path);
  },
  onStep: (world, step) => {
    world.next = step.expect.value;
  },
  expect: async (world, { value }) => {
    await expectShown(world, value);
    world.value = value;
  },
});
