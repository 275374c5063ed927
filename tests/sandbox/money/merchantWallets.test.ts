import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { yangonDay } from '../../../sandbox/base/yangon';
import { onEveryDatabase } from '../harness/onEveryDatabase';

onEveryDatabase((stage) => {
  const move = (token: string, body: Record<string, unknown>, key: string = randomUUID()) =>
    stage.client.call(
      'walletTransfer',
      { vassalage: 'BTI', ...body },
      { token, language: 'EN', headers: { 'Idempotency-Key': key } },
    );
  const walletsOf = async (token: string, query: object = { vassalage: 'BTI' }) =>
    (await stage.client.call('merchantWallet', query, { token })).value;

  it('lists the main wallet and those of vendors with their own', async () => {
    const token = await stage.client.tokenOf('player');
    expect(await walletsOf(token, {})).toEqual({
      isSingle: false,
      balance: '12345.67',
      currencySymbol: 'Ks',
      asOf: expect.closeTo(stage.clock.now(), -5) as number,
      wallets: [
        { vassalage: 'SEX', balance: '0.00' },
        { vassalage: 'BTI', balance: '0.00' },
      ],
    });
    expect(await walletsOf(token)).toMatchObject({
      wallets: [{ vassalage: 'BTI', balance: '0.00' }],
    });
    expect(await walletsOf(token, { vassalage: 'JL' })).toMatchObject({ wallets: [] });
    expect(await walletsOf(token, { isSingle: 'true' })).toMatchObject({
      isSingle: false,
      wallets: [],
    });
    await stage.client.control('PATCH', 'settings', { singleWallet: true });
    expect(await walletsOf(token, {})).toMatchObject({ isSingle: true, wallets: [] });
  });

  it('moves money there and everything back, and records both', async () => {
    const token = await stage.client.tokenOf('player');
    expect((await move(token, { direction: 'in', amount: '345.67' })).value).toEqual({
      balance: '12000.00',
      vendorBalance: '345.67',
    });
    expect((await move(token, { direction: 'out', amount: '45' })).value).toEqual({
      balance: '12045.00',
      vendorBalance: '300.67',
    });
    stage.clock.setOffset(1_000);
    expect((await move(token, { direction: 'out' })).value).toEqual({
      balance: '12345.67',
      vendorBalance: '0.00',
    });
    expect((await move(token, { direction: 'out' })).value).toEqual({
      balance: '12345.67',
      vendorBalance: '0.00',
    });
    const today = yangonDay(stage.clock.now());
    const records = await stage.client.call(
      'memberTransactions',
      { kind: 'account', from: today, to: today, pageNo: 1, pageSize: 20 },
      { token },
    );
    expect(records.value).toMatchObject({
      total: 3,
      totals: { amount: '0.00', profit: null },
      records: [
        {
          title: 'transferOut',
          vassalage: 'BTI',
          amount: '300.67',
          balance: '12345.67',
          status: 'approved',
        },
        { title: 'transferOut', amount: '45.00', balance: '12045.00' },
        { title: 'transferIn', amount: '-345.67', balance: '12000.00' },
      ],
    });
  });

  it('refuses too much, a vendor without a wallet, and a missing amount', async () => {
    const token = await stage.client.tokenOf('player');
    expect(await move(token, { direction: 'in', amount: '12345.68' })).toMatchObject({
      success: false,
      value: { reason: 'insufficientFunds' },
      message: 'There is not enough money in this wallet for the transfer',
    });
    expect(await move(token, { direction: 'out', amount: '1' })).toMatchObject({
      success: false,
      value: { reason: 'insufficientFunds' },
    });
    expect(await move(token, { vassalage: 'JL', direction: 'in', amount: '1' })).toMatchObject({
      success: false,
      value: { reason: 'transferUnneeded' },
    });
    expect((await move(token, { direction: 'in' })).message).toBe('Please fill in: amount');
    for (const amount of ['0', '0.00', '-1', '1.001', '1e2'])
      expect((await move(token, { direction: 'in', amount })).success).toBe(false);
    expect(await walletsOf(token)).toMatchObject({
      balance: '12345.67',
      wallets: [{ balance: '0.00' }],
    });
  });

  it('requires a key, and moves money once per key', async () => {
    const { client } = stage;
    const token = await client.tokenOf('player');
    expect(
      (
        await client.call(
          'walletTransfer',
          { vassalage: 'BTI', direction: 'in', amount: '1' },
          { token },
        )
      ).status,
    ).toBe(400);
    const [first, again] = [
      await move(token, { direction: 'in', amount: '100' }, 'key-00001'),
      await move(token, { direction: 'in', amount: '100' }, 'key-00001'),
    ];
    expect(again.value).toEqual(first.value);
    expect((await move(token, { direction: 'in', amount: '200' }, 'key-00001')).status).toBe(422);
    expect(await walletsOf(token)).toMatchObject({
      balance: '12245.67',
      wallets: [{ balance: '100.00' }],
    });
  });

  it('never creates or loses money in parallel transfers', async () => {
    const token = await stage.client.tokenOf('player');
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => move(token, { direction: 'in', amount: '5000' })),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(2);
    expect(await walletsOf(token)).toMatchObject({
      balance: '2345.67',
      wallets: [{ balance: '10000.00' }],
    });
    await Promise.all([
      ...Array.from({ length: 4 }, () => move(token, { direction: 'out', amount: '2500' })),
      ...Array.from({ length: 4 }, () => move(token, { direction: 'in', amount: '2500' })),
    ]);
    const after = (await walletsOf(token)) as {
      balance: string;
      wallets: Array<{ balance: string }>;
    };
    expect(Number(after.balance) + Number(after.wallets[0]?.balance)).toBeCloseTo(12_345.67, 2);
  });

  it('returns money when the vendor no longer needs it, and sends none there', async () => {
    const token = await stage.client.tokenOf('player');
    await move(token, { direction: 'in', amount: '100' });
    await stage.client.control('PATCH', 'settings', { singleWallet: true });
    expect(await move(token, { direction: 'in', amount: '1' })).toMatchObject({
      success: false,
      value: { reason: 'transferUnneeded' },
    });
    expect(await walletsOf(token, {})).toMatchObject({
      isSingle: true,
      wallets: [{ vassalage: 'BTI', balance: '100.00' }],
    });
    expect((await move(token, { direction: 'out' })).value).toEqual({
      balance: '12345.67',
      vendorBalance: '0.00',
    });
    expect(await walletsOf(token, {})).toMatchObject({ wallets: [] });
  });

  it('keeps the money of different vendors apart', async () => {
    const token = await stage.client.tokenOf('player');
    await move(token, { direction: 'in', amount: '100' });
    await move(token, { vassalage: 'SEX', direction: 'in', amount: '40' });
    expect(
      await move(token, { vassalage: 'SEX', direction: 'out', amount: '40.01' }),
    ).toMatchObject({ success: false, value: { reason: 'insufficientFunds' } });
    expect((await move(token, { vassalage: 'SEX', direction: 'out' })).value).toEqual({
      balance: '12245.67',
      vendorBalance: '0.00',
    });
    expect(await walletsOf(token, {})).toMatchObject({
      balance: '12245.67',
      wallets: [
        { vassalage: 'SEX', balance: '0.00' },
        { vassalage: 'BTI', balance: '100.00' },
      ],
    });
  });

  it('refuses trial members and guests', async () => {
    const trial = await stage.client.tokenOf('trial');
    expect(await move(trial, { direction: 'in', amount: '1' })).toMatchObject({
      success: false,
      value: { reason: 'trialOnly' },
    });
    expect((await stage.client.call('merchantWallet')).status).toBe(401);
  });
});
