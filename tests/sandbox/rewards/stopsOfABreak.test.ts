import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { activitiesSchema } from '../../../contract/activities';
import { depositStandSchema } from '../../../contract/deposits';
import {
  bets,
  heldBonuses,
  missionGrants,
  rebates,
  users,
  vipMonths,
  wallets,
} from '../../../sandbox/db/schema';
import { monthOf } from '../../../sandbox/rewards/vip/months';
import { weekOf } from '../../../sandbox/rewards/missions/week';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { memberRow } from '../harness/rows';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** The end of a break of seven days, and a little more. */
const AFTER = 7 * DAY + HOUR;

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  const pass = (ms: number) => stage.clock.setOffset(stage.clock.offset() + ms);
  const logIn = (username = 'player') => stage.client.tokenOf(username);
  const keyed = (token: string) => ({
    token,
    language: 'EN' as const,
    headers: { 'Idempotency-Key': randomUUID() },
  });
  const takeBreak = async (token: string) => {
    const asked = { kind: 'break', length: 168 };
    const { success } = await stage.client.call('startPlayBlock', asked, keyed(token));
    expect(success).toBe(true);
  };
  const balanceOf = async (token: string) =>
    Number((await stage.client.call('balance', {}, { token })).value?.['balance']);
  /** A member without a deposit, who logs in with the password of the seed. */
  const newMember = async (username: string) => {
    const [player] = await db().select().from(users).where(eq(users.id, 'u-player'));
    if (!player) throw new Error('There is no player.');
    const { passwordHash, paymentPasswordHash } = player;
    await db().insert(users).values(memberRow(username, { passwordHash, paymentPasswordHash }));
    await db()
      .insert(wallets)
      .values({ userId: `u-${username}`, balance: '0.00', currencySymbol: 'Ks' });
    return logIn(username);
  };

  it('a rebate that was earned before a break is credited after its end', async () => {
    const token = await newMember('aye');
    const now = stage.clock.now();
    for (const month of new Set([now, now + AFTER].map((time) => monthOf(time).name)))
      await db()
        .insert(vipMonths)
        .values({
          userId: 'u-aye',
          month,
          level: 2,
          turnover: '0',
          deposits: '0',
          countedAt: new Date(now),
        });
    await db()
      .insert(bets)
      .values({
        userId: 'u-aye',
        clientId: 'b-1',
        nodeId: 'n',
        gameName: 'n',
        vassalage: 'JL',
        gameType: 'RNG',
        stake: '100000.00',
        profit: '0.00',
        balance: '0.00',
        time: new Date(now),
      });
    await takeBreak(token);
    pass(2 * DAY);
    expect(await balanceOf(await logIn('aye'))).toBe(0);
    expect(await db().select().from(rebates).where(eq(rebates.userId, 'u-aye'))).toEqual([]);
    pass(AFTER);
    expect(await balanceOf(await logIn('aye'))).toBeGreaterThan(0);
  });

  it('a deposit that comes during a break brings its money and no welcome bonus', async () => {
    const token = await newMember('mya');
    const asked = { methodId: 'kbzpay', amount: '10000' };
    const placed = await stage.client.call('placeDeposit', asked, keyed(token));
    const { id, credit } = v.parse(depositStandSchema, placed.value).deposit;
    await stage.client.call('reportDepositPaid', { id }, { token });
    await takeBreak(token);
    pass(7_000);
    expect(await balanceOf(token)).toBe(Number(credit));
    pass(AFTER);
    expect(await balanceOf(await logIn('mya'))).toBe(Number(credit));
    expect(await db().select().from(heldBonuses).where(eq(heldBonuses.userId, 'u-mya'))).toEqual(
      [],
    );
  });

  it('a mission that is finished during a break is not rewarded before its end', async () => {
    const monday = weekOf(stage.clock.now(), 2);
    stage.clock.setOffset(monday.start.getTime() + 12 * HOUR - Date.now());
    const token = await logIn();
    await takeBreak(token);
    for (let day = 0; day < 5; day += 1) {
      pass(DAY);
      await logIn();
    }
    const granted = () =>
      db()
        .select()
        .from(missionGrants)
        .where(and(eq(missionGrants.userId, 'u-player'), eq(missionGrants.week, monday.from)));
    expect(await granted()).toEqual([]);
    const summary = (asked: string) =>
      stage.client.call('missionSummary', {}, { token: asked, language: 'EN' });
    expect(await summary(await logIn())).toMatchObject({ value: { reason: 'playBlocked' } });
    pass(2 * DAY + HOUR);
    expect((await summary(await logIn())).success).toBe(true);
    expect((await granted()).map(({ mission }) => mission)).toEqual(['logins']);
  });

  it('no bonus of an activity is claimed or paid during a break', async () => {
    const token = await logIn();
    const claim = (asked: string, activityId: string) =>
      stage.client.call('claimRaffle', { activityId }, keyed(asked));
    // Its review ends while the break runs.
    expect((await claim(token, 'fishing-cup')).success).toBe(true);
    const before = await balanceOf(token);
    await takeBreak(token);
    pass(HOUR);
    const during = await logIn();
    expect(await claim(during, 'weekly-bonus')).toMatchObject({ value: { reason: 'playBlocked' } });
    expect(
      await stage.client.call('joinActivity', { activityId: 'weekly-bonus' }, keyed(during)),
    ).toMatchObject({ value: { reason: 'playBlocked' } });
    expect(await balanceOf(during)).toBe(before);
    expect(
      await db()
        .select()
        .from(heldBonuses)
        .where(
          and(eq(heldBonuses.userId, 'u-player'), gt(heldBonuses.since, stage.clock.date(-HOUR))),
        ),
    ).toEqual([]);
    pass(AFTER);
    const later = await logIn();
    expect(await balanceOf(later)).toBeGreaterThanOrEqual(before + 2_000);
    const { value } = await stage.client.call(
      'promotionActivities',
      {},
      { token: later, language: 'EN' },
    );
    expect(
      v.parse(activitiesSchema, value).activities.find(({ id }) => id === 'fishing-cup')?.status,
    ).toBe('issued');
  });
});
