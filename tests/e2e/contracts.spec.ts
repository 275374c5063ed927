import type { Page } from '@playwright/test';
import type { Contract, ContractImpact } from '../../contract/agents';
import { endpoints } from '../../contract/endpoints';
import { cases as requestCases } from '../../machines/contractRequest/contractRequest.cases';
import type { ContractRequestEvent, ImpactOutcome, ProcessOutcome } from '../../machines/contractRequest/contractRequest.types';
import { cases as contractsCases } from '../../machines/contracts/contracts.cases';
import type { ContractsEvent } from '../../machines/contracts/contracts.types';
import { planOf } from '../../qa/plan';
import { createClient } from '../sandbox/client';
import { outputOf } from '../support/caseOf';
import { gesture, walkPath, type Gestures, type WalkDriver } from '../support/walk';
import { findings } from './support/axe';
import { holdWire, type HeldCall, type HeldWire } from './support/heldWire';
import { goAs } from './support/people';
import { expect, header, test } from './support/visit';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Contracts' });
const openContracts = async (page: Page) => {
  await header(page).getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: /^Contracts/ }).click();
};
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const noTimers = () => Promise.reject(new Error('there are no timers'));
const answerProcess = async (call: HeldCall, outcome: ProcessOutcome) => {
  switch (outcome.kind) {
    case 'processed': return call.accept({ contract: outcome.contract, ended: outcome.ended });
    case 'superseded': return call.refuse(outcome.message, { reason: 'superseded' });
    case 'warningDue': return call.refuse('Please look at the warning first', { reason: 'warningDue' });
    case 'refused': return call.refuse(outcome.message);
  }
};

const REQUEST_HOLDS = { impact: endpoints.contractImpact, dividend: endpoints.dividendContract, hourly: endpoints.hourlySalaryContract };
/** Seeded requests of `downline`. */
const STARTS: Record<string, { review: string; write: 'dividend' | 'hourly' }> = {
  'a new contract': { review: 'Review: Dividend, agent', write: 'dividend' },
  'a termination': { review: 'Review: Hourly salary, agent', write: 'hourly' },
};

test.describe('a request', () => {
  type Step = ContractRequestEvent['type'] | `xstate.${'done' | 'error'}.actor.${'readImpact' | 'answerRequest'}`;
  type World = { page: Page; wire: HeldWire<keyof typeof REQUEST_HOLDS>; write: 'dividend' | 'hourly'; isLost: boolean };
  const gestures = {
    'request.answer': ({ page }, name) => press(page, name === 'reject' ? 'Reject' : /^(Accept|Terminate)$/),
    'request.confirm': ({ page }) => press(page, /^(Go on|Yes, .*)$/),
    'request.back': ({ page }) => press(page, 'Go back'),
    'request.retry': ({ page }) => press(page, 'Try again'),
    'request.close': async ({ page }) => press(page, await page.getByRole('button', { name: 'Look at the list' }).count() > 0 ? 'Look at the list' : 'Back to the list'),
    'figures.changed': ({ page }) => page.getByRole('textbox', { name: 'Valid bet' }).fill('1000'),
    'xstate.done.actor.readImpact': async ({ wire }, name) => {
      const call = await wire.take('impact');
      const outcome = outputOf(requestCases, 'readImpact', name) as ImpactOutcome;
      if (outcome.kind === 'refused') return call.refuse(outcome.message);
      const { contract: { status, request, waitsFor }, current, ends } = outcome.impact;
      await call.answerWith((value) => ({ contract: { ...(value as ContractImpact).contract, status, request, waitsFor }, current, ends }));
    },
    'xstate.error.actor.readImpact': async ({ wire }) => (await wire.take('impact')).abort(),
    'xstate.done.actor.answerRequest': async (world, name) => {
      const outcome = outputOf(requestCases, 'answerRequest', name) as ProcessOutcome;
      await answerProcess(await world.wire.take(world.write), outcome);
      // The lost answer was a refusal, so nothing was done: the same answer goes out anew.
      if (world.isLost && outcome.kind !== 'processed') await answerProcess(await world.wire.take(world.write), outcome);
      world.isLost = false;
    },
    'xstate.error.actor.answerRequest': async (world) => {
      await world.wire.lose(world.write);
      world.isLost = true;
    },
  } satisfies Gestures<Step, World>;

  /** What a person sees in a state; said here by hand, apart from the selectors. */
  const expectShown = async ({ page, wire, write }: World, value: unknown) => {
    const box = dialog(page);
    switch (value) {
      case 'reading':
        await wire.expectHeld('impact');
        return expect(box.getByRole('status', { name: 'Reading what this would change' })).toBeVisible();
      case 'unread': return expect(box.getByRole('alert')).toContainText(/Network link|no such contract/);
      case 'review': return expect(box.getByRole('button', { name: /^(Accept|Terminate)$/ })).toBeVisible();
      case 'caution': return expect(page.getByRole('dialog', { name: /downlines ends$/ })).toContainText('insein: 22%');
      case 'confirmation': return expect(page.getByRole('dialog', { name: /^(Accept this contract|Reject this request|End this contract)\?$/ })).toBeVisible();
      case 'sending':
        await wire.expectHeld(write);
        return expect(page.getByRole('button', { name: /^Yes, / })).toHaveAttribute('aria-busy', 'true');
      case 'unsent': return expect(page.getByRole('alert')).toContainText('It is not known whether your answer arrived');
      case 'accepted': return expect(box.getByRole('status')).toContainText('The contract is accepted and in force.');
      case 'rejected': return expect(box.getByRole('status')).toContainText(/The request is rejected|The contract goes on/);
      case 'terminated': return expect(box.getByRole('status')).toContainText('The contract is terminated.');
      case 'superseded':
        await expect(box.getByRole('status')).toContainText('no longer open');
        return expect(box.getByText('accepted and in force')).toHaveCount(0);
      default: throw new Error(`nobody said what a person sees in ${String(value)}`);
    }
  };

  const driverOf = (page: Page, platformUrl: string): WalkDriver<World> => ({
    cases: requestCases,
    level: 'browser',
    start: async ({ input }) => {
      const start = STARTS[input];
      if (!start) throw new Error(`nobody said how a person begins with ${input}`);
      await goAs(page, platformUrl, 'downline', '/');
      const wire = await holdWire(page, REQUEST_HOLDS);
      await openContracts(page);
      await press(page, start.review);
      return { page, wire, write: start.write, isLost: false };
    },
    step: (world, step) => gesture(gestures, world, step, noTimers),
    expect: async (world, { value, status }) => (status === 'active' ? expectShown(world, value) : expect(dialog(world.page).getByRole('list', { name: 'Requests' })).toBeVisible()),
  });

  for (const [index, path] of planOf(requestCases).paths.entries()) {
    test(`generated path ${index + 1}, ${path.steps.length} steps`, async ({ page, platform }) => {
      test.setTimeout(90_000);
      await walkPath(path, driverOf(page, platform.url));
    });
  }
});

test.describe('the dialog', () => {
  type Step = ContractsEvent['type'] | `xstate.${'done' | 'error'}.actor.${'listContracts' | 'takeStep'}` | 'xstate.done.actor.contractRequest';
  const HOLDS = { list: endpoints.contracts, impact: endpoints.contractImpact, write: endpoints.dividendContract };
  type World = { page: Page; wire: HeldWire<keyof typeof HOLDS> };
  const TABS: Record<string, string> = { incoming: 'Requests', own: 'My contracts', given: 'Downlines' };
  const gestures = {
    'side.choose': ({ page }, name) => page.getByRole('tab', { name: TABS[name] ?? '' }).click(),
    'request.open': ({ page }) => press(page, /^Review: /),
    'step.ask': ({ page }, name) => press(page, name === 'terminate' ? 'Terminate' : 'Withdraw offer'),
    'step.confirm': ({ page }) => press(page, /^Yes, /),
    'step.back': ({ page }) => press(page, 'Go back'),
    'list.reload': ({ page }) => press(page, 'Try again'),
    'contracts.close': ({ page }) => dialog(page).getByRole('button', { name: 'Close' }).click(),
    'xstate.done.actor.listContracts': async ({ wire }, name) => (await wire.take('list')).accept(outputOf(contractsCases, 'listContracts', name)),
    'xstate.error.actor.listContracts': async ({ wire }) => (await wire.take('list')).abort(),
    'xstate.done.actor.contractRequest': async ({ page, wire }) => {
      await (await wire.take('impact')).abort();
      await press(page, 'Back to the list');
    },
    'xstate.done.actor.takeStep': async ({ wire }, name) => answerProcess(await wire.take('write'), outputOf(contractsCases, 'takeStep', name) as ProcessOutcome),
    'xstate.error.actor.takeStep': ({ wire }) => wire.lose('write'),
  } satisfies Gestures<Step, World>;

  const expectShown = async ({ page, wire }: World, value: unknown) => {
    const box = dialog(page);
    switch (value) {
      case 'loading': return wire.expectHeld('list');
      case 'ready': return expect(box.getByRole('article')).toHaveCount(3);
      case 'empty': return expect(box.getByText(/^(No request waits for you|You have no contract yet|You have not offered a contract yet)\.$/)).toBeVisible();
      case 'failed': return expect(box.getByRole('alert')).toContainText('Network link is abnormal');
      case 'request': return expect(box.getByRole('heading', { name: 'agent offers you a contract: Dividend' })).toBeVisible();
      case 'confirmation': return expect(page.getByRole('dialog', { name: /^(Ask for the end of this contract|Withdraw this)\?$/ })).toBeVisible();
      case 'stepping':
        await wire.expectHeld('write');
        return expect(page.getByRole('button', { name: /^Yes, / })).toHaveAttribute('aria-busy', 'true');
      default: throw new Error(`nobody said what a person sees in ${String(value)}`);
    }
  };
  const driverOf = (page: Page, platformUrl: string): WalkDriver<World> => ({
    cases: contractsCases,
    level: 'browser',
    start: async () => {
      await goAs(page, platformUrl, 'downline', '/');
      const wire = await holdWire(page, HOLDS);
      await openContracts(page);
      return { page, wire };
    },
    step: (world, step) => gesture(gestures, world, step, noTimers),
    expect: async (world, { value, status }) => (status === 'active' ? expectShown(world, value) : expect(dialog(world.page)).toHaveCount(0)),
  });

  for (const [index, path] of planOf(contractsCases).paths.entries()) {
    test(`generated path ${index + 1}, ${path.steps.length} steps`, async ({ page, platform }) => {
      test.setTimeout(90_000);
      await walkPath(path, driverOf(page, platform.url));
    });
  }
});

test.describe('on the real platform', () => {
  const asAgent = async (platformUrl: string) => {
    const client = createClient((path, init) => fetch(platformUrl + path, init));
    const token = await client.tokenOf('agent');
    return {
      offers: async () => (await client.call('contracts', { side: 'downline', downlineId: 'u-downline' }, { token })).value as unknown as Contract[],
      cancel: (contractId: string) => client.call('dividendContract', { action: 'cancel', contractId }, { token, headers: { 'Idempotency-Key': `agent-${contractId}` } }),
    };
  };
  const acceptDividend = async (page: Page) => {
    await press(page, 'Review: Dividend, agent');
    await press(page, 'Accept');
    await press(page, 'Go on');
    await press(page, 'Yes, accept');
  };

  test('a member sees the badge, the impact and the warning, accepts, and the list is read again', async ({ page, platform }) => {
    await goAs(page, platform.url, 'downline', '/');
    await header(page).getByRole('button', { name: 'Account menu' }).click();
    const entry = page.getByRole('menuitem', { name: 'Contracts' });
    await expect(entry).toHaveAccessibleDescription('3 requests wait');
    await entry.click();
    await press(page, 'Review: Dividend, agent');
    const box = dialog(page);
    await expect(box.getByRole('table', { name: 'Terms, now and offered' }).getByRole('row', { name: /^Tier 3/ })).toContainText('30%');
    await expect(box.getByRole('region', { name: 'Contracts of your downlines that would end' })).toContainText('insein: Up to 25%');
    await box.getByRole('textbox', { name: 'Valid bet' }).fill('95000');
    await box.getByRole('textbox', { name: 'Team loss' }).fill('10000');
    await box.getByRole('textbox', { name: 'Active members' }).fill('20');
    await expect(box.getByRole('region', { name: 'What would it pay?' })).toContainText('-1,000.00');
    expect(await findings(page, 'dialog[open]')).toEqual([]);
    await press(page, 'Accept');
    await expect(page.getByRole('dialog', { name: '1 contract of your downlines ends' })).toContainText('insein: Up to 25%');
    await press(page, 'Go on');
    await press(page, 'Yes, accept');
    await expect(box.getByRole('status')).toContainText('accepted and in force');
    await press(page, 'Back to the list');
    await expect(box.getByRole('article')).toHaveCount(2);
    await box.getByRole('button', { name: 'Close' }).click();
    await header(page).getByRole('button', { name: 'Account menu' }).click();
    await expect(entry).toHaveAccessibleDescription('2 requests wait');
  });

  test('an offer that the upline withdraws while the answer is on its way is never shown as accepted', async ({ page, platform, controls }) => {
    const agent = await asAgent(platform.url);
    const offer = (await agent.offers()).find(({ type, status }) => type === 'dividend' && status === 'pending');
    await goAs(page, platform.url, 'downline', '/');
    await openContracts(page);
    await press(page, 'Review: Dividend, agent');
    await press(page, 'Accept');
    await press(page, 'Go on');
    expect((await agent.cancel(offer?.id ?? '')).success).toBe(true);
    await press(page, 'Yes, accept');
    const box = dialog(page);
    await expect(box.getByRole('status')).toContainText('This request is no longer open: it was withdrawn, answered or replaced meanwhile');
    await expect(box.getByText('accepted and in force')).toHaveCount(0);
    await press(page, 'Back to the list');
    await expect(box.getByRole('article', { name: 'Dividend, agent' })).toHaveCount(0);
    expect((await controls.callsTo(endpoints.contracts.path)).length).toBeGreaterThan(1);
    expect((await agent.offers()).find(({ id }) => id === offer?.id)?.status).toBe('cancelled');
  });

  test('an answer that is lost after it was done counts once when it is sent again', async ({ page, platform, controls }) => {
    await goAs(page, platform.url, 'downline', '/');
    await openContracts(page);
    await controls.faults([{ endpoint: 'MCS2_processDividendReq', kind: 'abortAfterCommit' }]);
    await acceptDividend(page);
    await expect(page.getByRole('alert')).toContainText('It is not known whether your answer arrived');
    await controls.faults([]);
    await press(page, 'Try again');
    await expect(dialog(page).getByRole('status')).toContainText('accepted and in force');
    const keys = (await controls.callsTo(endpoints.dividendContract.path)).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });
});
