import { and, eq, sql, type SQL } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { PACKS } from '../../../contract/jurisdictions/packs';
import { statementSchema } from '../../../contract/statement';
import { bets, users, walletMovements } from '../../../sandbox/db/schema';
import { onEveryDatabase } from '../harness/onEveryDatabase';

type Rows = ReadonlyArray<Record<string, string>>;
const NOW = Date.parse('2027-02-15T05:30:00Z');
const DAY = 24 * 3_600_000;

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  const rowsOf = async (query: SQL) => ((await db().execute(query)) as { rows: Rows }).rows;
  const statementOf = async (name: string) => {
    stage.clock.setOffset(NOW - Date.now());
    const token = await stage.client.tokenOf(name);
    const answer = await stage.client.call('statement', {}, { token });
    return v.parse(statementSchema, answer.value);
  };
  const registered = (at: string) =>
    db()
      .update(users)
      .set({ registeredAt: new Date(at) })
      .where(eq(users.id, 'u-player'));

  /** Rows of every kind and status over 14 months, and around midnights in each zone. */
  const fill = async () => {
    await db().delete(bets).where(eq(bets.userId, 'u-player'));
    await db().delete(walletMovements).where(eq(walletMovements.userId, 'u-player'));
    const midnights = ['2026-12-31T17:30:00Z', '2027-01-01T00:00:00Z', '2026-07-31T23:00:00Z'];
    const times = [
      ...midnights.flatMap((at) => [Date.parse(at) - 1, Date.parse(at)]),
      ...Array.from({ length: 300 }, (_, index) => NOW - index * 1.4 * DAY),
    ];
    const kinds = ['deposit', 'withdrawal', 'withdrawalReturned', 'bonus', 'transferIn'] as const;
    const statuses = ['approved', 'approved', 'approved', 'rejected', 'inProcess'] as const;
    await db()
      .insert(walletMovements)
      .values(
        times.flatMap((at, index) =>
          ['u-player', 'u-agent'].map((userId) => {
            const kind = kinds[index % kinds.length] ?? 'deposit';
            const sign = kind === 'withdrawal' ? '-' : '';
            const amount = `${sign}${1000 + index}.${10 + (index % 90)}`;
            return {
              userId,
              kind,
              amount,
              status: statuses[(index * 7) % 11] ?? 'approved',
              time: new Date(at),
            };
          }),
        ),
      );
    await db()
      .insert(bets)
      .values(
        times.flatMap((at, index) =>
          ['u-player', 'u-agent'].map((userId) => ({
            userId,
            clientId: `statement-${index}`,
            nodeId: 'node',
            gameName: 'Game',
            vassalage: 'JL',
            gameType: 'RNG' as const,
            stake: `${100 + index}.${10 + (index % 90)}`,
            profit:
              [null, `-${100 + index}.${10 + (index % 90)}`, `${index}.05`][index % 3] ?? null,
            time: new Date(at),
          })),
        ),
      );
  };

  /** The sums as one query of the database says them; it shares no code with the platform. */
  const judge = async (zone: string, months: number): Promise<Rows> =>
    rowsOf(sql`
      with month as (
        select to_char(date_trunc('month', timestamptz '2027-02-15T05:30:00Z' at time zone ${zone})
          - n * interval '1 month', 'YYYY-MM') as month
        from generate_series(0, ${sql.raw(String(months - 1))}) as n
      ), money as (
        select to_char(time at time zone ${zone}, 'YYYY-MM') as month,
          sum(case when kind = 'deposit' then amount else 0 end) as deposits,
          sum(case when kind in ('withdrawal', 'withdrawalReturned') then -amount else 0 end)
            as withdrawals
        from wallet_movements where user_id = 'u-player' and status = 'approved' group by 1
      ), play as (
        select to_char(time at time zone ${zone}, 'YYYY-MM') as month,
          sum(stake) as stakes,
          sum(case when profit is null then 0 else stake + profit end) as returns,
          sum(case when profit is null then -stake else profit end) as net
        from bets where user_id = 'u-player' group by 1
      )
      select month, round(coalesce(deposits, 0), 2)::text as deposits,
        round(coalesce(withdrawals, 0), 2)::text as withdrawals,
        round(coalesce(stakes, 0), 2)::text as stakes,
        round(coalesce(returns, 0), 2)::text as returns,
        round(coalesce(net, 0), 2)::text as net
      from month left join money using (month) left join play using (month)
      order by month desc`);

  it.each(['MM', 'UK', 'SE', 'ON', 'MT'] as const)(
    'says by the rules of %s what SQL says of the same rows',
    async (jurisdiction) => {
      await registered('2020-01-01T00:00:00Z');
      await fill();
      await stage.client.control('PATCH', 'settings', { jurisdiction });
      const { timeZone, statement } = PACKS[jurisdiction];
      const { months, lifetime, ...about } = await statementOf('player');
      const judged = await judge(timeZone.value, statement.value.months);
      expect(months).toEqual(judged);
      // The judge has something to judge.
      expect(new Set(judged.slice(0, 6).flatMap(Object.values)).has('0.00')).toBe(false);
      expect(about).toEqual({
        account: 'player',
        shown: jurisdiction === 'UK' ? 3 : statement.value.months,
        to: '2027-02-15',
        timeZone: timeZone.value,
        currencySymbol: 'Ks',
      });
      const [ever] = await rowsOf(sql`
        select round(sum(case when kind = 'deposit' then amount else 0 end), 2)::text as deposits,
          round(sum(case when kind like 'withdrawal%' then -amount else 0 end), 2)::text
            as withdrawals,
          round(sum(case when kind = 'deposit' or kind like 'withdrawal%' then amount else 0 end),
            2)::text as net
        from wallet_movements where user_id = 'u-player' and status = 'approved'`);
      expect(lifetime).toEqual(ever);
    },
  );

  it('begins with the month of the registration, and follows a bet that is settled', async () => {
    await fill();
    // Still December in UTC, but January in Yangon.
    await registered('2026-12-31T17:30:00Z');
    const before = await statementOf('player');
    expect(before.months.map(({ month }) => month)).toEqual(['2027-02', '2027-01']);
    const [open] = await db()
      .select()
      .from(bets)
      .where(and(eq(bets.userId, 'u-player'), sql`profit is null`, sql`time > '2027-02-10'`));
    await db()
      .update(bets)
      .set({ profit: '7.00' })
      .where(eq(bets.id, open?.id ?? 0));
    const after = await statementOf('player');
    const netOf = ({ months }: typeof after) => Number(months[0]?.net);
    expect(netOf(after) - netOf(before)).toBeCloseTo(Number(open?.stake) + 7, 2);
  });

  it('refuses a trial account, and a call without a session', async () => {
    const token = await stage.client.tokenOf('trial');
    expect(await stage.client.call('statement', {}, { token })).toMatchObject({
      value: { reason: 'trialOnly' },
    });
    expect((await stage.client.call('statement', {})).success).toBe(false);
  });
});
