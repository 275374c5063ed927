import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import type { Member } from '../../contract/domain';
import type { Challenge } from '../../contract/session';
import { captchaMachine } from '../../machines/captcha/captcha.machine';
import { changePasswordMachine } from '../../machines/changePassword/changePassword.machine';
import type { ChangePasswordForm, ChangePasswordGiven } from '../../machines/changePassword/changePassword.types';
import { humanVerificationMachine } from '../../machines/humanVerification/humanVerification.machine';
import type { LoginRef } from '../../machines/login/login.machine';
import type { SignInInput, SignInOutcome } from '../../machines/login/login.types';
import { secondFactorMachine } from '../../machines/secondFactor/secondFactor.machine';
import type { AnswerInput, AnswerOutcome } from '../../machines/secondFactor/secondFactor.types';
import type { Grant } from '../../machines/shared/grant';
import type { RequestOutcome } from '../../machines/shared/request';
import { createFeed } from '../../src/app/inspect';
import { isInspectorWanted } from '../../src/app/inspectorWish';
import { emptyModel, receive } from '../../src/inspector/model';
import type { PageMessage, WireMessage } from '../../src/inspector/wire';
import { safeStorage } from '../../src/services/storage';
import { wholeLogin } from '../support/wholeMachines';

const SECRETS = {
  password: 'Croupier#2026', wrongPassword: 'letmeinplease', captcha: 'w7kqz', captchaImage: 'iVBORw0KGgoAAAANSUhEUg', captchaKey: 'b1946ac92492d234',
  solution: 'eyJhbGdvcml0aG0iOiJQQktERjIi', alternative: 'ZWluZWFuZGVyZUxvZXN1bmc', nonce: '5f4dcc3b5aa765d6', signature: '7d793037a0760186',
  challengeId: 'chg-8843-aa01', answer: 'Thiri Zaw', newPassword: 'New-Padauk-9!', token: 'tok_live_51H8abcdef',
};
const grant: Grant = {
  kind: 'granted', firstTimeLogin: false, passwordExpired: false, passwordDefault: true, expiryEnforced: true, passwordRule: { min: 6, max: 16 }, memberType: 0, passwordless: false,
};
const member: Member = { id: 'm-1', account: 'player', nickname: 'Player', type: 0, currencySymbol: 'K', referralCode: null, passwordChangeDue: null };

/** The login as it is, with ports that behave like a platform that asks for everything it can. */
const aLogin = () => {
  const answers: (SignInOutcome | Error)[] = [
    { kind: 'refused', message: `Wrong password: ${SECRETS.wrongPassword}`, captcha: true },
    // A fault that quotes what was sent and a token, as a careless library would.
    Object.assign(new Error(`500 for ${SECRETS.password} with ${SECRETS.token}`), { request: { body: { password: SECRETS.password, token: SECRETS.token } } }),
    { kind: 'secondFactor', challenge: { challengeId: SECRETS.challengeId, methods: [{ method: 'bankName', hint: null }] } },
  ];
  const verification = (solution: string) => humanVerificationMachine.provide({
    actors: {
      fetchChallenge: fromPromise(() => Promise.resolve({
        parameters: { algorithm: 'PBKDF2/SHA-256', nonce: SECRETS.nonce, salt: SECRETS.nonce, cost: 1, keyLength: 32, keyPrefix: '00' }, signature: SECRETS.signature,
      })),
      solveChallenge: fromPromise<string | null, { challenge: Challenge }>(() => Promise.resolve(solution)),
    },
  });
  return wholeLogin.provide({
    actors: {
      humanVerification: verification(SECRETS.solution),
      captcha: captchaMachine.provide({ actors: { fetchCaptcha: fromPromise(() => Promise.resolve({ image: SECRETS.captchaImage, key: SECRETS.captchaKey })) } }),
      signIn: fromPromise<SignInOutcome, SignInInput>(() => {
        const answer = answers.shift();
        return answer instanceof Error || !answer ? Promise.reject(answer ?? new Error('no answer left')) : Promise.resolve(answer);
      }),
      secondFactor: secondFactorMachine.provide({ actors: { answer: fromPromise<AnswerOutcome, AnswerInput>(() => Promise.resolve(grant)) } }),
      changePassword: changePasswordMachine.provide({ actors: { submit: fromPromise<RequestOutcome<null>, { form: ChangePasswordForm; given: ChangePasswordGiven }>(() => Promise.resolve({ kind: 'accepted', value: null })) } }),
      loadMember: fromPromise(() => Promise.resolve(member)),
    },
  });
};

const aChannel = () => {
  const messages: PageMessage[] = [];
  const listeners: ((event: MessageEvent<unknown>) => void)[] = [];
  return {
    messages,
    channel: {
      // What a real channel does: copy, and refuse what can't be copied.
      postMessage: (message: PageMessage) => messages.push(structuredClone(message)),
      addEventListener: (_type: string, listener: (event: MessageEvent<unknown>) => void) => listeners.push(listener),
    } as unknown as BroadcastChannel,
    say: (message: WireMessage) => listeners.forEach((listener) => listener({ data: message } as MessageEvent<unknown>)),
  };
};
const SOURCE = { id: 'page-1', tab: 'tab-1', startedAt: 0 };

const secondFactorOf = (login: LoginRef) => login.getSnapshot().children.secondFactor as ActorRefFrom<typeof secondFactorMachine>;
const changePasswordOf = (login: LoginRef) => login.getSnapshot().children.changePassword as ActorRefFrom<typeof changePasswordMachine>;

/** Walks the login through captcha, fault, second factor and password change. */
const walk = async (login: LoginRef) => {
  const form = { username: 'player', remember: true, termsAccepted: true };
  const isIdle = () => waitFor(login, (s) => s.matches({ form: { step: 'credentials' } }));
  login.send({ type: 'credentials.submit', ...form, password: SECRETS.wrongPassword, captcha: null, captchaKey: null, captchaAlternative: null });
  await waitFor(login, (s) => s.matches({ form: { captcha: 'shown' } }));
  await isIdle();
  const full = { ...form, password: SECRETS.password, captcha: SECRETS.captcha, captchaKey: SECRETS.captchaKey, captchaAlternative: null };
  login.send({ type: 'credentials.submit', ...full });
  await isIdle();
  login.send({ type: 'credentials.submit', ...full });
  await waitFor(login, (s) => s.matches('secondFactor'));
  secondFactorOf(login).send({ type: 'code.submit', answer: SECRETS.answer });
  await waitFor(login, (s) => s.matches('passwordChange'));
  changePasswordOf(login).send({
    type: 'form.submit', form: { oldPassword: SECRETS.password, newPassword: SECRETS.newPassword, confirmNewPassword: SECRETS.newPassword },
  });
  await waitFor(login, (s) => s.status === 'done');
};

describe('the wire to the inspector', () => {
  const { channel, messages, say } = aChannel();
  const feed = createFeed(channel, SOURCE, { report: () => Promise.reject(new Error('nobody asks')) });

  beforeEach(async () => {
    if (messages.length > 0) return;
    const login = createActor(aLogin(), { input: { side: 'member', username: '', resume: null, message: null, social: null }, ...feed.options });
    login.start();
    await walk(login);
    await vi.waitUntil(() => JSON.stringify(messages).includes('authenticated'));
  });

  const wire = () => JSON.stringify(messages);

  it.each(Object.entries(SECRETS))('never carries the %s', (_name, secret) => {
    expect(wire()).not.toContain(secret);
    expect(wire().toLowerCase()).not.toContain(secret.toLowerCase());
    expect(wire()).not.toContain(btoa(secret));
  });

  it('carries event types, actors and states', () => {
    for (const word of ['credentials.submit', 'xstate.done.actor.signIn', 'code.submit', 'form.submit', 'signingIn', 'secondFactor', 'passwordChange', 'captcha']) {
      expect(wire()).toContain(`"${word}"`);
    }
  });

  it('says which transitions were taken, as the chart names them', () => {
    const page = messages.reduce(receive, emptyModel).pages[0];
    const root = [...(page?.actors.values() ?? [])].find(({ parentId }) => parentId === null);
    const keys = new Set<string>();
    const collect = (node: NonNullable<typeof root>['chart']) => {
      node?.transitions.forEach(({ key }) => keys.add(key));
      node?.states.forEach(collect);
    };
    collect(root?.chart ?? null);
    const taken = messages.flatMap((message) =>
      (message.kind === 'entry' && message.entry.type === '@xstate.snapshot' && message.entry.sessionId === root?.sessionId ? message.entry.taken : []));
    expect(taken).toContain('login.form.step.credentials|credentials.submit|1');
    expect(taken).toContain('login.loadingMember|xstate.done.actor.loadMember|0');
    expect(taken.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('tells a viewer that comes late the same, and only the page it asks', () => {
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

describe('two inspected tabs', () => {
  const entry = (from: typeof SOURCE, seq: number): PageMessage => ({
    kind: 'entry', from,
    entry: { type: '@xstate.actor', seq, at: 0, sessionId: 'x:0', parentId: null, name: from.id, chart: null, snapshot: { status: 'active', value: null, tags: [], data: {} } },
  });
  const other = { id: 'page-2', tab: 'tab-2', startedAt: 1 };
  const reloaded = { id: 'page-3', tab: 'tab-1', startedAt: 2 };

  it('stay apart, though their actors have the same ids', () => {
    const model = [entry(SOURCE, 1), entry(other, 1)].reduce(receive, emptyModel);
    expect(model.pages.map((page) => page.actors.get('x:0')?.name)).toEqual(['page-1', 'page-2']);
    expect(model.selected).toBe('page-1');
  });

  it('are followed over a reload', () => {
    const model = ([entry(SOURCE, 1), entry(other, 1), { kind: 'bye', from: SOURCE }, { kind: 'hello', from: reloaded }] as PageMessage[]).reduce(receive, emptyModel);
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
