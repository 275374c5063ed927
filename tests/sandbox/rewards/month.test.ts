import { randomUUID } from 'node:crypto';
import { eq, sql, type SQL } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { depositStandSchema } from '../../../contract/deposits';
import { HEADERS, type EndpointId } from '../../../contract/endpoints';
import { openSession } from '../../../sandbox/account/sessions';
import { yangonDay } from '../../../sandbox/base/yangon';
import { payoutAccounts, users, wallets } from '../../../sandbox/db/schema';
import { gamesOf } from '../../../sandbox/lobby/catalogue';
import { isTransferVendor } from '../../../sandbox/lobby/playable';
import { auditBooks } from '../../../sandbox/money/audit';
import { monthOf } from '../../../sandbox/rewards/vip/months';
import { PASSWORD } from '../harness/client';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { memberRow } from '../harness/rows';
import { createTable, LOTTERY } from '../harness/play';

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;
const DAYS = 31;
/** The whole month takes minutes, so `npm test` plays a small one (`npm run bench:month`). */
const { BOTS, BETS, EVERY, STAKE, ASKING } =
  process.env['WHOLE_MONTH'] === '1'
    ? { BOTS: 50, BETS: 20_000, EVERY: 1, STAKE: 100, ASKING: 10 }
    : { BOTS: 8, BETS: 320, EVERY: 4, STAKE: 400, ASKING: 1 };
const LONG = 60 * 60 * SECOND;
const GAMES = (['RNG', 'LIVE', 'RNG', 'FISH', 'RNG', 'ELOTT'] as const).map((category, index) => {
  const games = gamesOf(category, 200).filter(
    ({ vassalage, isGame }) => isGame === 'GAME' && !isTransferVendor(vassalage),
  );
  const game = games[index * 3];
  if (!game) throw new Error(`There is no game of ${category}.`);
  const { vassalage, gameType, gameCode } = game;
  return { vassalage, gameType, gameCode };
});

/** What a bot did, as the bot knows it. */
type Bot = { index: number; id: string; paidIn: number; converted: number; gift: number };
/** The draws that tickets are sold for. */
const saleSchema = v.object({
  lottery: v.object({ draws: v.array(v.object({ drawAt: v.number() })) }),
});
type Sums = ReadonlyArray<Record<string, unknown>>;

onEveryDatabase((stage) => {
  const db = () => stage.platform.services.db;
  const goTo = (time: number) => stage.clock.setOffset(time - Date.now());
  const rowsOf = async (query: SQL) => ((await db().execute(query)) as { rows: Sums }).rows;
  const ask = (id: EndpointId, token: string, body: unknown = {}, key?: string) =>
    stage.client.call(id, body, {
      token,
      ...(key !== undefined && { headers: { [HEADERS.idempotencyKey]: key } }),
    });
  /** Its answer is lost, so it is asked again with the same key, and does the same. */
  const askTwice = async (id: EndpointId, token: string, body: unknown) => {
    const key = randomUUID();
    const lost = await ask(id, token, body, key);
    const again = await ask(id, token, body, key);
    expect(again.value, id).toEqual(lost.value);
    return again;
  };

  const addBots = async (start: number): Promise<Bot[]> => {
    const [player] = await db().select().from(users).where(eq(users.id, 'u-player'));
    if (!player) throw new Error('There is no player.');
    const { passwordHash, paymentPasswordHash } = player;
    const [, month, day] = yangonDay(start + 20 * DAY).split('-');
    const bots = Array.from({ length: BOTS }, (_, index) => ({
      index,
      id: `u-month${index}`,
      paidIn: 0,
      converted: 0,
      gift: 0,
    }));
    await db()
      .insert(users)
      .values(
        bots.map(({ index }) =>
          memberRow(`month${index}`, {
            passwordHash,
            paymentPasswordHash,
            registeredAt: new Date(start - 20 * DAY),
            registration: {
              ...(index % 2 === 1 && { referredBy: `u-month${index - 1}` }),
              ...(index % 3 === 0 && { birthday: `${month}-${day}-1990` }),
            },
          }),
        ),
      );
    await db()
      .insert(wallets)
      .values(bots.map(({ id }) => ({ userId: id, balance: '0.00', currencySymbol: 'Ks' })));
    await db()
      .insert(payoutAccounts)
      .values(
        bots.map(({ id, index }) => ({
          id: `pa-month${index}`,
          userId: id,
          type: 'kbzPay' as const,
          holder: 'Aye',
          number: `0976100${String(index).padStart(4, '0')}`,
          addedAt: new Date(start),
        })),
      );
    return bots;
  };

  it(
    'adds up after a month of bets, rewards, lost answers and restarts',
    async () => {
      const begin = monthOf(Date.now(), 1).start.getTime() + 14 * DAY;
      goTo(begin);
      await stage.client.control('PATCH', 'settings', {
        rateLimits: {
          default: { points: 1_000_000, seconds: 1 },
          bets: { points: 1_000_000, seconds: 1 },
          password: { points: 1_000_000, seconds: 1 },
        },
      });
      const bots = await addBots(begin);
      const perDay = Math.ceil((1.1 * BETS * EVERY) / (BOTS * (DAYS - 1)));
      let placed = 0;

      const tokenOf = ({ id }: Bot) => openSession(db(), stage.clock, { id, type: 0 });
      const payIn = async (bot: Bot, token: string, isInterrupted: boolean) => {
        const amount =
          bot.paidIn === 0 ? `${[4_000, 9_000, 12_000, 60_000][bot.index % 4]}` : '40000';
        const order = { methodId: bot.index % 2 === 0 ? 'kbzpay' : 'wave', amount };
        const key = randomUUID();
        const lost = await ask('placeDeposit', token, order, key);
        if (isInterrupted) await stage.restart();
        const again = await ask('placeDeposit', token, order, key);
        expect(again.value).toEqual(lost.value);
        const { id } = v.parse(depositStandSchema, again.value).deposit;
        expect(await ask('reportDepositPaid', token, { id })).toMatchObject({ success: true });
        bot.paidIn += 1;
      };
      const play = async (bot: Bot, token: string, day: number, isInterrupted: boolean) => {
        const table = () => createTable(stage.client);
        const draw = await table().launch(token, LOTTERY);
        const sale = await table().call('open', { ticket: draw.ticket });
        const { lottery } = v.parse(saleSchema, sale.value);
        const bought = {
          ticket: draw.ticket,
          betId: `month-${bot.index}-${day}-draw`,
          stake: '200',
          numbers: ['1', '2', '3'],
          // The sale of the first draw may end at any moment.
          drawAt: lottery.draws[1]?.drawAt,
        };
        const tickets = [await table().call('bet', bought), await table().call('bet', bought)];
        expect(tickets).toMatchObject([{ success: true }, { success: true }]);
        placed += 1;
        const game = GAMES[(day + bot.index) % GAMES.length];
        const other = GAMES[(day + bot.index + 2) % GAMES.length];
        const { ticket } = await table().launch(token, game);
        const second = await table().launch(token, other);
        for (let one = 0; one < perDay; one += 1) {
          const at = one % 2 === 0 ? ticket : second.ticket;
          const betId = `month-${bot.index}-${day}-${one}`;
          const stake = `${STAKE * (1 + (bot.index % 5)) + 25 * (one % 4)}.50`;
          const lost = await table().bet(at, betId, stake);
          // A wallet may be empty for the rest of a day; nothing else is refused.
          if (lost.value?.['reason'] === 'insufficientFunds') break;
          expect(lost).toMatchObject({ success: true });
          placed += 1;
          if (one % 9 !== 0) continue;
          if (isInterrupted) await stage.restart();
          for (const again of await Promise.all(
            Array.from({ length: 2 }, () => table().bet(at, betId, stake)),
          ))
            expect(again.value).toMatchObject({ betId, profit: lost.value?.['profit'] });
        }
      };
      const spend = async (bot: Bot, token: string, day: number) => {
        const points = Number((await ask('pointBalance', token)).value?.['balance']);
        if (points >= 100 && day % 8 < 2 * EVERY) {
          const answer = await askTwice('convertPoint', token, { points: 100, password: PASSWORD });
          bot.converted += answer.success ? 1 : 0;
        }
        if (bot.index % 4 === 3 && day % 8 < EVERY)
          await askTwice('requestWithdrawal', token, {
            accountId: `pa-month${bot.index}`,
            amount: day % 3 === 0 ? '300.44' : '300',
            paymentPassword: '246810',
          });
      };
      const claimGift = async (bot: Bot) => {
        const token = await tokenOf(bot);
        const answers = await Promise.all(
          Array.from({ length: bot.index < ASKING ? 100 : 2 }, () =>
            ask('claimRaffle', token, { activityId: 'birthday-gift' }, randomUUID()),
          ),
        );
        const given = answers.find(({ success }) => success)?.value?.['bonus'];
        bot.gift = Number(given ?? 0);
      };

      for (let day = 0; day < DAYS - 1; day += 1) {
        const active = bots.filter(({ index }) => (index + day) % EVERY === 0);
        const noon = begin + day * DAY + 12 * HOUR;
        goTo(noon);
        // One after another where the platform is restarted: a restart ends nobody else's call.
        const isInterrupted = day % 10 === 5;
        const each = async (act: (bot: Bot, token: string) => Promise<void>) => {
          // A login does not last as long as the hours between two acts.
          const one = async (bot: Bot) => act(bot, await tokenOf(bot));
          if (isInterrupted) for (const bot of active) await one(bot);
          else await Promise.all(active.map(one));
        };
        await each(async (bot, token) => {
          const balance = Number((await ask('balance', token)).value?.['balance']);
          if (balance < perDay * STAKE * 6) await payIn(bot, token, isInterrupted);
        });
        // Far enough ahead of the real time that the calls took: the clock never goes back.
        goTo(noon + HOUR / 2);
        await each(async (bot, token) => {
          await ask('balance', token);
          await play(bot, token, day, isInterrupted);
        });
        goTo(noon + 2 * HOUR);
        await each((bot, token) => spend(bot, token, day));
        if (day === 21) for (const bot of bots) await claimGift(bot);
      }

      const end = begin + DAYS * DAY + 12 * HOUR;
      goTo(end);
      const last = new Map<Bot, string>();
      for (const bot of bots) last.set(bot, await tokenOf(bot));
      const look = async (token: string) => {
        await ask('balance', token);
        await ask('pointBalance', token);
        await ask('vip', token);
        await ask('missionSummary', token);
      };
      for (const token of last.values()) await look(token);
      // A member who asks a hundred times gets nothing twice.
      for (const bot of bots.slice(0, ASKING)) {
        const token = last.get(bot) ?? '';
        await Promise.all(Array.from({ length: 100 }, () => look(token)));
      }
      expect(placed).toBeGreaterThanOrEqual(BETS);
      const [counted] = await rowsOf(
        sql`select count(*)::int as bets from bets where user_id like 'u-month%'`,
      );
      expect(counted).toEqual({ bets: placed });

      expect(await rowsOf(wrongBalances)).toEqual([]);
      const { proofs } = await auditBooks(db());
      expect(proofs.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
      expect(await rowsOf(wrongLevels)).toEqual([]);
      expect(await rowsOf(wrongRebates)).toEqual([]);
      expect(await rowsOf(wrongBonuses(yangonDay(begin + 20 * DAY).slice(0, 7)))).toEqual([]);
      expect(await rowsOf(wrongPoints)).toEqual([]);
      expect(await rowsOf(told)).toEqual(
        bots
          .map(({ id, paidIn, converted, gift }) => ({ id, paidIn, converted, gift }))
          .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      );
      // A month in which nothing happened would add up as well.
      const [whole] = await rowsOf(sql`select
        (select count(distinct level)::int from vip_months where user_id like 'u-month%') as levels,
        (select count(*)::int from rebates where user_id like 'u-month%' and amount > 0) as rebates,
        (select count(*)::int from referral_rewards where friend_id like 'u-month%'
          and paid_at is not null) as referrals,
        (select count(*)::int from wallet_movements where user_id like 'u-month%'
          and kind = 'points') as exchanges,
        (select count(*)::int from withdrawal_requests where user_id like 'u-month%') as requests,
        (select count(*)::int from held_bonuses where user_id like 'u-month%') as held`);
      for (const [what, count] of Object.entries(whole ?? {}))
        expect(Number(count), what).toBeGreaterThan(1);
    },
    LONG,
  );
});

/** The wallet and the points of each bot that are not the sum of their rows. */
const wrongBalances = sql`
  select w.user_id, w.balance from wallets w
  where w.user_id like 'u-month%' and w.balance <>
    (select coalesce(sum(amount), 0) from wallet_movements m
      where m.user_id = w.user_id and m.status = 'approved')
    + (select coalesce(sum(coalesce(profit, -stake)), 0) from bets b where b.user_id = w.user_id)
  union all
  select a.user_id, a.balance from point_accounts a
  where a.user_id like 'u-month%' and a.balance <>
    (select coalesce(sum(change), 0) from point_redemptions r where r.user_id = a.user_id)`;

const monthly = sql`
  activity as (
    select b.user_id, coalesce(t.due_at, b.time) at time zone 'Asia/Yangon' as at,
      b.stake as bet, 0 as deposit
    from bets b left join pending_bets t on t.bet_id = b.id where b.user_id like 'u-month%'
    union all
    select user_id, ended_at at time zone 'Asia/Yangon', 0, credit
    from deposits where status = 'credited' and user_id like 'u-month%'),
  judged as (
    select user_id, to_char(date_trunc('month', at) + interval '1 month', 'YYYY-MM') as month,
      case when sum(bet) >= 1000000 and sum(deposit) >= 500000 then 4
        when sum(bet) >= 60000 and sum(deposit) >= 50000 then 3
        when sum(bet) >= 20000 and sum(deposit) >= 20000 then 2
        when sum(bet) >= 5000 and sum(deposit) >= 5000 then 1
        else 0 end as level
    from activity group by 1, 2)`;

const wrongLevels = sql`with ${monthly}
  select kept.user_id, kept.month, kept.level, judged.level as judged
  from vip_months kept left join judged using (user_id, month)
  where kept.user_id like 'u-month%' and kept.level <> coalesce(judged.level, 0)
  union all
  select user_id, month, null, level from judged
  where level > 0 and month <= (select max(month) from vip_months where user_id like 'u-month%')
    and not exists (select 1 from vip_months kept
      where kept.user_id = judged.user_id and kept.month = judged.month)`;

const wrongRebates = sql`with ${monthly},
  daily as (
    select user_id, to_char(time at time zone 'Asia/Yangon', 'YYYY-MM-DD') as day,
      sum(stake) as staked
    from bets where game_type = 'RNG' and user_id like 'u-month%' group by 1, 2),
  due as (
    select daily.user_id, day, case coalesce(level, 0)
        when 4 then least(trunc(staked * 0.012, 2), 2000000)
        when 3 then least(trunc(staked * 0.012, 2), 1000000)
        when 2 then least(trunc(staked * 0.008, 2), 200000)
        when 1 then least(trunc(staked * 0.004, 2), 50000)
        else 0 end as amount
    from daily left join judged on judged.user_id = daily.user_id
      and judged.month = left(day, 7))
  select user_id, day, kept.amount as kept, due.amount as due
  from (select * from rebates where user_id like 'u-month%') kept
    full join due using (user_id, day)
  where kept.amount is distinct from due.amount
  union all
  select user_id, 'credited', sum(amount) filter (where what = 'movement'),
    sum(amount) filter (where what = 'due')
  from (select user_id, amount, 'due' as what from due
    union all select user_id, amount, 'movement' from wallet_movements
    where kind = 'rebate' and user_id like 'u-month%') sides
  group by 1
  having coalesce(sum(amount) filter (where what = 'movement'), 0)
    <> coalesce(sum(amount) filter (where what = 'due'), 0)`;

/** Welcome bonus, rewards for friends and birthday gift (claimed in `month`) of each bot. */
const wrongBonuses = (month: string) => sql`with ${monthly},
  firsts as (
    select distinct on (user_id) user_id, amount, credit from deposits
    where status = 'credited' and user_id like 'u-month%' order by user_id, ended_at),
  due as (
    select u.id as user_id,
      coalesce((select least(credit, 100000) from firsts
        where firsts.user_id = u.id and amount >= 5000), 0)
      + 10000 * (select count(*) from firsts join users friend on friend.id = firsts.user_id
        where friend.registration ->> 'referredBy' = u.id and amount >= 10000)
      + case when u.registration ->> 'birthday' is null then 0
        else (array[0, 1000, 3000, 10000, 50000])[1 + coalesce((select level from judged
          where judged.user_id = u.id and judged.month = ${month}), 0)] end as amount
    from users u where u.id like 'u-month%')
  select user_id, due.amount as due, paid.amount as paid
  from due left join (select user_id, sum(amount) as amount from wallet_movements
    where kind = 'bonus' group by 1) paid using (user_id)
  where due.amount <> coalesce(paid.amount, 0)`;

/** A point for each Ks 1,000 of a day and those of the week's missions, less what was exchanged. */
const wrongPoints = sql`with
  played as (
    select user_id, time at time zone 'Asia/Yangon' as at, stake, game_type, node_id
    from bets where user_id like 'u-month%'),
  nights as (
    select user_id, sum(points) as points from (
      select user_id, floor(sum(stake) / 1000) as points
      from played group by user_id, date_trunc('day', at)) by_day group by 1),
  missions as (
    select user_id, sum(points) as points from (
      select user_id,
        case when count(distinct node_id) filter (where game_type = 'RNG') >= 3
          then 30 else 0 end
        + case when count(*) filter (where game_type = 'LIVE') >= 1 then 25 else 0 end
        + case when count(*) filter (where game_type in ('LOTT', 'ELOTT')) >= 1
          then 20 else 0 end as points
      from played group by user_id, date_trunc('week', at)) by_week group by 1)
  select a.user_id, a.balance, nights.points as nights, missions.points as missions
  from point_accounts a join nights using (user_id) join missions using (user_id)
  where a.balance <> nights.points + missions.points
    - (select coalesce(sum(m.amount), 0) / 5 from wallet_movements m
      where m.user_id = a.user_id and m.kind = 'points')`;

/** Deposits, exchanges of points and gifts of each bot, as the platform kept them. */
const told = sql`
  select u.id,
    (select count(*)::int from wallet_movements m
      where m.user_id = u.id and m.kind = 'deposit') as "paidIn",
    (select count(*)::int from wallet_movements m
      where m.user_id = u.id and m.kind = 'points') as converted,
    (select coalesce(sum(amount), 0)::int from held_bonuses h
      where h.user_id = u.id and h.kind = 'birthday') as gift
  from users u where u.id like 'u-month%' order by u.id collate "C"`;
