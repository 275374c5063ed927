import { randomUUID } from 'node:crypto';
import { Big } from 'big.js';
import { and, desc, eq, gte } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { JURISDICTIONS } from '../../../contract/jurisdictions/pack';
import { PACKS } from '../../../contract/jurisdictions/packs';
import {
  withdrawalRequestsSchema,
  withdrawalSetupSchema,
  type WithdrawalRequest,
} from '../../../contract/withdrawalRequest';
import { withdrawalsSchema } from '../../../contract/withdrawals';
import { users, walletMovements, withdrawals } from '../../../sandbox/db/schema';
import { withStepUp } from '../harness/stepUp';
import { createTeamCalls } from '../harness/team';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const PAYMENT = '246810';
const SECOND = 1_000;
const OWN = 'pa-player-1';

onEveryDatabase((stage) => {
  const { call } = createTeamCalls(stage);
  const db = () => stage.platform.services.db;
  const ask = (token: string, body: Record<string, unknown> = {}) =>
    call(
      'requestWithdrawal',
      { accountId: OWN, amount: '1000', paymentPassword: PAYMENT, ...body },
      token,
    );
  const requestOf = async (token: string, body: Record<string, unknown> = {}) =>
    (await ask(token, body)).value?.['request'] as WithdrawalRequest;
  const cancel = (token: string, requestId: string) =>
    call('cancelWithdrawal', { requestId }, token);
  const setupOf = async (token: string) =>
    v.parse(withdrawalSetupSchema, (await call('withdrawalSetup', {}, token)).value);
  const listOf = async (token: string, pageNo = 1, pageSize = 10) =>
    v.parse(
      withdrawalRequestsSchema,
      (await call('withdrawalRequests', { pageNo, pageSize }, token)).value,
    );
  const confirmationsOf = async (token: string) =>
    v.parse(withdrawalsSchema, (await stage.client.call('withdrawals', {}, { token })).value)
      .withdrawals;
  const balanceOf = async (token: string) =>
    String((await stage.client.call('balance', {}, { token })).value?.['balance']);
  const movementsOf = async (id: string) =>
    (
      await db()
        .select()
        .from(walletMovements)
        .where(eq(walletMovements.userId, id))
        .orderBy(desc(walletMovements.time), desc(walletMovements.id))
        .limit(3)
    ).map(({ kind, amount, balance, status }) => [kind, amount, balance, status]);
  const later = (seconds: number) => stage.clock.setOffset(seconds * SECOND);

  it('returns the accounts, the bounds, the fee and the number left today', async () => {
    expect(await setupOf(await stage.client.tokenOf('player'))).toEqual({
      accounts: [
        {
          id: OWN,
          type: 'kbzPay',
          picture: '/media/payments/kbzPay.svg',
          holder: 'Thiri Aung',
          number: '•••• 2222',
        },
        {
          id: 'pa-player-2',
          type: 'ayaBank',
          picture: '/media/payments/ayaBank.svg',
          holder: 'Thiri Aung',
          number: '•••• 7890',
        },
      ],
      lastAccountId: null,
      holder: 'Thiri Aung',
      balance: '12345.67',
      held: { amount: '0.00', turnoverLeft: '0.00' },
      currencySymbol: 'Ks',
      minimum: '100.00',
      maximum: '500000.00',
      feePercent: '0.25',
      leftToday: 5,
      daily: 5,
      underReview: 0,
      hasPaymentPassword: true,
      paymentPasswordLength: { min: 6, max: 6 },
    });
    expect(await setupOf(await stage.client.tokenOf('insein'))).toMatchObject({
      accounts: [],
      holder: null,
    });
  });

  describe('payout accounts', () => {
    const add = (token: string, body: Record<string, unknown>) =>
      withStepUp(stage.client, token, () => call('addPayoutAccount', body, token));

    it('are added in one name, at most three, and an equal one only once', async () => {
      const token = await stage.client.tokenOf('insein');
      const first = await add(token, {
        type: 'wavePay',
        number: '09 79-876 5432',
        holder: ' မသီရိ အောင် ',
      });
      expect(first.value).toMatchObject({
        type: 'wavePay',
        holder: 'မသီရိ အောင်',
        number: '•••• 5432',
      });
      expect(
        (await add(token, { type: 'wavePay', number: '09798765432', holder: 'Another' })).value,
      ).toEqual(first.value);
      expect(
        (await add(token, { type: 'cbBank', number: '000912345678', holder: 'Another' })).value,
      ).toMatchObject({ holder: 'မသီရိ အောင်' });
      expect((await add(token, { type: 'kbzPay', number: '09798765432' })).success).toBe(true);
      expect(await add(token, { type: 'ayaBank', number: '123456789' })).toMatchObject({
        success: false,
        value: { reason: 'payoutsFull' },
      });
      expect(await setupOf(token)).toMatchObject({
        holder: 'မသီရိ အောင်',
        accounts: [{ type: 'wavePay' }, { type: 'cbBank' }, { type: 'kbzPay' }],
      });
    });

    it.each([
      ['kbzPay', '0912345'],
      ['kbzPay', '959761112222'],
      ['wavePay', '09761112222222'],
      ['kbzBank', '12345678'],
      ['ayaBank', '123456789012345678901'],
      ['cbBank', '12345678a'],
    ])('are refused with a wrong number: %s %s', async (type, number) => {
      expect(
        await add(await stage.client.tokenOf('insein'), { type, number, holder: 'Ma Thiri' }),
      ).toMatchObject({ success: false, value: { reason: 'number' } });
    });

    it.each([[undefined], ['x'], ['Thiri 1'], ['<b>Thiri</b>'], ['   '], ['a'.repeat(61)]])(
      'are refused without a real name: %j',
      async (holder) => {
        expect(
          await add(await stage.client.tokenOf('insein'), {
            type: 'kbzPay',
            number: '09761112222',
            holder,
          }),
        ).toMatchObject({ success: false, value: { reason: 'holder' } });
      },
    );

    it('never become more than three in parallel', async () => {
      const token = await stage.client.tokenOf('insein');
      const replies = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          add(token, { type: 'kbzPay', number: `0976111222${index}`, holder: 'Ma Thiri' }),
        ),
      );
      expect(replies.filter(({ success }) => success)).toHaveLength(3);
      expect((await setupOf(token)).accounts).toHaveLength(3);
    });

    it('have the name that the bank knows', async () => {
      await db().update(users).set({ ipUnregistered: false }).where(eq(users.id, 'u-traveller'));
      const token = await stage.client.tokenOf('traveller');
      expect(await setupOf(token)).toMatchObject({ holder: 'Aung Aung' });
      expect(
        (await add(token, { type: 'kbzPay', number: '09771233210', holder: 'Somebody Else' }))
          .value,
      ).toMatchObject({ holder: 'Aung Aung' });
    });
  });

  it('takes the money at once, and is under review with the amount that will arrive', async () => {
    const token = await stage.client.tokenOf('player');
    const reply = await ask(token, { accountId: 'pa-player-2', amount: '1000.5' });
    expect(reply.value).toMatchObject({
      balance: '11345.17',
      request: {
        amount: '1000.50',
        fee: '2.50',
        arrives: '998.00',
        currencySymbol: 'Ks',
        account: { type: 'ayaBank', holder: 'Thiri Aung', number: '•••• 7890' },
        status: 'underReview',
        decidedAt: null,
        reason: null,
      },
    });
    expect(await balanceOf(token)).toBe('11345.17');
    expect((await movementsOf('u-player'))[0]).toEqual([
      'withdrawal',
      '-1000.50',
      '11345.17',
      'approved',
    ]);
    expect(await setupOf(token)).toMatchObject({
      balance: '11345.17',
      lastAccountId: 'pa-player-2',
      leftToday: 4,
      underReview: 1,
    });
    expect(await confirmationsOf(token)).toEqual([]);
  });

  it('is paid by the clock, and then waits for its confirmation with its deadline', async () => {
    const token = await stage.client.tokenOf('player');
    const { id, requestedAt } = await requestOf(token, { amount: '2000' });
    later(19);
    expect((await listOf(token)).requests).toMatchObject([{ id, status: 'underReview' }]);
    later(21);
    expect(await Promise.all([listOf(token), listOf(token), confirmationsOf(token)])).toHaveLength(
      3,
    );
    expect((await listOf(token)).requests).toMatchObject([
      { id, status: 'paid', decidedAt: requestedAt + 20 * SECOND },
    ]);
    expect(await confirmationsOf(token)).toMatchObject([
      {
        id,
        amount: '1995.00',
        account: 'KBZPay •••• 2222',
        status: 'waiting',
        deadline: requestedAt + 20 * SECOND + 30 * 60 * SECOND,
        timeline: [
          { event: 'requested', at: requestedAt },
          { event: 'approved' },
          { event: 'paid' },
        ],
      },
    ]);
    expect(await balanceOf(token)).toBe('10345.67');
    expect(
      await call('answerWithdrawal', { answer: 'received', withdrawalId: id }, token),
    ).toMatchObject({ success: true, value: { status: 'received' } });
    expect(await cancel(token, id)).toMatchObject({ success: false, value: { reason: 'decided' } });
  });

  it('is refused by its amount, with a reason; the money comes back once', async () => {
    const token = await stage.client.tokenOf('player');
    const { id } = await requestOf(token, { amount: '300.44' });
    later(21);
    expect(await Promise.all(Array.from({ length: 4 }, () => balanceOf(token)))).toContain(
      '12345.67',
    );
    expect((await listOf(token)).requests).toMatchObject([
      { id, status: 'refused', reason: expect.stringContaining('could not verify') },
    ]);
    const inBurmese = await stage.client.call(
      'withdrawalRequests',
      { pageNo: 1, pageSize: 5 },
      { token, language: 'MY' },
    );
    expect(v.parse(withdrawalRequestsSchema, inBurmese.value).requests[0]?.reason).toMatch(
      /အတည်မပြုနိုင်/,
    );
    expect((await movementsOf('u-player')).slice(0, 2)).toEqual([
      ['withdrawalReturned', '300.44', '12345.67', 'approved'],
      ['withdrawal', '-300.44', '12045.23', 'approved'],
    ]);
    expect(await db().select().from(withdrawals).where(eq(withdrawals.id, id))).toEqual([]);
    expect(await setupOf(token)).toMatchObject({ leftToday: 5, underReview: 0 });
  });

  it('is cancelled while it is under review, once, and the money comes back', async () => {
    const token = await stage.client.tokenOf('player');
    const { id } = await requestOf(token);
    expect((await cancel(token, id)).value).toMatchObject({
      balance: '12345.67',
      request: { id, status: 'cancelled' },
    });
    expect((await cancel(token, id)).value).toMatchObject({
      balance: '12345.67',
      request: { id, status: 'cancelled' },
    });
    later(60);
    expect(await balanceOf(token)).toBe('12345.67');
    expect((await movementsOf('u-player')).slice(0, 2).map(([kind]) => kind)).toEqual([
      'withdrawalReturned',
      'withdrawal',
    ]);
    expect(await db().select().from(withdrawals).where(eq(withdrawals.id, id))).toEqual([]);
  });

  it.each(JURISDICTIONS)('is taken back in %s only where its rule lets a player', async (code) => {
    await stage.client.control('PATCH', 'settings', { jurisdiction: code });
    const token = await stage.client.tokenOf('player');
    const { id, canCancel } = await requestOf(token);
    const isOpen = PACKS[code].withdrawalTakeBack.value;
    expect([canCancel, (await listOf(token)).requests[0]?.canCancel]).toEqual([isOpen, isOpen]);
    const reply = await cancel(token, id);
    expect(reply.value).toMatchObject(
      isOpen ? { request: { status: 'cancelled' } } : { reason: 'final' },
    );
    expect(await balanceOf(token)).toBe(isOpen ? '12345.67' : '11345.67');

    // What is cancelled stays so, whatever rule comes after it.
    await stage.client.control('PATCH', 'settings', { jurisdiction: 'UK' });
    expect((await cancel(token, id)).success).toBe(isOpen);
    expect(await balanceOf(token)).toBe(isOpen ? '12345.67' : '11345.67');
  });

  it('tells what became of its confirmation, with and without an answer', async () => {
    const token = await stage.client.tokenOf('player');
    const amounts = ['1000.00', '1001.00', '1002.00'] as const;
    const became = async (by: string) => {
      const { requests } = await listOf(by);
      return amounts.map(
        (wanted) => requests.find(({ amount }) => amount === wanted)?.confirmation,
      );
    };
    for (const amount of amounts) await requestOf(token, { amount });
    expect(await became(token)).toEqual([null, null, null]);
    later(21);
    expect(await became(token)).toEqual(['waiting', 'waiting', 'waiting']);
    const idOf = async (wanted: string) =>
      (await listOf(token)).requests.find(({ amount }) => amount === wanted)?.id;
    const received = { answer: 'received', withdrawalId: await idOf('1000.00') };
    await call('answerWithdrawal', received, token);
    const partly = { answer: 'partiallyReceived', withdrawalId: await idOf('1001.00') };
    await call('answerWithdrawal', { ...partly, remaining: '10.00' }, token);
    expect(await became(token)).toEqual(['received', 'inReview', 'waiting']);
    later(24 * 60 * 60);
    const again = await stage.client.tokenOf('player');
    expect(await became(again)).toEqual(['received', 'returned', 'autoReceived']);
  });

  it('is refused with another fee than the agreed one, and takes no money', async () => {
    const token = await stage.client.tokenOf('player');
    const agreed = { amount: '1000', fee: '2.50' };
    expect((await requestOf(token, agreed)).fee).toBe('2.50');
    const left = await balanceOf(token);
    await stage.client.control('PATCH', 'settings', { withdrawal: { feePercent: '9.00' } });
    const { feePercent } = await setupOf(token);
    const fee = new Big(feePercent).times(10).toFixed(2);
    expect(fee).not.toBe(agreed.fee);
    expect(await ask(token, agreed)).toMatchObject({
      success: false,
      value: { reason: 'feeChanged' },
      message: 'The fee of this withdrawal has changed. Please check the new one',
    });
    expect(await balanceOf(token)).toBe(left);
    expect((await requestOf(token, { ...agreed, fee })).fee).toBe(fee);
  });

  it('is not cancelled after its time, even if nobody has read it yet', async () => {
    const token = await stage.client.tokenOf('player');
    const { id } = await requestOf(token);
    later(21);
    expect(await cancel(token, id)).toMatchObject({
      success: false,
      value: { reason: 'decided' },
      message: 'This withdrawal has already been decided and can no longer be cancelled',
    });
    expect((await listOf(token)).requests).toMatchObject([{ id, status: 'paid' }]);
  });

  it('is cancelled or paid, never both, in parallel', async () => {
    const [token, begun] = [await stage.client.tokenOf('player'), stage.clock.date()];
    await stage.client.control('PATCH', 'settings', { withdrawal: { reviewSeconds: 0.05 } });
    const made = await Promise.all(
      Array.from({ length: 3 }, (_, index) => requestOf(token, { amount: `10${index}.00` })),
    );
    await Promise.all(
      made.flatMap(({ id }) => [
        cancel(token, id),
        balanceOf(token),
        cancel(token, id),
        listOf(token),
      ]),
    );
    later(5);
    const { requests } = await listOf(token);
    const kept = requests.filter(({ status }) => status === 'paid');
    expect(
      requests
        .map(({ status }) => status)
        .filter((status) => status !== 'paid' && status !== 'cancelled'),
    ).toEqual([]);
    expect((await confirmationsOf(token)).map(({ id }) => id).toSorted()).toEqual(
      kept.map(({ id }) => id).toSorted(),
    );
    const left = kept
      .reduce((rest, { amount }) => rest.minus(amount), new Big('12345.67'))
      .toFixed(2);
    expect(await balanceOf(token)).toBe(left);
    const returned = await db()
      .select()
      .from(walletMovements)
      .where(
        and(
          eq(walletMovements.userId, 'u-player'),
          eq(walletMovements.kind, 'withdrawalReturned'),
          gte(walletMovements.time, begun),
        ),
      );
    expect(returned.map(({ amount }) => amount).toSorted()).toEqual(
      requests
        .filter(({ status }) => status === 'cancelled')
        .map(({ amount }) => amount)
        .toSorted(),
    );
  });

  it.each([
    ['more than there is', { amount: '12345.68' }, 'insufficientFunds'],
    ['too little', { amount: '99.99' }, 'amount'],
    ['too much', { amount: '500000.01' }, 'amount'],
    ['a wrong payment password', { paymentPassword: '000000' }, 'password'],
    ['the login password', { paymentPassword: 'Croupier#2026' }, 'password'],
    ['somebody else’s account', { accountId: 'pa-agent-1' }, 'payoutUnknown'],
    ['no account', { accountId: 'none' }, 'payoutUnknown'],
  ])('moves nothing: %s', async (_name, over, reason) => {
    const token = await stage.client.tokenOf('player');
    expect(await ask(token, over)).toMatchObject({ success: false, value: { reason } });
    expect(await balanceOf(token)).toBe('12345.67');
    expect((await listOf(token)).total).toBe(0);
  });

  it.each(['0', '0.00', '-5', '1.005', '1e3', ' 500', '٥٠٠', ''])(
    'refuses the amount %j',
    async (amount) => {
      const token = await stage.client.tokenOf('player');
      expect((await ask(token, { amount })).success).toBe(false);
      expect(await balanceOf(token)).toBe('12345.67');
    },
  );

  it('is limited per day, not counting returned ones, and allowed again the next day', async () => {
    const token = await stage.client.tokenOf('player');
    const first = await requestOf(token, { amount: '100' });
    await Promise.all(Array.from({ length: 4 }, () => ask(token, { amount: '100' })));
    expect(await ask(token, { amount: '100' })).toMatchObject({
      success: false,
      value: { reason: 'daily' },
      message:
        "You can ask for 5 withdrawals a day, and today's are used. Please come back tomorrow",
    });
    await cancel(token, first.id);
    expect((await setupOf(token)).leftToday).toBe(1);
    expect((await ask(token, { amount: '100' })).success).toBe(true);
    later(25 * 60 * 60);
    expect((await setupOf(await stage.client.tokenOf('player'))).leftToday).toBe(5);
  });

  it('never exceeds the daily number or the balance in parallel', async () => {
    const token = await stage.client.tokenOf('player');
    const replies = await Promise.all(
      Array.from({ length: 9 }, () => ask(token, { amount: '6000' })),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(2);
    expect(await balanceOf(token)).toBe('345.67');
  });

  it('locks after ten wrong payment passwords', async () => {
    const token = await stage.client.tokenOf('player');
    const reasons = [];
    for (let tries = 0; tries < 10; tries += 1)
      reasons.push((await ask(token, { paymentPassword: '000000' })).value?.['reason']);
    expect(reasons).toEqual([...Array.from({ length: 9 }, () => 'password'), 'locked']);
    expect(await ask(token)).toMatchObject({ success: false, value: { reason: 'locked' } });
  });

  it('asks a member without a payment password to set one', async () => {
    await db().update(users).set({ paymentPasswordHash: null }).where(eq(users.id, 'u-player'));
    const token = await stage.client.tokenOf('player');
    expect(await setupOf(token)).toMatchObject({ hasPaymentPassword: false });
    expect(await ask(token)).toMatchObject({
      success: false,
      value: { reason: 'noPaymentPassword' },
    });
  });

  it("lists the member's own, newest first, page by page", async () => {
    const token = await stage.client.tokenOf('player');
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      later(index);
      made.unshift((await requestOf(token, { amount: `10${index}` })).id);
    }
    const pages = [await listOf(token, 1, 2), await listOf(token, 2, 2), await listOf(token, 3, 2)];
    expect(pages.flatMap(({ requests }) => requests.map(({ id }) => id))).toEqual(made);
    expect(pages.map(({ pageNum, totalPages, total }) => [pageNum, totalPages, total])).toEqual([
      [1, 3, 5],
      [2, 3, 5],
      [3, 3, 5],
    ]);
    const stranger = await stage.client.tokenOf('agent');
    expect((await listOf(stranger)).requests).toEqual([]);
    expect(await cancel(stranger, made[0] ?? '')).toMatchObject({
      success: false,
      value: { reason: 'withdrawalUnknown' },
    });
    expect((await listOf(token)).requests[0]).toMatchObject({ status: 'underReview' });
  });

  it.each(['requestWithdrawal', 'cancelWithdrawal'] as const)(
    'requires a key of %s, and acts once per key despite lost answers',
    async (endpoint) => {
      const token = await stage.client.tokenOf('player');
      const requestId = endpoint === 'cancelWithdrawal' ? (await requestOf(token)).id : '';
      const body =
        endpoint === 'cancelWithdrawal'
          ? { requestId }
          : { accountId: OWN, amount: '500', paymentPassword: PAYMENT };
      expect((await stage.client.call(endpoint, body, { token })).status).toBe(400);
      const headers = { 'Idempotency-Key': randomUUID() };
      await stage.client.control('PUT', 'faults', [
        { endpoint, kind: 'drop', times: 1 },
        { endpoint, kind: 'abortAfterCommit', times: 1 },
      ]);
      await expect(stage.client.call(endpoint, body, { token, headers })).rejects.toThrow(
        'dropped the connection',
      );
      await expect(stage.client.call(endpoint, body, { token, headers })).rejects.toThrow(
        'dropped the connection',
      );
      const again = await stage.client.call(endpoint, body, { token, headers });
      expect([again.success, again.headers.get('Idempotency-Replayed')]).toEqual([true, 'true']);
      expect(await balanceOf(token)).toBe(
        endpoint === 'cancelWithdrawal' ? '12345.67' : '11845.67',
      );
      expect((await listOf(token)).total).toBe(1);
    },
  );
});
