import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { yangonDay } from '../../../sandbox/base/yangon';
import { PASSWORD } from '../harness/client';
import { onEveryDatabase } from '../harness/onEveryDatabase';

type Row = {
  id: string;
  reward: string | null;
  amount: number;
  change: number;
  balance: number;
  status: string;
  delivery: string | null;
  remark: string | null;
  time: number;
};

onEveryDatabase((stage) => {
  const write = (
    id: 'redeemPointReward' | 'convertPoint',
    token: string,
    body: Record<string, unknown>,
    key: string = randomUUID(),
  ) =>
    stage.client.call(
      id,
      { password: PASSWORD, ...body },
      { token, language: 'EN', headers: { 'Idempotency-Key': key } },
    );
  const redeem = (
    token: string,
    rewardId: string,
    body: Record<string, unknown> = {},
    key?: string,
  ) => write('redeemPointReward', token, { rewardId, ...body }, key);
  const convert = (
    token: string,
    points: number,
    body: Record<string, unknown> = {},
    key?: string,
  ) => write('convertPoint', token, { points, ...body }, key);
  const pointsOf = async (token: string) =>
    (await stage.client.call('pointBalance', {}, { token })).value?.['balance'];
  const historyOf = async (token: string, pageNo = 1, pageSize = 100) =>
    (await stage.client.call('redeemPointList', { pageNo, pageSize }, { token, language: 'EN' }))
      .value as { records: Row[]; total: number; totalPages: number };

  it("shows rewards and rules to guests, in the caller's language", async () => {
    const rewards = (await stage.client.call('pointReward', {}, { language: 'EN' }))
      .value as unknown as Array<{ id: string; points: number; name: string }>;
    expect(rewards).toContainEqual(
      expect.objectContaining({
        id: 'umbrella',
        name: 'Umbrella',
        imageUrl: '/media/rewards/umbrella.svg',
        points: 1_800,
      }),
    );
    const [english, burmese] = await Promise.all(
      (['EN', 'MY'] as const).map(
        async (language) => (await stage.client.call('pointConfig', {}, { language })).value,
      ),
    );
    expect(english).toMatchObject({ exchangeRatio: '5.00', minimum: 100, currencySymbol: 'Ks' });
    expect([english?.['rules'], burmese?.['rules']]).toEqual([
      expect.stringContaining('Points never expire'),
      expect.stringContaining('သက်တမ်းမကုန်ပါ'),
    ]);
    for (const id of ['pointBalance', 'redeemPointList'] as const)
      expect((await stage.client.call(id, { pageNo: 1, pageSize: 10 })).status).toBe(401);
  });

  it('has months of history with every status, in pages', async () => {
    const token = await stage.client.tokenOf('player');
    const { records, total } = await historyOf(token);
    expect(records).toHaveLength(100);
    const all = [...records, ...(await historyOf(token, 2)).records];
    expect(all).toHaveLength(total);
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set(['inProcess', 'rejected', 'approved']),
    );
    expect(all.map(({ time }) => time)).toEqual(
      all.map(({ time }) => time).toSorted((one, other) => other - one),
    );
    expect((all[0]?.time ?? 0) - (all.at(-1)?.time ?? 0)).toBeGreaterThan(90 * 24 * 60 * 60_000);
    for (const [index, { status, change, amount, balance, remark }] of all.entries()) {
      expect(Math.abs(change)).toBe(amount);
      expect(remark !== null).toBe(status === 'rejected');
      expect(balance - change).toBe(all[index + 1]?.balance ?? 0);
    }
    expect(all[0]?.balance).toBe(8_650);
    expect(new Set(all.map(({ delivery }) => delivery))).toEqual(new Set([null, 'delivered']));
    expect(all.some(({ reward }) => /^Bets of \d{4}-\d\d-\d\d$/.test(reward ?? ''))).toBe(true);
    const back = all.filter(({ reward }) => reward?.startsWith('Points back: '));
    expect(back).toHaveLength(all.filter(({ status }) => status === 'rejected').length);
    const second = await historyOf(token, 2, 10);
    expect(second.totalPages).toBe(Math.ceil(total / 10));
    expect(second.records).toEqual(records.slice(10, 20));
    const paid = await historyOf(await stage.client.tokenOf('paid'));
    expect(paid.records[0]?.balance).toBe(2_140);
    expect(paid.records.at(-1)?.reward).toBe('Points collected before');
    expect(await historyOf(await stage.client.tokenOf('trial'))).toMatchObject({
      total: 0,
      records: [],
    });
  });

  it('redeems a reward, which is in process then', async () => {
    const token = await stage.client.tokenOf('player');
    expect(await redeem(token, 'umbrella')).toMatchObject({
      success: true,
      value: { balance: 6_850 },
    });
    expect(await pointsOf(token)).toBe(6_850);
    expect((await historyOf(token)).records[0]).toMatchObject({
      reward: 'Umbrella',
      amount: 1_800,
      change: -1_800,
      balance: 6_850,
      remark: null,
      status: 'inProcess',
    });
  });

  it('exchanges points for money, and records both', async () => {
    const token = await stage.client.tokenOf('player');
    expect(await convert(token, 150)).toMatchObject({
      success: true,
      value: { balance: 8_500, money: '750.00' },
    });
    expect((await stage.client.call('balance', {}, { token })).value).toMatchObject({
      balance: '13095.67',
    });
    expect((await historyOf(token)).records[0]).toMatchObject({
      reward: null,
      amount: 150,
      change: -150,
      balance: 8_500,
      status: 'approved',
    });
    const today = yangonDay(stage.clock.now());
    const moved = await stage.client.call(
      'memberTransactions',
      { kind: 'account', from: today, to: today, pageNo: 1, pageSize: 20 },
      { token },
    );
    expect(moved.value).toMatchObject({
      records: [{ title: 'points', amount: '750.00', balance: '13095.67', status: 'approved' }],
    });
  });

  it('refuses a wrong password and moves nothing; the tenth locks', async () => {
    const token = await stage.client.tokenOf('player');
    expect(await redeem(token, 'umbrella', { password: 'Wrong#2026' })).toMatchObject({
      success: false,
      message: 'The password is wrong',
      value: { reason: 'password' },
    });
    for (let tried = 1; tried < 9; tried += 1)
      expect(await convert(token, 100, { password: 'Wrong#2026' })).toMatchObject({
        value: { reason: 'password' },
      });
    expect(await convert(token, 100, { password: 'Wrong#2026' })).toMatchObject({
      success: false,
      value: { reason: 'locked' },
    });
    expect(await redeem(token, 'umbrella')).toMatchObject({
      success: false,
      value: { reason: 'locked' },
    });
    expect(await pointsOf(token)).toBe(8_650);
    stage.clock.setOffset(6 * 60_000);
    expect((await redeem(token, 'umbrella')).success).toBe(true);
  });

  it('refuses a body that is not sealed', async () => {
    const token = await stage.client.tokenOf('player');
    const { path } = stage.client.endpoints.convertPoint;
    const open = await stage.client.raw(path, {
      method: 'POST',
      body: JSON.stringify({ points: 100, password: PASSWORD }),
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': randomUUID(),
      },
    });
    expect(open).toMatchObject({ success: false, value: { reason: 'sealNeeded' } });
  });

  it('refuses too many points, too few, and an unknown reward', async () => {
    const token = await stage.client.tokenOf('player');
    expect(await redeem(token, 'earphones')).toMatchObject({
      success: false,
      value: { reason: 'insufficientPoints' },
    });
    expect(await redeem(token, 'moon')).toMatchObject({
      success: false,
      value: { reason: 'rewardUnknown' },
    });
    expect(await convert(token, 8_651)).toMatchObject({
      success: false,
      value: { reason: 'insufficientPoints' },
    });
    expect(await convert(token, 99)).toMatchObject({
      success: false,
      message: 'Please exchange at least 100 points',
    });
    for (const points of [0, -1, 1.5]) expect((await convert(token, points)).success).toBe(false);
    expect(await pointsOf(token)).toBe(8_650);
  });

  it('requires a key, and moves points once per key', async () => {
    const { client } = stage;
    const token = await client.tokenOf('player');
    expect(
      (await client.call('convertPoint', { points: 100, password: PASSWORD }, { token })).status,
    ).toBe(400);
    const [first, again] = [
      await redeem(token, 'umbrella', {}, 'key-00001'),
      await redeem(token, 'umbrella', {}, 'key-00001'),
    ];
    expect(again.value).toEqual(first.value);
    expect((await redeem(token, 'power-bank', {}, 'key-00001')).status).toBe(422);
    expect(await pointsOf(token)).toBe(6_850);
  });

  it('never spends more than the balance in parallel', async () => {
    const token = await stage.client.tokenOf('player');
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => redeem(token, 'voucher-market')),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(3);
    expect(await pointsOf(token)).toBe(8_650 - 3 * 2_400);
  });

  it('refuses trial members, and everyone while the points system is off', async () => {
    const [trial, member] = [
      await stage.client.tokenOf('trial'),
      await stage.client.tokenOf('player'),
    ];
    expect(await pointsOf(trial)).toBe(0);
    expect(await convert(trial, 100)).toMatchObject({
      success: false,
      value: { reason: 'trialOnly' },
    });
    const { whitelabel } = (await stage.client.control('GET', 'settings')) as {
      whitelabel: object;
    };
    await stage.client.control('PATCH', 'settings', {
      whitelabel: { ...whitelabel, PTSYS3: false },
    });
    expect(await redeem(member, 'umbrella')).toMatchObject({
      success: false,
      value: { reason: 'pointsClosed' },
    });
    expect((await stage.client.call('pointReward')).success).toBe(false);
  });
});
