import type { Page } from '@playwright/test';
import type { Contract } from '../../../contract/agents';
import { endpoints } from '../../../contract/endpoints';
import { createClient } from '../../sandbox/harness/client';
import { driver as requestDriver } from '../drivers/contractRequest';
import { driver as dialogDriver } from '../drivers/contracts';
import { findings } from '../harness/axe';
import { contractsDialog, openContracts, press } from '../harness/contracts';
import { goAs } from '../harness/people';
import { expect, header, test } from '../harness/visit';
import { walkPaths } from '../harness/walkPaths';

walkPaths(requestDriver);
walkPaths(dialogDriver);

test.describe('on the real platform', () => {
  const asAgent = async (platformUrl: string) => {
    const client = createClient((path, init) => fetch(platformUrl + path, init));
    const token = await client.tokenOf('agent');
    return {
      offers: async () =>
        (await client.call('contracts', { side: 'downline', downlineId: 'u-downline' }, { token }))
          .value as unknown as Contract[],
      cancel: (contractId: string) =>
        client.call(
          'dividendContract',
          { action: 'cancel', contractId },
          { token, headers: { 'Idempotency-Key': `agent-${contractId}` } },
        ),
    };
  };
  const acceptDividend = async (page: Page) => {
    await press(page, 'Review: Dividend, agent');
    await press(page, 'Accept');
    await press(page, 'Go on');
    await press(page, 'Yes, accept');
  };

  test('a member sees impact and warning, also of newer offers, and accepts', async ({
    page,
    platform,
  }) => {
    await goAs(page, platform.url, 'downline', '/');
    await header(page).getByRole('button', { name: 'Account menu' }).click();
    const entry = page.getByRole('menuitem', { name: 'Contracts' });
    await expect(entry).toHaveAccessibleDescription('3 requests wait');
    await entry.click();
    await press(page, 'Review: Dividend, agent');
    const box = contractsDialog(page);
    await expect(
      box
        .getByRole('table', { name: 'Terms, now and offered' })
        .getByRole('row', { name: /^Tier 3/ }),
    ).toContainText('30%');
    await expect(
      box.getByRole('region', { name: 'Contracts of your downlines that would be terminated' }),
    ).toContainText('insein: Up to 25%');
    await box.getByRole('textbox', { name: 'Valid bet' }).fill('95000');
    await box.getByRole('textbox', { name: 'Team loss' }).fill('10000');
    await box.getByRole('textbox', { name: 'Active members' }).fill('20');
    await expect(box.getByRole('region', { name: 'What would it pay?' })).toContainText(
      '-1,000.00',
    );
    expect(await findings(page, 'dialog[open]')).toEqual([]);
    await press(page, 'Accept');
    await expect(
      page.getByRole('dialog', { name: '1 contract of your downlines is terminated' }),
    ).toContainText('insein: Up to 25%');
    const client = createClient((path, init) => fetch(platform.url + path, init));
    const terms = {
      kind: 'tiers',
      period: 'weekly',
      tiers: [{ rate: '24', periodValidBet: '0', periodProfitLoss: '0', activeMembers: 0 }],
    };
    const headers = { 'Idempotency-Key': 'insein-offer' };
    expect(
      (
        await client.call(
          'dividendContract',
          { action: 'offer', downlineId: 'u-hlaing', terms },
          { token: await client.tokenOf('insein'), headers },
        )
      ).success,
    ).toBe(true);
    await press(page, 'Go on');
    await press(page, 'Yes, accept');
    await expect(box.getByText('Contracts below you changed meanwhile')).toBeVisible();
    await expect(
      box.getByRole('region', { name: 'Contracts of your downlines that would be terminated' }),
    ).toContainText('hlaing: 24%');
    await press(page, 'Accept');
    await expect(
      page.getByRole('dialog', { name: '2 contracts of your downlines are terminated' }),
    ).toContainText('hlaing: 24%');
    await press(page, 'Go on');
    await press(page, 'Yes, accept');
    await expect(box.getByRole('status')).toContainText('accepted and in force');
    await press(page, 'Back to the list');
    await expect(box.getByRole('article')).toHaveCount(2);
    await box.getByRole('button', { name: 'Close' }).click();
    await header(page).getByRole('button', { name: 'Account menu' }).click();
    await expect(entry).toHaveAccessibleDescription('2 requests wait');

    await page.goto('/agentHome');
    const centre = page.getByRole('dialog', { name: 'Agent centre' });
    await expect(centre.getByText('2 contract requests wait for your answer')).toHaveCount(2);
    await press(page, 'Show requests');
    await centre
      .getByRole('button', { name: /^Review/ })
      .first()
      .click();
    await press(page, 'Reject');
    await press(page, 'Yes, reject');
    await press(page, 'Back to the list');
    await expect(
      centre.getByRole('button', { name: 'Contracts 1 contract request waits for your answer' }),
    ).toBeVisible();
    await centre.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('1 contract request waits for your answer')).toBeVisible();
    await press(page, 'Show requests');
    await expect(contractsDialog(page).getByRole('article')).toHaveCount(1);
  });

  test('a withdrawn offer is never shown as accepted', async ({ page, platform, controls }) => {
    const agent = await asAgent(platform.url);
    const offer = (await agent.offers()).find(
      ({ type, status }) => type === 'dividend' && status === 'pending',
    );
    await goAs(page, platform.url, 'downline', '/');
    await openContracts(page);
    await press(page, 'Review: Dividend, agent');
    await press(page, 'Accept');
    await press(page, 'Go on');
    expect((await agent.cancel(offer?.id ?? '')).success).toBe(true);
    await press(page, 'Yes, accept');
    const box = contractsDialog(page);
    await expect(box.getByRole('status')).toContainText(
      'This request is no longer open: it was withdrawn, answered or replaced in the meantime',
    );
    await expect(box.getByText('accepted and in force')).toHaveCount(0);
    await press(page, 'Back to the list');
    await expect(box.getByRole('article', { name: 'Dividend, agent' })).toHaveCount(0);
    expect((await controls.callsTo(endpoints.contracts.path)).length).toBeGreaterThan(1);
    expect((await agent.offers()).find(({ id }) => id === offer?.id)?.status).toBe('cancelled');
  });

  test('a lost answer counts once when sent again; after leaving, the list shows it', async ({
    page,
    platform,
    controls,
  }) => {
    await goAs(page, platform.url, 'downline', '/');
    await openContracts(page);
    await controls.faults([{ endpoint: 'MCS2_processDividendReq', kind: 'abortAfterCommit' }]);
    await acceptDividend(page);
    await expect(page.getByRole('alert')).toContainText(
      'We do not know whether your answer arrived',
    );
    await controls.faults([]);
    await press(page, 'Try again');
    await expect(contractsDialog(page).getByRole('status')).toContainText('accepted and in force');
    const keys = (await controls.callsTo(endpoints.dividendContract.path)).map(
      ({ idempotencyKey }) => idempotencyKey,
    );
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    await press(page, 'Back to the list');

    await page.getByRole('tab', { name: 'My contracts' }).click();
    const own = contractsDialog(page)
      .getByRole('article', { name: 'Real-time salary, agent' })
      .filter({ hasText: 'Accepted' });
    await controls.faults([
      { endpoint: 'MCSFE_processRealTimeSalaryContract', kind: 'abortAfterCommit' },
    ]);
    await own.getByRole('button', { name: 'Terminate' }).click();
    await press(page, /^Yes, /);
    await expect(page.getByRole('alert')).toContainText(
      'We do not know whether your answer arrived',
    );
    await controls.faults([]);
    await press(page, 'Back');
    await expect(own).toContainText('Termination requested');
    await expect(
      own.getByRole('button', { name: 'Withdraw the termination request' }),
    ).toBeVisible();
  });

  test('a plain member finds, reads and ends a contract, also without the agent policy', async ({
    page,
    platform,
    controls,
  }) => {
    const client = createClient((path, init) => fetch(platform.url + path, init));
    const token = await client.tokenOf('downline');
    const daily = (action: object, key: string) =>
      client.call('dailySalaryContract', action, { token, headers: { 'Idempotency-Key': key } });
    const terms = {
      kind: 'tiers',
      period: 'daily',
      tiers: [{ rate: '0.10', periodValidBet: '0', periodProfitLoss: '0', activeMembers: 0 }],
    };
    const offer = await daily({ action: 'offer', downlineId: 'u-player', terms }, 'player-offer');
    const offered = offer.value as unknown as { contract: Contract } | null;
    const contractId = offered?.contract.id ?? '';
    await controls.settings({ whitelabel: { AGENTPOLICY3: false } });
    await goAs(page, platform.url, 'player', '/');
    await openContracts(page);
    await press(page, 'Review: Daily salary, downline');
    await press(page, 'Accept');
    await press(page, 'Yes, accept');
    await press(page, 'Back to the list');
    await contractsDialog(page).getByRole('button', { name: 'Close' }).click();

    await openContracts(page);
    await page.getByRole('tab', { name: 'My contracts' }).click();
    const own = contractsDialog(page).getByRole('article', { name: 'Daily salary, downline' });
    await expect(own).toContainText('0.1');
    await expect(own).toContainText('Accepted');
    await page.getByRole('radio', { name: 'Dividend' }).check();
    await expect(contractsDialog(page).getByText('There is no such contract.')).toBeVisible();
    await page.getByRole('radio', { name: 'Daily salary' }).check();
    await own.getByRole('button', { name: 'Terminate' }).click();
    await press(page, /^Yes, /);
    await expect(own).toContainText('Waits for downline');
    expect((await daily({ action: 'accept', contractId, warned: [] }, 'player-end')).success).toBe(
      true,
    );
    await page.getByRole('radio', { name: 'All' }).check();
    await expect(own).toContainText('Terminated');
  });
});
