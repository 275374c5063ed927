import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { depositDeskSchema, depositStandSchema } from '../../../contract/deposits';
import { endpoints, HEADERS } from '../../../contract/endpoints';
import { openSeededDatabase } from '../../../sandbox/seed/content';
import { walletMovements } from '../../../sandbox/db/schema';
import { auditBooks } from '../../../sandbox/money/audit';
import { createAttacker, randomOf, ROWS, sendable } from '../harness/attacker';
import { createClient, type Client } from '../harness/client';
import { createDatabase } from '../harness/onEveryDatabase';
import { failureOf, start, stop, unlessBroken } from '../harness/sandboxProcess';

const NEW = 'Lagoon-night-7';

it('serves over HTTP, drops connections on demand, keeps its data, ends cleanly', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'croupier-data-')), 'data');
  const { child, client, port } = await start({ SANDBOX_DATA: folder });
  const token = await client.tokenOf('fresh', 'Welcome#1');
  await client.call(
    'changePassword',
    { oldPassword: 'Welcome#1', newPassword: NEW, confirmNewPassword: NEW },
    { token },
  );
  expect((await client.call('balance', {}, { token })).value).toMatchObject({ balance: '0.00' });

  await client.control('PUT', 'faults', [
    { endpoint: 'systemStatus', kind: 'drop', times: 1 },
    { endpoint: 'logout', kind: 'abortAfterCommit', times: 1 },
  ]);
  await expect(client.call('systemStatus')).rejects.toThrow('fetch failed');
  const other = await client.tokenOf('player');
  await expect(client.call('logout', {}, { token: other })).rejects.toThrow('fetch failed');
  expect((await client.call('memberInfo', {}, { token: other })).status).toBe(401);

  // The server may close the connection before the client has sent everything.
  const large = await client
    .send('/wps/session/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: 'x'.repeat(2_000_000),
    })
    .catch(() => null);
  expect([413, undefined]).toContain(large?.status);
  expect((await client.call('systemStatus')).success).toBe(true);

  const [samePort, sameFolder] = await Promise.all([
    failureOf({ PORT: port }),
    failureOf({ SANDBOX_DATA: folder }),
  ]);
  expect(samePort).toEqual({
    code: 1,
    said: `Port ${port} is in use; stop the program that uses it or set PORT to another number.`,
  });
  expect(sameFolder).toEqual({
    code: 1,
    said:
      `The data folder ${folder} is in use by another sandbox; ` +
      'stop that one or set SANDBOX_DATA to another folder.',
  });

  expect(await stop(child, 'SIGTERM')).toEqual([0, null]);
  const second = await start({ SANDBOX_DATA: folder });
  expect((await second.client.login('fresh', NEW)).success).toBe(true);
  expect((await second.client.call('memberInfo', {}, { token })).success).toBe(true);
  expect(await stop(second.child, 'SIGINT')).toEqual([0, null]);
  await rm(join(folder, '..'), { recursive: true });
}, 30_000);

it('opens the folder of a killed sandbox at once, and tells damaged files', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'croupier-data-')), 'data');
  const { child } = await start({ SANDBOX_DATA: folder });
  await stop(child, 'SIGKILL');
  const second = await start({ SANDBOX_DATA: folder });
  await stop(second.child, 'SIGTERM');

  const files = await readdir(join(folder, 'base', '5'));
  const data = files.filter((file) => /^\d+$/.test(file));
  await Promise.all(
    data.map((file) => writeFile(join(folder, 'base', '5', file), Buffer.alloc(8_192, 255))),
  );
  const { code, said } = await failureOf({ SANDBOX_DATA: folder });
  expect(code).toBe(1);
  expect(said).toContain(`The data folder ${folder} cannot be opened: `);
  expect(said).not.toContain('-sASSERTIONS');
  await rm(join(folder, '..'), { recursive: true });
}, 60_000);

it('answers the call after one whose body it did not read', async () => {
  const { port } = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statusOf = (path: string, body: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const call = request(
        { agent, port, path, method: 'POST', headers: { 'Content-Type': 'application/json' } },
        (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
        },
      );
      call.on('error', reject).end(body);
    });
  for (let time = 0; time < 3; time += 1) {
    expect(await statusOf('/wps/session/login', 'x'.repeat(200_000))).toBe(413);
    expect(await statusOf(endpoints.changePassword.path, 'x'.repeat(60_000))).toBe(401);
  }
  agent.destroy();
}, 30_000);

it('keeps a connection for longer than proxies keep theirs', async () => {
  const { port } = await start();
  const { headers } = await fetch(`http://127.0.0.1:${port}/health`);
  expect(headers.get('Keep-Alive')).toBe('timeout=75');
}, 30_000);

it('says what it is before other machines reach it', async () => {
  const { code, said } = await failureOf({ HOST: '0.0.0.0', SANDBOX_CONTROLS: '' });
  expect(code).toBe(1);
  expect(said).toContain('published passwords');
  expect(said).toContain('SANDBOX_OPEN=1');
}, 30_000);

it('stays on this machine unless HOST says otherwise', async () => {
  const [closed, open] = await Promise.all([
    start({ HOST: '' }),
    start({ HOST: '0.0.0.0', SANDBOX_OPEN: '1' }),
  ]);
  const ask = (host: string, port: string) =>
    fetch(`http://${host}:${port}/sandbox/clock`).then(
      ({ status }) => status,
      () => null,
    );
  // Another address of this machine, which answers only when the server listens on every address;
  // on Linux all of 127.0.0.0/8 is local.
  expect(
    await Promise.all([
      ask('127.0.0.1', closed.port),
      ask('localhost', closed.port),
      ask('127.0.0.2', closed.port),
    ]),
  ).toEqual([200, 200, null]);
  expect(await ask('localhost', open.port)).toBe(200);
  expect(await ask('127.0.0.2', open.port)).toBe(process.platform === 'linux' ? 200 : null);
}, 30_000);

it('refuses to start with invalid options, in one sentence', async () => {
  const [port, database] = await Promise.all([
    failureOf({ PORT: 'many' }),
    failureOf({ DATABASE_URL: 'postgres://croupier:secret@127.0.0.1:1/none' }),
  ]);
  expect(port).toEqual({
    code: 1,
    said: 'PORT must be a number from 0 (any free port) to 65535, not "many".',
  });
  expect(database.code).toBe(1);
  const address = 'postgres://croupier:***@127.0.0.1:1/none';
  expect(database.said).toMatch(/^The database at \S+ cannot be used: .*ECONNREFUSED.*$/);
  expect(database.said).toContain(` at ${address} cannot`);
}, 15_000);

/** What a call says of itself when it was not done and may be sent again. */
const AGAIN = new Set([409, 503]);

// Only a server takes two processes.
const serverUrl = process.env['TEST_DATABASE_URL'];
it.each(serverUrl ? [serverUrl] : [])(
  'is one platform in two processes',
  async (url) => {
    const own = new URL(url);
    own.pathname = `/${await createDatabase(url)}`;
    const first = await start({ DATABASE_URL: own.href });
    const second = await start({ DATABASE_URL: own.href });

    // What one gave out, the other takes: the key of sealed bodies, the proof of a person, a token.
    const relay = createClient((path, init) =>
      (/challenge|keys/.test(path) ? first : second).client.send(path, init),
    );
    const token = await relay.tokenOf('player');
    expect((await first.client.call('memberInfo', {}, { token })).success).toBe(true);

    const key = randomUUID();
    const { value } = await first.client.call('deposits', {}, { token });
    const { methods } = v.parse(depositDeskSchema, value);
    const order = {
      methodId: methods.find(({ closed }) => closed === null)?.id,
      amount: '10000.00',
    };
    const replies = await Promise.all(
      Array.from({ length: 60 }, async (_, index) =>
        (index % 2 === 0 ? first : second).client.call('placeDeposit', order, {
          token,
          headers: { [HEADERS.idempotencyKey]: key },
        }),
      ),
    );
    expect(replies.filter(({ status }) => status !== 200 && !AGAIN.has(status))).toEqual([]);
    const made = replies.filter(({ status }) => status === 200);
    expect(
      new Set(made.map((reply) => v.parse(depositStandSchema, reply.value).deposit.id)).size,
    ).toBe(1);

    // Guesses are counted together.
    const wrong = await Promise.all(
      Array.from({ length: 12 }, async (_, index) =>
        (index % 2 === 0 ? first : second).client.login('agent2', 'Wrong-pass-1'),
      ),
    );
    expect(wrong.every(({ success }) => !success)).toBe(true);
    expect((await first.client.login('agent2')).value).toMatchObject({ captcha: true });
  },
  120_000,
);

/** Between the same people in both directions, so that wallets are locked in every order. */
const WAYS = [
  ['agent', 'u-downline'],
  ['downline', null],
  ['agent', 'u-player'],
  ['player', null],
  ['downline', 'u-player'],
] as const;
const TRANSFERS = 150;
const LANES = 8;
const DAMAGED = 300;
/** Rows with a body that end no session; Node itself refuses a query of 30 KB, without words. */
const ATTACKED = ROWS.filter(
  ([id, { method }]) => method !== 'GET' && method !== 'DELETE' && !/logout|Password/.test(id),
);

/** Some transfers at a time, in their order. */
const inLanes = async <T>(work: (at: number) => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < TRANSFERS; at = next++) results[at] = await work(at);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
};

it.each(serverUrl ? [serverUrl] : [])(
  'keeps the books in two processes through damage, repeated calls and a kill',
  async (url) => {
    const own = new URL(url);
    own.pathname = `/${await createDatabase(url)}`;
    const env = { DATABASE_URL: own.href };
    const [first, second] = [await start(env), await start(env)];
    const { db, close } = await openSeededDatabase({ url: own.href });
    try {
      const tokens = new Map<string, string>();
      for (const who of ['agent', 'downline', 'player'])
        tokens.set(who, await first.client.tokenOf(who));

      const hostile = await second.client.tokenOf('insein');
      const random = randomOf(27);
      const attacker = createAttacker(random, ['u-player', 'u-agent', 'u-paid']);
      for (let at = 0; at < DAMAGED; at += 1) {
        const [id, row] = random.pick(ATTACKED);
        const damaged = sendable(row, attacker.damaged(attacker.fittingOf(id, row)));
        const { status } = await (at % 2 === 0 ? first : second).client.call(id, damaged, {
          token: hostile,
          headers: { [HEADERS.idempotencyKey]: randomUUID() },
        });
        expect(status, id).toBeLessThan(500);
      }

      const before = await db.select().from(walletMovements);
      const send = async (at: number, { client }: { client: Client }) => {
        const [who, toId] = WAYS[at % WAYS.length] ?? WAYS[0];
        for (let time = 0; time < 200; time += 1) {
          const reply = await unlessBroken(
            client.call(
              'teamTransfer',
              { toId, amount: `${(at % 7) + 1}.25`, paymentPassword: '246810' },
              {
                token: tokens.get(who) ?? '',
                headers: { [HEADERS.idempotencyKey]: `transfer-${String(at).padStart(6, '0')}` },
              },
            ),
          );
          if (!reply || !AGAIN.has(reply.status)) return reply;
        }
        throw new Error(`Transfer ${at} was never answered.`);
      };
      let killed: Promise<unknown> | undefined;
      const both = await inLanes(async (at) => {
        if (at === TRANSFERS / 2) killed = stop(second.child, 'SIGKILL');
        return Promise.all([send(at, first), send(at, second)]);
      });
      await killed;
      const third = await start(env);
      const repeated = await inLanes((at) => send(at, third));

      expect(both.filter((pair) => pair.includes(null)).length).toBeGreaterThan(0);
      const said = repeated.map((reply) => [reply?.status, reply?.success, reply?.value]);
      const differing = both.flatMap((pair, at) =>
        pair.flatMap((reply) =>
          reply && !isDeepStrictEqual([reply.status, reply.success, reply.value], said[at])
            ? [{ at, reply, said: said[at] }]
            : [],
        ),
      );
      expect(differing).toEqual([]);
      const done = repeated.flatMap((reply, at) => (reply?.success ? [at] : []));
      expect(done.length).toBeGreaterThan(TRANSFERS / 2);
      const known = new Set(before.map(({ id }) => id));
      const moved = (await db.select().from(walletMovements)).filter(({ id }) => !known.has(id));
      const amounts = (kind: string) =>
        moved.flatMap((row) => (row.kind === kind ? [row.amount.replace('-', '')] : [])).toSorted();
      const expected = done.map((at) => `${(at % 7) + 1}.25`).toSorted();
      expect(amounts('teamOut')).toEqual(expected);
      expect(amounts('teamIn')).toEqual(expected);
      expect((await auditBooks(db)).proofs.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    } finally {
      await close();
    }
  },
  240_000,
);
