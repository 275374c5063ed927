import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '../../../src/services/http/client';
import { createAltchaVerifier } from '../../../src/services/account/verification/altchaVerifier';
import type { SolverWorker } from '../../../src/services/account/verification/solverWorker';

const challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00',
    salt: '00',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    data: { note: 'ကြိုဆို' },
  },
  signature: 'ab',
};
const noCall: Call = async () => {
  throw new Error('not called');
};

/** A worker that answers what the test says, when it says so. */
const setUp = () => {
  const worker = Object.assign(new EventTarget(), {
    postMessage: vi.fn<(message: unknown) => void>(),
    terminate: vi.fn<() => void>(),
  });
  const createWorker = vi.fn<() => SolverWorker>(() => worker);
  return { worker, createWorker, verifier: createAltchaVerifier(noCall, createWorker) };
};

afterEach(() => {
  vi.useRealTimers();
});

test('creates no worker before there is something to solve', () => {
  expect(setUp().createWorker).not.toHaveBeenCalled();
});

test('sends a solution as base64 of JSON, and ends the worker', async () => {
  const { worker, verifier } = setUp();
  const solved = verifier.solve(challenge);
  worker.dispatchEvent(
    new MessageEvent('message', { data: { counter: 7, derivedKey: '00aa', time: 3 } }),
  );
  expect(JSON.parse(Buffer.from((await solved) ?? '', 'base64').toString('utf8'))).toEqual({
    challenge,
    solution: { counter: 7, derivedKey: '00aa', time: 3 },
  });
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test('is null without a solution', async () => {
  const { worker, verifier } = setUp();
  const solved = verifier.solve(challenge);
  worker.dispatchEvent(new MessageEvent('message', { data: null }));
  await expect(solved).resolves.toBeNull();
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test('gives a silent worker up after a minute', async () => {
  vi.useFakeTimers();
  const { worker, verifier } = setUp();
  const solved = verifier.solve(challenge);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(solved).resolves.toBeNull();
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test('ends the worker on abort', async () => {
  const { worker, verifier } = setUp();
  const abort = new AbortController();
  const solved = verifier.solve(challenge, abort.signal);
  abort.abort(new Error('left'));
  await expect(solved).rejects.toThrow('left');
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test.each([
  ['cannot start', new Event('error')],
  ['fails', new MessageEvent('message', { data: { error: {} } })],
])('rejects and ends when a worker %s', async (_, event) => {
  const { worker, verifier } = setUp();
  const solved = verifier.solve(challenge);
  worker.dispatchEvent(event);
  await expect(solved).rejects.toThrow(/^the solver/);
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});
