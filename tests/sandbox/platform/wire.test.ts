import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  endpoints,
  type CallableId,
  type Endpoint,
  type EndpointId,
} from '../../../contract/endpoints';
import { envelopeOf } from '../../../contract/envelope';
import { en } from '../../../sandbox/words/en';
import { my } from '../../../sandbox/words/my';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { wanted } from '../harness/play';

const rows = Object.entries(endpoints) as Array<[EndpointId, Endpoint]>;
const withBody = rows.filter(([, { method }]) => method === 'POST' || method === 'PUT');
/** Rows are selected by key: a failing one then prints as a word, not as its schemas. */
const idOf = (some: typeof rows) => fc.constantFrom(...some.map(([id]) => id));
const envelope = envelopeOf(v.unknown());

onEveryDatabase((stage) => {
  const send = async (
    method: string,
    path: string,
    body?: string,
    headers: Record<string, string> = { 'Content-Type': 'application/json' },
  ) => {
    const response = await stage.platform.app.request(path, {
      method,
      headers: { 'X-Language': 'EN', ...headers },
      ...(body !== undefined && { body }),
    });
    return {
      status: response.status,
      body: v.parse(envelope, await response.json()),
      headers: response.headers,
    };
  };

  const sendNothing = ({ method, path }: Endpoint) =>
    send(method, path, method === 'GET' || method === 'DELETE' ? undefined : '{}');

  it('answers every row that is offered, and says of the others that they are not', async () => {
    const outcomes = new Map<EndpointId, string>();
    for (const [id, endpoint] of rows) {
      const { status, body } = await sendNothing(endpoint);
      outcomes.set(id, status === 404 ? `404, success: ${body.success}` : 'answered');
    }
    expect(outcomes).toEqual(
      new Map(rows.map(([id, { request }]) => [id, request ? 'answered' : '404, success: false'])),
    );
  });

  it.each([
    '/wps',
    '/wps/',
    '/wps/none',
    '/lgw/none',
    '/lotto/none',
    '/wps/session/login/none',
    '/wps/%E0%A4%A',
    '/wps/../wps/none',
  ])('answers %s with an envelope', async (path) => {
    expect(await send('GET', path)).toMatchObject({
      status: 404,
      body: { success: false, message: en.unknownPath },
    });
  });

  it('accepts only the method of the row', async () => {
    expect((await send('GET', endpoints.login.path)).status).toBe(404);
    expect((await send('PATCH', endpoints.balance.path, '{}')).status).toBe(404);
  });

  it.each([
    ['not JSON', '{"a":', 'application/json', 400, en.bodyNotJson],
    ['a form', 'a=b', 'application/x-www-form-urlencoded', 415, en.bodyType('application/json')],
    ['no type', 'a=b', 'text/plain', 415, en.bodyType('application/json')],
    ['an array', '[]', 'application/json', 200, en.sealNeeded],
  ])('refuses %s with a sentence', async (_name, body, type, status, message) => {
    expect(await send('POST', endpoints.login.path, body, { 'Content-Type': type })).toMatchObject({
      status,
      body: { success: false, message },
    });
  });

  it('refuses a body over 16 KiB of a guest, with and without a declared length', async () => {
    const big = JSON.stringify({ payload: 'x'.repeat(16 * 1024) });
    expect(await send('POST', endpoints.login.path, big)).toMatchObject({
      status: 413,
      body: { success: false, message: en.bodyTooLarge },
    });
    const stream = new Blob([big]).stream();
    const response = await stage.platform.app.request(endpoints.login.path, {
      method: 'POST',
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(v.is(envelope, await response.json())).toBe(true);
  });

  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ])('answers a page that the browser calls %s with %i', async (site, status) => {
    const token = await stage.client.tokenOf('player');
    const headers = { 'Sec-Fetch-Site': site };
    for (const id of ['balance', 'launchGame', 'systemStatus'] as const) {
      const reply = await stage.client.call(id, id === 'launchGame' ? wanted() : {}, {
        token,
        headers,
      });
      expect([id, reply.status]).toEqual([id, status]);
    }
  });

  it('takes four times as much of a member', async () => {
    const token = await stage.client.tokenOf('player');
    const said = (length: number) =>
      send('POST', endpoints.feedback.path, JSON.stringify({ text: 'x'.repeat(length) }), {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
      });
    expect((await said(32 * 1024)).status).not.toBe(413);
    expect((await said(64 * 1024)).status).toBe(413);
  });

  it('refuses a deeply nested body before it costs anything, plain or sealed', async () => {
    const deep = '['.repeat(8_000) + ']'.repeat(8_000);
    expect(await send('POST', endpoints.login.path, deep)).toMatchObject({
      status: 400,
      body: { success: false, message: en.bodyTooDeep },
    });
    const nested = Array.from({ length: 20 }).reduce<unknown>((inner) => [inner], 'x');
    expect(
      (await stage.client.call('login', { username: nested }, { language: 'EN' })).message,
    ).toBe(en.sealUnreadable);
    const text = JSON.stringify({ username: '[['.repeat(20), '\\"{': '{"' });
    expect((await send('POST', endpoints.login.path, text)).body.message).toBe(en.sealNeeded);
  });

  const whole = {
    username: 'player',
    password: 'x',
    type: 'username',
    side: 'member',
    humanVerification: 'x',
  };
  it.each([
    [{ ...whole, username: undefined }, en.fieldMissing('username')],
    [{ ...whole, username: '  ' }, en.fieldMissing('username')],
    [{ ...whole, password: undefined }, en.fieldMissing('password')],
    [{ ...whole, password: 7 }, en.fieldWrong('password')],
    [{ ...whole, username: 'x'.repeat(201) }, en.fieldWrong('username')],
    [{ ...whole, side: 'moon' }, en.fieldWrong('side')],
    [{ ...whole, humanVerification: undefined }, en.fieldMissing('humanVerification')],
    [{ ...whole, username: 'play\0er' }, en.fieldWrong('username')],
  ])('names the field at fault', async (body, message) => {
    expect(await stage.client.call('login', body, { language: 'EN' })).toMatchObject({
      status: 200,
      success: false,
      message,
    });
  });

  it('names the field of a query too', async () => {
    expect((await stage.client.call('captcha', {}, { language: 'EN' })).message).toBe(
      en.fieldMissing('key'),
    );
    expect(
      (await stage.client.call('challenge', { scope: 'moon' }, { language: 'EN' })).message,
    ).toBe(en.fieldWrong('scope'));
  });

  it('never fails on invalid input', async () => {
    const token = await stage.client.tokenOf('player');
    const keys = [
      'username',
      'password',
      'type',
      'side',
      'humanVerification',
      'payload',
      'challengeId',
      'method',
      'answer',
      'oldPassword',
      'newPassword',
      'confirmNewPassword',
      '__proto__',
      'constructor',
      'captcha',
    ];
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\0', '\ud800', 'username', 'mobile', 'constructor'),
    );
    const body = fc.oneof(
      fc.json(),
      fc
        .dictionary(fc.constantFrom(...keys), fc.oneof(text, fc.jsonValue()))
        .map((value) => JSON.stringify(value)),
      fc.string(),
      fc.constant('['.repeat(50_000)),
    );
    await fc.assert(
      fc.asyncProperty(idOf(withBody), body, fc.boolean(), async (id, sent, signed) => {
        const { method, path, form }: Endpoint = endpoints[id];
        const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
        const { status } = await send(method, path, sent, {
          'Content-Type': type,
          'Idempotency-Key': 'fuzz-key-1',
          ...(signed && { Authorization: `Bearer ${token}` }),
        });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 300, seed: 2_611 },
    );
  });

  it('never fails on invalid sealed input', async () => {
    const sealed = withBody.filter(([, { enc, request }]) => enc && request !== null);
    const token = await stage.client.tokenOf('player');
    const whatever = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          username: fc.string({ unit: 'binary' }),
          password: fc.jsonValue(),
          oldPassword: fc.string(),
          newPassword: fc.string(),
          confirmNewPassword: fc.string(),
          challengeId: fc.string({ unit: 'binary' }),
        },
        { requiredKeys: [] },
      ),
    );
    await fc.assert(
      fc.asyncProperty(idOf(sealed), whatever, async (id, sent) => {
        const { status } = await stage.client.call(id, sent, { token });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 80, seed: 2_611 },
    );
  });

  it('never fails on a query or a header', async () => {
    const queries = rows.filter(([, { method }]) => method === 'GET' || method === 'DELETE');
    const header = fc.string({ unit: 'grapheme-ascii' });
    await fc.assert(
      fc.asyncProperty(
        idOf(queries),
        fc.dictionary(
          fc.constantFrom('key', 'scope', 'types', 'platform', 'execution', 'token'),
          fc.string(),
        ),
        header,
        header,
        async (id, query, authorization, language) => {
          const { method, path } = endpoints[id];
          const { status } = await send(
            method,
            `${path}?${new URLSearchParams(query)}`,
            undefined,
            { Authorization: `Bearer ${authorization}`.trim(), 'X-Language': language.trim() },
          );
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 200, seed: 2_611 },
    );
  });

  it.each<[CallableId, Record<string, string>]>([
    ['permission', {}],
    ['systemStatus', {}],
    ['whitelabel', {}],
    ['registerSettings', {}],
    ['cipherKeys', {}],
    ['challenge', { scope: 'login' }],
    ['captcha', { key: 'some-captcha-key' }],
    ['announcements', { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' }],
  ])('answers %s as the contract says', async (id, query) => {
    const reply = await stage.client.call(id, query);
    expect(v.safeParse(endpoints[id].response, reply.value).issues).toBeUndefined();
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
  });

  it('fills only the requested announcement lists, in the caller’s language', async () => {
    const { client } = stage;
    const english = await client.call(
      'announcements',
      { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'F' },
      { language: 'EN', token: await client.tokenOf('player') },
    );
    const lists = english.value as Record<
      'banners' | 'player' | 'popup' | 'promotion',
      Array<{ title: string; execution?: string; imageUrl?: string }>
    >;
    expect(lists.banners).toHaveLength(6);
    expect(lists.player.length).toBeGreaterThanOrEqual(10);
    expect(new Set([...lists.player, ...lists.popup].map(({ execution }) => execution))).toEqual(
      new Set(['A', 'F']),
    );
    expect(lists.promotion.length).toBeGreaterThan(6);

    const visitors = await client.call(
      'announcements',
      { types: 'PU', platform: 'W', execution: 'B' },
      { language: 'MY' },
    );
    expect(visitors.value).toMatchObject({ banners: [], player: [], promotion: [] });
    for (const popup of (visitors.value as typeof lists).popup) {
      expect(popup.execution).toBe('B');
      expect(popup.title).toMatch(/\p{Script=Myanmar}/u);
    }
    for (const { imageUrl } of lists.banners) {
      const picture = await stage.platform.app.request(imageUrl ?? '');
      expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
      expect(await picture.text()).toMatch(/^<svg /);
    }
  });
});

const { fields, numberedPrizes, depositNotes, messages, picks, ...sentences } = my;
const name = { EN: 'Prize', MY: 'ဆု' };
/** The parameters of every kind of message. */
const params = {
  id: 'DP-1',
  amount: '5000.00',
  account: 'KBZPay •••• 4471',
  from: 'agent',
  other: 'agent',
  activity: name,
  mission: name,
  reward: name,
  points: 5,
  number: '•••• 6543',
  browser: 'Firefox',
  system: 'Linux',
  address: '10.0.0.1',
  author: { EN: 'Ma Hnin', MY: 'မနှင်း' },
  text: 'It is mended.',
  tries: 5,
  left: 9,
};
const NEWS = [
  'offered',
  'accepted',
  'rejected',
  'cancelled',
  'terminationAsked',
  'terminationRefused',
  'terminated',
  'endedByUpline',
] as const;
const told = Object.entries(messages).flatMap(([kind, say]) =>
  NEWS.flatMap((news, index) => {
    const { title, text } = say({
      ...params,
      news,
      type: (['dividend', 'daily', 'hourly', 'realTime'] as const)[index % 4] ?? 'daily',
      method: (['mobile', 'email', 'bankName', 'google'] as const)[index % 4] ?? 'mobile',
    });
    return [
      [`the title of ${kind} ${news}`, title],
      [`the text of ${kind} ${news}`, text],
    ] as const;
  }),
);
/** Names of services are the same everywhere. */
const NAMES = new Set(['qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'telegram', 'zalo']);
const said = [
  ...Object.entries(sentences),
  ...Object.entries(picks).map(([pick, label]) => [`the pick ${pick}`, label] as const),
  ...numberedPrizes.map((prize, index) => [`prize ${index + 1}`, prize] as const),
  ...Object.entries(fields).filter(([field]) => !NAMES.has(field)),
  ...told,
  ...Object.entries(depositNotes).map(([method, note]) => [`deposit by ${method}`, note] as const),
];

it.each(said)('says %s in real Burmese', (_key, sentence) => {
  const text =
    typeof sentence === 'string'
      ? sentence
      : (sentence as (...values: unknown[]) => string)('7', 5);
  expect(text).toMatch(/\p{Script=Myanmar}/u);
  // Zawgyi writes the vowel sign E before its consonant; in Unicode it never begins a word.
  expect(text).not.toMatch(/(^|\s)\u1031/u);
});
