import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { ensureSandbox } from '../../../scripts/build/ensureSandbox';
import { createClient } from './client';

/** As it is started for people: translating the source takes longer than starting it. */
const main = await ensureSandbox();

/** It ends with its test. */
const run = (env: Record<string, string>) => {
  const child = spawn(process.execPath, ['--liftoff-only', main], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      SANDBOX_DATA: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await stop(child, 'SIGKILL');
  });
  return child;
};

/** Starts a sandbox and waits for its line. */
export const start = async (env: Record<string, string> = {}) => {
  const child = run({ SANDBOX_CONTROLS: '1', ...env });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /listening on http:\/\/localhost(:\d+) \(ready in \d+ ms\)$/.exec(line) ?? [];
    if (url)
      return {
        child,
        line,
        client: createClient((path, init) => fetch(`http://127.0.0.1${url}${path}`, init)),
        port: url.slice(1),
      };
  }
  throw new Error('The sandbox ended before it was ready.');
};

/** Ends it, and waits for that. */
export const stop = (child: ChildProcess, signal: NodeJS.Signals) => {
  const ended = once(child, 'exit');
  child.kill(signal);
  return ended;
};

/** How a start that must fail ended, and what it said. */
export const failureOf = async (env: Record<string, string>) => {
  const child = run(env);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: said.trim() };
};

/** A sandbox that runs in its own process. */
export type SandboxProcess = Awaited<ReturnType<typeof start>>;

/** Statuses of a call that may be sent again: it still runs, the site is busy, or too many came. */
export const AGAIN: ReadonlySet<number> = new Set([409, 429, 503]);

/** What a process answers; null when the connection broke, for example because it was killed. */
export const unlessBroken = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    // `fetch` says so when the connection broke.
    if (error instanceof TypeError) return null;
    throw error;
  });
