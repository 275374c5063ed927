import type { Page } from '@playwright/test';
import type { StateValue } from 'xstate';
import { endpoints } from '../../../contract/endpoints';
import { cases } from '../../../machines/agents/contractOffer/contractOffer.cases';
import type {
  OfferContext,
  OfferEvent,
  OfferForm,
  OfferOutcome,
} from '../../../machines/agents/contractOffer/contractOffer.types';
import { eventOf, outputOf } from '../../support/caseOf';
import type { CanHappen } from '../../support/playable';
import type { Gestures } from '../../support/walk';
import { browserDriver, type BrowserStage } from '../harness/browserDriver';
import { holdWire, type HeldWire } from '../harness/heldWire';
import { goAs } from '../harness/people';
import { expect } from '../harness/visit';

type Step = OfferEvent['type'] | `xstate.${'done' | 'error'}.actor.sendOffer`;
const HOLDS = { dividend: endpoints.dividendContract, realTime: endpoints.realTimeSalaryContract };
/**
 * `isLost`: an offer was lost, so it is sent again first, and a new one only when that is refused.
 */
type World = {
  page: Page;
  wire: HeldWire<keyof typeof HOLDS>;
  write: keyof typeof HOLDS;
  isLost: boolean;
};

/** A downline of `agent` with neither a dividend nor a real-time salary. */
const DOWNLINE = 'pathein';
const TYPES: Record<string, string> = { dividend: 'Dividend', 'real-time': 'Real-time salary' };

const centre = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Offer contract' });
const press = ({ page }: World, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();
const formOf = (name: string) => (eventOf(cases, 'form.submit', name) as { form: OfferForm }).form;
const rowOf = (page: Page) =>
  centre(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Team of ${DOWNLINE}`, exact: true }) });

const fieldsOf = (form: OfferForm): Array<[label: string, values: string[]]> =>
  'tiers' in form
    ? [
        ['Rate in %', form.tiers.map(({ rate }) => rate)],
        ['Period valid bet', form.tiers.map(({ periodValidBet }) => periodValidBet)],
        ['Period team loss', form.tiers.map(({ periodProfitLoss }) => periodProfitLoss)],
        ['Active members', form.tiers.map(({ activeMembers }) => activeMembers)],
      ]
    : [
        ["Share of players' wins in %", [form.profitRate]],
        ["Share of players' losses in %", [form.lossRate]],
        ['Smallest bet', [form.singleBetAmount]],
      ];

const gestures = {
  'type.choose': ({ page }, name) =>
    dialog(page)
      .getByRole('radio', { name: TYPES[name] ?? '', exact: true })
      .check(),
  'tier.add': (world) => press(world, 'Add tier'),
  'tier.remove': (world) => press(world, 'Remove last tier'),
  'field.changed': ({ page }) =>
    dialog(page).getByRole('textbox', { name: 'Rate in %' }).first().pressSequentially('5'),
  'form.submit': async (world, name) => {
    const form = formOf(name);
    for (const [label, values] of fieldsOf(form)) {
      const fields = dialog(world.page).getByRole('textbox', { name: label });
      for (const [index, value] of values.entries()) await fields.nth(index).fill(value);
    }
    world.write = 'tiers' in form ? 'dividend' : 'realTime';
    await press(world, 'Offer contract');
  },
  'form.cancel': (world) => press(world, 'Close'),
  'xstate.done.actor.sendOffer': async (world, name) => {
    const outcome = outputOf(cases, 'sendOffer', name) as OfferOutcome;
    const call = await world.wire.take(world.write);
    // The sandbox itself accepts the offer.
    if (outcome.kind === 'offered') return call.answer();
    const detail = { reason: outcome.isTooHigh ? 'rateTooHigh' : 'notDirect' };
    await call.refuse(outcome.message, detail);
    if (world.isLost) await (await world.wire.take(world.write)).refuse(outcome.message, detail);
    world.isLost = false;
  },
  'xstate.error.actor.sendOffer': async (world, name) => {
    if (name === 'session gone') return (await world.wire.take(world.write)).failWith(401);
    await world.wire.lose(world.write);
    world.isLost = true;
  },
} satisfies Gestures<Step, World>;

const SAID: Record<string, RegExp> = {
  'no rate': /Input cannot be empty/,
  'rate too high': /higher than that of your own contract/,
  refused: /only to your direct downlines/,
  offline: /Network link is abnormal/,
};

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = async (
  { page, wire, write }: World,
  value: StateValue,
  cause: string | null,
) => {
  const submit = dialog(page).getByRole('button', { name: 'Offer contract', exact: true });
  if (value === 'sending') {
    await wire.expectHeld(write);
    return expect(submit).toHaveAttribute('aria-busy', 'true');
  }
  expect(value).toBe('form');
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  const said = SAID[cause ?? ''];
  if (said) await expect(dialog(page).getByText(said)).toBeVisible();
};

const expectLeft = async ({ page, write }: World, cause: string | null) => {
  await expect(dialog(page)).toHaveCount(0);
  if (cause === 'session gone') return expect(centre(page)).toHaveCount(0);
  await expect(rowOf(page)).toBeVisible();
  await expect(
    rowOf(page).getByText(write === 'dividend' ? 'Dividend (pending)' : 'Real-time (pending)'),
  ).toHaveCount(cause === 'offered' ? 1 : 0);
};

/** A person chooses what is not selected, and fills in the visible fields. */
const canHappen: CanHappen = ({ snapshot }, { stimulus }) => {
  const { contractType, tiers } = snapshot.context as OfferContext;
  switch (stimulus.type) {
    case 'type.choose':
      return stimulus.case !== (contractType === 'dividend' ? 'dividend' : 'real-time');
    case 'tier.add':
    case 'tier.remove':
    case 'field.changed':
      return contractType !== 'realTime';
    case 'form.submit':
      return stimulus.case === 'real-time'
        ? contractType === 'realTime'
        : contractType !== 'realTime' && tiers === 1;
    default:
      return true;
  }
};

const begin = async ({ page, platform }: BrowserStage): Promise<World> => {
  await goAs(page, platform.url, 'agent', '/agentHome');
  await centre(page)
    .getByRole('navigation', { name: 'Agent centre' })
    .getByRole('button', { name: 'Team management' })
    .click();
  const wire = await holdWire(page, HOLDS);
  await rowOf(page).getByRole('button', { name: 'Offer contract' }).click();
  return { page, wire, write: 'dividend', isLost: false };
};

/** The offer to a downline, over a wire that holds the answer. */
export const driver = browserDriver<World>({
  cases,
  canHappen,
  incidental: ['field.changed'],
  gestures,
  start: (_, stage) => begin(stage),
  // A path may end with a contract, or without a session.
  restart: async ({ page }, _, stage) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await stage.controls.reset();
    return begin(stage);
  },
  expect: (world, { value, status }, step) =>
    status === 'active'
      ? expectShown(world, value, step?.case ?? null)
      : expectLeft(world, step?.case ?? null),
});
