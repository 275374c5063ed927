import { describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { PHONE_ERROR_KEYS } from '../../../contract/phoneErrors';
import type { CodePurpose, SendCodeInput } from '../../../machines/account/smsCode/smsCode.types';
import { waitFrom } from '../../../src/services/account/codeWait';
import type { PhoneAuth, PhoneErrorCode } from '../../../src/services/account/phoneAuth/phoneAuth';
import { createAllServices } from '../harness/allServices';
import { BRAND, createTab, LANGUAGE } from '../harness/environment';
import { sandboxOfTests, type SandboxTab } from '../harness/sandbox';
import { accepted, createWire, json, permissionOf } from '../harness/wire';

const PHONE = { countryDialingCode: '95', mobileNum: '9700000001' };
const MINUTE = 60_000;
const inputOf = (purpose: CodePurpose, humanVerification: string | null = null): SendCodeInput => ({
  purpose,
  phone: PHONE,
  challenge: null,
  humanVerification,
});

describe('by the platform', () => {
  const sandbox = sandboxOfTests();

  const patch = (changes: unknown) => sandbox.platform.services.settings.patch(changes);
  const send = async ({ services }: SandboxTab, purpose: CodePurpose, signal?: AbortSignal) =>
    services.smsCode.send(
      inputOf(
        purpose,
        await services.verifier.solve(
          await services.verifier.fetchChallenge(purpose === 'register' ? 'register' : 'sms'),
        ),
      ),
      signal,
    );

  test.each(['login', 'register', 'recovery'] as const)(
    'sends a code for %s and says when the next one can be sent',
    async (purpose) => {
      await patch({ expiredMinutes: 1.5 });
      const outcome = await send(sandbox.openTab(), purpose);
      if (outcome.kind !== 'sent') throw new Error(`no code was sent: ${outcome.kind}`);
      expect(outcome.receipt).toBeNull();
      expect(outcome.deadline - outcome.now).toBe(1.5 * MINUTE);
    },
  );

  test('says why a code is refused', async () => {
    await expect(
      sandbox.openTab().services.smsCode.send(inputOf('login', 'invented')),
    ).resolves.toEqual({
      kind: 'refused',
      message: { text: 'Please complete verification first' },
    });
  });

  test('says how long to wait after too many', async () => {
    await patch({ expiredMinutes: 0.01, rateLimits: { codes: { points: 1, seconds: 600 } } });
    const tab = sandbox.openTab();
    await send(tab, 'register');
    sandbox.platform.services.clock.setOffset(1_000);
    const outcome = await send(tab, 'register');
    if (outcome.kind !== 'tooMany') throw new Error(`expected too many, got ${outcome.kind}`);
    const seconds = (outcome.deadline - outcome.now) / 1_000;
    expect(seconds).toBeGreaterThan(1);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(outcome.message).toEqual({ key: 'errors:tooManyRequests', values: { seconds } });
  });

  test.each([
    [{ kind: 'status' as const }, 'fault'],
    [{ kind: 'malformed' as const }, 'fault'],
    [{ kind: 'drop' as const }, 'offline'],
  ])('tells the fault %j apart', async (fault, kind) => {
    sandbox.platform.services.faults.replace([{ endpoint: 'smsRegister', ...fault }]);
    await expect(send(sandbox.openTab(), 'register')).rejects.toMatchObject({ kind });
  });

  test('aborts when the person leaves', async () => {
    const controller = new AbortController();
    const tab = sandbox.openTab();
    sandbox.platform.services.faults.replace([{ endpoint: 'smsRegister', kind: 'hold' }]);
    const outcome = expect(send(tab, 'register', controller.signal)).rejects.toThrow('left');
    await vi.waitFor(() =>
      expect(tab.sent.map(({ url }) => url.pathname)).toContain(endpoints.smsRegister.path),
    );
    controller.abort(new Error('left'));
    await outcome;
    sandbox.platform.services.faults.release();
  });

  test('sends recovery codes itself even when firebase sends the others', async () => {
    await patch({ smsProvider: 'firebase' });
    await expect(send(sandbox.openTab(), 'recovery')).resolves.toMatchObject({
      kind: 'sent',
      receipt: null,
    });
  });
});

describe('a wait', () => {
  test.each([
    [Number.NaN, 600],
    [-5, 600],
    [0, 600],
    [2, 2 * MINUTE],
    [0.5, MINUTE / 2],
    [1e9, 24 * 60 * MINUTE],
    [Number.POSITIVE_INFINITY, 24 * 60 * MINUTE],
  ])('of %d minutes lasts %d ms', (minutes, lasts) => {
    expect(waitFrom(1_000, minutes)).toEqual({ now: 1_000, deadline: 1_000 + lasts });
  });

  test('without a number is a fault, and beyond all clocks it is a day', async () => {
    const { services } = setUp(
      {},
      'platform',
      json({ success: true, value: { expiredMinutes: null }, message: null }),
    );
    await expect(services.smsCode.send(inputOf('register'))).rejects.toMatchObject({
      kind: 'fault',
    });
    const { services: other } = setUp(
      {},
      'platform',
      () => new Response('{"success":true,"value":{"expiredMinutes":1e999},"message":null}'),
    );
    const outcome = await other.smsCode.send(inputOf('register'));
    expect(outcome.kind === 'sent' && outcome.deadline - outcome.now).toBe(24 * 60 * MINUTE);
  });
});

/** A tab of a platform that says who sends codes, and then answers as the test says. */
const setUp = (
  phoneAuth: Partial<PhoneAuth>,
  smsProvider: 'platform' | 'firebase',
  ...replies: Parameters<typeof createWire>
) => {
  const wire = createWire(accepted(permissionOf({ smsProvider })), ...replies);
  const { environment } = createTab(wire);
  const unasked = () => Promise.reject(new Error('not asked'));
  const services = createAllServices({
    environment,
    brand: BRAND,
    language: LANGUAGE,
    phoneAuth: { send: unasked, confirm: unasked, ...phoneAuth },
  });
  return { services, wire };
};

describe('by firebase', () => {
  test.each(['login', 'register'] as const)(
    'returns a receipt for %s and waits a minute',
    async (purpose) => {
      const send = vi.fn<PhoneAuth['send']>(async () => ({ kind: 'sent', receipt: 'r-1' }));
      const { services } = setUp({ send }, 'firebase');
      const outcome = await services.smsCode.send(inputOf(purpose, 'v'));
      expect(outcome).toMatchObject({ kind: 'sent', receipt: 'r-1' });
      expect(outcome.kind === 'sent' && outcome.deadline - outcome.now).toBe(MINUTE);
      expect(send.mock.calls[0]?.[0]).toEqual(PHONE);
    },
  );

  test('waits five minutes after too many codes', async () => {
    const { services } = setUp(
      { send: async () => ({ kind: 'refused', code: 'too-many-requests' }) },
      'firebase',
    );
    const outcome = await services.smsCode.send(inputOf('register'));
    expect(outcome).toMatchObject({
      kind: 'tooMany',
      message: { key: 'smsCode:errors.tooManyRequests' },
    });
    expect(outcome.kind === 'tooMany' && outcome.deadline - outcome.now).toBe(5 * MINUTE);
  });

  const CODES = (Object.keys(PHONE_ERROR_KEYS) as PhoneErrorCode[]).filter(
    (code) => code !== 'too-many-requests',
  );
  test.each(CODES)('shows the message of the app for %s', async (code) => {
    const refusal = async () => ({ kind: 'refused' as const, code });
    const { services } = setUp({ send: refusal, confirm: refusal }, 'firebase');
    const told = { kind: 'refused', message: { key: PHONE_ERROR_KEYS[code] } };
    await expect(services.smsCode.send(inputOf('register'))).resolves.toEqual(told);
    await expect(services.smsCode.confirm({ receipt: 'r', code: '123456' })).resolves.toEqual(told);
  });

  test('sends no code for a second factor, or without a number', async () => {
    const { services } = setUp({}, 'firebase');
    await expect(
      services.smsCode.send({ ...inputOf('register'), phone: null }),
    ).rejects.toMatchObject({ kind: 'fault' });
  });

  describe('a code that was confirmed', () => {
    const confirm = () =>
      vi.fn<PhoneAuth['confirm']>(async (receipt, code) => ({
        kind: 'confirmed',
        idToken: `${receipt} ${code}`,
      }));

    test('is valid for the same form sent again, because it works once', async () => {
      const asked = confirm();
      const {
        services: { smsCode },
      } = setUp({ confirm: asked }, 'firebase');
      const input = { receipt: 'r', code: '123456' };
      await expect(smsCode.confirm(input)).resolves.toEqual({
        kind: 'confirmed',
        idToken: 'r 123456',
      });
      await expect(smsCode.confirm(input)).resolves.toEqual({
        kind: 'confirmed',
        idToken: 'r 123456',
      });
      expect(asked).toHaveBeenCalledTimes(1);
      await smsCode.confirm({ ...input, code: '654321' });
      await smsCode.confirm({ ...input, receipt: 'other' });
      expect(asked).toHaveBeenCalledTimes(3);
    });

    test('is valid for ten minutes', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      try {
        const asked = confirm();
        const {
          services: { smsCode },
        } = setUp({ confirm: asked }, 'firebase');
        await smsCode.confirm({ receipt: 'r', code: '123456' });
        vi.setSystemTime(Date.now() + 10 * MINUTE);
        await smsCode.confirm({ receipt: 'r', code: '123456' });
        expect(asked).toHaveBeenCalledTimes(2);
      } finally {
        vi.useRealTimers();
      }
    });
  });
});

describe('a login by SMS', () => {
  const form = { ...PHONE, code: '123456', receipt: 'r' };
  const bodyOf = (wire: { sent: { url: URL; body: string }[] }) =>
    wire.sent.find(({ url }) => url.pathname === endpoints.login.path);

  test('stops when firebase refuses the code', async () => {
    const { services, wire } = setUp(
      { confirm: async () => ({ kind: 'refused', code: 'invalid-verification-code' }) },
      'firebase',
    );
    await expect(services.session.signInBySms(form)).resolves.toEqual({
      kind: 'refused',
      message: { key: 'smsCode:errors.invalidCode' },
      field: 'code',
    });
    expect(bodyOf(wire)).toBeUndefined();
  });

  test('does not start after the person left', async () => {
    const { services, wire } = setUp({}, 'platform');
    await expect(
      services.session.signInBySms(
        { ...form, receipt: null },
        AbortSignal.abort(new Error('left')),
      ),
    ).rejects.toThrow('left');
    expect(bodyOf(wire)).toBeUndefined();
  });
});
