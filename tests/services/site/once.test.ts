import { describe, expect, test } from 'vitest';
import { CallFault } from '../../../src/services/http/callFault';
import type { CallOutcome } from '../../../src/services/http/client';
import { createOnce } from '../../../src/services/once';

const done: CallOutcome<string> = { kind: 'accepted', value: 'done' };
const refused: CallOutcome<string> = { kind: 'refused', message: 'No', detail: null };
const lost = new CallFault('offline', 'GCS_walletTransfer');
const turnedAway = new CallFault('busy', 'GCS_walletTransfer', 3);

/**
 * A platform that answers in this order; the last answer repeats. Requests are listed as key and
 * proof.
 */
const setUp = (...answers: (CallOutcome<string> | Error | Promise<CallOutcome<string>>)[]) => {
  const sent: string[] = [];
  let keys = 0;
  const once = createOnce<string>(() => `key${(keys += 1)}`);
  const send = (intent: string, proof: string, signal?: AbortSignal) =>
    once.send(
      intent,
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
  test('is repeated with the same request, and succeeds with it', async () => {
    const { send, sent } = setUp(lost, done);
    await expect(send('intent', 'one')).rejects.toBe(lost);
    await expect(send('intent', 'other')).resolves.toBe(done);
    expect(sent).toEqual(['key1 one', 'key1 one']);
  });

  test('is sent as a new request when the repeated one is refused', async () => {
    const { send, sent } = setUp(lost, refused, done);
    await expect(send('intent', 'one')).rejects.toBe(lost);
    await expect(send('intent', 'other')).resolves.toBe(done);
    expect(sent).toEqual(['key1 one', 'key1 one', 'key2 other']);
  });

  test('is not forgotten for another intent', async () => {
    const { send, sent } = setUp(lost, done);
    await expect(send('intent', 'one')).rejects.toBe(lost);
    await send('another', 'two');
    await send('intent', 'three');
    expect(sent).toEqual(['key1 one', 'key2 two', 'key1 one']);
  });

  test('stays undecided while the answer is lost again', async () => {
    const { send, sent } = setUp(lost);
    for (const proof of ['one', 'two', 'three'])
      await expect(send('intent', proof)).rejects.toBe(lost);
    expect(sent).toEqual(['key1 one', 'key1 one', 'key1 one']);
  });

  test('stays undecided while the platform turns the repeated one away', async () => {
    const { send, sent } = setUp(lost, turnedAway, done);
    await expect(send('intent', 'one')).rejects.toBe(lost);
    await expect(send('intent', 'two')).rejects.toBe(turnedAway);
    await expect(send('intent', 'three')).resolves.toBe(done);
    expect(sent).toEqual(['key1 one', 'key1 one', 'key1 one']);
  });

  test('is a new request once its result was seen', async () => {
    const { once, send, sent } = setUp(lost, done);
    await expect(send('intent', 'one')).rejects.toBe(lost);
    once.forget();
    await send('intent', 'two');
    expect(sent).toEqual(['key1 one', 'key2 two']);
  });
});

test('is one new request after the platform turned the former one away', async () => {
  const { send, sent } = setUp(turnedAway, done);
  await expect(send('intent', 'one')).rejects.toBe(turnedAway);
  await expect(send('intent', 'other')).resolves.toBe(done);
  expect(sent).toEqual(['key1 one', 'key2 other']);
});

test('is a new request once the former one was decided', async () => {
  const { send, sent } = setUp(refused, done);
  for (const proof of ['one', 'two', 'three']) await send('intent', proof);
  expect(sent).toEqual(['key1 one', 'key2 two', 'key3 three']);
});

test('is not forgotten while it is under way', async () => {
  let arrive: (outcome: CallOutcome<string>) => void = () => undefined;
  const { once, send, sent } = setUp(
    new Promise<CallOutcome<string>>((resolve) => {
      arrive = resolve;
    }),
    done,
  );
  const first = send('intent', 'one');
  once.forget();
  await send('intent', 'two');
  arrive(done);
  await expect(first).resolves.toBe(done);
  expect(sent).toEqual(['key1 one', 'key1 one']);
});

test('is not decided by a repeated one that is turned away while it is under way', async () => {
  let arrive: (outcome: CallOutcome<string>) => void = () => undefined;
  const { send, sent } = setUp(
    new Promise<CallOutcome<string>>((resolve) => {
      arrive = resolve;
    }),
    turnedAway,
    done,
  );
  const first = send('intent', 'one');
  await expect(send('intent', 'two')).rejects.toBe(turnedAway);
  await send('intent', 'three');
  arrive(done);
  await first;
  expect(sent).toEqual(['key1 one', 'key1 one', 'key1 one']);
});

test('is not repeated after the person left', async () => {
  const left = new Error('left');
  const { send, sent } = setUp(lost, refused);
  await expect(send('intent', 'one', AbortSignal.abort(left))).rejects.toBe(left);
  expect(sent).toEqual([]);
  await expect(send('intent', 'one')).rejects.toBe(lost);
  const controller = new AbortController();
  const again = send('intent', 'two', controller.signal);
  controller.abort(left);
  await expect(again).rejects.toBe(left);
  expect(sent).toEqual(['key1 one', 'key1 one']);
});
