import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { endpoints } from '../../../contract/endpoints';
import { chatRoomSchema } from '../../../contract/support';
import { quantile } from '../../../scripts/support/timed';
import { start, type SandboxProcess } from '../harness/sandboxProcess';

/** `npm run test:attack` makes the whole attack. */
const IS_WHOLE = process.env['WHOLE_ATTACK'] === '1';
/** More than the platform lets run at once. */
const SLOW = IS_WHOLE ? 900 : 600;
const PROBES = IS_WHOLE ? 200 : 30;
/** Milliseconds after which another member's call counts as hanging. */
const PATIENCE = 10_000;

const { login, announcements, whitelabel } = endpoints;
const HEAD = 'Host: 127.0.0.1\r\nX-Language: EN\r\n';

/** What a slow client sends at once, and then from time to time, one piece after the other. */
type Attack = {
  first: (at: number) => string;
  more?: string;
  reads: boolean;
  /** The platform cuts the connection by itself: no head came in time. */
  isCut?: boolean;
};
const ATTACKS: Record<string, Attack> = {
  'that open a connection and say nothing': { first: () => '', reads: true, isCut: true },
  'that send a header line from time to time': {
    first: () => `GET ${whitelabel.path} HTTP/1.1\r\n${HEAD}`,
    more: 'X-Slow: 1\r\n',
    reads: true,
    isCut: true,
  },
  'that send a body byte by byte': {
    first: () =>
      `POST ${login.path} HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\n` +
      'Content-Length: 2000\r\n\r\n{',
    more: ' ',
    reads: true,
  },
  'that ask for much and read nothing': {
    first: () =>
      `GET ${announcements.path}?types=B,PL,PU,PR,H&platform=W HTTP/1.1\r\n${HEAD}\r\n`.repeat(8),
    reads: false,
  },
};

const openAll = async (port: string, { first, reads }: Attack): Promise<Socket[]> => {
  const sockets = await Promise.all(
    Array.from({ length: SLOW }, async () => {
      const socket = from(port);
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      if (reads) socket.resume();
      return socket;
    }),
  );
  sockets.forEach((socket, at) => socket.write(first(at)));
  return sockets;
};

/** Resident memory in MiB. */
const memoryOf = async ({ child }: SandboxProcess): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

/** Where the slow clients are: an address of this machine that the member does not have. */
const from = (port: string): Socket =>
  connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.2' });

const print = (line: string): void => {
  if (IS_WHOLE) process.stdout.write(`${line}\n`);
};

it.each(Object.entries(ATTACKS))(
  `answers others while ${SLOW} clients hang on %s`,
  async (name, attack) => {
    const sandbox = await start();
    const { client, port } = sandbox;
    const token = await client.tokenOf('player');
    const before = await memoryOf(sandbox);
    const sockets = await openAll(port, attack);
    const ask = () => client.call('balance', {}, { token, signal: AbortSignal.timeout(PATIENCE) });
    const took: number[] = [];
    let turnedAway = 0;
    for (let probe = 0; probe < PROBES; probe += 1) {
      const begun = performance.now();
      const reply = await ask();
      if (reply.status === 503) turnedAway += 1;
      else took.push(performance.now() - begun);
      expect([200, 503]).toContain(reply.status);
      if (attack.more) for (const socket of sockets) if (socket.writable) socket.write(attack.more);
    }
    // So many first calls at once are a crowd, which may keep the member out for a moment.
    expect(turnedAway).toBeLessThan(PROBES / 3);
    print(
      `${SLOW} clients ${name}: another member's balance ` +
        `p50 ${quantile(took, 0.5).toFixed(0)} ms, p95 ${quantile(took, 0.95).toFixed(0)} ms, ` +
        `${turnedAway} of ${PROBES} turned away; memory ${before.toFixed(0)} → ` +
        `${(await memoryOf(sandbox)).toFixed(0)} MiB`,
    );
    if (IS_WHOLE && attack.isCut)
      await Promise.all(sockets.map(async (socket) => socket.closed || once(socket, 'close')));
    for (const socket of sockets) socket.destroy();
    expect((await client.login('agent')).success).toBe(true);
  },
  120_000,
);

it('answers others while streams of a chat are opened and not read', async () => {
  const sandbox = await start();
  const { client, port } = sandbox;
  const token = await client.tokenOf('player');
  const { value } = await client.call(
    'launchChat',
    { modelId: 'player', language: 'EN' },
    { token },
  );
  const { room, chatUrl } = v.parse(chatRoomSchema, value);
  const sockets: Socket[] = [];
  for (let one = 0; one < 5; one += 1) {
    const { value: given } = await client.call('chatTicket', { room }, { token });
    const socket = from(port);
    socket.on('error', () => undefined);
    socket.pause();
    await once(socket, 'connect');
    socket.write(`GET ${chatUrl}?ticket=${String(given?.['ticket'])} HTTP/1.1\r\n${HEAD}\r\n`);
    sockets.push(socket);
  }
  const took: number[] = [];
  for (let line = 0; line < PROBES; line += 1) {
    await client.call(
      'chatSend',
      { room, clientId: `slow-${line}`, text: 'x'.repeat(400) },
      { token },
    );
    const begun = performance.now();
    const reply = await client.call(
      'balance',
      {},
      { token, signal: AbortSignal.timeout(PATIENCE) },
    );
    took.push(performance.now() - begun);
    expect([line, reply.status]).toEqual([line, 200]);
  }
  print(
    `${sockets.length} unread streams: another member's balance ` +
      `p50 ${quantile(took, 0.5).toFixed(0)} ms, p95 ${quantile(took, 0.95).toFixed(0)} ms`,
  );
  for (const socket of sockets) socket.destroy();
}, 120_000);
