import { describe, expect, test } from 'vitest';
import type { PointReward } from '../../../contract/points';
import { PASSWORD } from '../../../sandbox/seed/people';
import { faultKindOf } from '../harness/wire';
import { expectOneKey, keysOf, sandboxOfTests, type SandboxTab } from '../harness/sandbox';

const sandbox = sandboxOfTests({ hasWindow: true });

const BALANCE = 8_650;
const WRONG = 'Wrong#2026';
const given = { exchangeRatio: '5.00', currencySymbol: 'Ks', minimum: 100, balance: BALANCE };

const openMember = () => sandbox.openAs('player');
const rewardOf = async (
  { services: { points } }: SandboxTab,
  wanted: string,
): Promise<PointReward> => {
  const reward = (await points.loadCatalogue()).rewards.find(({ id }) => id === wanted);
  if (!reward) throw new Error(`nobody offers ${wanted}`);
  return reward;
};
const fail = (endpoint: 'redeemPointReward' | 'convertPoint', kind: 'drop' | 'abortAfterCommit') =>
  // The client itself tries twice.
  sandbox.platform.services.faults.replace([{ endpoint, kind, times: 2 }]);

describe('the mall', () => {
  test('shows everyone its rewards and its rules, sanitised', async () => {
    const { rewards, rules } = await sandbox.openTab().services.points.loadCatalogue();
    expect(rewards).toContainEqual(
      expect.objectContaining({ id: 'umbrella', name: 'Umbrella', points: 1_800 }),
    );
    expect(rules).toMatchObject({
      exchangeRatio: '5.00',
      minimum: 100,
      rules: expect.stringContaining('Points never expire'),
    });
  });

  test('reads the points and history of a member; a guest has none', async () => {
    const {
      services: { points },
    } = sandbox.openTab();
    await expect(points.loadAccount()).resolves.toEqual({ kind: 'guest' });
    await expect(points.loadHistory({ page: 1 })).resolves.toBeNull();
    const member = (await openMember()).services.points;
    await expect(member.loadAccount()).resolves.toEqual({ kind: 'member', points: BALANCE });
    const [first, second] = [
      await member.loadHistory({ page: 1 }),
      await member.loadHistory({ page: 2 }),
    ];
    expect(first?.rows).toHaveLength(10);
    expect(first?.totalPages).toBe(Math.ceil((first?.total ?? 0) / 10));
    expect(second?.rows[0]?.id).not.toBe(first?.rows[0]?.id);
  });
});

describe.each([
  [
    'a reward',
    'redeemPointReward',
    1_800,
    async (tab: SandboxTab, password: string) =>
      tab.services.points.redeem({
        form: { password },
        given: { reward: await rewardOf(tab, 'umbrella'), balance: BALANCE },
      }),
  ],
  [
    'money',
    'convertPoint',
    150,
    (tab: SandboxTab, password: string) =>
      tab.services.points.convert({ form: { points: ' 150 ', password }, given }),
  ],
] as const)('points for %s', (_, id, price, spend) => {
  const pointsLeft = async (tab: SandboxTab) => {
    // Another tab's read: this tab's read would forget the undecided request.
    const other = sandbox.openTab();
    other.session.setItem('token', tab.session.getItem('token') ?? '');
    return other.services.points.loadAccount();
  };
  const left = (spent: number) => ({ kind: 'member', points: BALANCE - spent });

  test('are spent once per request', async () => {
    const tab = await openMember();
    await expect(spend(tab, PASSWORD)).resolves.toEqual({
      kind: 'accepted',
      value: BALANCE - price,
    });
    await expect(spend(tab, PASSWORD)).resolves.toEqual({
      kind: 'accepted',
      value: BALANCE - 2 * price,
    });
    expect(new Set(keysOf(tab, id)).size).toBe(2);
  });

  test('are kept after a wrong password, and the right one is judged again', async () => {
    const tab = await openMember();
    await expect(spend(tab, WRONG)).resolves.toEqual({
      kind: 'refused',
      message: 'The password is wrong',
      field: 'password',
    });
    await expect(pointsLeft(tab)).resolves.toEqual(left(0));
    await expect(spend(tab, PASSWORD)).resolves.toMatchObject({ kind: 'accepted' });
    expect(new Set(keysOf(tab, id)).size).toBe(2);
  });

  test.each([
    ['the same password', PASSWORD],
    ['another password', WRONG],
  ])('whose answer was lost are not spent again with %s', async (__, password) => {
    const tab = await openMember();
    fail(id, 'abortAfterCommit');
    await expect(faultKindOf(spend(tab, PASSWORD))).resolves.toBe('offline');
    await expect(pointsLeft(tab)).resolves.toEqual(left(price));
    await expect(spend(tab, password)).resolves.toEqual({
      kind: 'accepted',
      value: BALANCE - price,
    });
    await expect(pointsLeft(tab)).resolves.toEqual(left(price));
    expectOneKey(tab, id);
  });

  test.each(['drop', 'abortAfterCommit'] as const)(
    'refused with a lost answer (%s) are spent with the right password',
    async (kind) => {
      const tab = await openMember();
      fail(id, kind);
      await expect(faultKindOf(spend(tab, WRONG))).resolves.toBe('offline');
      await expect(spend(tab, PASSWORD)).resolves.toEqual({
        kind: 'accepted',
        value: BALANCE - price,
      });
      await expect(pointsLeft(tab)).resolves.toEqual(left(price));
      const keys = keysOf(tab, id);
      expect(keys).toHaveLength(4);
      expect(new Set(keys.slice(0, 3)).size).toBe(1);
      expect(keys[3]).not.toBe(keys[0]);
    },
  );

  test('are a new request once the member saw the new balance', async () => {
    const tab = await openMember();
    fail(id, 'drop');
    await expect(faultKindOf(spend(tab, PASSWORD))).resolves.toBe('offline');
    await expect(tab.services.points.loadAccount()).resolves.toEqual(left(0));
    await expect(spend(tab, PASSWORD)).resolves.toMatchObject({ kind: 'accepted' });
    expect(new Set(keysOf(tab, id)).size).toBe(2);
    await expect(pointsLeft(tab)).resolves.toEqual(left(price));
  });
});
