import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createActor, createMachine, setup, waitFor, type AnyStateMachine } from 'xstate';
import { cases as captchaCases } from '../../machines/account/captcha/captcha.cases';
import * as changePassword from '../../machines/account/changePassword/changePassword.cases';
import * as verification from '../../machines/account/humanVerification/humanVerification.cases';
import { cases as loginCases, emptyLogin } from '../../machines/account/login/login.cases';
import { MARK, type Capsule } from '../../machines/shared/capsule';
import { defineCases, type MachineCases } from '../../machines/shared/cases';
import { cases as passkeyLoginCases } from '../../machines/account/passkeyLogin/passkeyLogin.cases';
import { cases as smsCodeCases } from '../../machines/account/smsCode/smsCode.cases';
import { machinesHash } from '../../qa/base/machinesHash';
import { planOf } from '../../qa/plan/plan';
import type { PlanPath } from '../../qa/plan/types';
import { parseCapsule } from '../../qa/replay/capsule';
import { fill, misfit, withUnknown } from '../../qa/replay/fit';
import { replayCapsule } from '../../qa/replay/replay';
import { replayInBrowser } from '../../qa/replay/replayInBrowser';
import type { Stage } from '../../qa/replay/stage';
import { capsuleOf } from '../../src/app/capsule/report';
import { aRecorder } from '../support/aRecorder';
import { aLogin, walkLogin } from '../support/secretLogin';
import { cases as doorCases } from './fixtures/machines/door/door.cases';
import { qa } from './support/commandLine';

const ABOUT = {
  app: { version: '1.0.0', build: 'test' },
  page: { path: '/', language: 'EN', viewport: { width: 360, height: 800 } },
  flags: {},
  seed: null,
  timeZone: 'UTC',
};
/** The app's record of a machine that is sent these events, as it comes out of the file. */
const record = (machine: AnyStateMachine, types: readonly string[], limit?: number): Capsule => {
  const recorder = aRecorder({ now: () => 0, ...(limit === undefined ? {} : { limit }) });
  const actor = createActor(machine, { inspect: recorder.inspect }).start();
  for (const type of types) actor.send({ type });
  return JSON.parse(JSON.stringify(capsuleOf(recorder, ABOUT))) as Capsule;
};
const recordLogin = async (): Promise<Capsule> => {
  const recorder = aRecorder();
  const login = createActor(aLogin(), {
    input: emptyLogin,
    inspect: recorder.inspect,
  });
  login.start();
  await walkLogin(login);
  await waitFor(login, (s) => s.status === 'done');
  return JSON.parse(JSON.stringify(capsuleOf(recorder, ABOUT))) as Capsule;
};
/** Opens for a code of four letters, and for those it knows. */
const gateMachine = setup({
  types: {
    events: {} as
      | { type: 'code.submit'; code: string }
      | { type: 'guest.enter'; isKnown: boolean; age: number; height: number; weight: number },
  },
}).createMachine({
  id: 'gate',
  initial: 'closed',
  states: {
    closed: {
      on: {
        'code.submit': { guard: ({ event }) => event.code.length === 4, target: 'open' },
        'guest.enter': { guard: ({ event }) => event.isKnown, target: 'open' },
      },
    },
    open: {},
  },
});
const gate = {
  machine: gateMachine,
  cases: defineCases(gateMachine, {
    events: {
      'code.submit': [{ name: 'none', code: '' }],
      'guest.enter': [
        { name: 'a stranger', isKnown: false, age: 20, height: 180, weight: 70 },
        { name: 'a friend', isKnown: true, age: 10, height: 90, weight: 20 },
      ],
    },
  }),
};
const withoutTransition = (cases: MachineCases, machine: AnyStateMachine): MachineCases => ({
  ...cases,
  machine,
});
/** The changed machine: it opens only from inside. */
const stuckDoor = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { 'door.open': { guard: () => false, target: 'open' } } },
    open: { on: { 'door.close': 'closed' } },
  },
});

describe('a capsule against the machines', () => {
  test('goes as recorded: a small machine', () => {
    expect(
      replayCapsule(record(doorCases.machine, ['door.open', 'door.open', 'door.close']), [
        doorCases,
      ]),
    ).toMatchObject({
      isPassed: true,
      skipped: [],
      sentence: '1 actors, 4 events, all as recorded',
    });
  });

  test('goes as recorded: a whole login with its children, without its texts', async () => {
    const replay = replayCapsule(await recordLogin(), [
      loginCases,
      captchaCases,
      verification.cases,
      changePassword.cases,
      passkeyLoginCases,
      smsCodeCases,
    ]);
    expect(replay.sentence).toMatch(/^1[0-2] actors, \d+ events, all as recorded$/);
    expect(replay.skipped).toEqual([
      expect.stringMatching(/^secondFactor \(x:\d+\): no case file$/),
    ]);
    const path = replay.actors.find(({ actor }) => actor.machine === 'login')?.path;
    expect(path?.input).toBe('member');
    expect(path?.steps.map((step) => `${step.event} · ${step.case}`)).toEqual([
      'credentials.submit · complete',
      'xstate.done.actor.humanVerification · passed',
      'xstate.done.actor.signIn · refused, captcha next',
      'credentials.submit · complete',
      'xstate.done.actor.humanVerification · passed',
      'xstate.error.actor.signIn · offline',
      'credentials.submit · complete',
      'xstate.done.actor.humanVerification · passed',
      'xstate.done.actor.signIn · second factor',
      'xstate.done.actor.secondFactor · passed',
      'xstate.done.actor.changePassword · succeeded',
      'xstate.done.actor.loadMember · member',
    ]);
  });

  test('stops at the first difference of a changed machine, and says where and how', () => {
    const replay = replayCapsule(
      record(doorCases.machine, ['door.close', 'door.open', 'door.close']),
      [withoutTransition(doorCases, stuckDoor)],
    );
    expect(replay.isPassed).toBe(false);
    expect(replay.sentence.split('\n')).toEqual([
      'door (since the report was made the chart of door changed) differs at 0.0 s, event ' +
        '3 of 4, door.open: recorded to open by door.closed|door.open|0, but the ' +
        'machine goes to closed by no transition.',
      '    xstate.init · default → closed',
      '    door.close · pull → closed',
    ]);
  });

  test('never says "all as recorded" of machines that are not those of the report', () => {
    const capsule = record(doorCases.machine, ['door.open']);
    const counts = '1 actors, 2 events: their states and transitions are as recorded, but ';
    const by = (app: Partial<Capsule['app']>, hash?: string) =>
      replayCapsule(
        {
          ...capsule,
          app: { ...capsule.app, ...app },
          actors: capsule.actors.map((actor) => ({ ...actor, hash: hash ?? actor.hash })),
        },
        [doorCases],
        { machinesHash: 'abc' },
      );
    expect(by({ machines: 'abc' })).toMatchObject({
      change: null,
      sentence: '1 actors, 2 events, all as recorded',
    });
    expect(by({ machines: 'abd' }).sentence).toBe(
      `${counts}since the report was made the source of the machines changed`,
    );
    expect(by({}).sentence).toBe(
      `${counts}the report does not say from which source its machines were built`,
    );
    expect(by({ machines: 'abc' }, '00000000').sentence).toBe(
      `${counts}since the report was made the chart of door changed`,
    );
  });

  test('reports the first of several differences by time', () => {
    const lamp = defineCases(
      createMachine({
        id: 'lamp',
        initial: 'off',
        states: { off: { on: { turn: 'on' } }, on: {} },
      }),
      { events: { turn: [{ name: 'click' }] } },
    );
    const capsule = record(doorCases.machine, ['door.open']);
    const [entry] = capsule.entries;
    if (!entry) throw new Error('nothing was recorded');
    const other = { ...entry, actor: 'x:9', value: 'broken' };
    const both: Capsule = {
      ...capsule,
      actors: [
        ...capsule.actors,
        { id: 'x:9', parent: null, name: 'lamp', machine: 'lamp', hash: '0', from: null },
      ],
      entries: [other, ...capsule.entries],
    };
    expect(
      replayCapsule(both, [withoutTransition(doorCases, stuckDoor), lamp]).first?.actor.machine,
    ).toBe('lamp');
  });

  test('resumes a life in its state when the ring has dropped its beginning', () => {
    const capsule = record(doorCases.machine, ['door.open', 'door.close', 'door.open'], 2);
    expect(capsule.actors[0]?.from).toBe('open');
    expect(replayCapsule(capsule, [doorCases]).sentence).toBe(
      '1 actors, 2 events, all as recorded',
    );
    expect(
      replayCapsule(
        { ...capsule, actors: capsule.actors.map((actor) => ({ ...actor, from: 'ajar' })) },
        [doorCases],
      ).skipped,
    ).toEqual([expect.stringContaining('the record begins in ajar, where its cases never come')]);
  });
});

describe('what the record does not contain', () => {
  test('comes from the case that fits best', () => {
    const recorded = { kind: 'refused', message: MARK, captcha: true };
    expect(misfit(recorded, { kind: 'refused', message: 'no', captcha: true })).toBe(0);
    expect(misfit(recorded, { kind: 'refused', message: 'no', captcha: false })).toBeGreaterThan(0);
    expect(misfit({ username: '' }, { username: 'player' })).toBeGreaterThan(
      misfit({ username: MARK }, { username: 'player' }),
    );
    expect(fill(recorded, { kind: 'granted', message: 'sorry', captcha: false, more: 1 })).toEqual({
      kind: 'refused',
      message: 'sorry',
      captcha: true,
    });
  });

  test('comes from any case when that one has no value or another result', () => {
    expect(
      fill(
        { ways: [MARK, MARK], captcha: MARK },
        { ways: ['username'], captcha: { min: 4 } },
        { ways: ['mobile', 'username'] },
      ),
    ).toEqual({
      ways: ['mobile', 'username'],
      captcha: { min: 4 },
    });
    expect(withUnknown({ known: 'yes', secret: MARK }, '••••')).toEqual({
      known: 'yes',
      secret: '••••',
    });
  });

  test('is as long as a rule asks for', () => {
    const { machine, cases } = gate;
    const recorder = aRecorder({ now: () => 0 });
    createActor(machine, { inspect: recorder.inspect })
      .start()
      .send({ type: 'code.submit', code: 'PDK4' });
    expect(
      replayCapsule(JSON.parse(JSON.stringify(capsuleOf(recorder, ABOUT))) as Capsule, [cases])
        .sentence,
    ).toBe('1 actors, 2 events, all as recorded');
  });

  test('is named by a case that leads there unchanged', () => {
    const { machine, cases } = gate;
    const recorder = aRecorder({ now: () => 0 });
    createActor(machine, { inspect: recorder.inspect })
      .start()
      .send({ type: 'guest.enter', isKnown: true, age: 20, height: 180, weight: 70 });
    const [replay] = replayCapsule(capsuleOf(recorder, ABOUT), [cases]).actors;
    expect(replay?.path?.steps.map((step) => step.case)).toEqual(['a friend']);
  });

  test('is as long as it was', () => {
    expect(fill([{ id: 1 }, '[3 more]'], [])).toEqual([{ id: 1 }, { id: 1 }, { id: 1 }, { id: 1 }]);
  });
});

describe('a capsule in the browser', () => {
  const opened = record(doorCases.machine, ['door.open', 'door.close']);
  const stageOf = (report: Capsule, failure: string | null = null) => {
    const played: PlanPath[] = [];
    const stage: Stage = {
      flows: { door: { incidental: ['door.close'], inputs: ['default'] } },
      play: (_machine, path) => {
        played.push(path);
        return Promise.resolve({ report, failure, pictures: {} });
      },
      close: () => Promise.resolve(),
    };
    return { stage, played };
  };
  const { actors } = replayCapsule(opened, [doorCases]);

  test("goes as recorded when the app's own record is equal", async () => {
    const { stage, played } = stageOf(record(doorCases.machine, ['door.open']));
    expect(await replayInBrowser(opened, actors, stage)).toMatchObject({
      isPassed: true,
      sentence: 'in the browser: 1 life, 2 events, all as recorded',
    });
    expect(played[0]?.steps.map(({ event }) => event)).toEqual(['door.open']);
  });

  test('ignores what the machine ignored, and an end that its owner caused', async () => {
    const recorder = aRecorder({ now: () => 0 });
    const house = createActor(
      createMachine({
        id: 'house',
        initial: 'home',
        states: {
          home: { invoke: { id: 'door', src: doorCases.machine }, on: { leave: 'away' } },
          away: {},
        },
      }),
      { inspect: recorder.inspect },
    ).start();
    for (const type of ['door.close', 'door.open'])
      house.getSnapshot().children['door']?.send({ type });
    house.send({ type: 'leave' });
    const capsule = capsuleOf(recorder, ABOUT);
    expect(capsule.entries.at(-1)?.events).toEqual([{ type: 'xstate.stop' }]);
    const { stage, played } = stageOf(record(doorCases.machine, ['door.open', 'door.open']));
    expect(
      await replayInBrowser(capsule, replayCapsule(capsule, [doorCases]).actors, stage),
    ).toMatchObject({ isPassed: true, events: 2 });
    expect(played[0]?.steps.map(({ event }) => event)).toEqual(['door.open']);
  });

  test('stops at the first difference of the app', async () => {
    const { stage } = stageOf(record(stuckDoor, ['door.open']));
    expect((await replayInBrowser(opened, actors, stage)).sentence.split('\n')[0]).toBe(
      'door in the browser differs at event 2 of 2, door.open: recorded to ' +
        'open by door.closed|door.open|0, but the app went to closed by no ' +
        'transition on door.open.',
    );
  });

  test('reports the result of a gesture', async () => {
    const { stage, played } = stageOf(record(doorCases.machine, []), 'no such button');
    expect((await replayInBrowser(opened, actors, stage)).sentence).toContain(
      'but the app did nothing more (no such button).',
    );
    expect(played).toHaveLength(2);
  });

  test('names what it cannot act out', async () => {
    const { stage } = stageOf(opened);
    expect((await replayInBrowser(opened, actors, { ...stage, flows: {} })).left).toEqual([
      'Without gestures for a browser, and so played against the machines only: door.',
    ]);
    expect(
      (
        await replayInBrowser(opened, actors, {
          ...stage,
          flows: { door: { incidental: [], inputs: [] } },
        })
      ).left,
    ).toEqual([
      expect.stringContaining(
        'was not acted out: nobody can start it with the input "default" in a browser.',
      ),
    ]);
  });
});

describe('npm run qa -- replay', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'croupier-replay-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (content: unknown): string => {
    const file = join(folder, 'report.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  const opened = record(doorCases.machine, ['door.open']);
  const capsule = {
    ...opened,
    app: { ...opened.app, machines: machinesHash('tests/qa/fixtures/machines') },
  };

  test('replays a capsule and exits with 0', async () => {
    expect(await qa('replay', fileOf(capsule))).toEqual({
      code: 0,
      out: '1 actors, 2 events, all as recorded\n',
      err: '',
    });
  });

  const torn = {
    ...capsule,
    entries: capsule.entries.map((entry) => ({ ...entry, value: 'closed' })),
  };

  test('exits with 1 at the first difference', async () => {
    const { code, err } = await qa('replay', fileOf(torn));
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^✗ door differs at /) });
  });

  test('prints the difference as JSON', async () => {
    const { out } = await qa('replay', fileOf(torn), '--json');
    expect(JSON.parse(out)).toMatchObject({
      isPassed: false,
      difference: { machine: 'door', step: 1, replayed: { value: 'open' } },
    });
  });

  test('replays a kept plan', async () => {
    expect(await qa('replay', fileOf(planOf(doorCases)))).toMatchObject({
      code: 0,
      out: 'door: 1 path, 2 steps, 2 transitions, all as planned\n',
    });
  });

  test.each([
    ['{', /^✗ .*report\.json cannot be read as a capsule or a plan: .+\.\n$/],
    [
      '{"kind":"croupier.capsule","version":1}',
      /^✗ .*report\.json is a broken capsule: app: .+\.\n$/,
    ],
    [
      '{"kind":"croupier.capsule","version":9}',
      new RegExp(
        '^✗ .*report\\.json is a broken capsule: ' +
          'it is of version 9, and this tool reads version 1\\.\\n$',
      ),
    ],
    [
      '{"a":1}',
      new RegExp(
        '^✗ .*report\\.json is neither a capsule \\("Copy report" gives one\\) ' +
          'nor a plan \\("plan --json" makes one\\)\\.\\n$',
      ),
    ],
  ])('says in one sentence what is wrong with %s', async (content, sentence) => {
    const { code, err } = await qa('replay', fileOf(content));
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(sentence) });
  });

  test('reads what the app writes', () => {
    expect(parseCapsule(capsule)).toEqual({ capsule });
  });
});
