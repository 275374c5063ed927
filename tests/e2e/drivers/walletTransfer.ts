import type { Locator, Page } from '@playwright/test';
import type { EventFrom, StateValue } from 'xstate';
import { endpoints } from '../../../contract/endpoints';
import { cases } from '../../../machines/money/walletTransfer/walletTransfer.cases';
import type { walletTransferMachine } from '../../../machines/money/walletTransfer/walletTransfer.machine';
import type {
  TransferForm,
  TransferInput,
  TransferOutcome,
  WalletsOutcome,
} from '../../../machines/money/walletTransfer/walletTransfer.types';
import type { PlanStep } from '../../../qa/plan/types';
import { eventOf, outputOf } from '../../support/caseOf';
import type { Hands } from '../../support/hands';
import type { Gestures } from '../../support/walk';
import { browserDriver } from '../harness/browserDriver';
import { holdWire, type HeldWire } from '../harness/heldWire';
import { pageHands } from '../harness/pageHands';
import { goAs } from '../harness/people';
import { expect, header, loginDialog } from '../harness/visit';

type Step =
  | EventFrom<typeof walletTransferMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${'submit' | 'readWallets'}`;
const inputOf = (name: string) => cases.inputs[name] as TransferInput;
const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const OPENER = { in: 'Add money to BTi Sports', out: 'Bring back from BTi Sports' };
const SUBMIT = { in: 'Add money', out: 'Bring back' };
const HOLDS = {
  send: endpoints.walletTransfer,
  wallet: { ...endpoints.merchantWallet, query: { vassalage: 'BTI' } },
};
type World = {
  page: Page;
  pane: Locator;
  hands: Hands;
  wire: HeldWire<keyof typeof HOLDS>;
  /** The input of the path, which the wallets hold. */
  given: TransferInput;
  /**
   * Not decided yet: the same intent is sent as the same request first, and as a new one only when
   * that is refused.
   */
  isUndecided: boolean;
};

type Answer = {
  isSingle: boolean;
  balance: string;
  currencySymbol: string;
  wallets: { vassalage: string; balance: string }[];
};
/** The platform's own answer about the wallets, with these balances. */
const holding = (answer: unknown, wallets: WalletsOutcome): Answer => {
  const { wallets: vendors, ...main } = answer as Answer;
  if (!wallets) return { ...main, isSingle: true, wallets: vendors };
  const { vendor, balance, vendorBalance } = wallets;
  return {
    ...main,
    balance,
    wallets: vendors.map((one) =>
      one.vassalage === vendor ? { ...one, balance: vendorBalance } : one,
    ),
  };
};

const answerSubmit = async (world: World, name: string) => {
  const outcome = outputOf(cases, 'submit', name) as TransferOutcome;
  const call = await world.wire.take('send');
  if (outcome.kind === 'accepted') return call.accept(outcome.moved);
  await call.refuse(outcome.message);
  if (world.isUndecided) await (await world.wire.take('send')).refuse(outcome.message);
  world.isUndecided = false;
};
const failSubmit = async (world: World, name: string) => {
  await (name === 'offline'
    ? world.wire.lose('send')
    : (await world.wire.take('send')).failWith(name === 'busy' ? 429 : 401));
  // A platform that is too busy moved nothing.
  if (name !== 'busy') world.isUndecided = true;
};

const gestures = {
  'form.submit': async ({ hands, given: { direction } }, name) => {
    const { form } = eventOf(cases, 'form.submit', name) as { form: TransferForm };
    await hands.write('Amount', form.amount);
    await hands.press(SUBMIT[direction]);
  },
  'form.cancel': ({ hands }) => hands.press('Back to the wallets'),
  'amount.typed': ({ hands }) => hands.type('Amount', '1'),
  'amount.fill': ({ hands }) => hands.press('All'),
  'transfer.retry': ({ hands }) => hands.press('Try again'),
  'xstate.done.actor.submit': answerSubmit,
  'xstate.error.actor.submit': failSubmit,
  'xstate.done.actor.readWallets': async ({ wire }, name) =>
    (await wire.take('wallet')).answerWith((answer) =>
      holding(answer, outputOf(cases, 'readWallets', name) as WalletsOutcome),
    ),
  'xstate.error.actor.readWallets': async ({ wire }) => (await wire.take('wallet')).abort(),
} satisfies Gestures<Step, World>;

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = async (
  { pane, wire, given: { direction } }: World,
  value: StateValue,
  step: PlanStep | null,
) => {
  const amount = pane.getByRole('textbox', { name: 'Amount' });
  const busy = (name: string, isBusy: boolean) => {
    const button = pane.getByRole('button', { name, exact: true });
    return isBusy
      ? expect(button).toHaveAttribute('aria-busy', 'true')
      : expect(button).not.toHaveAttribute('aria-busy', 'true');
  };
  if (typeof value === 'object') {
    await expect(amount).toHaveCount(0);
    if (value['undecided'] === 'checking') {
      await wire.expectHeld('wallet');
      return expect(pane.getByRole('status')).toHaveText(/^No answer came\. Checking your wallets/);
    }
    const isResending = value['undecided'] === 'resending';
    if (isResending) await wire.expectHeld('send');
    await expect(
      pane.getByText(/^We do not know yet whether .*(25\.50|40\.00) has moved/),
    ).toBeVisible();
    return busy('Try again', isResending);
  }
  if (value === 'sending') await wire.expectHeld('send');
  if (value === 'rereading') await wire.expectHeld('wallet');
  const isBusy = value !== 'form';
  await busy(SUBMIT[direction], isBusy);
  await expect(pane.getByText('Moving the money…')).toHaveCount(isBusy ? 1 : 0);
  if (step?.case === 'busy') await expect(pane.getByRole('alert')).toContainText('wait');
  if (value === 'rereading') await expect(pane.getByRole('alert')).toContainText('Not enough');
  if (step?.event === 'form.submit' && !isBusy)
    await expect(amount).toHaveAccessibleDescription(
      /^This is more than (your main wallet|this game maker) holds/,
    );
  if (step?.event === 'amount.fill') await expect(amount).not.toHaveValue('');
};

const expectEnded = async ({ page, pane, given: { direction } }: World, value: StateValue) => {
  if (value === 'expired') return expect(loginDialog(page)).toBeVisible();
  await expect(pane.getByRole('list', { name: 'Your wallets' })).toBeVisible();
  const told = pane.getByText(
    direction === 'in'
      ? /(25\.50|100\.00) is with BTi Sports now\.$/
      : /back in your main wallet\.$/,
  );
  await expect(told).toHaveCount(value === 'succeeded' ? 1 : 0);
};

/** Opens the wallets and, there, the form of an input. */
const begin = async (world: World): Promise<World> => {
  const { page, pane, given } = world;
  await centre(page)
    .getByRole('navigation')
    .getByRole('button', { name: 'Wallet', exact: true })
    .click();
  await pane.getByRole('button', { name: OPENER[given.direction] }).click();
  return world;
};

/** The wallets of the member centre, over a wire that holds each answer. */
export const driver = browserDriver<World>({
  cases,
  maxPath: 30,
  incidental: ['amount.typed'],
  gestures,
  start: async ({ input }, { page, platform }) => {
    await goAs(page, platform.url, 'player', '/member');
    const pane = centre(page).getByRole('region', { name: 'Wallet', exact: true });
    const world: World = {
      page,
      pane,
      hands: pageHands(pane),
      wire: await holdWire(page, HOLDS),
      given: inputOf(input),
      isUndecided: false,
    };
    await page.route(`**${endpoints.merchantWallet.path}*`, async (route) => {
      if (new URL(route.request().url()).searchParams.has('vassalage')) return route.fallback();
      const response = await route.fetch();
      const envelope = (await response.json()) as { value: unknown };
      await route.fulfill({
        response,
        json: { ...envelope, value: holding(envelope.value, world.given) },
      });
    });
    return begin(world);
  },
  // The sandbox is asked to move nothing, so its wallets hold what they held.
  restart: async (world, { input }, { page, platform }) => {
    Object.assign(world, { given: inputOf(input), isUndecided: false } satisfies Partial<World>);
    if (await loginDialog(page).isVisible()) await goAs(page, platform.url, 'player', '/member');
    else {
      await centre(page).getByRole('button', { name: 'Close' }).click();
      await header(page).getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'My account' }).click();
    }
    return begin(world);
  },
  expect: async (world, { value, status }, step) => {
    await (status === 'active' ? expectShown(world, value, step) : expectEnded(world, value));
  },
});
