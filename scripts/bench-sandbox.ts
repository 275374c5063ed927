import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClient, type Client } from '../tests/sandbox/harness/client';
import { ensureBuild, OUT_DIR } from './build/ensureBuild';
import { move, read, VENDOR, type Step } from './support/calls';
import { fail } from './support/process';
import { freePort, startSandbox, type Sandbox } from './support/sandbox';
import { quantile } from './support/timed';
import { verdict } from './support/verdict';

const HELP = `Measures the sandbox in its own process with an embedded database, as npm start runs
it when nothing changed: from its start to its first answer, and how long its answers take while
fifty players read and move money between wallets.

  npm run bench:sandbox              a table; code 1 above a budget
  npm run bench:sandbox -- --help    this

A player calls, reads the answer for 0.5 to 1.5 s, and calls again. One call in ten moves money.`;

/** The budget of each answer, in ms. */
const BUDGET = { start: 2_000, answer: 50 };
const STARTS = 5;
const PLAYERS = 50;
const SECONDS = 15;
const PAUSE = { least: 500, most: 1_500 };

/** The calls of a player, in order; each player starts at another one. */
const ROUND: readonly Step[] = [
  read('balance'),
  read('memberInfo'),
  read('systemStatus'),
  read('balance'),
  read('announcements', { types: 'B,PL,PU,PR,H', platform: 'W' }),
  move('in'),
  read('balance'),
  read('merchantWallet', { vassalage: VENDOR }),
  read('transferLimits'),
  read('pointBalance'),
  read('balance'),
  read('recentGames', { page: 1, pageSize: 20, language: 'EN', clientType: 3 }),
  read('favouriteGames'),
  read('balance'),
  read('memberInfo'),
  move('out'),
  read('balance'),
  read('whitelabel'),
  read('permission'),
  read('balance'),
];

const { values } = parseArgs({
  options: { help: { type: 'boolean', short: 'h', default: false } },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

await ensureBuild('sandbox').catch(fail);
// Made once, at the first start: the program and the seeded database.
await (await start()).stop();
const starts: number[] = [];
for (let round = 0; round < STARTS; round += 1) {
  const begun = performance.now();
  const sandbox = await start();
  await clientOf(sandbox).call('systemStatus');
  starts.push(performance.now() - begun);
  await sandbox.stop();
}
report(
  'warm start to first answer',
  quantile(starts, 0.5),
  BUDGET.start,
  `median of ${STARTS}, most ${Math.max(...starts).toFixed(0)}`,
);

const sandbox = await start();
try {
  const answers = await played(clientOf(sandbox));
  report(
    `answer to one of ${PLAYERS} players`,
    quantile(answers, 0.95),
    BUDGET.answer,
    `p95 of ${answers.length} in ${SECONDS} s, median ` +
      `${quantile(answers, 0.5).toFixed(0)}, most ${Math.max(...answers).toFixed(0)}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await sandbox.stop();
}

async function start(): Promise<Sandbox> {
  return startSandbox({ port: await freePort(), dist: OUT_DIR.sandbox }).catch(fail);
}

function clientOf({ url }: Sandbox): Client {
  return createClient((path, init) => fetch(url + path, init));
}

async function played(client: Client): Promise<number[]> {
  await client.control('PATCH', 'settings', { networkSize: PLAYERS });
  const tokens: string[] = [];
  for (let player = 1; player <= PLAYERS; player += 1) {
    const token = await client.tokenOf(`many${String(player).padStart(5, '0')}`);
    // A player whose first call withdraws money needs a balance.
    await move('in')(client, token);
    tokens.push(token);
  }
  const end = performance.now() + SECONDS * 1_000;
  const times: number[] = [];
  await Promise.all(
    tokens.map(async (token, player) => {
      for (let at = player; performance.now() < end; at += 1) {
        await pause(PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least));
        const begun = performance.now();
        const reply = await ROUND[at % ROUND.length]?.(client, token);
        times.push(performance.now() - begun);
        if (!reply?.success) throw new Error(`A player was refused: ${reply?.message}`);
      }
    }),
  );
  return times;
}

function report(what: string, figure: number, budget: number, of: string): void {
  console.log(
    `${what.padEnd(30)} ${figure.toFixed(0).padStart(5)} ms of ${budget} ` +
      `(${verdict(figure, budget)}), ${of}`,
  );
}
