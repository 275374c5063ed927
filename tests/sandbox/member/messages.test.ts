import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { messagesSchema, type Message } from '../../../contract/messages';
import { messages } from '../../../sandbox/db/schema';
import { PASSWORD } from '../harness/client';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;
const PHONE = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/156.0 Mobile Safari/537.36' };
const LAPTOP = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0' };

onEveryDatabase((stage) => {
  const pageOf = async (
    token: string,
    over: Record<string, unknown> = {},
    language?: 'EN' | 'MY',
  ) =>
    v.parse(
      messagesSchema,
      (
        await stage.client.call(
          'messages',
          { show: 'all', pageNo: 1, pageSize: 100, ...over },
          { token, language: language ?? 'EN' },
        )
      ).value,
    );
  const titlesOf = async (token: string) =>
    (await pageOf(token)).messages.map(({ title }) => title);
  const unreadOf = async (token: string) =>
    (await stage.client.call('unreadCount', {}, { token })).value?.['unreadMessage'];
  const rowsOf = (username: string) =>
    stage.platform.services.db
      .select()
      .from(messages)
      .where(eq(messages.userId, `u-${username}`));
  /** What a person was told since the seed, by its kind. */
  const kindsSince = async (username: string, before: readonly { id: string }[]) => {
    const known = new Set(before.map(({ id }) => id));
    return (await rowsOf(username))
      .filter(({ id }) => !known.has(id))
      .map(({ kind }) => kind)
      .toSorted();
  };
  const once = () => ({ 'Idempotency-Key': randomUUID() });

  it.each([
    ['player', 3],
    ['agent', 2],
    ['paid', 1],
    ['downline', 3],
    ['newcomer', 0],
  ])('gives %s %i unread messages of the seed', async (username, unread) => {
    const rows = await rowsOf(username);
    const now = new Date(stage.clock.now());
    expect(
      rows.filter(({ readAt, createdAt }) => readAt === null && createdAt <= now),
    ).toHaveLength(unread);
    expect(new Set(rows.map(({ cause }) => cause)).size).toBe(rows.length);
  });

  it('lists them newest first, in pages and in the language of the call', async () => {
    const token = await stage.client.tokenOf('agent');
    const all = await pageOf(token);
    expect(all.total).toBe(all.messages.length);
    expect(all.messages.map(({ time }) => time)).toEqual(
      all.messages.map(({ time }) => time).toSorted((a, b) => b - a),
    );
    const second = await pageOf(token, { pageNo: 2, pageSize: 2 });
    expect(second.messages.map(({ id }) => id)).toEqual(
      all.messages.slice(2, 4).map(({ id }) => id),
    );
    expect(second).toMatchObject({ pageNum: 2, totalPages: Math.ceil(all.total / 2), unread: 2 });
    const inOne = async (language: 'EN' | 'MY') =>
      (await pageOf(token, {}, language)).messages.find(({ subject }) => subject === 'deposit');
    const [english, burmese] = [await inOne('EN'), await inOne('MY')];
    expect(english?.text).toMatch(/Ks [\d,]+/);
    expect(burmese?.text).toMatch(/Ks [\d,]+/);
    expect(burmese?.id).toBe(english?.id);
  });

  it('says of each whether it ended well, badly, or tells of nothing that ends', async () => {
    const { messages: player } = await pageOf(await stage.client.tokenOf('player'));
    expect(
      Object.fromEntries(player.map(({ title, outcome }) => [title, outcome ?? null])),
    ).toMatchObject({
      'Deposit credited': 'success',
      'Deposit not received': 'failure',
      'Request refused': 'failure',
      'Bonus paid': 'success',
    });
    const { messages: agent } = await pageOf(await stage.client.tokenOf('agent'));
    expect(agent.filter(({ subject }) => subject === 'contract')).not.toEqual([]);
    for (const message of agent)
      expect(message.subject === 'contract' && message.outcome).toBeFalsy();
  });

  it('says every kind of message in both languages', async () => {
    for (const username of ['player', 'paid', 'downline']) {
      const token = await stage.client.tokenOf(username);
      const [english, burmese] = [await pageOf(token), await pageOf(token, {}, 'MY')];
      for (const [index, { title, text }] of english.messages.entries()) {
        expect(`${title} ${text}`).not.toMatch(/undefined|NaN|null|\[object/);
        expect(burmese.messages[index]?.title).toMatch(/[\u1000-\u109F]/);
        expect(burmese.messages[index]?.text).not.toMatch(/undefined|NaN|null|\[object/);
      }
    }
  });

  it('reads, reads all and deletes; the count follows', async () => {
    const token = await stage.client.tokenOf('agent');
    const [first, second] = (await pageOf(token)).messages as [Message, Message];
    const send = async (id: Parameters<typeof stage.client.call>[0], body: object) =>
      (await stage.client.call(id, body, { token })).value;
    expect(await send('readMessages', { ids: [first.id] })).toEqual({ unreadMessage: 1 });
    expect(await send('readMessages', { ids: [first.id, 'm-unknown'] })).toEqual({
      unreadMessage: 1,
    });
    expect((await pageOf(token, { show: 'unread' })).messages.map(({ id }) => id)).toEqual([
      second.id,
    ]);
    expect(await send('deleteMessage', { id: second.id })).toEqual({ unreadMessage: 0 });
    expect(await send('deleteMessage', { id: second.id })).toEqual({ unreadMessage: 0 });
    expect((await pageOf(token)).messages.map(({ id }) => id)).not.toContain(second.id);
    expect(await send('readAllMessages', {})).toEqual({ unreadMessage: 0 });
    expect(await pageOf(token, { show: 'unread' })).toMatchObject({ total: 0, totalPages: 1 });
  });

  it('shows, reads and deletes nobody else’s messages', async () => {
    const [agent, paid] = [await stage.client.tokenOf('agent'), await stage.client.tokenOf('paid')];
    const [theirs] = (await pageOf(agent)).messages as [Message];
    await stage.client.call('readMessages', { ids: [theirs.id] }, { token: paid });
    expect(
      (await stage.client.call('deleteMessage', { id: theirs.id }, { token: paid })).value,
    ).toMatchObject({ reason: 'messageUnknown' });
    expect((await pageOf(agent)).messages[0]).toEqual(theirs);
  });

  it.each(['messages', 'readMessages', 'readAllMessages', 'deleteMessage'] as const)(
    'refuses trial accounts: %s',
    async (endpoint) => {
      const token = await stage.client.tokenOf('trial');
      const body = { show: 'all', pageNo: 1, pageSize: 9, ids: ['m-1'], id: 'm-1' };
      expect((await stage.client.call(endpoint, body, { token })).value).toMatchObject({
        reason: 'trialOnly',
      });
    },
  );

  it('tells of a deposit once, however often the wallet is read', async () => {
    const token = await stage.client.tokenOf('paid');
    const before = await rowsOf('paid');
    const pay = async () => {
      const placed = await stage.client.call(
        'placeDeposit',
        { methodId: 'kbzpay', amount: '5000' },
        { token, headers: once() },
      );
      const { id } = (placed.value ?? {})['deposit'] as { id: string };
      await stage.client.call('reportDepositPaid', { id }, { token });
      stage.clock.setOffset(stage.clock.now() - Date.now() + 10 * SECOND);
      await Promise.all([unreadOf(token), unreadOf(token), pageOf(token)]);
    };
    await pay();
    expect(await kindsSince('paid', before)).toEqual(['depositCredited']);
    expect(await unreadOf(token)).toBe(2);
    expect((await pageOf(token)).messages[0]?.text).toMatch(/^Ks 5,000 of your deposit DP-/);
    await stage.client.control('PATCH', 'settings', { deposits: { outcome: 'notReceived' } });
    await pay();
    expect(await kindsSince('paid', before)).toEqual(['depositCredited', 'depositNotReceived']);
  });

  it('tells of each step of a withdrawal once, also when the request is repeated', async () => {
    const token = await stage.client.tokenOf('paid');
    const before = await rowsOf('paid');
    const setup = await stage.client.call('withdrawalSetup', {}, { token });
    const [account] = (setup.value ?? {})['accounts'] as Array<{ id: string }>;
    const ask = async (amount: string, headers: Record<string, string>) =>
      stage.client.call(
        'requestWithdrawal',
        { accountId: account?.id, amount, paymentPassword: '246810' },
        { token, headers },
      );
    const key = once();
    const first = await ask('1000', key);
    expect((await ask('1000', key)).value).toEqual(first.value);
    expect(await kindsSince('paid', before)).toEqual(['withdrawalRequested']);
    await ask('1000.44', once());
    stage.clock.setOffset(25 * SECOND);
    await Promise.all([unreadOf(token), unreadOf(token)]);
    const request = first.value?.['request'] as { id: string };
    expect(await kindsSince('paid', before)).toEqual([
      'withdrawalPaid',
      'withdrawalRefused',
      'withdrawalRequested',
      'withdrawalRequested',
    ]);
    await stage.client.call(
      'answerWithdrawal',
      { withdrawalId: request.id, answer: 'partiallyReceived', remaining: '100' },
      { token, headers: once() },
    );
    stage.clock.setOffset(DAY);
    const later = await stage.client.tokenOf('paid');
    await Promise.all([unreadOf(later), unreadOf(later)]);
    // Reading the withdrawals ends the one of the seed, which nobody answered.
    await Promise.all([
      stage.client.call('withdrawals', {}, { token: later }),
      stage.client.call('withdrawals', {}, { token: later }),
    ]);
    expect(await kindsSince('paid', before)).toEqual([
      'withdrawalAutoReceived',
      'withdrawalPaid',
      'withdrawalRefused',
      'withdrawalRequested',
      'withdrawalRequested',
      'withdrawalReturned',
    ]);
  });

  it('tells the receiver of a transfer, once for one key', async () => {
    const token = await stage.client.tokenOf('agent');
    const before = [await rowsOf('player'), await rowsOf('agent')].flat();
    const key = once();
    const send = () =>
      stage.client.call(
        'teamTransfer',
        { toId: 'u-downline', amount: '150', paymentPassword: '246810' },
        { token, headers: key },
      );
    const receiver = await rowsOf('downline');
    await send();
    await send();
    expect(await kindsSince('downline', receiver)).toEqual(['transferReceived']);
    expect(await kindsSince('agent', before)).toEqual([]);
    const downline = await stage.client.tokenOf('downline');
    expect((await pageOf(downline)).messages[0]?.text).toBe(
      'agent sent you Ks 150. It is in your wallet.',
    );
  });

  it('tells the other party of a contract what was answered', async () => {
    const [agent, downline] = [
      await stage.client.tokenOf('agent'),
      await stage.client.tokenOf('downline'),
    ];
    const before = await rowsOf('agent');
    const listed = await stage.client.call('contracts', { side: 'incoming' }, { token: downline });
    const offer = (
      listed.value as unknown as Array<{ id: string; type: string; request: string }>
    ).find(({ request, type }) => request === 'new' && type === 'daily');
    const key = once();
    const reject = () =>
      stage.client.call(
        'dailySalaryContract',
        { action: 'reject', contractId: offer?.id },
        { token: downline, headers: key },
      );
    await reject();
    await reject();
    expect(await kindsSince('agent', before)).toEqual(['contractChanged']);
    expect((await pageOf(agent)).messages[0]?.text).toBe(
      'downline rejected your contract: daily salary.',
    );
  });

  it('tells who may take part when the platform has decided, and not before', async () => {
    const token = await stage.client.tokenOf('paid');
    const before = await rowsOf('paid');
    await stage.client.call('joinActivity', { activityId: 'gold-club' }, { token });
    await stage.client.call('joinActivity', { activityId: 'gold-club' }, { token });
    expect(await kindsSince('paid', before)).toEqual(['activityRefused']);
    const unread = await unreadOf(token);
    expect(await titlesOf(token)).not.toContain('Request refused');
    stage.clock.setOffset(6 * SECOND);
    expect(await unreadOf(token)).toBe(Number(unread) + 1);
    expect(await titlesOf(token)).toContain('Request refused');
  });

  it('tells of changed and set passwords', async () => {
    const token = await stage.client.tokenOf('paid');
    const before = await rowsOf('paid');
    const changed = await stage.client.call(
      'changePassword',
      {
        oldPassword: 'Croupier#2026',
        newPassword: 'Another#2026',
        confirmNewPassword: 'Another#2026',
      },
      { token },
    );
    expect(changed.success).toBe(true);
    expect(await kindsSince('paid', before)).toEqual(['passwordChanged']);
  });

  it('tells of a device that is new to the account, once, but not of the first', async () => {
    const before = await rowsOf('paid');
    const use = async (headers: Record<string, string>) => {
      const token = await stage.client.tokenOf('paid');
      await stage.client.call('memberInfo', {}, { token, headers });
      return token;
    };
    await use(LAPTOP);
    expect(await kindsSince('paid', before)).toEqual([]);
    await use(PHONE);
    await use(PHONE);
    const token = await use(LAPTOP);
    expect(await kindsSince('paid', before)).toEqual(['newDevice']);
    expect((await pageOf(token)).messages[0]?.text).toContain('Chrome on Android');
  });

  it('tells of a verified login and of a locked one', async () => {
    const begin = async () => {
      const reply = await stage.client.login('traveller');
      return ((reply.value ?? {})['secondFactor'] as { challengeId: string }).challengeId;
    };
    const answer = (challengeId: string, given: string) =>
      stage.client.call('secondFactorVerify', {
        challengeId,
        method: 'bankName',
        answer: given,
      });
    expect((await answer(await begin(), 'aung aung')).success).toBe(true);
    const kinds = async () => (await rowsOf('traveller')).map(({ kind }) => kind).toSorted();
    expect(await kinds()).toEqual(['secondFactorPassed']);
    const challenge = await begin();
    for (let tries = 0; tries < 5; tries += 1) await answer(challenge, 'wrong');
    expect(await kinds()).toEqual(['secondFactorLocked', 'secondFactorPassed']);
  });

  describe('a redeemed reward', () => {
    const redeem = async (token: string) =>
      expect(
        await stage.client.call(
          'redeemPointReward',
          { rewardId: 'umbrella', password: PASSWORD },
          { token, headers: once() },
        ),
      ).toMatchObject({ success: true });
    const newest = async (token: string, language: 'EN' | 'MY' = 'EN') => {
      const { messages: all, unread } = await pageOf(token, {}, language);
      return { unread, texts: all.slice(0, 2).map(({ title, text }) => `${title}. ${text}`) };
    };

    it('is told when it is approved, and when it is delivered, once', async () => {
      const token = await stage.client.tokenOf('player');
      const before = Number(await unreadOf(token));
      await redeem(token);
      expect(await unreadOf(token)).toBe(before);
      stage.clock.setOffset(21 * SECOND);
      const asked = await Promise.all(Array.from({ length: 20 }, () => unreadOf(token)));
      expect(new Set(asked)).toEqual(new Set([before + 1]));
      expect((await newest(token)).texts[0]).toBe(
        'Redemption approved. You get “Umbrella” for 1,800 points.',
      );
      stage.clock.setOffset(82 * SECOND);
      expect(await newest(token)).toMatchObject({
        unread: before + 2,
        texts: [
          'Reward delivered. “Umbrella”, which you redeemed for points, was delivered.',
          expect.stringMatching(/^Redemption approved/),
        ],
      });
      expect((await newest(token, 'MY')).texts[0]).toContain('“ထီး” ကို ပို့ပေးပြီးပါပြီ');
    });

    it('is told when it is rejected, with its points back', async () => {
      await stage.client.control('PATCH', 'settings', { points: { outcome: 'rejected' } });
      const token = await stage.client.tokenOf('player');
      const before = await rowsOf('player');
      await redeem(token);
      stage.clock.setOffset(21 * SECOND);
      expect((await newest(token)).texts[0]).toBe(
        'Redemption rejected. You do not get “Umbrella”. You have your 1,800 points back.',
      );
      stage.clock.setOffset(82 * SECOND);
      expect(await kindsSince('player', before)).toEqual(['redemptionRejected']);
    });
  });
});
