import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { REGISTER_FIELDS } from '../../../contract/registerFields';
import { compilePattern, PATTERN_TEMPLATES } from '../../../contract/patterns';
import type { PatternTry } from '../../../machines/account/registration/registration.types';
import { createCheckPatterns } from '../../../src/services/account/registration/checkPatterns';
import type { PatternWorker } from '../../../src/services/account/registration/patternWorker';
import { createNodePatternWorker } from '../harness/environment';

const NEVER_ENDS = { pattern: '(a+)+$', value: `${'a'.repeat(40)}!` };
const checkPatterns = createCheckPatterns(createNodePatternWorker);
const tryOf = (field: PatternTry['field'], pattern: string, value: string): PatternTry => ({
  field,
  pattern,
  value,
});

test('agrees with the pattern itself for all 21 templates', async () => {
  expect(PATTERN_TEMPLATES).toHaveLength(21);
  const word = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.emailAddress(),
    fc.stringMatching(/^[A-Za-z0-9]{1,12}$/),
    fc.stringMatching(/^[0-9-]{8,10}$/),
    fc.constantFrom(
      '2001-02-28',
      '02-28-2001',
      'Aa1!',
      'ABC DEF',
      'မောင်မောင်',
      'ไทย',
      '한글',
      '中文12',
      '中文。',
      'Aung ဦး',
    ),
  );
  const tries = fc
    .array(word, {
      minLength: 3 * PATTERN_TEMPLATES.length,
      maxLength: 3 * PATTERN_TEMPLATES.length,
    })
    .map((values) =>
      values.map((value, index) => {
        const place = index % PATTERN_TEMPLATES.length;
        return tryOf(
          REGISTER_FIELDS[place] ?? 'email',
          PATTERN_TEMPLATES[place]?.pattern ?? '',
          value,
        );
      }),
    );
  await fc.assert(
    fc.asyncProperty(tries, async (asked) => {
      const failed = asked
        .filter(({ pattern, value }) => compilePattern(pattern)?.test(value) === false)
        .map(({ field }) => field);
      await expect(checkPatterns({ tries: asked })).resolves.toEqual(failed);
    }),
    { numRuns: 5, seed: 2_611 },
  );
}, 60_000);

test('an invalid pattern, and one for any characters, accept everything', async () => {
  await expect(
    checkPatterns({
      tries: [tryOf('email', '(', 'x'), tryOf('line', '*', 'x'), tryOf('qqNum', 'a)(b', 'x')],
    }),
  ).resolves.toEqual([]);
});

test('an endless pattern counts as matching within a second, and hides no other', async () => {
  const started: number[] = [];
  const check = createCheckPatterns(() => {
    const worker = createNodePatternWorker();
    worker.addEventListener('message', ({ data }) => {
      if (data === 'ready') started.push(performance.now());
    });
    return worker;
  });
  const tries = [
    tryOf('username', '[a-z]+', '123'),
    tryOf('password', NEVER_ENDS.pattern, NEVER_ENDS.value),
    tryOf('email', '[0-9]+', 'abc'),
    tryOf('line', '[a-z]+', 'abc'),
  ];
  await expect(check({ tries })).resolves.toEqual(['username', 'email']);
  expect(started).toHaveLength(2);
  expect(performance.now() - (started[1] ?? 0)).toBeLessThan(1_000);
}, 20_000);

/** A worker that answers what the test says, when it says so. */
const setUp = () => {
  const workers: (EventTarget & {
    asked: unknown[];
    terminate: () => void;
    say: (data: unknown) => void;
  })[] = [];
  const createWorker = vi.fn<() => PatternWorker>(() => {
    const target = new EventTarget();
    const asked: unknown[] = [];
    const worker = Object.assign(target, {
      asked,
      terminate: vi.fn<() => void>(),
      postMessage: (message: unknown) => {
        asked.push(message);
      },
      say: (data: unknown) => {
        target.dispatchEvent(new MessageEvent('message', { data }));
      },
    });
    workers.push(worker);
    return worker;
  });
  return { workers, createWorker, check: createCheckPatterns(createWorker) };
};
const two = { tries: [tryOf('email', 'a', 'b'), tryOf('line', 'a', 'b')] };

test('creates no worker when every pattern allows any characters', async () => {
  const { check, createWorker } = setUp();
  await expect(check({ tries: [tryOf('email', '*', 'x')] })).resolves.toEqual([]);
  expect(createWorker).not.toHaveBeenCalled();
});

test('gives a worker only the patterns and values, and ends it', async () => {
  const { check, workers } = setUp();
  const failed = check(two);
  workers[0]?.say('ready');
  await vi.waitFor(() =>
    expect(workers[0]?.asked).toEqual([
      [
        { pattern: 'a', value: 'b' },
        { pattern: 'a', value: 'b' },
      ],
    ]),
  );
  workers[0]?.say(true);
  workers[0]?.say(false);
  await expect(failed).resolves.toEqual(['line']);
  expect(workers[0]?.terminate).toHaveBeenCalledTimes(1);
});

test('checks nothing in a browser without workers', async () => {
  const check = createCheckPatterns(() => {
    throw new Error('no workers here');
  });
  await expect(check(two)).resolves.toEqual([]);
});

test('checks nothing when a worker fails, and ends it', async () => {
  const { check, workers } = setUp();
  const failed = check(two);
  workers[0]?.dispatchEvent(new Event('error'));
  await expect(failed).resolves.toEqual([]);
  expect(workers[0]?.terminate).toHaveBeenCalledTimes(1);
});

test('gives endless patterns up after three workers', async () => {
  vi.useFakeTimers();
  try {
    const { check, workers } = setUp();
    const fields = ['email', 'line', 'qqNum', 'wechat', 'zalo'] as const;
    const failed = check({ tries: fields.map((field) => tryOf(field, 'a', 'b')) });
    for (let batch = 0; batch < 3; batch += 1) {
      await vi.waitFor(() => expect(workers).toHaveLength(batch + 1));
      workers[batch]?.say('ready');
      await vi.advanceTimersByTimeAsync(250);
    }
    await expect(failed).resolves.toEqual([]);
    expect(workers.map(({ asked }) => (asked[0] as unknown[]).length)).toEqual([5, 4, 3]);
    for (const { terminate } of workers) expect(terminate).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

test('ends the worker on abort', async () => {
  const { check, workers } = setUp();
  const abort = new AbortController();
  const failed = check(two, abort.signal);
  workers[0]?.say('ready');
  abort.abort(new Error('left'));
  await expect(failed).rejects.toThrow('left');
  expect(workers[0]?.terminate).toHaveBeenCalledTimes(1);
});
