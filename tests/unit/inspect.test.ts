import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Capsule } from '../../machines/shared/capsule';
import { createFeed } from '../../src/app/inspect';
import { isInspectorWanted } from '../../src/app/isInspectorWanted';
import { emptyModel, receive } from '../../src/inspector/model';
import type { PageMessage, WireMessage } from '../../src/inspector/wire';
import { safeStorage } from '../../src/services/storage';
import { aLogin, SECRETS, walkLogin } from '../support/secretLogin';
import { emptyLogin } from '../../machines/account/login/login.cases';

const aChannel = () => {
  const messages: PageMessage[] = [];
  const listeners: ((event: MessageEvent<unknown>) => void)[] = [];
  return {
    messages,
    channel: {
      // Copies like a real channel, and refuses what can't be copied.
      postMessage: (message: PageMessage) => messages.push(structuredClone(message)),
      addEventListener: (_type: string, listener: (event: MessageEvent<unknown>) => void) =>
        listeners.push(listener),
    } as unknown as BroadcastChannel,
    say: (message: WireMessage) =>
      listeners.forEach((listener) => listener({ data: message } as MessageEvent<unknown>)),
  };
};
const CAPSULE: Capsule = {
  kind: 'croupier.capsule',
  version: 1,
  app: { version: '1.0.0', build: 'test' },
  page: { path: '/', language: 'EN', viewport: { width: 1, height: 1 } },
  clock: { startedAt: 0, timeZone: 'UTC' },
  flags: {},
  seed: null,
  actors: [],
  entries: [],
};
const SOURCE = { id: 'page-1', tab: 'tab-1', startedAt: 0 };

describe('the wire to the inspector', () => {
  const { channel, messages, say } = aChannel();
  const feed = createFeed(channel, SOURCE, { report: async () => CAPSULE });

  beforeEach(async () => {
    if (messages.length > 0) return;
    const login = createActor(aLogin(), {
      input: emptyLogin,
      ...feed.options,
    });
    login.start();
    await walkLogin(login);
    await vi.waitUntil(() => JSON.stringify(messages).includes('authenticated'));
  });

  const wire = () => JSON.stringify(messages);

  it.each(Object.entries(SECRETS))('never carries the %s', (_name, secret) => {
    expect(wire()).not.toContain(secret);
    expect(wire().toLowerCase()).not.toContain(secret.toLowerCase());
    expect(wire()).not.toContain(btoa(secret));
  });

  it('carries event types, actors and states', () => {
    for (const word of [
      'credentials.submit',
      'xstate.done.actor.signIn',
      'code.submit',
      'form.submit',
      'signingIn',
      'secondFactor',
      'passwordChange',
      'captcha',
    ]) {
      expect(wire()).toContain(`"${word}"`);
    }
  });

  it('names the transitions that were taken as the chart does', () => {
    const page = messages.reduce(receive, emptyModel).pages[0];
    const root = [...(page?.actors.values() ?? [])].find(({ parentId }) => parentId === null);
    const ids = new Set<string>();
    const collect = (node: NonNullable<typeof root>['chart']) => {
      node?.transitions.forEach(({ id }) => ids.add(id));
      node?.states.forEach(collect);
    };
    collect(root?.chart ?? null);
    const taken = messages.flatMap((message) =>
      message.kind === 'entry' &&
      message.entry.type === '@xstate.snapshot' &&
      message.entry.sessionId === root?.sessionId
        ? message.entry.taken
        : [],
    );
    expect(taken).toContain('login.form.step.credentials|credentials.submit|1');
    expect(taken).toContain('login.loadingMember|xstate.done.actor.loadMember|0');
    expect(taken.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('tells a later viewer the same, and only the page that it asks', () => {
    const before = messages.length;
    say({ kind: 'viewer', id: 'v1', source: 'another page' });
    expect(messages).toHaveLength(before);
    say({ kind: 'viewer', id: 'v1', source: null });
    const replay = messages.at(-1);
    const live = messages.slice(0, before).reduce(receive, emptyModel);
    expect(replay).toMatchObject({ kind: 'replay', to: 'v1', from: SOURCE });
    expect(replay && receive(emptyModel, replay)).toEqual(live);
    expect(wire()).not.toContain(SECRETS.password);
  });
});

describe('a report for the viewer', () => {
  it('goes to the viewer that asked, from the page that was asked', async () => {
    const { channel, messages, say } = aChannel();
    createFeed(channel, SOURCE, { report: async () => CAPSULE });
    say({ kind: 'reportAsked', id: 'v1', source: 'another page' });
    say({ kind: 'reportAsked', id: 'v1', source: SOURCE.id });
    await vi.waitUntil(() => messages.length > 0);
    expect(messages).toEqual([
      { kind: 'report', from: SOURCE, to: 'v1', text: JSON.stringify(CAPSULE) },
    ]);
  });
});

describe('two inspected tabs', () => {
  const entry = (from: typeof SOURCE, seq: number): PageMessage => ({
    kind: 'entry',
    from,
    entry: {
      type: '@xstate.actor',
      seq,
      at: 0,
      sessionId: 'x:0',
      parentId: null,
      name: from.id,
      chart: null,
      snapshot: { status: 'active', value: null, tags: [], data: {} },
    },
  });
  const other = { id: 'page-2', tab: 'tab-2', startedAt: 1 };
  const reloaded = { id: 'page-3', tab: 'tab-1', startedAt: 2 };

  it('stay apart although their actors have the same ids', () => {
    const model = [entry(SOURCE, 1), entry(other, 1)].reduce(receive, emptyModel);
    expect(model.pages.map((page) => page.actors.get('x:0')?.name)).toEqual(['page-1', 'page-2']);
    expect(model.selected).toBe('page-1');
  });

  it('are followed over a reload', () => {
    const model = (
      [
        entry(SOURCE, 1),
        entry(other, 1),
        { kind: 'bye', from: SOURCE },
        { kind: 'hello', from: reloaded },
      ] as PageMessage[]
    ).reduce(receive, emptyModel);
    expect(model.pages.map((page) => page.source.id)).toEqual(['page-2', 'page-3']);
    expect(model.selected).toBe('page-3');
  });
});

describe('?inspect', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is remembered until it is switched off', () => {
    const storage = safeStorage(() => undefined);
    expect(isInspectorWanted('', storage)).toBe(false);
    expect(isInspectorWanted('?inspect=1', storage)).toBe(true);
    expect(isInspectorWanted('', storage)).toBe(true);
    expect(isInspectorWanted('?inspect=0', storage)).toBe(false);
    expect(isInspectorWanted('', storage)).toBe(false);
  });
});
