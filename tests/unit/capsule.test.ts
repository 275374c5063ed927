import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, createMachine, fromPromise, setup, waitFor } from 'xstate';
import { MARK, type Capsule } from '../../machines/shared/capsule';
import { createRecorder, type Recorder } from '../../src/app/capsule/recorder';
import { capsuleName, capsuleOf, capsuleText } from '../../src/app/capsule/report';
import { sketchOf } from '../../src/app/capsule/sketch';
import { chunk, lazyMachine } from '../../src/flows/shared/lazyMachine';
import { aRecorder } from '../support/aRecorder';
import { aLogin, SECRETS, walkLogin } from '../support/secretLogin';
import { emptyLogin } from '../../machines/account/login/login.cases';

const capsule = (recorder: Recorder): Capsule =>
  capsuleOf(recorder, {
    app: { version: '1.0.0', build: 'test' },
    page: { path: '/', language: 'EN', viewport: { width: 360, height: 800 } },
    flags: {},
    seed: null,
    timeZone: 'UTC',
  });

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { turn: 'on' } }, on: { on: { turn: 'off' } } },
});
/** A lamp in a house: a child and a port, seen from above. */
const house = setup({
  actors: { lamp, knock: fromPromise(() => Promise.resolve({ name: 'Thiri', kind: 'guest' })) },
}).createMachine({
  id: 'house',
  invoke: { id: 'light', src: 'lamp' },
  initial: 'waiting',
  states: {
    waiting: { invoke: { id: 'knock', src: 'knock', onDone: 'visited' } },
    visited: { type: 'final' },
  },
});

describe('the recorder', () => {
  it('records each macrostep: sender, event, transitions and target', async () => {
    const recorder = aRecorder({ now: () => 7 });
    const actor = createActor(house, { inspect: recorder.inspect }).start();
    await waitFor(actor, (s) => s.status === 'done');
    const { actors, entries, clock } = capsule(recorder);
    const [home, light] = actors.map(({ id }) => id);
    expect(clock.startedAt).toBe(7);
    expect(
      actors.map(({ machine, name, parent, from }) => ({ machine, name, parent, from })),
    ).toEqual([
      { machine: 'house', name: home, parent: null, from: null },
      { machine: 'lamp', name: 'light', parent: home, from: null },
    ]);
    expect(entries).toMatchObject([
      {
        actor: home,
        by: null,
        events: [{ type: 'xstate.init', input: null }],
        transitions: [],
        value: 'waiting',
        status: 'active',
      },
      { actor: light, by: home, events: [{ type: 'xstate.init' }], value: 'off', status: 'active' },
      {
        actor: home,
        events: [{ type: 'xstate.done.actor.knock', output: { name: MARK, kind: 'guest' } }],
        transitions: ['house.waiting|xstate.done.actor.knock|0'],
        value: 'visited',
        status: 'done',
      },
      {
        actor: light,
        by: home,
        events: [{ type: 'xstate.stop' }],
        value: 'off',
        status: 'stopped',
      },
    ]);
  });

  it('keeps the newest entries, and the earlier state of an actor that began before them', () => {
    const recorder = aRecorder({ limit: 3 });
    const actor = createActor(lamp, { inspect: recorder.inspect }).start();
    for (let i = 0; i < 4; i++) actor.send({ type: 'turn' });
    const { actors, entries } = capsule(recorder);
    expect(entries.map(({ value }) => value)).toEqual(['off', 'on', 'off']);
    expect(actors).toMatchObject([{ machine: 'lamp', from: 'on' }]);
  });

  it('forgets an actor with its last entry', () => {
    const recorder = aRecorder({ limit: 2 });
    createActor(lamp, { inspect: recorder.inspect }).start().stop();
    const other = createActor(lamp, { inspect: recorder.inspect }).start();
    other.send({ type: 'turn' });
    other.send({ type: 'turn' });
    expect(capsule(recorder).actors).toHaveLength(1);
  });

  it('starts a lazy machine with the events that it queued', async () => {
    const recorder = aRecorder();
    const flow = chunk(() => Promise.resolve({ lamp }));
    const parent = setup({
      actors: { lamp: lazyMachine(flow, (part) => part.lamp) },
    }).createMachine({ id: 'parent', invoke: { id: 'lamp', src: 'lamp' } });
    const actor = createActor(parent, { inspect: recorder.inspect }).start();
    actor.getSnapshot().children['lamp']?.send({ type: 'turn' });
    await flow.load();
    const { entries, actors } = capsule(recorder);
    const id = actors.find(({ machine }) => machine === 'lamp')?.id;
    expect(entries.filter((entry) => entry.actor === id)).toMatchObject([
      {
        events: [{ type: 'xstate.init' }, { type: 'turn' }],
        transitions: ['lamp.off|turn|0'],
        value: 'on',
      },
    ]);
  });

  it('records a whole login, and holds no secret of it even in memory', async () => {
    const recorder = aRecorder();
    const login = createActor(aLogin(), {
      input: { ...emptyLogin, username: 'Thiri' },
      inspect: recorder.inspect,
    });
    login.start();
    await walkLogin(login);
    const { entries } = recorder.read();
    const text =
      capsuleText(capsule(recorder)) + JSON.stringify(entries.map(({ events }) => events));
    expect(text).toContain('credentials.submit');
    expect(text).toContain('login.passwordChange|xstate.done.actor.changePassword|0');
    for (const secret of [...Object.values(SECRETS), 'Thiri', '"player"']) {
      expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
      expect(text).not.toContain(btoa(secret));
    }
  });

  it('holds events until it can make outlines of them, and then outlines alone', () => {
    const recorder = createRecorder();
    const actor = createActor(lamp, { inspect: recorder.inspect }).start();
    const turn = { type: 'turn', username: 'Thiri', seconds: 3 };
    actor.send(turn);
    recorder.outline(sketchOf);
    actor.send(turn);
    expect(recorder.read().entries.map(({ events }) => events.at(-1))).toMatchObject([
      { type: 'xstate.init' },
      { type: 'turn', username: MARK, seconds: 3 },
      { type: 'turn', username: MARK, seconds: 3 },
    ]);
  });

  it('keeps the types alone of what it cannot outline', () => {
    const recorder = createRecorder();
    createActor(lamp, { inspect: recorder.inspect }).start().send({ type: 'turn', seconds: 3 });
    recorder.outline(({ type }) => ({ type }));
    recorder.outline(sketchOf);
    expect(recorder.read().entries.at(-1)?.events).toEqual([{ type: 'turn' }]);
  });

  it('names the file after the hour', () => {
    expect(capsuleName(capsule(aRecorder({ now: () => Date.UTC(2026, 10, 21, 9, 5, 7) })))).toBe(
      'report-20261121090507.json',
    );
  });
});

describe('a sketch', () => {
  it('keeps what decides, and no text', () => {
    expect(
      sketchOf({
        type: 'register.submit',
        username: 'thiri',
        phone: '+95 9 7611 12222',
        realName: 'Thiri Zaw',
        age: 20,
        agreed: true,
        email: '',
        referral: null,
        side: 'agent',
        key: 'errors:network',
        path: '/rng',
        status: 'two words',
        list: ['a', 'b'],
      } as { type: string }),
    ).toEqual({
      type: 'register.submit',
      username: MARK,
      phone: MARK,
      realName: MARK,
      age: 20,
      agreed: true,
      email: '',
      referral: null,
      side: 'agent',
      key: 'errors:network',
      path: '/rng',
      status: MARK,
      list: [MARK, MARK],
    });
  });

  it.each([
    'password',
    'smsCode',
    'captcha',
    'humanVerification',
    'token',
    'paymentPassword',
    'pin',
  ])('records only whether there is a %s', (key) => {
    const sketch = (value: unknown) => sketchOf({ type: 'x', [key]: value })[key];
    expect(['w7kqz', 493_021, { parts: [1] }, ['a'], '', null, true].map(sketch)).toEqual([
      MARK,
      MARK,
      MARK,
      MARK,
      '',
      null,
      true,
    ]);
  });

  it('keeps no address with a query, a hash or a number', () => {
    for (const path of ['/rng?token=abc', '/help#thiri', '/u/4711', 'https://x.example/a'])
      expect(sketchOf({ type: 'route.changed', path } as { type: string })).toMatchObject({
        path: MARK,
      });
  });

  it('keeps no key that is data', () => {
    expect(
      sketchOf({ type: 'x', names: { 'Thiri Zaw': 1, '09761112222': 2, count: 3 } } as {
        type: string;
      })['names'],
    ).toEqual({ [MARK]: 2, count: 3 });
  });

  it('shortens long lists and says by how much', () => {
    expect(
      sketchOf({ type: 'x', games: Array.from({ length: 100 }, (_, id) => ({ id })) } as {
        type: string;
      })['games'],
    ).toEqual([...Array.from({ length: 8 }, (_, id) => ({ id })), '[92 more]']);
  });

  it('handles cycles, files and functions', () => {
    const ring: Record<string, unknown> = {
      type: 'x',
      file: new Blob(['secret']),
      call: () => 'x',
      wrong: Number.NaN,
      big: 10n,
      error: Object.assign(new Error('secret'), { kind: 'offline' }),
    };
    ring['self'] = ring;
    const text = JSON.stringify(sketchOf(ring as { type: string }));
    expect(text).not.toContain('secret');
    expect(text).toContain('"error":{"kind":"offline"}');
  });

  it('keeps the id of a request that failed, and nothing else in its place', () => {
    const failed = (reference: string) =>
      sketchOf({ type: 'x', error: { kind: 'fault', reference } } as { type: string })['error'];
    expect(failed('4T9QK2M0XW7C')).toEqual({ kind: 'fault', reference: '4T9QK2M0XW7C' });
    expect(failed('Thiri Zaw')).toEqual({ kind: 'fault', reference: MARK });
  });

  it('lets no text through, wherever it is planted', () => {
    const aText = fc
      .string({ minLength: 4, maxLength: 40, unit: 'grapheme' })
      .map((text) => `Zq${text}7`);
    const aKey = fc.oneof(
      fc.constantFrom(
        'type',
        'kind',
        'status',
        'reason',
        'key',
        'path',
        'message',
        'text',
        'password',
        'token',
        'code',
        'captcha',
        'phone',
        'realName',
        'output',
        'error',
        'list',
      ),
      fc.string({ minLength: 1, maxLength: 12 }).filter((key) => key !== '__proto__'),
    );
    fc.assert(
      fc.property(
        aText,
        fc.array(aKey, { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        (text, keys, isList) => {
          const planted = keys.reduceRight<unknown>(
            (below, key) => ({ [key]: isList ? [below] : below }),
            text,
          );
          for (const event of [
            { type: 'form.submit', form: planted },
            { type: 'xstate.done.actor.port', output: planted },
            { type: 'x', error: Object.assign(new Error(text), { detail: planted }) },
          ]) {
            expect(JSON.stringify(sketchOf(event as { type: string }))).not.toContain(
              JSON.stringify(text).slice(1, -1),
            );
          }
        },
      ),
      { numRuns: 500, seed: 2_822 },
    );
  });
});
