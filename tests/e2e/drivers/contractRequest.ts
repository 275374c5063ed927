import type { Page } from '@playwright/test';
import type { ContractImpact } from '../../../contract/agents';
import { endpoints } from '../../../contract/endpoints';
import { cases } from '../../../machines/agents/contractRequest/contractRequest.cases';
import type {
  ContractRequestEvent,
  ImpactOutcome,
  ProcessOutcome,
} from '../../../machines/agents/contractRequest/contractRequest.types';
import { outputOf } from '../../support/caseOf';
import { gestures as byHand } from '../../support/gestures/contractRequest';
import type { Hands } from '../../support/hands';
import type { Gestures } from '../../support/walk';
import { browserDriver } from '../harness/browserDriver';
import { answerProcess, contractsDialog, openContracts, press } from '../harness/contracts';
import { holdWire, type HeldWire } from '../harness/heldWire';
import { pageHands } from '../harness/pageHands';
import { goAs } from '../harness/people';
import { expect } from '../harness/visit';

const HOLDS = {
  impact: endpoints.contractImpact,
  dividend: endpoints.dividendContract,
  hourly: endpoints.hourlySalaryContract,
};
/** Seeded requests of `downline`. */
const STARTS: Record<string, { review: string; write: 'dividend' | 'hourly' }> = {
  'a new contract': { review: 'Review: Dividend, agent', write: 'dividend' },
  'a termination': { review: 'Review: Hourly salary, agent', write: 'hourly' },
};

type Step =
  | ContractRequestEvent['type']
  | `xstate.${'done' | 'error'}.actor.${'readImpact' | 'answerRequest'}`;
type World = {
  page: Page;
  hands: Hands;
  wire: HeldWire<keyof typeof HOLDS>;
  write: 'dividend' | 'hourly';
  isLost: boolean;
};
const gestures = {
  ...byHand,
  'xstate.done.actor.readImpact': async ({ wire }, name) => {
    const call = await wire.take('impact');
    const outcome = outputOf(cases, 'readImpact', name) as ImpactOutcome;
    if (outcome.kind === 'refused') return call.refuse(outcome.message);
    const {
      contract: { status, request, waitsFor },
      current,
      ends,
    } = outcome.impact;
    await call.answerWith((value) => ({
      contract: { ...(value as ContractImpact).contract, status, request, waitsFor },
      current,
      ends,
    }));
  },
  'xstate.error.actor.readImpact': async ({ wire }) => (await wire.take('impact')).abort(),
  'xstate.done.actor.answerRequest': async (world, name) => {
    const outcome = outputOf(cases, 'answerRequest', name) as ProcessOutcome;
    await answerProcess(await world.wire.take(world.write), outcome);
    // The lost answer was a refusal, so nothing was done: the same answer is sent again.
    if (world.isLost && outcome.kind !== 'processed')
      await answerProcess(await world.wire.take(world.write), outcome);
    world.isLost = false;
  },
  'xstate.error.actor.answerRequest': async (world) => {
    await world.wire.lose(world.write);
    world.isLost = true;
  },
} satisfies Gestures<Step, World>;

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = async ({ page, wire, write }: World, value: unknown) => {
  const box = contractsDialog(page);
  switch (value) {
    case 'reading':
      await wire.expectHeld('impact');
      return expect(
        box.getByRole('status', { name: 'Reading what this would change' }),
      ).toBeVisible();
    case 'unread':
      return expect(box.getByRole('alert')).toContainText(/Network link|no such contract/);
    case 'review':
      return expect(box.getByRole('button', { name: /^(Accept|Terminate)$/ })).toBeVisible();
    case 'caution':
      return expect(page.getByRole('dialog', { name: /downlines is terminated$/ })).toContainText(
        'insein: 22%',
      );
    case 'confirmation':
      return expect(
        page.getByRole('dialog', {
          name: /^(Accept this contract|Reject this request|Terminate this contract)\?$/,
        }),
      ).toBeVisible();
    case 'sending':
      await wire.expectHeld(write);
      return expect(page.getByRole('button', { name: /^Yes, / })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    case 'unsent':
      return expect(page.getByRole('alert')).toContainText(
        'We do not know whether your answer arrived',
      );
    case 'accepted':
      return expect(box.getByRole('status')).toContainText(
        'The contract is accepted and in force.',
      );
    case 'rejected':
      return expect(box.getByRole('status')).toContainText(
        /The request is rejected|The contract continues/,
      );
    case 'terminated':
      return expect(box.getByRole('status')).toContainText('The contract is terminated.');
    case 'superseded':
      await expect(box.getByRole('status')).toContainText('no longer open');
      return expect(box.getByText('accepted and in force')).toHaveCount(0);
    default:
      throw new Error(`nobody said what a person sees in ${String(value)}`);
  }
};

const open = async (page: Page, input: string): Promise<Pick<World, 'write' | 'isLost'>> => {
  const start = STARTS[input];
  if (!start) throw new Error(`nobody said how a person begins with ${input}`);
  await openContracts(page);
  await press(page, start.review);
  return { write: start.write, isLost: false };
};

/** One of the requests that wait for `downline`, over a wire that holds each answer. */
export const driver = browserDriver<World>({
  cases,
  inputs: Object.keys(STARTS),
  incidental: ['figures.changed'],
  gestures,
  start: async ({ input }, { page, platform }) => {
    await goAs(page, platform.url, 'downline', '/');
    const wire = await holdWire(page, HOLDS);
    return { page, hands: pageHands(page), wire, ...(await open(page, input)) };
  },
  // The sandbox is asked for no change, so its requests wait as before.
  restart: async (world, { input }) => {
    await contractsDialog(world.page).getByRole('button', { name: 'Close', exact: true }).click();
    return { ...world, ...(await open(world.page, input)) };
  },
  expect: (world, { value, status }) =>
    status === 'active'
      ? expectShown(world, value)
      : expect(contractsDialog(world.page).getByRole('list', { name: 'Requests' })).toBeVisible(),
});
