import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  assign,
  createActor,
  fromCallback,
  fromPromise,
  setup,
  type InspectionEvent,
} from 'xstate';
import { isThere } from '../../machines/shared/arrival.selectors';
import { chunk, lazyMachine } from '../../src/flows/shared/lazyMachine';

type Word = { type: 'word.say'; word: string } | { type: `talk.${'end' | 'close' | 'cancel'}` };

const stopClock = vi.fn();
beforeEach(() => {
  stopClock.mockClear();
});

/** Records its events, asks for an echo when it starts, ends on demand. */
const talk = setup({
  types: {
    context: {} as { said: string[]; echo: string | null },
    events: {} as Word,
    input: {} as { first: string },
    output: {} as string,
    children: {} as { echo: 'echo'; clock: 'clock' },
  },
  actors: {
    echo: fromPromise<string, string>(({ input }) => Promise.resolve(`${input}!`)),
    clock: fromCallback(() => stopClock),
  },
}).createMachine({
  id: 'talk',
  context: ({ input }) => ({ said: [input.first], echo: null }),
  invoke: [
    {
      id: 'echo',
      src: 'echo',
      input: ({ context }) => context.said.join(),
      onDone: { actions: assign({ echo: ({ event }) => event.output }) },
    },
    { id: 'clock', src: 'clock' },
  ],
  initial: 'open',
  states: {
    open: {
      on: {
        'word.say': {
          actions: assign({ said: ({ context, event }) => [...context.said, event.word] }),
        },
        'talk.end': 'over',
        'talk.close': 'over',
      },
    },
    over: { type: 'final' },
  },
  output: ({ context }) => context.said.join(' '),
});

/** A file that loads or fails when the test says so. */
const heldChunk = () => {
  const asked: { come: () => void; fail: () => void }[] = [];
  const part = chunk(
    () =>
      new Promise<{ talk: typeof talk }>((resolve, reject) => {
        asked.push({ come: () => resolve({ talk }), fail: () => reject(new Error('offline')) });
      }),
  );
  const settle = async (what: 'come' | 'fail') => {
    asked.at(-1)?.[what]();
    // Waits for the promise of the file and for what follows it.
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  };
  return { part, asked, settle };
};

const setUp = (
  options: Parameters<typeof lazyMachine<{ talk: typeof talk }, typeof talk>>[2] = {},
) => {
  const file = heldChunk();
  const events: InspectionEvent[] = [];
  const host = setup({
    types: { context: {} as { told: unknown }, children: {} as { talk: 'talk' } },
    actors: { talk: lazyMachine(file.part, (part) => part.talk, options) },
  }).createMachine({
    context: { told: null },
    initial: 'busy',
    states: {
      busy: {
        on: { leave: 'idle' },
        invoke: {
          id: 'talk',
          src: 'talk',
          input: { first: 'hello' },
          onDone: { target: 'idle', actions: assign({ told: ({ event }) => event.output }) },
        },
      },
      idle: { on: { again: 'busy' } },
    },
  });
  const parent = createActor(host, { inspect: (event) => events.push(event) }).start();
  const child = () => {
    const { talk: found } = parent.getSnapshot().children;
    if (!found) throw new Error('nothing is invoked');
    return found;
  };
  return { ...file, parent, child, events };
};

describe('before its file is there', () => {
  test('asks for the file once, is active, and shows no snapshot of the machine', () => {
    const { child, asked } = setUp();
    expect(asked).toHaveLength(1);
    expect(child().getSnapshot().status).toBe('active');
    expect(isThere(child().getSnapshot())).toBe(false);
  });
  test('a patient one asks for nothing, and begins when the file is fetched', async () => {
    const { child, asked, part, settle } = setUp({ isPatient: true });
    expect(asked).toHaveLength(0);
    const loaded = part.load();
    await settle('come');
    await loaded;
    expect(isThere(child().getSnapshot())).toBe(true);
  });
  test.each([
    { type: 'talk.close', kind: 'closed' },
    { type: 'talk.cancel', kind: 'cancelled' },
  ] as const)('$type ends it, and a file that comes later starts nothing', async (closing) => {
    const { child, parent, part, settle } = setUp();
    const ref = child();
    ref.send({ type: closing.type });
    expect(parent.getSnapshot().context.told).toEqual({ kind: closing.kind });
    await settle('come');
    expect(isThere(ref.getSnapshot())).toBe(false);
    expect(part.waiting.size).toBe(0);
  });
  test('can be stopped, and a file that comes later starts nothing', async () => {
    const { child, parent, part, settle } = setUp();
    const ref = child();
    parent.send({ type: 'leave' });
    expect(ref.getSnapshot().status).toBe('stopped');
    expect(part.waiting.size).toBe(0);
    await settle('come');
    expect(isThere(ref.getSnapshot())).toBe(false);
  });
  test('can be persisted', () => {
    const { child } = setUp();
    expect(child().getPersistedSnapshot()).toMatchObject({ status: 'active' });
  });
});

describe('when its file comes', () => {
  test('becomes the machine with its reference, input, children and events', async () => {
    const { child, settle } = setUp();
    const ref = child();
    ref.send({ type: 'word.say', word: 'there' });
    ref.send({ type: 'word.say', word: 'you' });
    await settle('come');
    expect(child()).toBe(ref);
    expect(ref.getSnapshot()).toMatchObject({
      value: 'open',
      context: { said: ['hello', 'there', 'you'] },
    });
    await vi.waitFor(() => expect(ref.getSnapshot().context.echo).toBe('hello!'));
    ref.send({ type: 'word.say', word: 'all' });
    expect(ref.getSnapshot().context.said).toEqual(['hello', 'there', 'you', 'all']);
    expect(ref.getPersistedSnapshot()).toMatchObject({ value: 'open' });
  });
  test('is the machine before its caller continues', async () => {
    const { child, part, asked } = setUp();
    const seen = part.load().then(() => isThere(child().getSnapshot()));
    asked[0]?.come();
    await expect(seen).resolves.toBe(true);
  });
  test('ends, also by a queued event; later events are dropped', async () => {
    const { child, parent, settle } = setUp();
    child().send({ type: 'word.say', word: 'bye' });
    child().send({ type: 'talk.end' });
    child().send({ type: 'word.say', word: 'late' });
    await settle('come');
    expect(parent.getSnapshot()).toMatchObject({ value: 'idle', context: { told: 'hello bye' } });
  });
  test('stops its children when it is stopped', async () => {
    const { child, parent, settle } = setUp();
    await settle('come');
    const ref = child();
    expect(stopClock).not.toHaveBeenCalled();
    parent.send({ type: 'leave' });
    expect(ref.getSnapshot().status).toBe('stopped');
    expect(stopClock).toHaveBeenCalledOnce();
  });
  test('reports its transitions to the inspector', async () => {
    const { child, settle, events } = setUp();
    await settle('come');
    const { sessionId } = child();
    child().send({ type: 'word.say', word: 'you' });
    const heard = events.filter(
      (event) => event.type === '@xstate.microstep' && event.actorRef.sessionId === sessionId,
    );
    expect(heard.length).toBeGreaterThan(0);
  });
  test('starts the next one at once', async () => {
    const { child, parent, asked, settle } = setUp();
    await settle('come');
    parent.send({ type: 'leave' });
    parent.send({ type: 'again' });
    expect(child().getSnapshot()).toMatchObject({ value: 'open', context: { said: ['hello'] } });
    expect(asked).toHaveLength(1);
  });
});

describe('when its file does not come', () => {
  test('keeps waiting, and begins when the file was fetched again', async () => {
    const { child, part, asked, settle } = setUp();
    child().send({ type: 'word.say', word: 'you' });
    await settle('fail');
    expect(child().getSnapshot().status).toBe('active');
    const again = part.load();
    expect(asked).toHaveLength(2);
    await settle('come');
    await again;
    expect(child().getSnapshot().context.said).toEqual(['hello', 'you']);
  });
  test('answers each caller, and fetches once for two parallel calls', async () => {
    const { part, asked, settle } = setUp({ isPatient: true });
    const both = Promise.allSettled([part.load(), part.load()]);
    await settle('fail');
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(asked).toHaveLength(1);
  });
});

test('is the machine itself when the file is loaded already', async () => {
  const { part, asked } = heldChunk();
  const loading = part.load();
  asked[0]?.come();
  await loading;
  expect(lazyMachine(part, ({ talk: machine }) => machine)).toBe(talk);
});
