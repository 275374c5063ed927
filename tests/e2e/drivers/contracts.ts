import type { Page } from '@playwright/test';
import { endpoints } from '../../../contract/endpoints';
import type { ProcessOutcome } from '../../../machines/agents/contractRequest/contractRequest.types';
import { cases } from '../../../machines/agents/contracts/contracts.cases';
import type { ContractsEvent } from '../../../machines/agents/contracts/contracts.types';
import { outputOf } from '../../support/caseOf';
import { gestures as byHand } from '../../support/gestures/contracts';
import type { Hands } from '../../support/hands';
import type { Gestures } from '../../support/walk';
import { anyOf } from '../harness/anyOf';
import { browserDriver } from '../harness/browserDriver';
import { answerProcess, contractsDialog, openContracts, press } from '../harness/contracts';
import { holdWire, type HeldWire } from '../harness/heldWire';
import { pageHands } from '../harness/pageHands';
import { goAs } from '../harness/people';
import { expect } from '../harness/visit';

type Step =
  | ContractsEvent['type']
  | `xstate.${'done' | 'error'}.actor.${'listContracts' | 'takeStep'}`
  | 'xstate.done.actor.contractRequest';
const HOLDS = {
  list: endpoints.contracts,
  impact: endpoints.contractImpact,
  write: endpoints.dividendContract,
};
type World = { page: Page; hands: Hands; wire: HeldWire<keyof typeof HOLDS> };
const placeOf = (page: Page) =>
  contractsDialog(page).or(page.getByRole('dialog', { name: 'Agent centre' }));
const gestures = {
  ...byHand,
  'contracts.close': ({ page }) => placeOf(page).getByRole('button', { name: 'Close' }).click(),
  'xstate.done.actor.listContracts': async ({ wire }, name) =>
    (await wire.take('list')).accept(outputOf(cases, 'listContracts', name)),
  'xstate.error.actor.listContracts': async ({ wire }) => (await wire.take('list')).abort(),
  'xstate.done.actor.contractRequest': async ({ page, wire }) => {
    await (await wire.take('impact')).abort();
    await press(page, 'Back to the list');
  },
  'xstate.done.actor.takeStep': async ({ wire }, name) =>
    answerProcess(await wire.take('write'), outputOf(cases, 'takeStep', name) as ProcessOutcome),
  'xstate.error.actor.takeStep': ({ wire }) => wire.lose('write'),
} satisfies Gestures<Step, World>;

const expectShown = async ({ page, wire }: World, value: unknown) => {
  const box = placeOf(page);
  switch (value) {
    case 'loading':
      await wire.expectHeld('list');
      return expect(box).toBeVisible();
    case 'ready':
      return expect(box.getByRole('article')).toHaveCount(3);
    case 'empty':
      return expect(
        box.getByText(
          anyOf(
            'No requests are waiting for you.',
            'You have no contract yet.',
            'You have not offered a contract yet.',
            'You have no contract with anyone of this name.',
            'There is no such contract.',
          ),
        ),
      ).toBeVisible();
    case 'failed':
      return expect(box.getByRole('alert')).toContainText('Network link is abnormal');
    case 'request':
      return expect(
        box.getByRole('heading', { name: 'agent offers you a contract: Dividend' }),
      ).toBeVisible();
    case 'confirmation':
      return expect(
        page.getByRole('dialog', { name: /^(Ask to terminate this contract|Withdraw this)\?$/ }),
      ).toBeVisible();
    case 'stepping':
      await wire.expectHeld('write');
      return expect(page.getByRole('button', { name: /^Yes, / })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    default:
      throw new Error(`nobody said what a person sees in ${String(value)}`);
  }
};
/** Contracts of `downline` in the dialog, and of one of its downlines in the agent centre. */
export const driver = browserDriver<World>({
  cases,
  gestures,
  start: async ({ input }, { page, platform }) => {
    const isOfOne = input === 'ofOne';
    await goAs(page, platform.url, 'downline', isOfOne ? '/agentHome' : '/');
    if (isOfOne) await press(page, 'Team management');
    const wire = await holdWire(page, HOLDS);
    if (isOfOne) {
      await press(page, 'Actions for insein');
      await page.getByRole('menuitem', { name: 'Contracts with insein' }).click();
    } else await openContracts(page);
    return { page, hands: pageHands(page), wire };
  },
  expect: (world, { value, status }) =>
    status === 'active' ? expectShown(world, value) : expect(placeOf(world.page)).toHaveCount(0),
});
