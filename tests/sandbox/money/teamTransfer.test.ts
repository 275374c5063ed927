import { randomUUID } from 'node:crypto';
import { Big } from 'big.js';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users, walletMovements, wallets } from '../../../sandbox/db/schema';
import { createTeamCalls } from '../harness/team';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const PAYMENT = '246810';

onEveryDatabase((stage) => {
  const { call } = createTeamCalls(stage);
  const db = () => stage.platform.services.db;
  const balanceOf = async (id: string) =>
    (await db().select().from(wallets).where(eq(wallets.userId, id)))[0]?.balance ?? '';
  const send = (token: string, body: Record<string, unknown>) =>
    call('teamTransfer', { toId: null, amount: '10', paymentPassword: PAYMENT, ...body }, token);
  const lastMovement = async (id: string) =>
    (
      await db()
        .select()
        .from(walletMovements)
        .where(eq(walletMovements.userId, id))
        .orderBy(desc(walletMovements.time), desc(walletMovements.id))
        .limit(1)
    )[0];

  it('returns the bounds of a transfer, and the upline', async () => {
    const { client } = stage;
    expect((await call('transferLimits', {}, await client.tokenOf('player'))).value).toEqual({
      upline: { id: 'u-downline', account: 'downline' },
      balance: '12345.67',
      currencySymbol: 'Ks',
      minimum: '1.00',
      maximum: '1000000.00',
      hasPaymentPassword: true,
      paymentPasswordLength: { min: 6, max: 6 },
    });
    expect((await call('transferLimits', {}, await client.tokenOf('agent2'))).value).toMatchObject({
      upline: null,
      hasPaymentPassword: true,
    });
  });

  describe('the first payment password', () => {
    const LOGIN = 'Croupier#2026';
    const set = (token: string, body: Record<string, unknown> = {}) =>
      call('setPaymentPassword', { password: LOGIN, paymentPassword: '135790', ...body }, token);
    /** As an agent creates one: without a payment password. */
    const newcomer = async () => {
      await db().update(users).set({ paymentPasswordHash: null }).where(eq(users.id, 'u-insein'));
      return stage.client.tokenOf('insein');
    };

    it('is set with the login password by a person who has none, and then works', async () => {
      const token = await newcomer();
      expect((await call('transferLimits', {}, token)).value).toMatchObject({
        hasPaymentPassword: false,
      });
      expect(await send(token, { paymentPassword: '135790' })).toMatchObject({
        success: false,
        value: { reason: 'noPaymentPassword' },
      });
      expect(await set(token)).toMatchObject({ success: true });
      expect((await call('transferLimits', {}, token)).value).toMatchObject({
        hasPaymentPassword: true,
      });
      expect(await send(token, { paymentPassword: '135790' })).toMatchObject({ success: true });
      // Sent again after a lost answer.
      expect(await set(token)).toMatchObject({ success: true });
    });

    it.each([
      ['with a wrong login password', { password: 'Croupier#2025' }, 'password'],
      ['too short', { paymentPassword: '13579' }, 'field'],
      ['too long', { paymentPassword: '1357902' }, 'field'],
      ['of letters', { paymentPassword: 'abcdef' }, 'field'],
      ['with spaces', { paymentPassword: ' 13579' }, 'field'],
    ])('is not set %s', async (_name, body, reason) => {
      const token = await newcomer();
      expect(await set(token, body)).toMatchObject({ success: false, value: { reason } });
      expect((await call('transferLimits', {}, token)).value).toMatchObject({
        hasPaymentPassword: false,
      });
    });

    it('cannot replace an existing one', async () => {
      const token = await stage.client.tokenOf('insein');
      expect(await set(token)).toMatchObject({
        success: false,
        value: { reason: 'paymentPasswordThere' },
      });
      expect(await send(token, {})).toMatchObject({ success: true });
    });

    it('locks after ten wrong login passwords, for the right one too', async () => {
      const token = await newcomer();
      const reasons = [];
      for (let tries = 0; tries < 10; tries += 1)
        reasons.push((await set(token, { password: 'wrong' })).value?.['reason']);
      expect(reasons).toEqual([...Array.from({ length: 9 }, () => 'password'), 'locked']);
      expect(await set(token)).toMatchObject({ success: false, value: { reason: 'locked' } });
    });

    it('refuses trial members, and asks guests to log in', async () => {
      expect(await set(await stage.client.tokenOf('trial'))).toMatchObject({
        success: false,
        value: { reason: 'trialOnly' },
      });
      expect((await set('nobody')).status).toBe(401);
    });
  });

  it.each([
    ['a member to the upline', 'player', null, 'u-downline'],
    ['an agent to the upline', 'downline', null, 'u-agent'],
    ['an agent to the upline by name', 'downline', 'u-agent', 'u-agent'],
    ['an agent to a direct downline', 'agent', 'u-mandalay', 'u-mandalay'],
    ['an agent to somebody further below', 'agent', 'u-player', 'u-player'],
  ])('moves money from %s, with a movement of each', async (_name, from, toId, receiver) => {
    const token = await stage.client.tokenOf(from);
    const before = [await balanceOf(`u-${from}`), await balanceOf(receiver)] as const;
    const [left, arrived] = [
      new Big(before[0]).minus('12.5').toFixed(2),
      new Big(before[1]).plus('12.5').toFixed(2),
    ];
    expect((await send(token, { toId, amount: '12.5' })).value).toEqual({ balance: left });
    expect([await balanceOf(`u-${from}`), await balanceOf(receiver)]).toEqual([left, arrived]);
    expect(await lastMovement(`u-${from}`)).toMatchObject({
      kind: 'teamOut',
      amount: '-12.50',
      balance: left,
      status: 'approved',
    });
    expect(await lastMovement(receiver)).toMatchObject({
      kind: 'teamIn',
      amount: '12.50',
      balance: arrived,
      status: 'approved',
    });
  });

  it.each([
    ['more than there is', { amount: '12345.68' }, 'insufficientFunds'],
    ['too much', { amount: '1000000.01' }, 'amount'],
    ['too little', { amount: '0.99' }, 'amount'],
    ['with a wrong payment password', { paymentPassword: '000000' }, 'password'],
    ['with the login password', { paymentPassword: 'Croupier#2026' }, 'password'],
  ])('moves nothing: %s', async (_name, over, reason) => {
    const token = await stage.client.tokenOf('player');
    expect(await send(token, over)).toMatchObject({ success: false, value: { reason } });
    expect([await balanceOf('u-player'), await balanceOf('u-downline')]).toEqual([
      '12345.67',
      '1500.00',
    ]);
  });

  it.each(['0', '0.00', '-5', '1.005', '1e3', ' 5', '٥', ''])(
    'refuses the amount %j',
    async (amount) => {
      expect((await send(await stage.client.tokenOf('player'), { amount })).success).toBe(false);
      expect(await balanceOf('u-player')).toBe('12345.67');
    },
  );

  it('locks for a time after ten wrong payment passwords, even for the right one', async () => {
    const { client, clock } = stage;
    const token = await client.tokenOf('player');
    const reasons = [];
    for (let tries = 0; tries < 10; tries += 1)
      reasons.push((await send(token, { paymentPassword: '000000' })).value?.['reason']);
    expect(reasons).toEqual([...Array.from({ length: 9 }, () => 'password'), 'locked']);
    expect(await send(token, {})).toMatchObject({
      success: false,
      value: { reason: 'locked' },
      message: 'Too many wrong passwords. Please try again in 5 minutes',
    });
    expect((await send(await client.tokenOf('downline'), {})).success).toBe(true);
    clock.setOffset(5 * 60_000 + 1_000);
    expect((await send(token, {})).success).toBe(true);
  });

  it('counts parallel guesses one by one', async () => {
    const token = await stage.client.tokenOf('player');
    const replies = await Promise.all(
      Array.from({ length: 14 }, () => send(token, { paymentPassword: '000000' })),
    );
    expect(replies.filter(({ value }) => value?.['reason'] === 'password')).toHaveLength(9);
  });

  it('asks a person without a payment password to set one', async () => {
    await db().update(users).set({ paymentPasswordHash: null }).where(eq(users.id, 'u-player'));
    const token = await stage.client.tokenOf('player');
    expect((await call('transferLimits', {}, token)).value).toMatchObject({
      hasPaymentPassword: false,
    });
    expect(await send(token, {})).toMatchObject({
      success: false,
      value: { reason: 'noPaymentPassword' },
    });
  });

  it('uses the payment password of a registration', async () => {
    const { client } = stage;
    await client.control('PATCH', 'settings', {
      registerFields: { paymentPassword: { enabled: true } },
    });
    const password = 'Harbour-dawn-7';
    const made = await client.call(
      'register',
      {
        username: 'thandar',
        password,
        confirmPassword: password,
        paymentPassword: '135790',
        affiliateCode: 'PADAUK01',
        humanVerification: await client.solve('register'),
        domain: 'padauk.example',
        registerUrl: 'https://padauk.example/register',
        registerMethod: 'WEB',
        login: true,
      },
      { headers: { 'Idempotency-Key': randomUUID() } },
    );
    const [thandar] = await db().select().from(users).where(eq(users.username, 'thandar'));
    await db()
      .update(wallets)
      .set({ balance: '50.00' })
      .where(eq(wallets.userId, thandar?.id ?? ''));
    const token = String(made.value?.['token']);
    expect((await send(token, {})).value).toEqual({ reason: 'password' });
    expect((await send(token, { paymentPassword: '135790' })).value).toEqual({ balance: '40.00' });
  });

  it('refuses a transfer without a key, and one key for two transfers', async () => {
    const token = await stage.client.tokenOf('player');
    const body = { toId: null, amount: '10', paymentPassword: PAYMENT };
    expect((await stage.client.call('teamTransfer', body, { token })).status).toBe(400);
    const headers = { 'Idempotency-Key': randomUUID() };
    expect((await stage.client.call('teamTransfer', body, { token, headers })).success).toBe(true);
    expect(
      (await stage.client.call('teamTransfer', { ...body, amount: '11' }, { token, headers }))
        .status,
    ).toBe(422);
    expect(await balanceOf('u-player')).toBe('12335.67');
  });
});
