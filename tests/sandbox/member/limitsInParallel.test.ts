import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { depositStandSchema } from '../../../contract/deposits';
import { HEADERS } from '../../../contract/endpoints';
import type { LimitKind, LimitPeriod } from '../../../contract/jurisdictions/pack';
import { limitsSchema } from '../../../contract/limits';
import { openSeededDatabase } from '../../../sandbox/seed/content';
import { createClient, type Reply } from '../harness/client';
import { createDatabase } from '../harness/onEveryDatabase';
import { createTable } from '../harness/play';
import { AGAIN, start, stop, unlessBroken, type SandboxProcess } from '../harness/sandboxProcess';

/** `npm run bench:limits` plays the whole: a thousand deposits and bets before each window end. */
const IS_WHOLE = process.env['WHOLE_LIMITS'] === '1';
const { MEMBERS, PAGES, DEPOSITS, BETS } = IS_WHOLE
  ? { MEMBERS: 25, PAGES: 4, DEPOSITS: 5, BETS: 20 }
  : { MEMBERS: 4, PAGES: 3, DEPOSITS: 3, BETS: 8 };
const ASKED = MEMBERS * (PAGES * DEPOSITS + BETS);
const LONG = IS_WHOLE ? 1_800_000 : 180_000;
const MINUTE = 60_000;

/**
 * Five minutes before midnight in Yangon, on a Saturday and on a Sunday: the first ends a day, the
 * second a day, a week and a month.
 */
const EVENINGS = ['2027-02-27T17:25:00Z', '2027-02-28T17:25:00Z'] as const;
const OUTCOMES = ['random', 'lose'] as const;
const SMALLEST = { deposit: '1000', bet: '100' };

type Limit = readonly [kind: LimitKind, period: LimitPeriod, amount: string];
const PAYING: readonly Limit[] = [
  ['deposit', 'day', '6000'],
  ['deposit', 'week', '9000'],
  ['deposit', 'month', '11000'],
];
/** By member, in turn. */
const PLAYING: readonly (readonly Limit[])[] = [
  [
    ['stake', 'day', '1500'],
    ['stake', 'week', '2000'],
  ],
  [
    ['loss', 'day', '700'],
    ['loss', 'month', '1100'],
  ],
  [
    ['stake', 'day', '1200'],
    ['loss', 'week', '900'],
  ],
];
const limitsOf = (index: number): readonly Limit[] => [
  ...PAYING,
  ...(PLAYING[index % PLAYING.length] ?? []),
];

const PLACES = [
  ['PGlite', 1, async () => ({ SANDBOX_DATA: await newFolder() })],
  ...(process.env['TEST_DATABASE_URL']
    ? [['PostgreSQL', 2, async () => ({ DATABASE_URL: await newDatabase() })] as const]
    : []),
] as const;

it.each(PLACES)(
  'keeps limits on %s, in %i process(es), through lost answers, kills and window ends',
  async (_name, processes, place) => {
    const env: Record<string, string> = await place();
    const site = await createSite(env, processes);
    const { client } = site;
    const usernames = Array.from(
      { length: MEMBERS },
      (_, index) => `many${String(index + 1).padStart(5, '0')}`,
    );
    await site.goTo('2027-01-11T05:30:00Z');
    await site.settings({
      networkSize: MEMBERS,
      deposits: { checkSeconds: 0 },
      rateLimits: Object.fromEntries(
        ['default', 'login', 'challenge', 'bets'].map((group) => [
          group,
          { points: 1_000_000, seconds: 1 },
        ]),
      ),
    });
    const signIn = () => Promise.all(usernames.map((username) => client.tokenOf(username)));
    for (const [index, token] of (await signIn()).entries()) {
      await deposit(site, token, randomUUID(), '100000');
      for (const [kind, period, amount] of limitsOf(index))
        await client.call('changeLimit', { change: 'set', kind, period, amount }, { token });
    }

    const done = { deposits: new Set<string>(), bets: new Set<string>() };
    const refused = { deposits: 0, bets: 0 };
    let lastTokens: string[] = [];
    for (const [wave, evening] of EVENINGS.entries()) {
      await site.goTo(evening);
      await site.settings({ gameOutcome: OUTCOMES[wave] });
      const tokens = await signIn();
      const tickets = await Promise.all(
        tokens.map(async (token) => {
          const table = createTable(client);
          const { ticket } = await table.launch(token);
          // An unused ticket expires before midnight.
          await table.call('open', { ticket });
          return ticket;
        }),
      );
      const watch = watching(
        ASKED,
        wave === 0
          ? [site.killAll, site.passMidnight]
          : [site.passMidnight, ...(IS_WHOLE ? [site.killAll] : [])],
      );
      await site.loseAnswers();

      const page = async (token: string, at: number) => {
        for (let order = 0; order < DEPOSITS; order += 1) {
          const amount = `${1_000 * (1 + ((at + order) % 2))}`;
          const placed = await deposit(site, token, randomUUID(), amount, order % 3 === 0);
          if (placed) done.deposits.add(placed);
          else refused.deposits += 1;
          watch.tick();
        }
      };
      const play = async (ticket: string, at: number) => {
        const betId = `limits-${wave}-${at}-${randomUUID()}`;
        const stake = `${100 * (1 + (at % 3))}`;
        if (await bet(site, ticket, betId, stake, at % 3 === 0)) done.bets.add(betId);
        else refused.bets += 1;
        watch.tick();
      };
      await Promise.all(
        usernames.flatMap((_, index) => [
          ...Array.from({ length: PAGES }, (__, at) => page(tokens[index] ?? '', at)),
          ...Array.from({ length: BETS }, (__, at) => play(tickets[index] ?? '', at)),
        ]),
      );
      await watch.ended();
      await site.keepAnswers();
      lastTokens = tokens;
    }

    // What still fits is taken: a limit that refuses too early is wrong as well.
    const left = await Promise.all(
      lastTokens.map(async (token) => {
        await fillUp(() => deposit(site, token, randomUUID(), SMALLEST.deposit), done.deposits);
        const { ticket } = await createTable(client).launch(token);
        await fillUp(async () => {
          const betId = `limits-last-${randomUUID()}`;
          return (await bet(site, ticket, betId, SMALLEST.bet)) ? betId : null;
        }, done.bets);
        return v.parse(limitsSchema, (await client.call('limits', {}, { token })).value).limits;
      }),
    );
    for (const limits of left) {
      const tightest = (kinds: readonly LimitKind[]) =>
        Math.min(
          ...limits.flatMap((one) =>
            kinds.includes(one.kind) && one.left !== null ? [Number(one.left)] : [],
          ),
        );
      expect(tightest(['deposit'])).toBeLessThan(Number(SMALLEST.deposit));
      expect(tightest(['stake', 'loss'])).toBeLessThan(Number(SMALLEST.bet));
    }
    await site.stop();

    const { db, close } = await openSeededDatabase({
      ...(env['SANDBOX_DATA'] && { folder: env['SANDBOX_DATA'] }),
      ...(env['DATABASE_URL'] && { url: env['DATABASE_URL'] }),
    });
    const rowsOf = async (query: SQL) =>
      ((await db.execute(query)) as { rows: Record<string, unknown>[] }).rows;
    try {
      expect(await rowsOf(aboveLimit)).toEqual([]);
      const shown = left.flatMap((limits, index) =>
        limits.flatMap(({ kind, period, amount, used, windowEnd }) =>
          amount === null || windowEnd === null
            ? []
            : [
                {
                  member: usernames[index],
                  kind,
                  period,
                  amount,
                  used,
                  ends: new Date(windowEnd).toISOString(),
                },
              ],
        ),
      );
      expect(inOrder(shown)).toEqual(inOrder(await rowsOf(countersAt('2027-03-01 00:10'))));
      // Every answer that was given is a row, and every row was answered.
      expect((await rowsOf(depositIds)).map(({ id }) => id)).toEqual([...done.deposits].toSorted());
      expect((await rowsOf(betIds)).map(({ id }) => id)).toEqual([...done.bets].toSorted());
      const { lost, kills } = site.faults;
      expect(Math.min(refused.deposits, refused.bets, lost, kills)).toBeGreaterThan(0);
      if (IS_WHOLE)
        process.stdout.write(
          `${2 * ASKED} asked for, ${done.deposits.size} deposits and ${done.bets.size} bets ` +
            `taken, ${refused.deposits} and ${refused.bets} refused; ${lost} lost answers, ` +
            `${kills} kills, ${shown.length} counters as by SQL\n`,
        );
    } finally {
      await close();
      if (env['SANDBOX_DATA']) await rm(join(env['SANDBOX_DATA'], '..'), { recursive: true });
    }
  },
  LONG,
);

const newFolder = async () => join(await mkdtemp(join(tmpdir(), 'croupier-limits-')), 'data');
const newDatabase = async (): Promise<string> => {
  const own = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  own.pathname = `/${await createDatabase(own.href)}`;
  return own.href;
};

type Site = Awaited<ReturnType<typeof createSite>>;

/** The platform in some processes on one database; a call goes to them in turn. */
const createSite = async (env: Record<string, string>, processes: number) => {
  let offset = 0;
  const faults = { lost: 0, kills: 0 };
  const begin = async (): Promise<SandboxProcess> => {
    const one = await start(env);
    await one.client.control('PUT', 'clock', { offsetMs: offset });
    return one;
  };
  // One after the other: the first makes the tables.
  const started: Promise<SandboxProcess>[] = [];
  for (let at = 0; at < processes; at += 1) {
    started.push(begin());
    await started[at];
  }
  const all = () => Promise.all(started);
  const onAll = async (method: string, path: string, body: unknown) => {
    for (const { client } of await all()) await client.control(method, path, body);
  };
  let turn = 0;
  const client = createClient(async (path, init) => {
    turn = (turn + 1) % processes;
    const one = await started[turn];
    if (!one) throw new Error(`There is no process ${turn}.`);
    return one.client.send(path, init);
  });
  const LOSSES = (['drop', 'abortAfterCommit'] as const).flatMap((kind) =>
    ['placeDeposit', '/game/api/bet'].map((endpoint) => ({
      endpoint,
      kind,
      times: Math.ceil(ASKED / 20),
    })),
  );
  return {
    faults,
    client,
    /** The moment that it is now, on the site. */
    goTo: async (moment: string) => {
      offset = Date.parse(moment) - Date.now();
      await onAll('PUT', 'clock', { offsetMs: offset });
    },
    passMidnight: async () => {
      offset += 10 * MINUTE;
      await onAll('PUT', 'clock', { offsetMs: offset });
    },
    /** A process keeps the settings that it has read. */
    settings: (patch: object) => onAll('PATCH', 'settings', patch),
    loseAnswers: () => onAll('PUT', 'faults', LOSSES),
    keepAnswers: () => onAll('PUT', 'faults', []),
    /** Kills one after the other; calls meanwhile wait for its restart, or go to the other one. */
    killAll: async () => {
      for (const [at, one] of started.entries()) {
        const { child } = await one;
        const ended = stop(child, 'SIGKILL');
        started[at] = ended.then(begin);
        faults.kills += 1;
        await started[at];
      }
    },
    stop: async () => {
      for (const { child } of await all()) await stop(child, 'SIGTERM');
    },
  };
};

/** Asks until there is an answer, and notes what was lost on the way. */
const answered = async <T extends Pick<Reply, 'status' | 'success' | 'value'>>(
  { faults }: Site,
  ask: () => Promise<T>,
): Promise<T> => {
  for (;;) {
    const reply = await unlessBroken(ask());
    if (!reply) faults.lost += 1;
    else if (!AGAIN.has(reply.status)) return reply;
  }
};

/** The answers to the same call, asked for once or twice at a time. */
const answers = <T extends Pick<Reply, 'status' | 'success' | 'value'>>(
  site: Site,
  isTwice: boolean,
  ask: () => Promise<T>,
): Promise<T[]> => Promise.all(Array.from({ length: isTwice ? 2 : 1 }, () => answered(site, ask)));

const expectLimit = ({ success, value }: Pick<Reply, 'success' | 'value'>): void => {
  if (!success) expect(value).toMatchObject({ reason: 'limit' });
};

/** Places an order and pays it; its id, or null when a limit refuses it. */
const deposit = async (
  site: Site,
  token: string,
  key: string,
  amount: string,
  isTwice = false,
): Promise<string | null> => {
  const [placed, again] = await answers(site, isTwice, () =>
    site.client.call(
      'placeDeposit',
      { methodId: 'kbzpay', amount },
      { token, headers: { [HEADERS.idempotencyKey]: key } },
    ),
  );
  if (!placed) throw new Error('Nothing was asked.');
  if (again) expect(again.value).toMatchObject(sameOrder(placed));
  // Another page has an order under way: it is asked again, as something new.
  if (placed.value?.['reason'] === 'depositOpen')
    return deposit(site, token, randomUUID(), amount, isTwice);
  expectLimit(placed);
  if (!placed.success) return null;
  const { id } = v.parse(depositStandSchema, placed.value).deposit;
  await answered(site, () => site.client.call('reportDepositPaid', { id }, { token }));
  return id;
};

/** What the answer to the same key says too; the order may have gone on meanwhile. */
const sameOrder = ({ success, value }: Pick<Reply, 'success' | 'value'>) =>
  success
    ? { deposit: { id: v.parse(depositStandSchema, value).deposit.id } }
    : { reason: value?.['reason'] };

/** Bets; true when the bet was taken, false when a limit refuses it. */
const bet = async (
  site: Site,
  ticket: string,
  betId: string,
  stake: string,
  isTwice = false,
): Promise<boolean> => {
  const all = await answers(site, isTwice, () =>
    createTable(site.client).bet(ticket, betId, stake),
  );
  all.forEach(expectLimit);
  // A refusal is not kept: the second of the two may come when a window has ended.
  return all.some(({ success }) => success);
};

/** Takes what a limit leaves, in the smallest amounts: fewer than any limit has. */
const fillUp = async (take: () => Promise<string | null>, taken: Set<string>): Promise<void> => {
  for (let at = 0; at < 50; at += 1) {
    const id = await take();
    if (id === null) return;
    taken.add(id);
  }
};

/** Does the acts one after the other, each after an equal share of all that is asked. */
const watching = (all: number, acts: readonly (() => Promise<void>)[]) => {
  let count = 0;
  let begun = 0;
  let running = Promise.resolve();
  return {
    tick: () => {
      count += 1;
      const act = acts[begun];
      if (!act || count < ((begun + 1) * all) / (acts.length + 1)) return;
      begun += 1;
      running = running.then(act);
    },
    ended: () => running,
  };
};

const inOrder = (rows: readonly object[]): string[] =>
  rows
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b))))
    .toSorted();

/** The judge: what counts by the rule's own words, from the rows alone. */
const counted = sql`
  acts as (
    select user_id, 'deposit' as kind, amount, placed_at at time zone 'Asia/Yangon' as at,
      0 as nth
    from deposits where status in ('unpaid', 'checking', 'credited')
    union all
    select user_id, 'stake', stake, time at time zone 'Asia/Yangon', id from bets
    union all
    select user_id, 'loss', coalesce(-profit, stake), time at time zone 'Asia/Yangon', id
    from bets),
  counted as (
    select limits.user_id, limits.kind, limits.period, limits.amount as most, acts.amount, acts.at,
      acts.nth, date_trunc(limits.period, acts.at) as window_start
    from play_limits limits join acts using (user_id, kind)
    where limits.user_id like 'u-many%' and acts.at >= '2027-02-01')`;

/** Moments at which a window had counted more than its limit. */
const aboveLimit = sql`with ${counted},
  running as (
    select *, sum(amount) over (
      partition by user_id, kind, period, window_start order by nth, at
      rows unbounded preceding) as used
    from counted)
  select user_id, kind, period, window_start, used, most from running where used > most`;

/** Every limit with what its window has counted at a moment of Yangon. */
const countersAt = (moment: string) => sql`with ${counted},
  present as (select timestamp '${sql.raw(moment)}' as now)
  select substr(l.user_id, 3) as member, l.kind, l.period, l.amount::text as amount,
    greatest(coalesce((select sum(c.amount) from counted c
      where c.user_id = l.user_id and c.kind = l.kind and c.period = l.period
        and c.window_start = date_trunc(l.period, now)), 0), 0)::numeric(18, 2)::text as used,
    to_char((date_trunc(l.period, now) + ('1 ' || l.period)::interval)
      at time zone 'Asia/Yangon' at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ends
  from play_limits l, present where l.user_id like 'u-many%'`;

const depositIds = sql`select id from deposits where user_id like 'u-many%'
  and placed_at >= '2027-02-01' order by id collate "C"`;
const betIds = sql`select client_id as id from bets where user_id like 'u-many%'
  order by client_id collate "C"`;
