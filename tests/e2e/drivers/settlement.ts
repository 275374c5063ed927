import type { Page } from '@playwright/test';
import type { StateValue } from 'xstate';
import { endpoints } from '../../../contract/endpoints';
import { cases } from '../../../machines/agents/settlement/settlement.cases';
import type { SettlementOutcome } from '../../../machines/agents/settlement/settlement.types';
import { outputOf } from '../../support/caseOf';
import { gestures as byHand } from '../../support/gestures/settlement';
import type { Hands } from '../../support/hands';
import type { Gestures } from '../../support/walk';
import { browserDriver } from '../harness/browserDriver';
import { holdWire, type HeldWire } from '../harness/heldWire';
import { pageHands } from '../harness/pageHands';
import { goAs } from '../harness/people';
import { expect } from '../harness/visit';

type Step = 'data.reload' | 'dialog.close' | `xstate.${'done' | 'error'}.actor.loadSettlement`;
const HOLDS = { settlement: endpoints.settlement };
type World = { page: Page; hands: Hands; wire: HeldWire<keyof typeof HOLDS> };

const centre = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Why this salary?' });

const gestures = {
  ...byHand,
  'xstate.done.actor.loadSettlement': async ({ wire }, name) => {
    const outcome = outputOf(cases, 'loadSettlement', name) as SettlementOutcome;
    const call = await wire.take('settlement');
    // The sandbox itself refuses it.
    await (outcome.kind === 'known'
      ? call.answer()
      : call.refuse(outcome.message, { reason: 'settlementUnknown' }));
  },
  'xstate.error.actor.loadSettlement': async ({ wire }) => (await wire.take('settlement')).abort(),
} satisfies Gestures<Step, World>;

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = async ({ page, wire }: World, value: StateValue, cause: string | null) => {
  switch (value) {
    case 'loading':
      await wire.expectHeld('settlement');
      return expect(
        dialog(page).getByRole('status', { name: 'Loading the settlement…' }),
      ).toBeVisible();
    case 'ready':
      await expect(dialog(page).getByRole('table', { name: 'Tiers' })).toBeVisible();
      return expect(dialog(page).getByText(/^Valid bet .+ = .+/)).toBeVisible();
    case 'failed':
      return expect(dialog(page).getByRole('alert')).toContainText(
        cause === 'offline' ? 'Network link is abnormal' : 'no such settlement',
      );
    default:
      throw new Error(`nobody said what a person sees in ${JSON.stringify(value)}`);
  }
};

/** The agent's centre, over a wire that holds the answer. */
export const driver = browserDriver<World>({
  cases,
  gestures,
  start: async (_, { page, platform }) => {
    await goAs(page, platform.url, 'agent', '/agentHome');
    await centre(page)
      .getByRole('navigation', { name: 'Agent centre' })
      .getByRole('button', { name: 'Daily salary' })
      .click();
    const wire = await holdWire(page, HOLDS);
    await centre(page)
      .getByRole('button', { name: /^Why this amount\? downline/ })
      .first()
      .click();
    return { page, hands: pageHands(dialog(page)), wire };
  },
  expect: async (world, { value, status }, step) => {
    if (status === 'active') return expectShown(world, value, step?.case ?? null);
    await expect(dialog(world.page)).toHaveCount(0);
    await expect(centre(world.page).getByRole('table', { name: 'Daily salary' })).toBeVisible();
  },
});
