import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Entry = Pick<PerformanceResourceTiming, 'initiatorType' | 'duration'>;
/** Tells the page that something has come. */
let tell: (entry: Entry) => void = () => undefined;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(hear: (list: { getEntries: () => Entry[] }) => void) {
        tell = (entry) => hear({ getEntries: () => [entry] });
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answerAfter = (ms: number): Entry => ({
  initiatorType: 'fetch',
  duration: ms,
});
/** Milliseconds until the line is free, or the page settled, when nothing follows `entries`. */
const restAfter = async (
  kind: 'lineFree' | 'pageSettled',
  ...entries: readonly Entry[]
): Promise<number> => {
  const { [kind]: wait } = await import('../../../src/services/quietPage');
  const over = vi.fn<() => void>();
  const waited = wait().then(over);
  for (const entry of entries) tell(entry);
  for (let passed = 0; passed <= 20_000; passed += 50) {
    if (over.mock.calls.length > 0) return passed;
    await vi.advanceTimersByTimeAsync(50);
  }
  await waited;
  return Infinity;
};

test('a fast line is free soon, and the page settled after a second', async () => {
  expect(await restAfter('lineFree', answerAfter(10))).toBe(300);
  expect(await restAfter('pageSettled', answerAfter(10))).toBe(1_000);
});

test('a slow line is free after a second, and so is one without an answer', async () => {
  expect(await restAfter('lineFree', answerAfter(400))).toBe(1_000);
});

test('a file from the cache says nothing about the line', async () => {
  const cached: Entry = { initiatorType: 'script', duration: 1 };
  expect(await restAfter('lineFree', cached)).toBe(1_000);
  vi.resetModules();
  expect(await restAfter('lineFree', answerAfter(90), cached)).toBe(700);
});

test('a page that always loads counts as settled in the end', async () => {
  const { pageSettled } = await import('../../../src/services/quietPage');
  const settled = vi.fn<() => void>();
  const waited = pageSettled().then(settled);
  for (let passed = 0; passed < 9_900; passed += 100) {
    tell(answerAfter(10));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await waited;
  expect(settled).toHaveBeenCalled();
});
