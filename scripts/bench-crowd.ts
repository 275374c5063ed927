import { execFileSync } from 'node:child_process';
import { Agent, request as httpRequest } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CALL_TIMEOUT } from '../contract/constants';
import { createClient, type Client } from '../tests/sandbox/harness/client';
import { ensureBuild, OUT_DIR } from './build/ensureBuild';
import { move, read, VENDOR, type Step } from './support/calls';
import { fail } from './support/process';
import { freePort, startSandbox, type Sandbox } from './support/sandbox';
import { quantile } from './support/timed';
import { verdict } from './support/verdict';

const HELP = `Measures the sandbox under a crowd: 500 clients that call again as soon as they are
answered, in its own process with an embedded database. A client that is turned away waits as the
app does, for Retry-After and up to a second more.

  npm run bench:crowd              a table; code 1 above a budget
  npm run bench:crowd -- --two     two processes on the PostgreSQL of DATABASE_URL, which is filled;
                                   scripts/with-postgres.sh gives an empty one
  npm run bench:crowd -- --help    this

Nobody else should use the machine: the clients take a core, the sandbox the other.`;

const CLIENTS = 500;
const ACCOUNTS = 50;
/** The heap of a new process grows for some twenty seconds under such a load, and then stays. */
const SECONDS = 60;
/** Of admitted calls in ms, of time-outs, and of growth of memory after a third in percent. */
const BUDGET = { admitted: 1_000, lost: 0, growth: 10 };

/** The calls of a client, in order; each client starts at another one. One in ten moves money. */
const ROUND: readonly Step[] = [
  read('balance'),
  read('memberInfo'),
  read('announcements', { types: 'B,PL,PU,PR,H', platform: 'W' }),
  move('in'),
  read('balance'),
  read('merchantWallet', { vassalage: VENDOR }),
  read('pointBalance'),
  read('recentGames', { page: 1, pageSize: 20, language: 'EN', clientType: 3 }),
  read('favouriteGames'),
  read('balance'),
  read('whitelabel'),
  read('permission'),
  move('out'),
  read('balance'),
  read('memberInfo'),
  read('transferLimits'),
  read('systemStatus'),
  read('balance'),
  read('memberInfo'),
  read('balance'),
];

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    two: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
await ensureBuild('sandbox').catch(fail);
console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
if (values.two) process.env['DATABASE_URL'] ??= process.env['TEST_DATABASE_URL'];
const start = async (): Promise<Sandbox> =>
  startSandbox({
    port: await freePort(),
    dist: OUT_DIR.sandbox,
    obeysShell: values.two,
  }).catch(fail);
const sandbox = await start();
const sandboxes = values.two ? [sandbox, await start()] : [sandbox];
try {
  const tokens = await signedIn(clientOf(sandbox, 60_000));
  const { admitted, turnedAway, lost, memory } = await crowd(tokens);
  const [third = 0, ...later] = memory.slice(Math.floor(memory.length / 3));
  const end = later.at(-1) ?? third;
  report('time-outs and cut answers', lost, BUDGET.lost, '');
  report(
    'answer to an admitted call, ms',
    quantile(admitted, 0.95),
    BUDGET.admitted,
    `p95 of ${admitted.length} in ${SECONDS} s, p50 ${quantile(admitted, 0.5).toFixed(0)}`,
  );
  report(
    'growth of memory, %',
    Math.max(0, ((end - third) / third) * 100),
    BUDGET.growth,
    `${memory[0]} MiB before, ${third} after a third, ${end} at the end`,
  );
  const all = admitted.length + turnedAway;
  console.log(
    `admitted ${admitted.length} of ${all} (${((admitted.length / all) * 100).toFixed(0)} %)`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  agent.destroy();
  await Promise.all(sandboxes.map((one) => one.stop()));
}

/** `node:http`: the clients share a core with nobody, and must not need more than that. */
function clientOf({ url }: Sandbox, milliseconds: number): Client {
  return createClient(
    (path, init = {}) =>
      new Promise((resolve, reject) => {
        const call = httpRequest(
          url + path,
          {
            agent,
            method: init.method ?? 'GET',
            headers: init.headers as Record<string, string>,
            signal: AbortSignal.timeout(milliseconds),
          },
          (answer) => {
            const parts: Buffer[] = [];
            answer.on('data', (part: Buffer) => parts.push(part));
            answer.on('error', reject);
            answer.on('end', () =>
              resolve(
                new Response(Buffer.concat(parts), {
                  status: answer.statusCode ?? 500,
                  headers: { 'Retry-After': answer.headers['retry-after'] ?? '' },
                }),
              ),
            );
          },
        );
        call.on('error', reject);
        call.end(init.body as string | undefined);
      }),
  );
}

async function signedIn(client: Client): Promise<string[]> {
  await client.control('PATCH', 'settings', { networkSize: ACCOUNTS });
  const tokens: string[] = [];
  for (let player = 1; player <= ACCOUNTS; player += 1) {
    const token = await client.tokenOf(`many${String(player).padStart(5, '0')}`);
    // A player whose first call withdraws money needs a balance.
    await move('in', '50.00')(client, token);
    tokens.push(token);
  }
  return tokens;
}

async function crowd(tokens: readonly string[]) {
  const clients = sandboxes.map((one) => clientOf(one, CALL_TIMEOUT));
  const memoryOfAll = () => sandboxes.reduce((sum, one) => sum + memoryOf(one), 0);
  const counted = { admitted: [] as number[], turnedAway: 0, lost: 0, memory: [memoryOfAll()] };
  const end = performance.now() + SECONDS * 1_000;
  const watch = setInterval(() => counted.memory.push(memoryOfAll()), 2_000);
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, at) => {
      const token = tokens[at % tokens.length] ?? '';
      const client = clients[at % clients.length] ?? clientOf(sandbox, CALL_TIMEOUT);
      for (let step = at; performance.now() < end; step += 1) {
        const begun = performance.now();
        const reply = await ROUND[step % ROUND.length]?.(client, token).catch(() => null);
        if (!reply) counted.lost += 1;
        else if (reply.status === 503) {
          counted.turnedAway += 1;
          await pause((Number(reply.headers.get('Retry-After')) + Math.random()) * 1_000);
        } else if (reply.status === 200) counted.admitted.push(performance.now() - begun);
        else throw new Error(`A client was answered ${reply.status}: ${reply.message}`);
      }
    }),
  ).finally(() => clearInterval(watch));
  counted.memory.push(memoryOfAll());
  return counted;
}

/** Resident memory of the sandbox in MiB. */
function memoryOf({ pid }: Sandbox): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(kilobytes) / 1_024);
}

function report(what: string, figure: number, budget: number, of: string): void {
  console.log(
    `${what.padEnd(32)} ${figure.toFixed(0).padStart(5)} of ${budget} ` +
      `(${verdict(figure, budget)}) ${of}`,
  );
}
