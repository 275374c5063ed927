import { deleteApp, initializeApp, type FirebaseApp } from '@firebase/app';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtinEnvironments, type EnvironmentReturn } from 'vitest/runtime';
// The build for browsers: Node's build has no reCAPTCHA and no sign-in by phone.
import * as sdk from '../../../node_modules/@firebase/auth/dist/esm/index.js';
import { FIREBASE_FAILURES } from '../../../sandbox/kit/settings';
import { onEmbeddedDatabase } from '../harness/onEveryDatabase';

const PHONE = '+959761112222';
const MINUTE = 60_000;
const API = '/identitytoolkit.googleapis.com/v1/accounts';

// The page that the SDK needs is in this process's globals, which the driver of a server uses too.
onEmbeddedDatabase((stage) => {
  beforeEach(() => stage.client.control('PATCH', 'settings', { smsProvider: 'firebase' }));

  const post = async (path: string, body: unknown) => {
    const response = await stage.platform.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      body: (await response.json()) as Record<string, unknown> & { error?: { message: string } },
    };
  };
  const sentTo = async (phone: string) =>
    (
      (await stage.client.control('GET', `outbox?to=${encodeURIComponent(phone)}`)) as Array<{
        code: string;
        provider: string;
        channel: string;
        text: string;
      }>
    )[0];

  describe('with the web SDK', () => {
    let app: FirebaseApp;
    let auth: sdk.Auth;
    let page: EnvironmentReturn;
    beforeAll(async () => {
      page = await builtinEnvironments.jsdom.setup(globalThis, {
        jsdom: { url: 'http://localhost/' },
      });
    });
    afterAll(() => page.teardown(globalThis));
    beforeEach(() => {
      vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
        stage.platform.app.request(input, init),
      );
      app = initializeApp(
        {
          apiKey: 'sandbox-key',
          authDomain: 'localhost',
          projectId: 'demo-padauk',
          appId: 'sandbox',
        },
        'test',
      );
      auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence });
      sdk.connectAuthEmulator(auth, 'http://localhost', { disableWarnings: true });
      auth.languageCode = 'en';
    });
    afterEach(() => deleteApp(app));

    const send = async (phone = PHONE) => {
      const verifier = new sdk.RecaptchaVerifier(auth, document.createElement('div'), {
        size: 'invisible',
      });
      const { verificationId } = await sdk.signInWithPhoneNumber(auth, phone, verifier);
      return verificationId;
    };
    const signIn = (verificationId: string, code: string) =>
      sdk.signInWithCredential(auth, sdk.PhoneAuthProvider.credential(verificationId, code));

    it('sends a code and proves the number with it', async () => {
      const verificationId = await send();
      const sent = await sentTo(PHONE);
      expect(sent).toMatchObject({
        provider: 'firebase',
        channel: 'sms',
        code: expect.stringMatching(/^\d{6}$/),
        text: expect.stringContaining('valid for 1 minute.'),
      });
      const { user } = await signIn(verificationId, sent?.code ?? '');
      expect(user.phoneNumber).toBe(PHONE);
      const idToken = await user.getIdToken();
      expect(await stage.platform.services.phoneTokens.verify(idToken)).toEqual({ phone: PHONE });
      const again = await user.getIdToken(true);
      expect(again).not.toBe(idToken);
      expect(await stage.platform.services.phoneTokens.verify(again)).toEqual({ phone: PHONE });
    });

    it('refuses a wrong code, a used one, an expired one and an invalid number', async () => {
      const verificationId = await send();
      const right = (await sentTo(PHONE))?.code ?? '';
      const wrong = right === '000000' ? '000001' : '000000';
      await expect(signIn(verificationId, wrong)).rejects.toMatchObject({
        code: 'auth/invalid-verification-code',
      });
      stage.clock.setOffset(MINUTE + 1);
      await expect(signIn(verificationId, right)).rejects.toMatchObject({
        code: 'auth/code-expired',
      });
      stage.clock.setOffset(0);
      await signIn(verificationId, right);
      await expect(signIn(verificationId, right)).rejects.toMatchObject({
        code: 'auth/invalid-verification-id',
      });
      await expect(send('+95')).rejects.toMatchObject({ code: 'auth/invalid-phone-number' });
    });

    const SAID: Record<(typeof FIREBASE_FAILURES)[number], string> = {
      INVALID_PHONE_NUMBER: 'invalid-phone-number',
      MISSING_PHONE_NUMBER: 'missing-phone-number',
      TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
      QUOTA_EXCEEDED: 'quota-exceeded',
      OPERATION_NOT_ALLOWED: 'operation-not-allowed',
      CAPTCHA_CHECK_FAILED: 'captcha-check-failed',
      INVALID_CODE: 'invalid-verification-code',
      MISSING_CODE: 'missing-verification-code',
      SESSION_EXPIRED: 'code-expired',
      UNKNOWN: 'unknown',
    };
    it.each(FIREBASE_FAILURES)('reports the failure %s correctly', async (failure) => {
      const verificationId = await send();
      const code = (await sentTo(PHONE))?.code ?? '';
      await stage.client.control('PATCH', 'settings', { firebase: { failure } });
      await expect(signIn(verificationId, code)).rejects.toMatchObject({
        code: `auth/${SAID[failure]}`,
      });
      const isAboutACode = ['INVALID_CODE', 'MISSING_CODE', 'SESSION_EXPIRED'].includes(failure);
      const sending = await send().then(
        () => ({ code: 'sent' }),
        (error: unknown) => error,
      );
      expect(sending).toMatchObject({ code: isAboutACode ? 'sent' : `auth/${SAID[failure]}` });
    });

    it('is refused while the platform sends its codes itself', async () => {
      await stage.client.control('PATCH', 'settings', { smsProvider: 'platform' });
      await expect(send()).rejects.toMatchObject({ code: 'auth/operation-not-allowed' });
    });

    it('is refused after five wrong codes, and after too many sends', async () => {
      const verificationId = await send();
      const right = (await sentTo(PHONE))?.code ?? '';
      for (let tries = 0; tries < 5; tries += 1)
        await expect(signIn(verificationId, 'wrong')).rejects.toMatchObject({
          code: 'auth/invalid-verification-code',
        });
      await expect(signIn(verificationId, right)).rejects.toMatchObject({
        code: 'auth/too-many-requests',
      });
      await stage.client.control('PATCH', 'settings', {
        rateLimits: { codes: { points: 1, seconds: 60 } },
      });
      await send();
      await expect(send()).rejects.toMatchObject({ code: 'auth/too-many-requests' });
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    [`${API}:sendVerificationCode`, {}, 'MISSING_PHONE_NUMBER'],
    [`${API}:sendVerificationCode`, { phoneNumber: 7 }, 'INVALID_ARGUMENT'],
    [`${API}:signInWithPhoneNumber`, { sessionInfo: 'x' }, 'MISSING_CODE'],
    [`${API}:signInWithPhoneNumber`, { code: '123456' }, 'MISSING_SESSION_INFO'],
    [
      `${API}:signInWithPhoneNumber`,
      { sessionInfo: 'invented', code: '123456' },
      'INVALID_SESSION_INFO',
    ],
    [`${API}:lookup`, { idToken: 'invented' }, 'INVALID_ID_TOKEN'],
  ])('answers %s %o with %s', async (path, body, message) => {
    const reply = await post(path, body);
    expect(reply).toMatchObject({
      status: 400,
      body: { error: { code: 400, message, errors: [{ message }] } },
    });
  });

  it('answers nothing else of Google, and never with the app', async () => {
    expect((await post(`${API}:delete`, {})).status).toBe(404);
    expect((await post('/securetoken.googleapis.com/v1/token', {})).body.error?.message).toBe(
      'INVALID_REFRESH_TOKEN',
    );
  });

  it('forgets codes and tokens at a reset, and a token when it expires', async () => {
    const { phoneTokens } = stage.platform.services;
    const tokenOf = async () => {
      const { body } = await post(`${API}:sendVerificationCode`, { phoneNumber: PHONE });
      return String(
        (
          await post(`${API}:signInWithPhoneNumber`, {
            sessionInfo: body['sessionInfo'],
            code: (await sentTo(PHONE))?.code,
          })
        ).body['idToken'],
      );
    };
    const idToken = await tokenOf();
    stage.clock.setOffset(61 * MINUTE);
    expect(await phoneTokens.verify(idToken)).toBeNull();
    stage.clock.setOffset(0);
    expect(await phoneTokens.verify(idToken)).toEqual({ phone: PHONE });
    await stage.client.control('POST', 'reset');
    expect(await phoneTokens.verify(idToken)).toBeNull();
  });

  it('tells the app about firebase only while firebase sends the codes', async () => {
    const info = async () =>
      (await stage.client.call('permission')).value?.['info'] as {
        smsProvider: string;
        firebase: unknown;
      };
    expect(await info()).toMatchObject({
      smsProvider: 'firebase',
      firebase: { projectId: 'demo-padauk', emulator: true },
    });
    await stage.client.control('PATCH', 'settings', { smsProvider: 'platform' });
    expect(await info()).toMatchObject({ smsProvider: 'platform', firebase: null });
  });
});
