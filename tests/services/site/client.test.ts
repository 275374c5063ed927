import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CALL_TIMEOUT } from '../../../contract/constants';
import { endpoints, type Endpoint } from '../../../contract/endpoints';
import { faultMessage } from '../../../machines/shared/message';
import { createClient } from '../../../src/services/http/client';
import { createServerClock } from '../../../src/services/http/serverClock';
import { createTokenStore } from '../../../src/services/site/tokenStore';
import { safeStorage } from '../../../src/services/storage';
import { createStorage } from '../harness/environment';
import { accepted, createWire, faultKindOf, json, lost, refused, silence } from '../harness/wire';

const BALANCE = { balance: '12345.67', currencySymbol: 'Ks', asOf: 1 };
const transfer: Endpoint<v.GenericSchema<{ amount: string }>, v.GenericSchema<unknown, null>> = {
  id: 'transfer',
  method: 'POST',
  path: '/transfer',
  token: 'none',
  enc: false,
  idempotent: true,
  spec: 'a test',
  request: v.object({ amount: v.string() }),
  response: v.null(),
};

const setUp = (
  wire: ReturnType<typeof createWire>,
  token: string | null = 'token-1',
  isLeaving = () => false,
  onClosed: () => void = () => undefined,
) => {
  const storage = createStorage();
  const tokens = createTokenStore(safeStorage(() => storage));
  if (token !== null) tokens.write(token);
  const onSessionExpired = vi.fn<() => void>();
  let seals = 0;
  const forgetKeys = vi.fn<() => void>();
  const call = createClient({
    fetch: wire.fetch,
    sendFile: () => Promise.reject(new Error('no file is sent here')),
    baseURL: '',
    merchant: 'padauk',
    language: () => 'MY',
    tokens,
    onSessionExpired,
    onClosed,
    isLeaving,
    serverClock: createServerClock(() => 0),
    cipher: { seal: async () => ({ payload: `sealed ${(seals += 1)}` }), forgetKeys },
  });
  return { call, tokens, onSessionExpired, forgetKeys };
};

afterEach(() => {
  vi.useRealTimers();
});

test('reports no failure while the page unloads', async () => {
  const wire = createWire(() => Promise.reject(new TypeError('cut off')), accepted(BALANCE));
  const { call } = setUp(wire, 'token-1', () => true);
  const settled = vi.fn<() => void>();
  void call(endpoints.balance, {}).then(settled, settled);
  await call(endpoints.balance, {});
  expect(settled).not.toHaveBeenCalled();
});

describe('the request', () => {
  test('carries language, merchant, client type, and a token when the row needs it', async () => {
    const wire = createWire(accepted(BALANCE), accepted({ status: 0, ip: '1.2.3.4' }));
    const { call } = setUp(wire);
    await call(endpoints.balance, {});
    await call(endpoints.systemStatus, {});
    const [balance, status] = wire.sent;
    expect(Object.fromEntries(balance?.headers ?? [])).toMatchObject({
      'x-language': 'MY',
      'x-merchant': 'padauk',
      'x-client-type': '3',
      authorization: 'Bearer token-1',
    });
    expect(status?.headers.has('authorization')).toBe(false);
    expect(wire.sent.map(({ url }) => url.href).join()).not.toContain('token-1');
  });

  test('has the input in the query of a GET, in JSON or in a form by its row', async () => {
    const wire = createWire(accepted('aGk='), accepted(null), accepted(null));
    const { call } = setUp(wire);
    const form: Endpoint<typeof transfer.request, typeof transfer.response> = {
      ...transfer,
      form: true,
    };
    await call(endpoints.captcha, { key: 'a key & more' });
    await call(transfer, { amount: '1.00' }, { idempotencyKey: 'key-00001' });
    await call(form, { amount: '1 & 2' }, { idempotencyKey: 'key-00002' });
    const [get, post, formPost] = wire.sent;
    expect(get?.url.searchParams.get('key')).toBe('a key & more');
    expect(JSON.parse(post?.body ?? '')).toEqual({ amount: '1.00' });
    expect(post?.headers.get('content-type')).toBe('application/json');
    expect(formPost?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(new URLSearchParams(formPost?.body).get('amount')).toBe('1 & 2');
  });

  test('is not sent when it does not fit its row', async () => {
    const wire = createWire(accepted('aGk='));
    await expect(setUp(wire).call(endpoints.captcha, { key: 'short' })).rejects.toMatchObject({
      kind: 'fault',
    });
    expect(wire.sent).toEqual([]);
  });

  test('is not sent when a person typed more than its row takes, and says so', async () => {
    const wire = createWire(accepted({ token: 't' }));
    const attempt = setUp(wire).call(endpoints.login, {
      type: 'username',
      username: 'a'.repeat(5_000),
      password: 'Lagoon#2026',
      side: 'member',
      humanVerification: 'solution',
    });
    await expect(attempt).rejects.toMatchObject({ kind: 'tooLong' });
    expect(faultMessage({ kind: 'tooLong' })).toEqual({ key: 'errors:tooLong' });
    expect(wire.sent).toEqual([]);
  });

  test('is not sent without a token that the row needs, and reports no ended session', async () => {
    const wire = createWire(accepted(BALANCE));
    const { call, onSessionExpired } = setUp(wire, null);
    await expect(call(endpoints.balance, {})).rejects.toMatchObject({ kind: 'session' });
    expect(wire.sent).toEqual([]);
    expect(onSessionExpired).not.toHaveBeenCalled();
  });
});

describe('the answer', () => {
  test('says that the site is closed, once for each call that is turned away', async () => {
    const onClosed = vi.fn<() => void>();
    const wire = createWire(
      refused('Under maintenance', { reason: 'maintenance' }),
      refused('Restricted', { reason: 'regionRestricted' }),
      refused('Wrong', { reason: 'credentials' }),
    );
    const { call } = setUp(wire, 'token-1', () => false, onClosed);
    for (const times of [1, 2, 2]) {
      await call(endpoints.balance, {});
      expect(onClosed).toHaveBeenCalledTimes(times);
    }
  });

  test('gives the value when accepted, message and detail when refused', async () => {
    const { call } = setUp(
      createWire(accepted(BALANCE), refused('no', { captcha: true, triesLeft: 2 })),
    );
    await expect(call(endpoints.balance, {})).resolves.toEqual({
      kind: 'accepted',
      value: BALANCE,
    });
    await expect(call(endpoints.balance, {})).resolves.toEqual({
      kind: 'refused',
      message: 'no',
      detail: { captcha: true, triesLeft: 2 },
    });
  });

  test.each([
    [
      'a dead session',
      json({ success: false, value: null, message: 'x' }, { status: 401 }),
      { kind: 'session' },
    ],
    [
      'a dead session told by a proxy',
      () => new Response('<h1>401</h1>', { status: 401 }),
      { kind: 'session' },
    ],
    [
      'too many requests',
      () => new Response('', { status: 429, headers: { 'Retry-After': '7' } }),
      { kind: 'busy', retryAfter: 7 },
    ],
    [
      'too many requests without a time',
      () => new Response('', { status: 429 }),
      { kind: 'busy', retryAfter: 1 },
    ],
    [
      'a server error',
      json({ success: false, value: null, message: 'x' }, { status: 500 }),
      { kind: 'fault' },
    ],
    [
      'a server error with the id of the request',
      json({}, { status: 500, headers: { 'X-Request-Id': '4T9QK2M0XW7C' } }),
      { kind: 'fault', reference: '4T9QK2M0XW7C' },
    ],
    [
      'an unreadable answer with the id of the request',
      () => new Response('<html>', { headers: { 'X-Request-Id': '4T9QK2M0XW7C' } }),
      { kind: 'fault', reference: '4T9QK2M0XW7C' },
    ],
    [
      'a bad gateway',
      () => new Response('<html>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
      { kind: 'fault' },
    ],
    [
      'a page instead of an answer',
      () => new Response('<html>', { status: 200, headers: { 'Content-Type': 'text/html' } }),
      { kind: 'fault' },
    ],
    ['JSON that breaks off', () => new Response('{"success":true,"val'), { kind: 'fault' }],
    ['an empty answer', () => new Response(null, { status: 204 }), { kind: 'fault' }],
    ['a value of the wrong shape', accepted({ ...BALANCE, balance: 12_345.67 }), { kind: 'fault' }],
    [
      'an error status with the face of a success',
      accepted(BALANCE, { status: 400 }),
      { kind: 'fault' },
    ],
    ['no envelope', json(BALANCE), { kind: 'fault' }],
    ['no network', lost, { kind: 'offline' }],
    [
      'a body that breaks off',
      () =>
        new Response(
          new ReadableStream({ pull: (stream) => stream.error(new TypeError('reset')) }),
        ),
      { kind: 'offline' },
    ],
  ])('distinguishes %s', async (_, reply, fault) => {
    const wire = createWire(reply);
    await expect(setUp(wire).call(endpoints.balance, {})).rejects.toMatchObject({
      name: 'CallFault',
      ...fault,
    });
    expect(wire.sent).toHaveLength(1);
  });

  const busy = () =>
    Response.json(
      { success: false, value: { reason: 'busy' }, message: 'The site is busy' },
      { status: 503, headers: { 'Retry-After': '2' } },
    );

  test('reads again, once and some time later, when the platform is busy', async () => {
    vi.useFakeTimers();
    const wire = createWire(busy, accepted(BALANCE));
    const answer = setUp(wire).call(endpoints.balance, {});
    await vi.advanceTimersByTimeAsync(1_999);
    expect(wire.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_001);
    await expect(answer).resolves.toEqual({ kind: 'accepted', value: BALANCE });
  });

  test('says that the site is busy when it still is, in its words', async () => {
    vi.useFakeTimers();
    const wire = createWire(busy, busy);
    const failed = setUp(wire).call(endpoints.balance, {}).catch(faultMessage);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await failed).toEqual({ text: 'The site is busy' });
    expect(wire.sent).toHaveLength(2);
  });

  test('moves money again with the same key only when the platform is busy', async () => {
    vi.useFakeTimers();
    const wire = createWire(busy, accepted({ balance: '1.00', vendorBalance: '1.00' }));
    const answer = setUp(wire).call(
      endpoints.walletTransfer,
      { vassalage: 'BTI', direction: 'in' },
      { idempotencyKey: 'key-00000001' },
    );
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(answer).resolves.toMatchObject({ kind: 'accepted' });
    expect(wire.sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      'key-00000001',
      'key-00000001',
    ]);
  });

  test('counts a Retry-After date from now', async () => {
    vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
    const { call } = setUp(
      createWire(
        () =>
          new Response('', {
            status: 429,
            headers: { 'Retry-After': 'Thu, 01 Jan 2026 00:00:30 GMT' },
          }),
      ),
    );
    await expect(call(endpoints.balance, {})).rejects.toMatchObject({
      kind: 'busy',
      retryAfter: 30,
    });
  });

  test('is a timeout when it is late', async () => {
    vi.useFakeTimers();
    const { call } = setUp(createWire(silence));
    const kind = faultKindOf(call(endpoints.balance, {}));
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT);
    await expect(kind).resolves.toBe('timeout');
  });

  test('is a timeout when its body is late', async () => {
    vi.useFakeTimers();
    const { call } = setUp(createWire(() => new Response(new ReadableStream())));
    const kind = faultKindOf(call(endpoints.balance, {}));
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT);
    await expect(kind).resolves.toBe('timeout');
  });

  test('is not a fault after an abort, which ends the request', async () => {
    const abort = new AbortController();
    let seen: AbortSignal | null | undefined;
    const { call } = setUp({
      sent: [],
      fetch: (_, init) => {
        seen = init?.signal;
        return new Promise(() => undefined);
      },
    });
    const outcome = call(endpoints.balance, {}, { signal: abort.signal });
    await vi.waitFor(() => expect(seen).toBeDefined());
    abort.abort(new Error('left'));
    await expect(outcome).rejects.toThrow('left');
    expect(seen?.aborted).toBe(true);
  });

  test('names only the endpoint in a fault, nothing that was sent', async () => {
    const { call } = setUp(createWire(lost));
    await expect(call(endpoints.captcha, { key: 'secret-key' })).rejects.toThrow(
      /^captcha: offline$/,
    );
  });
});

describe('a dead session', () => {
  const dead = json({ success: false, value: null, message: 'x' }, { status: 401 });

  test('is reported once for five parallel calls, and its token is removed', async () => {
    const { call, tokens, onSessionExpired } = setUp(createWire(dead));
    const kinds = await Promise.all(
      Array.from({ length: 5 }, () => faultKindOf(call(endpoints.balance, {}))),
    );
    expect(kinds).toEqual(Array(5).fill('session'));
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
    expect(tokens.read()).toBeNull();
  });

  test('does not end a session that was opened meanwhile', async () => {
    let answer: (response: Response) => void = () => undefined;
    const wire = createWire(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { call, tokens, onSessionExpired } = setUp(wire);
    const kind = faultKindOf(call(endpoints.balance, {}));
    await vi.waitFor(() => expect(wire.sent).toHaveLength(1));
    tokens.write('token-2');
    answer(new Response('', { status: 401 }));
    await expect(kind).resolves.toBe('session');
    expect(tokens.read()).toBe('token-2');
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  test("is not reported for a token that is not the tab's", async () => {
    const { call, tokens, onSessionExpired } = setUp(createWire(dead));
    await expect(call(endpoints.memberInfo, {}, { token: 'of a link' })).rejects.toMatchObject({
      kind: 'session',
    });
    expect(onSessionExpired).not.toHaveBeenCalled();
    expect(tokens.read()).toBe('token-1');
  });
});

describe('an idempotent write', () => {
  test('needs a key, and no other row may have one', async () => {
    const wire = createWire(accepted(null));
    const { call } = setUp(wire);
    await expect(call(transfer, { amount: '1.00' })).rejects.toThrow(TypeError);
    await expect(call(endpoints.balance, {}, { idempotencyKey: 'key-00001' })).rejects.toThrow(
      TypeError,
    );
    expect(wire.sent).toEqual([]);
  });

  test('is sent again once, with the same key, after a lost answer', async () => {
    const wire = createWire(lost, accepted(null));
    await expect(
      setUp(wire).call(transfer, { amount: '1.00' }, { idempotencyKey: 'key-00001' }),
    ).resolves.toMatchObject({ kind: 'accepted' });
    expect(wire.sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      'key-00001',
      'key-00001',
    ]);
  });

  test('is sealed again for the second request', async () => {
    const wire = createWire(lost, accepted(null));
    await setUp(wire).call(
      { ...transfer, enc: true },
      { amount: '1.00' },
      { idempotencyKey: 'key-00001' },
    );
    expect(wire.sent.map(({ body }) => body)).toEqual([
      '{"payload":"sealed 1"}',
      '{"payload":"sealed 2"}',
    ]);
  });

  test('is sealed again after the browser sent the first seal twice', async () => {
    const wire = createWire(
      refused('This request has already been sent', { reason: 'cipherReplayed' }),
      accepted(null),
    );
    const outcome = setUp(wire).call(
      { ...transfer, enc: true },
      { amount: '1.00' },
      { idempotencyKey: 'key-00001' },
    );
    await expect(outcome).resolves.toMatchObject({ kind: 'accepted' });
    expect(wire.sent.map(({ body }) => body)).toEqual([
      '{"payload":"sealed 1"}',
      '{"payload":"sealed 2"}',
    ]);
    expect(wire.sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      'key-00001',
      'key-00001',
    ]);
  });

  test('is not sent a third time', async () => {
    const wire = createWire(lost);
    await expect(
      setUp(wire).call(transfer, { amount: '1.00' }, { idempotencyKey: 'key-00001' }),
    ).rejects.toMatchObject({ kind: 'offline' });
    expect(wire.sent).toHaveLength(2);
  });

  test('is not sent again after an answer, even an invalid one', async () => {
    const wire = createWire(json({}, { status: 500 }));
    await expect(
      setUp(wire).call(transfer, { amount: '1.00' }, { idempotencyKey: 'key-00001' }),
    ).rejects.toMatchObject({ kind: 'fault' });
    expect(wire.sent).toHaveLength(1);
  });

  test('that is still under way has no answer yet', async () => {
    const wire = createWire(json({ success: false, value: null, message: 'x' }, { status: 409 }));
    await expect(
      setUp(wire).call(transfer, { amount: '1.00' }, { idempotencyKey: 'key-00001' }),
    ).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('stays without an answer when its second try is turned away', async () => {
    const wire = createWire(lost, () => new Response('', { status: 429 }));
    await expect(
      setUp(wire).call(transfer, { amount: '1.00' }, { idempotencyKey: 'key-00001' }),
    ).rejects.toMatchObject({ kind: 'offline' });
    expect(wire.sent).toHaveLength(2);
  });

  test('that is turned away at once is a busy platform', async () => {
    const wire = createWire(() => new Response('', { status: 429 }));
    await expect(
      setUp(wire).call(transfer, { amount: '1.00' }, { idempotencyKey: 'key-00001' }),
    ).rejects.toMatchObject({ kind: 'busy' });
    expect(wire.sent).toHaveLength(1);
  });
});

describe('a sealed call', () => {
  const change = {
    oldPassword: 'old secret',
    newPassword: 'new secret',
    confirmNewPassword: 'new secret',
  };

  test('sends nothing but the seal', async () => {
    const wire = createWire(accepted(null));
    await setUp(wire).call(endpoints.changePassword, change);
    expect(wire.sent.map(({ body }) => body)).toEqual(['{"payload":"sealed 1"}']);
  });

  test.each(['cipherKey', 'cipherStale'])(
    'is sealed once more with new keys after the refusal %s',
    async (reason) => {
      const wire = createWire(refused('seal', { reason }), accepted(null));
      const { call, forgetKeys } = setUp(wire);
      await expect(call(endpoints.changePassword, change)).resolves.toMatchObject({
        kind: 'accepted',
      });
      expect(forgetKeys).toHaveBeenCalledTimes(1);
      expect(wire.sent.map(({ body }) => body)).toEqual([
        '{"payload":"sealed 1"}',
        '{"payload":"sealed 2"}',
      ]);
    },
  );

  test('is not sealed a third time', async () => {
    const wire = createWire(refused('seal', { reason: 'cipherKey' }));
    await expect(setUp(wire).call(endpoints.changePassword, change)).resolves.toMatchObject({
      kind: 'refused',
    });
    expect(wire.sent).toHaveLength(2);
  });

  test('that the browser sent twice is a lost answer, and is not sealed again', async () => {
    const wire = createWire(
      refused('This request has already been sent', { reason: 'cipherReplayed' }),
    );
    await expect(setUp(wire).call(endpoints.changePassword, change)).rejects.toMatchObject({
      name: 'CallFault',
      kind: 'offline',
    });
    expect(wire.sent).toHaveLength(1);
  });

  test('is not sent again after a refusal of its content', async () => {
    const wire = createWire(refused('The old password is wrong', { reason: 'oldPassword' }));
    await setUp(wire).call(endpoints.changePassword, change);
    expect(wire.sent).toHaveLength(1);
  });
});
