import { describe, expect, test } from 'vitest';
import type { CallOutcome } from '../../../src/services/http/client';
import { createOnce } from '../../../src/services/once';

const done: CallOutcome<string> = { kind: 'accepted', value: 'done' };
const refused: CallOutcome<string> = { kind: 'refused', message: 'No', detail: null };
const lost = new Error('no answer');

/**
 * A platform that answers in this order; the last answer stands. What it was sent is listed as key
 * and proof.
 */
const setUp = (...answers: (CallOutcome<string> | Error | Promise<CallOutcome<string>>)[]) => {
  const sent: string[] = [];
  let keys = 0;
  const once = createOnce<string>(() => `key${(keys += 1)}`);
  const send = (wish: string, proof: string, signal?: AbortSignal) =>
    once.send(
      wish,
      async (key) => {
        sent.push(`${key} ${proof}`);
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        if (!answer) throw new Error('the test has no answer');
        if (answer instanceof Error) throw answer;
        return answer;
      },
      signal,
    );
  return { once, send, sent };
};

describe('a write whose answer was lost', () => {
  test('begins with the very same request, and is done where that one is', async () => {
    const { send, sent } = setUp(lost, done);
    await expect(send('wish', 'one')).rejects.toBe(lost);
    await expect(send('wish', 'other')).resolves.toBe(done);
    expect(sent).toEqual(['key1 one', 'key1 one']);
  });

  test('goes out anew where that one is refused', async () => {
    const { send, sent } = setUp(lost, refused, done);
    await expect(send('wish', 'one')).rejects.toBe(lost);
    await expect(send('wish', 'other')).resolves.toBe(done);
    expect(sent).toEqual(['key1 one', 'key1 one', 'key2 other']);
  });

  test('is not forgotten for another wish', async () => {
    const { send, sent } = setUp(lost, done);
    await expect(send('wish', 'one')).rejects.toBe(lost);
    await send('another', 'two');
    await send('wish', 'three');
    expect(sent).toEqual(['key1 one', 'key2 two', 'key1 one']);
  });

  test('stays undecided while the answer goes on being lost', async () => {
    const { send, sent } = setUp(lost);
    for (const proof of ['one', 'two', 'three'])
      await expect(send('wish', proof)).rejects.toBe(lost);
    expect(sent).toEqual(['key1 one', 'key1 one', 'key1 one']);
  });

  test('is a wish of its own once it was seen what became of it', async () => {
    const { once, send, sent } = setUp(lost, done);
    await expect(send('wish', 'one')).rejects.toBe(lost);
    once.forget();
    await send('wish', 'two');
    expect(sent).toEqual(['key1 one', 'key2 two']);
  });
});

test('what was decided is decided: the same wish is another one then', async () => {
  const { send, sent } = setUp(refused, done);
  for (const proof of ['one', 'two', 'three']) await send('wish', proof);
  expect(sent).toEqual(['key1 one', 'key2 two', 'key3 three']);
});

test('what is still under way is not forgotten', async () => {
  let arrive: (outcome: CallOutcome<string>) => void = () => undefined;
  const { once, send, sent } = setUp(
    new Promise<CallOutcome<string>>((resolve) => {
      arrive = resolve;
    }),
    done,
  );
  const first = send('wish', 'one');
  once.forget();
  await send('wish', 'two');
  arrive(done);
  await expect(first).resolves.toBe(done);
  expect(sent).toEqual(['key1 one', 'key1 one']);
});

test('whoever left sends nothing, and nothing anew', async () => {
  const left = new Error('left');
  const { send, sent } = setUp(lost, refused);
  await expect(send('wish', 'one', AbortSignal.abort(left))).rejects.toBe(left);
  expect(sent).toEqual([]);
  await expect(send('wish', 'one')).rejects.toBe(lost);
  const controller = new AbortController();
  const again = send('wish', 'two', controller.signal);
  controller.abort(left);
  await expect(again).rejects.toBe(left);
  expect(sent).toEqual(['key1 one', 'key1 one']);
});
