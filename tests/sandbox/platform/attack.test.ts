import { getTableColumns, getTableName, is, ne, sql } from 'drizzle-orm';
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { HEADERS, type Endpoint, type EndpointId } from '../../../contract/endpoints';
import { ofTeam } from '../../../sandbox/agents/team';
import * as schema from '../../../sandbox/db/schema';
import { auditBooks } from '../../../sandbox/money/audit';
import { createAttacker, randomOf, ROWS, sendable } from '../harness/attacker';
import type { CallOptions } from '../harness/client';
import { onEmbeddedDatabase } from '../harness/onEveryDatabase';

/** The whole attack takes minutes: `npm run test:attack`. `npm test` makes a small one. */
const IS_WHOLE = process.env['WHOLE_ATTACK'] === '1';
const REQUESTS = IS_WHOLE ? 24_000 : 400;
const IDS_PER_ROW = IS_WHOLE ? 12 : 1;
const SEED = Number(process.env['ATTACK_SEED'] ?? 27);
const MINUTE = 60_000;
/** A request that takes longer hangs. */
const PATIENCE = 10_000;
const CALLERS = ['player', 'agent', 'trial', 'paid'] as const;
const NO_LIMITS = Object.fromEntries(
  [
    'default',
    'login',
    'challenge',
    'captcha',
    'validation',
    'codes',
    'password',
    'feedback',
    'chat',
    'bets',
  ].map((group) => [group, { points: 1_000_000, seconds: 1 }]),
);
/** Traces of the machine room that no answer may have. */
const TRACES = /\bat .*\.[jt]s:\d|node_modules|select .* from |insert into|SQLSTATE|argon2id/i;

type Caller = { name: string; token?: string };

onEmbeddedDatabase((stage) => {
  const callersOf = async (): Promise<Caller[]> => [
    { name: 'guest' },
    { name: 'dead session', token: 'dead' },
    ...(await Promise.all(
      CALLERS.map(async (name) => ({ name, token: await stage.client.tokenOf(name) })),
    )),
  ];
  const db = () => stage.platform.services.db;
  /** Ids of everybody's things. */
  const idsOf = async (): Promise<string[]> => {
    const tables = [
      schema.users,
      schema.withdrawals,
      schema.withdrawalRequests,
      schema.deposits,
      schema.messages,
      schema.payoutAccounts,
    ];
    const found = await Promise.all(
      tables.map((table) => db().select({ id: table.id }).from(table).orderBy(table.id).limit(20)),
    );
    return found.flat().map(({ id }) => id);
  };
  const teamOf = async (userId: string): Promise<ReadonlySet<string>> => {
    const { id } = schema.users;
    const team = await db().select({ id }).from(schema.users).where(ofTeam(id, userId));
    return new Set(team.map((member) => member.id));
  };
  const send = async (
    id: EndpointId,
    row: Endpoint,
    body: unknown,
    { token }: Caller,
    over: CallOptions = {},
  ) => {
    const headers: Record<string, string> = row.idempotent
      ? { [HEADERS.idempotencyKey]: crypto.randomUUID() }
      : {};
    const reply = await stage.client.call(id, sendable(row, body), {
      ...(token !== undefined && { token }),
      headers,
      signal: AbortSignal.timeout(PATIENCE),
      ...over,
    });
    return reply;
  };
  const open = () => stage.client.control('PATCH', 'settings', { rateLimits: NO_LIMITS });
  const brokenRules = async () =>
    (await auditBooks(db())).proofs.filter(({ wrong }) => wrong.length > 0);

  it('makes 5,000 requests of less than a megabyte each', () => {
    const random = randomOf(SEED);
    const attacker = createAttacker(random, ['somebody']);
    for (let one = 0; one < 5_000; one += 1) {
      const [id, row] = random.pick(ROWS);
      const body = attacker.damaged(attacker.fittingOf(id, row));
      expect((JSON.stringify(body) ?? '').length, id).toBeLessThan(1_000_000);
    }
  });

  it(
    `answers ${REQUESTS} damaged requests, each in words`,
    async () => {
      await open();
      const random = randomOf(SEED);
      const attacker = createAttacker(random, await idsOf());
      let callers = await callersOf();
      const wrong: string[] = [];
      for (let one = 0; one < REQUESTS; one += 1) {
        const [id, row] = random.pick(ROWS);
        // A session that an attack has ended begins again.
        if (one % 500 === 499) callers = await callersOf();
        const caller = random.pick(callers);
        const fit = attacker.fittingOf(id, row);
        const body = random.next() < 0.15 ? fit : attacker.damaged(fit);
        const reply = await send(id, row, body, caller);
        const said = JSON.stringify([reply.value, reply.message]);
        if (reply.status >= 500 || TRACES.test(said))
          wrong.push(`${reply.status} ${id} as ${caller.name}: ${JSON.stringify(body)} → ${said}`);
      }
      expect(wrong.slice(0, 10)).toEqual([]);
      expect(await brokenRules()).toEqual([]);
    },
    30 * MINUTE,
  );

  describe('every row of the contract with the ids of somebody else', () => {
    /** A digest of everything that belongs to others, by table. */
    const digestWithout = async (userId: string) => {
      const digests: Record<string, unknown> = {};
      for (const table of Object.values(schema)) {
        if (!is(table, PgTable)) continue;
        const columns: Record<string, PgColumn> = getTableColumns(table);
        const owner = columns['userId'];
        if (!owner) continue;
        const [row] = await db()
          .select({ digest: sql`md5(coalesce(string_agg(t::text, '|' order by t::text), ''))` })
          .from(sql`(select * from ${table} where ${ne(owner, userId)}) as t`);
        digests[getTableName(table)] = row?.digest;
      }
      return digests;
    };
    const others = ROWS.filter(([, { token }]) => token === 'required');

    it.each(['guest', 'dead session'])(
      'opens nothing to a %s that needs a session',
      async (name) => {
        await open();
        const attacker = createAttacker(randomOf(SEED), await idsOf());
        for (const [id, row] of others) {
          const caller = name === 'guest' ? { name } : { name, token: 'dead' };
          const { status } = await send(id, row, attacker.fittingOf(id, row), caller);
          expect(status, id).toBe(401);
        }
      },
      10 * MINUTE,
    );

    it.each(CALLERS)(
      'lets %s change nothing of others, and read none of their secrets',
      async (name) => {
        // Time stands still: what falls due for others meanwhile is no act of the caller.
        vi.useFakeTimers({ toFake: ['Date'] });
        onTestFinished(() => {
          vi.useRealTimers();
        });
        await open();
        const userId = `u-${name}`;
        // An agent may offer a contract to somebody of the own team, who is told so.
        const team = await teamOf(userId);
        const strange = (await idsOf()).filter((id) => !team.has(id));
        const attacker = createAttacker(randomOf(SEED), strange);
        const people = await db().select().from(schema.users).where(ne(schema.users.id, userId));
        const secrets = people.flatMap(({ passwordHash, paymentPasswordHash, totpSecret }) =>
          [passwordHash, paymentPasswordHash, totpSecret].filter((secret) => secret !== null),
        );
        let token = await stage.client.tokenOf(name);
        const before = await digestWithout(userId);
        for (const [id, row] of others)
          for (let one = 0; one < IDS_PER_ROW; one += 1) {
            const reply = await send(id, row, attacker.fittingOf(id, row), { name, token });
            if (reply.status === 401) token = await stage.client.tokenOf(name);
            expect(reply.status, id).toBeLessThan(500);
            const said = JSON.stringify(reply.value);
            for (const secret of secrets) expect(said.includes(secret), id).toBe(false);
          }
        expect(await digestWithout(userId)).toEqual(before);
        expect(await brokenRules()).toEqual([]);
      },
      10 * MINUTE,
    );
  });
});
