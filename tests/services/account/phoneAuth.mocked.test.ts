import { JSDOM } from 'jsdom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { PHONE_ERROR_KEYS } from '../../../contract/phoneErrors';
import type { FirebaseConfig } from '../../../contract/platform';
import { FIREBASE_FAILURES } from '../../../sandbox/kit/settings';
import { createFirebasePhoneAuth } from '../../../src/services/account/phoneAuth/firebasePhoneAuth';
import type { openFirebase } from '../../../src/services/account/phoneAuth/firebaseSdk';
import { startSandbox } from '../harness/sandbox';
import { permissionOf } from '../harness/wire';

// The build for browsers: Node's build has no reCAPTCHA and no sign-in by phone.
vi.mock('@firebase/auth', () => import('../../../node_modules/@firebase/auth/dist/esm/index.js'));

const PHONE = { countryDialingCode: '95', mobileNum: '9700000009' };
const CONFIG: FirebaseConfig = {
  apiKey: 'key',
  authDomain: 'localhost',
  projectId: 'p',
  appId: 'a',
  emulator: true,
};
const MINUTE = 60_000;

describe('with the SDK of firebase and the stub of the sandbox', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  beforeAll(async () => {
    sandbox = await startSandbox();
  }, 60_000);
  beforeEach(async () => {
    await sandbox.reset();
    await sandbox.platform.services.settings.patch({ smsProvider: 'firebase' });
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
      sandbox.platform.app.request(input, init),
    );
    // Only the part of a page that the SDK uses, because the platform runs in the same process.
    const { window } = new JSDOM('', { url: 'http://localhost/' });
    for (const name of ['document', 'HTMLElement'] as const) vi.stubGlobal(name, window[name]);
    vi.stubGlobal('window', window);
    vi.stubGlobal('self', window);
  });
  afterAll(() => sandbox.platform.close());

  const openTab = () => {
    const tab = sandbox.openTab({}, 'http://localhost/');
    const send = () =>
      tab.services.smsCode.send({
        purpose: 'register',
        phone: PHONE,
        challenge: null,
        humanVerification: null,
      });
    return { ...tab, send };
  };
  const receiptOf = async ({ send }: ReturnType<typeof openTab>) => {
    const outcome = await send();
    if (outcome.kind !== 'sent' || outcome.receipt === null)
      throw new Error(`no code was sent: ${outcome.kind}`);
    return outcome.receipt;
  };
  const lastMessage = async () => {
    const [message] = (await (await sandbox.platform.app.request('/sandbox/outbox')).json()) as {
      code: string;
      to: string;
      provider: string;
      text: string;
    }[];
    if (!message) throw new Error('nothing was sent');
    return message;
  };

  test("sends a code in the person's language, which proves the number", async () => {
    const tab = openTab();
    const receipt = await receiptOf(tab);
    expect(document.body.innerHTML).toBe('');
    const { code, to, provider, text } = await lastMessage();
    expect([to, provider]).toEqual(['+959700000009', 'firebase']);
    expect(text).toContain('valid for 1 minute');
    const outcome = await tab.services.smsCode.confirm({ receipt, code });
    if (outcome.kind !== 'confirmed') throw new Error('not confirmed');
    await expect(sandbox.platform.services.phoneTokens.verify(outcome.idToken)).resolves.toEqual({
      phone: '+959700000009',
    });
  });

  test('opens a registration and, afterwards, a login', async () => {
    const tab = openTab();
    const receipt = await receiptOf(tab);
    const { code } = await lastMessage();
    const confirmed = await tab.services.smsCode.confirm({ receipt, code });
    if (confirmed.kind !== 'confirmed') throw new Error('not confirmed');
    const humanVerification =
      (await tab.services.verifier.solve(await tab.services.verifier.fetchChallenge('register'))) ??
      '';
    await expect(
      tab.services.registration.register({
        way: 'mobile',
        phone: PHONE,
        values: {
          mobileNum: PHONE.mobileNum,
          verificationCode: code,
          password: 'Harbour-dawn-7',
          confirmPassword: 'Harbour-dawn-7',
        },
        captchaKey: null,
        captchaAlternative: null,
        humanVerification,
        firebaseIdToken: confirmed.idToken,
      }),
    ).resolves.toMatchObject({ kind: 'granted' });

    const other = openTab();
    await expect(
      other.services.session.signInBySms({
        ...PHONE,
        receipt: await receiptOf(other),
        code: (await lastMessage()).code,
      }),
    ).resolves.toMatchObject({ kind: 'granted', passwordless: true });
    await expect(other.services.session.loadMember()).resolves.toMatchObject({
      account: '+959700000009',
    });
  });

  test('refuses a wrong, an expired and an unknown code, without a login', async () => {
    const tab = openTab();
    const receipt = await receiptOf(tab);
    const { code } = await lastMessage();
    const wrong = code === '000000' ? '000001' : '000000';
    const told = (key: string) => ({ kind: 'refused', message: { key } });
    await expect(
      tab.services.session.signInBySms({ ...PHONE, receipt, code: wrong }),
    ).resolves.toEqual({ ...told('smsCode:errors.invalidCode'), field: 'code' });
    await expect(tab.services.smsCode.confirm({ receipt: 'invented', code })).resolves.toEqual(
      told('smsCode:errors.codeExpired'),
    );
    sandbox.platform.services.clock.setOffset(MINUTE + 1);
    await expect(tab.services.smsCode.confirm({ receipt, code })).resolves.toEqual(
      told('smsCode:errors.codeExpired'),
    );
    expect(tab.sent.map(({ url }) => url.pathname)).not.toContain(endpoints.login.path);
  });

  test('shows a message of the app for every failure', async () => {
    const tab = openTab();
    const input = { receipt: await receiptOf(tab), code: (await lastMessage()).code };
    const keys = new Set<unknown>();
    for (const failure of FIREBASE_FAILURES) {
      await sandbox.platform.services.settings.patch({ firebase: { failure } });
      const outcome = await tab.services.smsCode.confirm(input);
      keys.add(outcome.kind === 'refused' && 'key' in outcome.message && outcome.message.key);
    }
    const { 'popup-closed-by-user': _, ...told } = PHONE_ERROR_KEYS;
    expect(keys).toEqual(new Set(Object.values(told)));
  });

  test('waits five minutes after too many codes', async () => {
    await sandbox.platform.services.settings.patch({
      firebase: { failure: 'TOO_MANY_ATTEMPTS_TRY_LATER' },
    });
    const outcome = await openTab().send();
    expect(outcome).toMatchObject({
      kind: 'tooMany',
      message: { key: 'smsCode:errors.tooManyRequests' },
    });
    expect(document.body.innerHTML).toBe('');
  });

  test('is a fault without the network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await expect(openTab().send()).rejects.toMatchObject({ kind: 'offline' });
    expect(document.body.innerHTML).toBe('');
  });
});

describe('with an SDK of the test', () => {
  const setUp = (
    sdk: Partial<ReturnType<typeof openFirebase>>,
    firebase: FirebaseConfig | null = CONFIG,
  ) => {
    const permission = permissionOf({ firebase });
    const read = async () => permission;
    const unasked = () => Promise.reject(new Error('not asked'));
    const load = vi.fn<() => Promise<typeof openFirebase>>(async () => () => ({
      send: unasked,
      confirm: unasked,
      ...sdk,
    }));
    return {
      load,
      phoneAuth: createFirebasePhoneAuth({
        permission: { read, refresh: read },
        origin: () => 'https://site.test',
        language: () => 'my',
        load,
      }),
    };
  };
  afterEach(() => {
    vi.useRealTimers();
  });

  test('fails without loading anything when the platform names no project', async () => {
    const { phoneAuth, load } = setUp({}, null);
    await expect(phoneAuth.send(PHONE)).rejects.toMatchObject({ kind: 'fault' });
    expect(load).not.toHaveBeenCalled();
  });

  test.each([
    [{ code: 'auth/web-storage-unsupported' }, 'unknown'],
    [{ code: 'auth/toString' }, 'unknown'],
    [new Error('anything'), 'unknown'],
    [null, 'unknown'],
    [{ code: 'auth/quota-exceeded' }, 'quota-exceeded'],
    [{ code: 'auth/missing-code' }, 'missing-verification-code'],
  ])('%j is %s', async (error, code) => {
    const { phoneAuth } = setUp({ send: () => Promise.reject(error) });
    await expect(phoneAuth.send(PHONE)).resolves.toEqual({ kind: 'refused', code });
  });

  test('sends the whole number', async () => {
    const send = vi.fn(async () => 'id');
    await expect(setUp({ send }).phoneAuth.send(PHONE)).resolves.toEqual({
      kind: 'sent',
      receipt: 'id',
    });
    expect(send).toHaveBeenCalledWith('+959700000009', expect.any(AbortSignal));
  });

  test('stops waiting and tells the SDK on abort', async () => {
    const signals: AbortSignal[] = [];
    const { phoneAuth } = setUp({
      send: (_, signal) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    });
    const controller = new AbortController();
    const outcome = expect(phoneAuth.send(PHONE, controller.signal)).rejects.toThrow('left');
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    controller.abort(new Error('left'));
    await outcome;
    expect(signals[0]?.aborted).toBe(true);
  });

  test('gives an abandoned puzzle up after two minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { phoneAuth } = setUp({ send: () => new Promise(() => undefined) });
    const outcome = expect(phoneAuth.send(PHONE)).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    await outcome;
  });
});
