import { randomUUID } from 'node:crypto';
import { eq, sql, type SQL } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { activitiesSchema, activitySchema, type Activity } from '../../../contract/activities';
import { depositStandSchema } from '../../../contract/deposits';
import { HEADERS } from '../../../contract/endpoints';
import { invitedFriendsSchema } from '../../../contract/referral';
import {
  bets,
  payoutAccounts,
  users,
  vipMonths,
  walletMovements,
  wallets,
} from '../../../sandbox/db/schema';
import { monthOf } from '../../../sandbox/rewards/vip/months';
import { beginOf, yangonDay, yangonMidnight } from '../../../sandbox/base/yangon';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { depositRow, memberRow } from '../harness/rows';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** A hundred calls at once take time on a busy machine. */
const LONG = 120_000;
const KINDS = ['RNG', 'RNG', 'LIVE', 'FISH'] as const;

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  const goTo = (time: number) => stage.clock.setOffset(time - Date.now());
  const pass = (milliseconds: number) => stage.clock.setOffset(stage.clock.offset() + milliseconds);
  const balanceOf = async (token: string) =>
    Number((await stage.client.call('balance', {}, { token })).value?.['balance']);
  const read = async (token: string): Promise<Activity[]> =>
    v.parse(
      activitiesSchema,
      (await stage.client.call('promotionActivities', {}, { token, language: 'EN' })).value,
    ).activities;
  const find = async (token: string, kind: Activity['kind']) =>
    (await read(token)).find((one) => one.kind === kind);
  const movements = async (userId: string, kind: 'rebate' | 'bonus') =>
    (await db().select().from(walletMovements).where(eq(walletMovements.userId, userId))).filter(
      (row) => row.kind === kind && row.time.getTime() > Date.now() - HOUR,
    );
  /** The driver of PGlite and that of PostgreSQL give their rows in the same field. */
  const rowsOf = async (query: SQL) =>
    ((await db().execute(query)) as { rows: Array<Record<string, unknown>> }).rows;
  let bet = 0;
  const played = async (
    userId: string,
    rows: ReadonlyArray<readonly [gameType: 'RNG' | 'LIVE' | 'FISH', stake: string, time: number]>,
  ) => {
    await db()
      .insert(bets)
      .values(
        rows.map(([gameType, stake, time]) => ({
          userId,
          clientId: `r-${(bet += 1)}`,
          nodeId: 'n',
          gameName: 'n',
          vassalage: 'JL',
          gameType,
          stake,
          profit: '0.00',
          balance: '0.00',
          time: new Date(time),
        })),
      );
  };
  const deposit = async (token: string, amount: string) => {
    const placed = await stage.client.call(
      'placeDeposit',
      { methodId: 'kbzpay', amount },
      { token, headers: { [HEADERS.idempotencyKey]: randomUUID() } },
    );
    const { id } = v.parse(depositStandSchema, placed.value).deposit;
    await stage.client.call('reportDepositPaid', { id }, { token });
    pass(7_000);
  };
  /** A member without a deposit, who logs in with the password of the seed. */
  const newMember = async (username: string, registration: Record<string, string> = {}) => {
    const [player] = await db().select().from(users).where(eq(users.id, 'u-player'));
    if (!player) throw new Error('There is no player.');
    const { passwordHash, paymentPasswordHash } = player;
    await db()
      .insert(users)
      .values(memberRow(username, { passwordHash, paymentPasswordHash, registration }));
    await db()
      .insert(wallets)
      .values({ userId: `u-${username}`, balance: '0.00', currencySymbol: 'Ks' });
    return stage.client.tokenOf(username);
  };
  const paidIn = (userId: string, amount: string, time: number) =>
    db()
      .insert(walletMovements)
      .values(depositRow(userId, amount, time));
  /** Gives a member a VIP level in the months of these moments. */
  const hold = async (userId: string, level: number, ...times: number[]) => {
    for (const month of new Set(times.map((time) => monthOf(time).name)))
      await db()
        .insert(vipMonths)
        .values({ userId, month, level, turnover: '0', deposits: '0', countedAt: new Date() })
        .onConflictDoUpdate({ target: [vipMonths.userId, vipMonths.month], set: { level } });
  };
  const profileOf = (userId: string, registration: Record<string, string>) =>
    db().update(users).set({ registration }).where(eq(users.id, userId));

  describe('the daily rebate', () => {
    it(
      'equals the share of the level of each day, by the sums of the database',
      { timeout: LONG },
      async () => {
        const end = monthOf(Date.now()).end.getTime();
        await newMember('aye');
        // Gold in this month, Silver in the next one.
        const before = monthOf(Date.now(), -1).start.getTime() + DAY;
        await played('u-aye', [['LIVE', '60000.00', before]]);
        await paidIn('u-aye', '50000.00', before);
        await paidIn('u-aye', '49999.99', end - DAY);
        // Seeded as beginning now, which may be the last hour of the month.
        await rowsOf(sql`update promotion_activities
          set begins_at = ${new Date(end - 3 * DAY).toISOString()}::timestamptz
          where id = 'daily-rebate'`);
        const rows = Array.from(
          { length: 400 },
          (_, index) =>
            [
              KINDS[index % KINDS.length] ?? 'RNG',
              `${(index * 7919) % 9000}.${String((index * 31) % 100).padStart(2, '0')}`,
              end + (index - 200) * 0.02 * DAY,
            ] as const,
        );
        await played('u-aye', [...rows, ['RNG', '30000000.00', end + 2 * DAY]]);
        await played('u-agent', rows);
        goTo(end + 5 * DAY);
        const [aye, agent] = [
          await stage.client.tokenOf('aye'),
          await stage.client.tokenOf('agent'),
        ];
        await Promise.all([balanceOf(aye), balanceOf(agent)]);
        const from = (
          await rowsOf(sql`select begins_at::text as begin from promotion_activities
          where id = 'daily-rebate'`)
        )[0]?.['begin'];
        const judged = await rowsOf(sql`
        select to_char(time at time zone 'Asia/Yangon', 'YYYY-MM-DD') as day,
          case when min(time) >= ${new Date(end).toISOString()}::timestamptz
            then least(trunc(sum(stake) * 0.008, 2), 200000.00)
            else least(trunc(sum(stake) * 0.012, 2), 1000000.00) end::text as amount
        from bets where user_id = 'u-aye' and game_type = 'RNG' and profit is not null
          and time >= ${from}::timestamptz
          and time < ${new Date(end + 4 * DAY).toISOString()}::timestamptz
        group by 1 order by 1`);
        const kept = await rowsOf(
          sql`select day, amount::text as amount from rebates
            where user_id = 'u-aye' order by day`,
        );
        expect(judged.length).toBe(7);
        expect(kept).toEqual(judged);
        expect(kept.map(({ amount }) => amount)).toContain('200000.00');
        expect((await movements('u-aye', 'rebate')).map(({ amount }) => amount)).toEqual(
          judged.map((row) => row['amount']),
        );
        expect(await movements('u-agent', 'rebate')).toEqual([]);
      },
    );

    it('is nothing without a level, and so not offered', async () => {
      const day = yangonMidnight(Date.now()) + 2 * DAY;
      const token = await newMember('aye');
      await played('u-aye', [['RNG', '90000.00', day]]);
      expect(await find(token, 'rebate')).toBeUndefined();
      goTo(day + DAY + 11 * HOUR);
      expect(await balanceOf(await stage.client.tokenOf('aye'))).toBe(0);
      expect(await movements('u-aye', 'rebate')).toEqual([]);
    });

    it('is credited from 10:00 on, once, however many ask', { timeout: LONG }, async () => {
      const day = yangonMidnight(Date.now()) + 3 * DAY;
      await hold('u-player', 3, day);
      await played('u-player', [
        ['RNG', '1000.00', day + HOUR],
        ['RNG', '250.50', day + DAY - 1],
        ['FISH', '9000.00', day + HOUR],
        ['RNG', '70000.00', day + DAY],
      ]);
      goTo(day + HOUR * 2);
      const token = await stage.client.tokenOf('player');
      const before = await balanceOf(token);
      expect(await find(token, 'rebate')).toMatchObject({
        rate: '1.20',
        staked: '1250.50',
        bonus: '15.00',
        opensAt: day + DAY + 10 * HOUR,
      });
      goTo(day + DAY + 10 * HOUR - 60_000);
      const again = await stage.client.tokenOf('player');
      expect(await balanceOf(again)).toBe(before);
      pass(61_000);
      await Promise.all(Array.from({ length: 100 }, () => balanceOf(again)));
      expect(await balanceOf(again)).toBeCloseTo(before + 15, 2);
      expect(
        (await movements('u-player', 'rebate')).map(({ amount, balance }) => [amount, balance]),
      ).toEqual([['15.00', (before + 15).toFixed(2)]]);
    });

    it('leaves out the bets of the seed', async () => {
      goTo(yangonMidnight(Date.now()) + 2 * DAY);
      await balanceOf(await stage.client.tokenOf('player'));
      expect(await movements('u-player', 'rebate')).toEqual([]);
    });
  });

  describe('the welcome bonus', () => {
    it(
      'doubles a first deposit once, and waits for its turnover before it can leave',
      { timeout: LONG },
      async () => {
        const token = await newMember('aye');
        expect(await find(token, 'welcome')).toMatchObject({
          status: 'joined',
          bonus: '100000.00',
        });
        // A bet from before the bonus is no part of its turnover.
        await played('u-aye', [['LIVE', '50000.00', stage.clock.now() - HOUR]]);
        await deposit(token, '8000');
        await Promise.all(Array.from({ length: 100 }, () => balanceOf(token)));
        expect(await balanceOf(token)).toBe(16_000);
        expect((await movements('u-aye', 'bonus')).map(({ amount }) => amount)).toEqual([
          '8000.00',
        ]);
        expect(await find(token, 'welcome')).toMatchObject({
          status: 'claimed',
          bonus: '8000.00',
          stake: '96000.00',
          staked: '0.00',
        });

        const accountId = 'pa-aye';
        await db().insert(payoutAccounts).values({
          id: accountId,
          userId: 'u-aye',
          type: 'kbzPay',
          holder: 'Aye',
          number: '09761234567',
          addedAt: new Date(),
        });
        const withdraw = (amount: string) =>
          stage.client.call(
            'requestWithdrawal',
            { accountId, amount, paymentPassword: '246810' },
            { token, language: 'EN', headers: { [HEADERS.idempotencyKey]: randomUUID() } },
          );
        const held = async () =>
          (await stage.client.call('withdrawalSetup', {}, { token })).value?.['held'];
        expect(await held()).toEqual({ amount: '8000.00', turnoverLeft: '96000.00' });
        await played('u-aye', [['LIVE', '90000.00', stage.clock.now()]]);
        expect(await held()).toEqual({ amount: '8000.00', turnoverLeft: '6000.00' });
        expect(await withdraw('8000.01')).toMatchObject({
          success: false,
          message:
            'You can take out at most 8000.00 now. ' +
            'Bet 6000.00 more to take out your bonus too',
          value: { reason: 'bonusHeld' },
        });
        expect(await withdraw('500')).toMatchObject({ success: true });
        await played('u-aye', [['FISH', '6000.00', stage.clock.now()]]);
        expect(await find(token, 'welcome')).toMatchObject({ staked: '96000.00' });
        expect(await held()).toEqual({ amount: '0.00', turnoverLeft: '0.00' });
        expect(await withdraw('15500')).toMatchObject({ success: true });

        await deposit(token, '6000');
        expect(await balanceOf(token)).toBe(6_000);
      },
    );

    it('is at most 100,000, and nothing below 5,000 or after another deposit', async () => {
      const fresh = await newMember('aye');
      await deposit(fresh, '150000');
      expect(await balanceOf(fresh)).toBe(250_000);
      const small = await newMember('bo');
      await deposit(small, '4999.99');
      const held = await movements('u-bo', 'bonus');
      expect(held).toEqual([]);
      const player = await stage.client.tokenOf('player');
      const before = await balanceOf(player);
      await deposit(player, '5000');
      expect(await balanceOf(player)).toBe(before + 5_000);
      expect(await find(player, 'welcome')).toBeUndefined();
    });
  });

  describe('inviting friends', () => {
    const friends = async (token: string) =>
      v.parse(
        invitedFriendsSchema,
        (await stage.client.call('invitedFriends', {}, { token })).value,
      );
    const invited = (username: string) => newMember(username, { referredBy: 'u-player' });

    it(
      'pays 10,000 for each friend whose first deposit is 10,000 or more, once',
      { timeout: LONG },
      async () => {
        const player = await stage.client.tokenOf('player');
        const before = await balanceOf(player);
        const rich = await invited('rich');
        const poor = await invited('poor');
        await invited('later');
        await deposit(rich, '10000');
        await balanceOf(rich);
        await deposit(rich, '20000');
        await balanceOf(rich);
        await deposit(poor, '9999');
        await balanceOf(poor);
        await Promise.all(Array.from({ length: 100 }, () => balanceOf(player)));
        expect(await balanceOf(player)).toBe(before + 10_000);

        const list = await friends(player);
        expect(list).toMatchObject({ total: 3, earned: '10000.00', minimum: '10000.00' });
        expect(list.friends.map(({ name, state }) => `${name} ${state}`).toSorted()).toEqual([
          'la***r waiting',
          'po***r nothing',
          'ri***h rewarded',
        ]);

        const judged = await rowsOf(sql`
        with firsts as (
          select distinct on (user_id) user_id, amount from deposits
          where status = 'credited' order by user_id, ended_at)
        select registration ->> 'referredBy' as inviter,
          (count(*) * 10000)::numeric(18,2)::text as total
        from firsts join users on users.id = firsts.user_id
        where amount >= 10000 and registration ->> 'referredBy' is not null group by 1`);
        expect(judged).toEqual([{ inviter: 'u-player', total: '10000.00' }]);
        expect((await movements('u-player', 'bonus')).map(({ amount }) => amount)).toEqual([
          '10000.00',
        ]);
      },
    );

    it('pays nothing while it is closed', async () => {
      await stage.client.control('PATCH', 'settings', { referralPromo: false });
      const player = await stage.client.tokenOf('player');
      const before = await balanceOf(player);
      const friend = await invited('rich');
      await deposit(friend, '50000');
      await balanceOf(friend);
      expect(await balanceOf(player)).toBe(before);
      expect((await friends(player)).friends[0]).toMatchObject({ state: 'nothing' });
    });
  });

  describe('the birthday gift', () => {
    const claim = (token: string) =>
      stage.client.call(
        'claimRaffle',
        { activityId: 'birthday-gift' },
        { token, language: 'EN', headers: { [HEADERS.idempotencyKey]: randomUUID() } },
      );
    const birthday = (time: number) => {
      const [, month, day] = yangonDay(time).split('-');
      return `${month}-${day}-1990`;
    };

    it(
      'can be claimed for seven days, once a year, however many ask',
      { timeout: LONG },
      async () => {
        const day = yangonMidnight(Date.now()) + 20 * DAY;
        await profileOf('u-player', { birthday: birthday(day) });
        await hold('u-player', 3, Date.now(), day, day + 8 * DAY);
        const early = await stage.client.tokenOf('player');
        expect(await find(early, 'birthday')).toMatchObject({ status: 'comingSoon', opensAt: day });
        expect(await claim(early)).toMatchObject({ value: { reason: 'activityNotDue' } });
        goTo(day + HOUR);
        const token = await stage.client.tokenOf('player');
        const before = await balanceOf(token);
        expect(await find(token, 'birthday')).toMatchObject({ status: 'claim', bonus: '10000.00' });
        const answers = await Promise.all(Array.from({ length: 100 }, () => claim(token)));
        const accepted = answers.filter(({ success }) => success);
        expect(accepted.length).toBeGreaterThan(0);
        for (const { value } of accepted)
          expect(v.parse(activitySchema, value)).toMatchObject({ status: 'claimed' });
        expect(await balanceOf(token)).toBe(before + 10_000);
        goTo(day + 2 * DAY);
        const later = await stage.client.tokenOf('player');
        expect(await find(later, 'birthday')).toMatchObject({ status: 'claimed' });
        expect(await claim(later)).toMatchObject({ value: { status: 'claimed' } });
        expect(await balanceOf(later)).toBe(before + 10_000);
        goTo(day + 8 * DAY);
        const next = beginOf(`${Number(yangonDay(day).slice(0, 4)) + 1}${yangonDay(day).slice(4)}`);
        expect(await find(await stage.client.tokenOf('player'), 'birthday')).toMatchObject({
          status: 'comingSoon',
          opensAt: next,
        });
        await hold('u-player', 3, next ?? 0);
        await played('u-player', [['LIVE', '100.00', (next ?? 0) - DAY]]);
        goTo((next ?? 0) + HOUR);
        const again = await stage.client.tokenOf('player');
        const had = await balanceOf(again);
        expect(await claim(again)).toMatchObject({ value: { status: 'claimed' } });
        expect(await balanceOf(again)).toBe(had + 10_000);
      },
    );

    it('is what the level of the moment brings, and nothing without one', async () => {
      const day = yangonMidnight(Date.now()) + 20 * DAY;
      await profileOf('u-player', { birthday: birthday(day) });
      goTo(day + HOUR);
      const token = await stage.client.tokenOf('player');
      const gifts: Array<string | undefined> = [];
      for (const level of [1, 2, 3, 4, 0]) {
        await hold('u-player', level, day);
        gifts.push((await find(token, 'birthday'))?.bonus);
      }
      expect(gifts).toEqual(['1000.00', '3000.00', '10000.00', '50000.00', undefined]);
      expect(await claim(token)).toMatchObject({ value: { reason: 'activityUnknown' } });
      await hold('u-player', 2, day);
      const before = await balanceOf(token);
      expect(await claim(token)).toMatchObject({ value: { bonus: '3000.00', stake: '3000.00' } });
      expect(await balanceOf(token)).toBe(before + 3_000);
    });

    it('needs an account that is 14 days old, and a bet in the last 90 days', async () => {
      const day = yangonMidnight(Date.now()) + 2 * DAY;
      await profileOf('u-player', { birthday: birthday(day) });
      await db()
        .update(users)
        .set({ registeredAt: new Date(day - 13 * DAY) })
        .where(eq(users.id, 'u-player'));
      await newMember('quiet', { birthday: birthday(day) });
      await db()
        .update(users)
        .set({ registeredAt: new Date(day - 30 * DAY) })
        .where(eq(users.id, 'u-quiet'));
      goTo(day + HOUR);
      for (const name of ['player', 'quiet']) {
        await hold(`u-${name}`, 1, day);
        const token = await stage.client.tokenOf(name);
        expect((await find(token, 'birthday'))?.status, name).toBe('rejected');
        expect(await claim(token)).toMatchObject({ value: { reason: 'activityNotDue' } });
      }
    });
  });
});
