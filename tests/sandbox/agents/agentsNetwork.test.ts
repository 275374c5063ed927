import { count, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bets, teamLinks, users, walletMovements, wallets } from '../../../sandbox/db/schema';
import { recordRows } from '../../../sandbox/seed/records';
import { REQUEST_ID } from '../../../sandbox/seed/withdrawals';
import { teamAmong, teamOf } from '../harness/team';
import { onSharedDatabases } from '../harness/onEveryDatabase';

onSharedDatabases((stage) => {
  const db = () => stage.platform.services.db;

  it('has five levels, over 300 accounts below agent, and a link for each pair', async () => {
    const team = await teamOf(stage, 'u-agent');
    expect(team.size).toBeGreaterThan(300);
    expect(new Set([...team.values()].map(({ depth }) => depth))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect([
      team.get('u-downline')?.depth,
      team.get('u-player')?.depth,
      team.get('u-paid')?.depth,
    ]).toEqual([1, 2, 2]);
    const all = await db().select().from(users);
    const expected = all.map(({ id }) =>
      [...teamAmong(all, id)].map(([memberId, { depth }]) => `${id} ${memberId} ${depth}`),
    );
    const links = (await db().select().from(teamLinks)).map(
      ({ ancestorId, memberId, depth }) => `${ancestorId} ${memberId} ${depth}`,
    );
    expect(links.toSorted()).toEqual(expected.flat().toSorted());
  });

  it('has months of bets for them, none from before the registration', async () => {
    const placed = await db()
      .select({ time: bets.time, userId: bets.userId, registeredAt: users.registeredAt })
      .from(bets)
      .innerJoin(users, eq(users.id, bets.userId));
    expect(placed.length).toBeGreaterThan(5_000);
    expect(placed.filter(({ time, registeredAt }) => time < registeredAt)).toEqual([]);
    const team = await teamOf(stage, 'u-agent');
    const players = new Set(placed.map(({ userId }) => userId));
    expect([...team.keys()].filter((id) => !players.has(id))).toHaveLength(1);
  });

  it('resets changed and new rows, and leaves unchanged ones alone', async () => {
    const read = async () => ({
      users: await db().select().from(users).orderBy(users.id),
      wallets: await db().select().from(wallets).orderBy(wallets.userId),
      links: await db().select().from(teamLinks).orderBy(teamLinks.ancestorId, teamLinks.memberId),
      bets: await db().select().from(bets).orderBy(bets.id),
      movements: (await db().select().from(walletMovements).orderBy(walletMovements.id)).filter(
        ({ id }) => id !== REQUEST_ID,
      ),
    });
    const before = await read();
    await db()
      .update(users)
      .set({ nickname: 'Somebody', lastLoginAt: stage.clock.date() })
      .where(eq(users.id, 'u-mandalay'));
    await db().update(wallets).set({ balance: '1.00' }).where(eq(wallets.userId, 'u-mandalay'));
    const [model] = await db().select().from(users).where(eq(users.id, 'u-player'));
    if (!model) throw new Error('There is no player.');
    const { referralCode: own, ...row } = model;
    expect(own).toMatch(/^[0-9A-F]{10}$/);
    await db()
      .insert(users)
      .values({ ...row, id: 'u-guest', username: 'guest', mobile: null, uplineId: 'u-mandalay' });
    await db()
      .insert(teamLinks)
      .values({ ancestorId: 'u-mandalay', memberId: 'u-guest', depth: 1 });
    await db().insert(walletMovements).values({
      userId: 'u-player',
      kind: 'teamIn',
      amount: '1.00',
      balance: '2.00',
      status: 'approved',
      time: stage.clock.date(),
    });
    // A reset leaves what the bots have played.
    const played = before.bets.find(({ userId }) => userId === 'u-player');
    if (!played) throw new Error('Nobody played.');
    await db()
      .insert(bets)
      .values({ ...played, id: undefined, clientId: 'another-bet' });
    await stage.client.control('POST', 'reset');
    expect(await read()).toEqual(before);
  });

  it('writes its records again when some are missing', async () => {
    await db().delete(bets).where(eq(bets.userId, 'u-player'));
    await stage.client.control('POST', 'reset');
    const [found] = await db().select({ all: count() }).from(bets);
    expect(found?.all).toBe(recordRows(stage.clock.now()).bets.length);
  });

  it('grows and shrinks the team of agent2 on demand, and a reset ends it', async () => {
    const { client } = stage;
    const size = async () => (await teamOf(stage, 'u-agent2')).size;
    const before = await size();
    await client.control('PATCH', 'settings', { networkSize: 250 });
    expect(await size()).toBe(before + 250);
    expect(await client.tokenOf('many00250')).toMatch(/./);
    await client.control('PATCH', 'settings', { networkSize: 20 });
    expect(await size()).toBe(before + 20);
    await client.control('PATCH', 'settings', { singleWallet: true });
    expect(await size()).toBe(before + 20);
    await client.control('POST', 'reset');
    expect(await size()).toBe(before);
  });
});
