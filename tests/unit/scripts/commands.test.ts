import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/support/root';
import { freePort, isBusy } from '../../../scripts/support/sandbox';

let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer().listen(0);
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

test('a taken port is busy, a free one is not', async () => {
  expect(await isBusy(port)).toBe(true);
  expect(await isBusy(await freePort())).toBe(false);
});

test.each(['start', 'dev', 'sandbox'])(
  'npm run %s on a busy port says what to do in one sentence, and exits with code 1',
  (command) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', path.join(ROOT, `scripts/${command}.ts`)],
      {
        cwd: ROOT,
        encoding: 'utf8',
        env: { ...process.env, PORT: String(port) },
      },
    );
    const script = command === 'start' ? 'npm start' : `npm run ${command}`;
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr:
        `Port ${port} is busy: stop what uses it, or choose another one with PORT=4200 ` +
        `${script}.\n`,
    });
  },
);
