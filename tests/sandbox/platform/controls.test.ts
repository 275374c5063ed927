import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPlatform } from '../../../sandbox/platform';
import type { JournalEntry } from '../../../sandbox/controls/journal';
import * as schema from '../../../sandbox/db/schema';
import { SEEDED_IDS } from '../../../sandbox/seed/records';
import { REQUEST_ID } from '../../../sandbox/seed/withdrawals';
import { bringMissionsUpToDate } from '../../../sandbox/seed/missions';
import { createClient } from '../harness/client';
import { createTable, wanted } from '../harness/play';
import { COLD_START, onEveryDatabase, onSharedDatabases } from '../harness/onEveryDatabase';

onSharedDatabases((stage) => {
  const faults = (...list: unknown[]) => stage.client.control('PUT', 'faults', list);
  const journal = async () => (await stage.client.control('GET', 'journal')) as JournalEntry[];
  const problem = async (method: string, path: string, body: unknown) => {
    const response = await stage.platform.app.request(`/sandbox/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    return ((await response.json()) as { error: string }).error;
  };

  it.each(['login', '/wps/session/login', '*'])('hits a call by the name %s', async (endpoint) => {
    await faults({ endpoint, kind: 'status', status: 503 });
    expect(
      (await stage.platform.app.request('/wps/session/login', { method: 'POST' })).status,
    ).toBe(503);
  });

  it('hits a relay by its row id, and no other call', async () => {
    await faults({ endpoint: 'MCSFE_getListAnnouncements', kind: 'status' });
    expect(
      (await stage.client.call('announcements', { types: 'B', platform: 'W', execution: 'B' }))
        .status,
    ).toBe(500);
    expect((await stage.client.call('systemStatus')).status).toBe(200);
  });

  it('hits the calls of the demo game by their paths, and holds a launch', async () => {
    const { client } = stage;
    const table = createTable(client);
    const token = await client.tokenOf('player');
    const { ticket } = await table.launch(token);
    await faults(
      { endpoint: '/game/api/bet', kind: 'abortAfterCommit', times: 1 },
      { endpoint: 'launchGame', kind: 'hold', times: 1 },
    );
    await expect(table.bet(ticket, 'bet-00001')).rejects.toThrow('dropped the connection');
    expect((await table.bet(ticket, 'bet-00001')).value).toMatchObject({ betId: 'bet-00001' });
    const held = table.launch(token);
    expect((await client.call('gameLaunchFB', wanted({ gameCode: '' }), { token })).success).toBe(
      true,
    );
    await expect
      .poll(() => client.control('POST', 'release', { endpoint: 'launchGame' }))
      .toEqual({ released: 1 });
    expect((await held).opening).toBe('popup');
  });

  it('hits the given number of calls', async () => {
    await faults({ endpoint: 'systemStatus', kind: 'status', times: 2 });
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1)
      statuses.push((await stage.client.call('systemStatus')).status);
    expect(statuses).toEqual([500, 500, 200]);
    expect(await stage.client.control('GET', 'faults')).toEqual([]);
  });

  it('answers 200 with broken JSON when malformed, or with the given body', async () => {
    await faults(
      { endpoint: 'balance', kind: 'malformed' },
      {
        endpoint: 'systemStatus',
        kind: 'malformed',
        body: '{"success":true,"value":{"status":7}}',
      },
    );
    const broken = await stage.platform.app.request('/wps/v2/wallets/balance');
    expect(broken.status).toBe(200);
    await expect(broken.json()).rejects.toThrow(SyntaxError);
    const wrong = await stage.platform.app.request('/wps/system/status');
    expect(await wrong.json()).toEqual({ success: true, value: { status: 7 } });
  });

  it('drops a call before it runs', async () => {
    const token = await stage.client.tokenOf('player');
    await faults({ endpoint: 'logout', kind: 'drop', times: 1 });
    await expect(stage.client.call('logout', {}, { token })).rejects.toThrow(
      'dropped the connection',
    );
    expect((await stage.client.call('memberInfo', {}, { token })).status).toBe(200);
  });

  it('loses the answer of a call that ran', async () => {
    const token = await stage.client.tokenOf('player');
    await faults({ endpoint: 'logout', kind: 'abortAfterCommit', times: 1 });
    await expect(stage.client.call('logout', {}, { token })).rejects.toThrow(
      'dropped the connection',
    );
    expect((await stage.client.call('memberInfo', {}, { token })).status).toBe(401);
  });

  it('delays an answer', async () => {
    await faults({ endpoint: 'systemStatus', kind: 'delay', ms: 60 });
    const start = performance.now();
    expect((await stage.client.call('systemStatus')).success).toBe(true);
    expect(performance.now() - start).toBeGreaterThanOrEqual(55);
  });

  it('holds answers until they are released, one endpoint or all', async () => {
    const { client } = stage;
    await faults(
      { endpoint: 'systemStatus', kind: 'hold' },
      { endpoint: 'whitelabel', kind: 'hold' },
    );
    const done: string[] = [];
    const status = client.call('systemStatus').then(() => done.push('status'));
    const flags = client.call('whitelabel').then(() => done.push('flags'));
    await expect.poll(async () => (await journal()).length).toBe(2);
    await expect
      .poll(() => client.control('POST', 'release', { endpoint: 'whitelabel' }))
      .toEqual({ released: 1 });
    await flags;
    expect(done).toEqual(['flags']);
    await expect.poll(() => client.control('POST', 'release')).toEqual({ released: 1 });
    await status;
    expect(done).toEqual(['flags', 'status']);
  });

  it('drops a held answer when its caller leaves', async () => {
    await faults({ endpoint: 'systemStatus', kind: 'hold' });
    const leave = new AbortController();
    const asked = stage.client.call('systemStatus', {}, { signal: leave.signal });
    await expect.poll(async () => (await journal()).length).toBe(1);
    leave.abort();
    await asked.catch(() => undefined);
    expect(await stage.client.control('POST', 'release')).toEqual({ released: 0 });
  });

  it('holds no answer for a caller who left before it was ready', async () => {
    await faults({ endpoint: 'systemStatus', kind: 'hold' });
    const leave = new AbortController();
    const asked = stage.client.call('systemStatus', {}, { signal: leave.signal });
    leave.abort();
    await asked.catch(() => undefined);
    expect(await stage.client.control('POST', 'release')).toEqual({ released: 0 });
  });

  it('says which fault is invalid', async () => {
    expect(await problem('PUT', 'faults', [{ endpoint: 'login', kind: 'explode' }])).toContain(
      '0.kind',
    );
    expect(await problem('PUT', 'faults', { endpoint: 'login' })).toContain('body');
  });

  it('journals calls without query, body or token, newest last', async () => {
    const { client } = stage;
    await client.login(
      'player',
      'Secret-word-1',
      {},
      { headers: { 'Idempotency-Key': 'key-12345678' } },
    );
    await client.call(
      'announcements',
      { types: 'B', platform: 'W', execution: 'B' },
      { token: 'some-token' },
    );
    const entries = await journal();
    expect(
      entries.map(({ method, path, status, idempotencyKey }) => [
        method,
        path,
        status,
        idempotencyKey,
      ]),
    ).toEqual([
      ['GET', '/wps/verification/challenge', 200, null],
      ['GET', '/wps/system/cipher/keys', 200, null],
      ['POST', '/wps/session/login', 200, 'key-12345678'],
      ['GET', '/wps/relay/MCSFE_getListAnnouncements', 200, null],
    ]);
    expect(Object.keys(entries[0] ?? {}).toSorted()).toEqual([
      'idempotencyKey',
      'method',
      'milliseconds',
      'path',
      'status',
      'time',
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Secret-word|some-token|payload|types=/);
    await client.control('DELETE', 'journal');
    expect(await journal()).toEqual([]);
  });

  it('journals a call before it is answered, and a lost one without a status', async () => {
    const { client } = stage;
    await faults(
      { endpoint: 'systemStatus', kind: 'hold', times: 1 },
      { endpoint: 'whitelabel', kind: 'drop', times: 1 },
    );
    const held = client.call('systemStatus');
    await expect.poll(journal).toMatchObject([{ status: null }]);
    await expect(client.call('whitelabel')).rejects.toThrow('dropped the connection');
    await expect.poll(() => client.control('POST', 'release')).toEqual({ released: 1 });
    await held;
    expect(await journal()).toMatchObject([{ status: 200 }, { status: null }]);
  });

  it.each(['drop', 'abortAfterCommit'])(
    'has no status for a connection that a real server destroyed (%s)',
    async (kind) => {
      const server = createAdaptorServer({ fetch: stage.platform.app.fetch }).listen(
        0,
        '127.0.0.1',
      );
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const overHttp = createClient((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init));
      await faults({ endpoint: 'systemStatus', kind, times: 1 });
      await expect(overHttp.call('systemStatus')).rejects.toThrow('fetch failed');
      expect((await overHttp.call('whitelabel')).success).toBe(true);
      expect(await journal()).toMatchObject([
        { path: '/wps/system/status', status: null, milliseconds: null },
        { status: 200 },
      ]);
      server.close();
      await once(server, 'close');
    },
  );

  const ELSEWHERE = 'https://elsewhere.example';
  it.each([
    ['POST', 'reset'],
    ['PUT', 'clock'],
    ['PATCH', 'settings'],
    ['DELETE', 'journal'],
  ])('refuses %s /sandbox/%s from the page of another site', async (method, path) => {
    const { app } = stage.platform;
    const write = (headers: Record<string, string>) =>
      app.request(`http://localhost:4173/sandbox/${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(method !== 'DELETE' && { body: '{"offsetMs":0}' }),
      });
    for (const Origin of [ELSEWHERE, 'http://localhost:9999', 'null']) {
      const refusal = await write({ Origin, 'Sec-Fetch-Site': 'cross-site' });
      expect(refusal.status).toBe(403);
      expect(await refusal.json()).toEqual({
        error:
          `The controls take no writes from pages of ${Origin}; ` +
          'use the page at /sandbox, or a program that sends no Origin.',
      });
    }
    expect((await write({ Origin: ELSEWHERE })).status).toBe(403);
    const statuses = await Promise.all([
      write({ Origin: 'http://localhost:4173' }),
      write({}),
      // Behind the dev server's proxy the host is another one.
      write({ Origin: 'http://localhost:5173', 'Sec-Fetch-Site': 'same-origin' }),
    ]);
    expect(statuses.map(({ status }) => status)).not.toContain(403);
  });

  it('moves the clock and returns it', async () => {
    const { client, clock } = stage;
    expect(await client.control('PUT', 'clock', { offsetMs: 90_000 })).toMatchObject({
      offsetMs: 90_000,
    });
    expect(clock.now() - clock.real()).toBeCloseTo(90_000, -2);
    expect(await client.control('PUT', 'clock', { offset: -5_000 })).toMatchObject({
      offsetMs: -5_000,
    });
    expect(await problem('PUT', 'clock', { offsetMs: 'tomorrow' })).toContain('offsetMs');
  });

  it('merges settings deeply and applies them at once', async () => {
    const { client } = stage;
    await client.control('PATCH', 'settings', {
      whitelabel: { PTSYS3: false },
      registerFields: { email: { required: true } },
    });
    expect((await client.call('whitelabel')).value).toMatchObject({
      PTSYS3: false,
      FREEPLAY3: true,
    });
    expect((await client.call('registerSettings')).value).toMatchObject({
      email: { required: true, maxLength: 60 },
    });
    expect((await client.call('permission')).value).toMatchObject({
      info: { whitelabel: { PTSYS3: false } },
    });
  });

  it('refuses unknown or invalid settings, and changes nothing', async () => {
    expect(await problem('PATCH', 'settings', { systemStatus: 9 })).toContain('systemStatus');
    expect(await problem('PATCH', 'settings', { colour: 'blue' })).toContain('colour');
    expect(await problem('PATCH', 'settings', { captcha: { mode: 'sometimes' } })).toContain(
      'captcha.mode',
    );
    expect(await problem('PATCH', 'settings', [])).toContain('object');
    expect(
      await problem('PATCH', 'settings', JSON.parse('{"__proto__":{"polluted":true}}')),
    ).toContain('__proto__');
    expect(await stage.client.control('GET', 'settings')).toMatchObject({
      systemStatus: 0,
      captcha: { mode: 'afterFailures' },
    });
    expect({}).not.toHaveProperty('polluted');
  });

  it.each([
    [{ systemStatus: 1 }, 1, 'System maintenance', false],
    [{ systemStatus: 2 }, 2, 'Access restricted', true],
    [{ region: { restricted: true } }, 2, 'Access restricted', true],
    [{ systemStatus: 1, region: { restricted: true } }, 1, 'System maintenance', true],
  ])('closes the platform for %j', async (settings, status, message, restricted) => {
    const { client } = stage;
    await client.control('PATCH', 'settings', settings);
    expect((await client.call('systemStatus')).value).toEqual({ status, ip: '127.0.0.1' });
    expect((await client.call('permission')).value).toMatchObject({ location: { restricted } });
    expect(await client.call('challenge', { scope: 'login' }, { language: 'EN' })).toMatchObject({
      status: 200,
      success: false,
      message,
    });
  });

  it('resets everything to the seed', async () => {
    const { client, clock } = stage;
    const token = await client.tokenOf('player');
    await client.call(
      'changePassword',
      {
        oldPassword: 'Croupier#2026',
        newPassword: 'Lagoon-night-7',
        confirmNewPassword: 'Lagoon-night-7',
      },
      { token },
    );
    await client.login('agent', 'wrong');
    await client.control('PATCH', 'settings', {
      systemStatus: 1,
      rateLimits: { default: { points: 1, seconds: 60 } },
    });
    await client.control('PUT', 'clock', { offsetMs: 5_000 });
    await faults({ endpoint: 'systemStatus', kind: 'hold' });
    const held = client.call('logout', {}, { token });
    await client.control('POST', 'reset');
    await held;

    expect(clock.offset()).toBe(0);
    expect(await client.control('GET', 'faults')).toEqual([]);
    expect(await client.control('GET', 'outbox')).toEqual([]);
    expect(await client.control('GET', 'settings')).toMatchObject({
      systemStatus: 0,
      rateLimits: { default: { points: 30_000 } },
    });
    expect((await client.call('memberInfo', {}, { token })).status).toBe(401);
    expect((await client.login('agent')).success).toBe(true);
    expect((await client.login('player')).success).toBe(true);
  });

  it(
    'knows how large the ledger is when records were written again',
    { timeout: COLD_START },
    async () => {
      const { db } = stage.platform.services;
      await db.delete(schema.bets).where(eq(schema.bets.id, SEEDED_IDS));
      await stage.client.control('POST', 'reset');
      const [known] = await db
        .select({ rows: sql<number>`reltuples` })
        .from(sql`pg_class`)
        .where(sql`oid = 'ledger'::regclass`);
      expect(known?.rows).toBeGreaterThan(1_000);
    },
  );

  // Makes the content twice, as two cold starts do.
  it('restores every written table, after every write', { timeout: COLD_START }, async () => {
    const { db } = stage.platform.services;
    // The clock stands still, because seeded people would otherwise finish more missions.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    await bringMissionsUpToDate(db, Date.now(), false);
    const everything = Object.values(schema).filter((table) => is(table, PgTable));
    // Rows that always have the present time, or new numbers.
    const MOVING = new Set([
      'withdrawals',
      'wallet_movements',
      'promotion_activities',
      'promotion_entries',
      'messages',
    ]);
    // People are restored one by one; the keys outlive a reset.
    const KEPT = new Set(['users', 'platform_keys']);
    type Row = Record<string, unknown>;
    /** Without what moves; the waiting withdrawal is always of today. */
    const steady = (name: string, rows: readonly Row[]): Row[] => {
      if (name === 'point_redemptions')
        return rows.map((row) => ({ ...row, id: null, decidesAt: null }));
      if (name !== 'ledger') return [...rows];
      const waiting = rows.find(({ movementId }) => movementId === REQUEST_ID)?.['entry'];
      // Numbered by time, so that numbers depend on where its moment of today lies.
      return rows.map((row) => ({
        ...row,
        id: null,
        time: row['entry'] === waiting ? null : row['time'],
      }));
    };
    const state = async () => {
      const rows = everything.map(async (table): Promise<[string, unknown]> => {
        const name = getTableName(table);
        const found: Row[] = await db.select().from(table);
        return [
          name,
          MOVING.has(name)
            ? found.length
            : steady(name, found)
                .map((row) => JSON.stringify(row))
                .toSorted(),
        ];
      });
      return Object.fromEntries(await Promise.all(rows));
    };
    const seeded = await state();
    for (let time = 0; time < 2; time += 1) {
      for (const table of everything) if (!KEPT.has(getTableName(table))) await db.delete(table);
      await db
        .update(schema.users)
        .set({ nickname: 'Somebody else', icon: 'lotus', passwordProvedBy: 'mobile' });
      await stage.client.control('POST', 'reset');
      expect(await state()).toEqual(seeded);
    }
  });

  it('restores writes during a reset, at the latest at the next reset', async () => {
    const { db } = stage.platform.services;
    const isPlayer = eq(schema.users.username, 'player');
    const nickname = async () =>
      (await db.select({ nickname: schema.users.nickname }).from(schema.users).where(isPlayer))[0]
        ?.nickname;
    const seeded = await nickname();
    const rename = () => db.update(schema.users).set({ nickname: 'Somebody else' }).where(isPlayer);
    await Promise.all([
      stage.client.control('POST', 'reset'),
      ...Array.from({ length: 20 }, rename),
    ]);
    await stage.client.control('POST', 'reset');
    expect(await nickname()).toBe(seeded);
  });

  it('accepts many resets at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => stage.client.control('POST', 'reset')));
    expect((await stage.client.login('player')).success).toBe(true);
  });

  it('lists the people with their passwords', async () => {
    const people = (await stage.client.control('GET', 'people')) as Array<{
      username: string;
      password: string;
    }>;
    expect(people.map(({ username }) => username)).toEqual([
      'player',
      'newcomer',
      'expired',
      'fresh',
      'traveller',
      'agent',
      'agent2',
      'agent41',
      'agent42',
      'downline',
      'staff',
      'paid',
      'trial',
    ]);
    expect(people.find(({ username }) => username === 'fresh')?.password).toBe('Welcome#1');
  });

  it('serves a page for people, without inline script', async () => {
    const page = await stage.platform.app.request('/sandbox');
    const html = await page.text();
    expect(page.headers.get('Content-Type')).toContain('text/html');
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/);
    for (const address of ['/sandbox/page.js', '/sandbox/page.css']) {
      expect(html).toContain(address);
      expect((await stage.platform.app.request(address)).status).toBe(200);
    }
  });

  describe('when they are off', () => {
    it.each([
      ['POST', 'reset'],
      ['GET', 'outbox'],
      ['GET', 'settings'],
      ['PATCH', 'settings'],
      ['PUT', 'faults'],
      ['POST', 'release'],
      ['PUT', 'clock'],
      ['GET', 'journal'],
      ['GET', 'people'],
      ['GET', ''],
    ])('%s /sandbox/%s does not exist', async (method, path) => {
      const { app } = await createPlatform({
        database: { db: stage.platform.services.db, close: async () => undefined },
      });
      expect((await app.request(`/sandbox${path && `/${path}`}`, { method })).status).toBe(404);
    });
  });
});

onEveryDatabase((stage) => {
  it('brings back an account that was removed, and removes one that was added', async () => {
    const { db } = stage.platform.services;
    const { loginDays, playLimitPrompts, teamLinks, users, wallets } = schema;
    const told = async () => {
      const tables = [users, wallets, loginDays, teamLinks].map(async (table) =>
        (await db.select().from(table)).map((row) => JSON.stringify(row)).toSorted(),
      );
      return Promise.all(tables);
    };
    const seeded = await told();
    const [gone, added] = ['u-traveller', 'u-added'];
    for (const table of [playLimitPrompts, loginDays, wallets])
      await db.delete(table).where(eq(table.userId, gone));
    await db.delete(teamLinks).where(eq(teamLinks.memberId, gone));
    await db.update(users).set({ id: added, username: 'added' }).where(eq(users.id, gone));
    await db.insert(wallets).values({ userId: added, balance: '1.00', currencySymbol: 'K' });
    for (const userId of ['u-player', added])
      await db.insert(loginDays).values({ userId, day: '2020-01-01' });
    await stage.client.control('POST', 'reset');
    expect(await told()).toEqual(seeded);
  });
});
