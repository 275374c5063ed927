import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { createNetwork, type NetworkOptions } from '../../../sandbox/http/network';
import { logFault } from '../../../sandbox/kit/logFault';
import { onEmbeddedDatabase, onEveryDatabase } from '../harness/onEveryDatabase';
import { sentCodes } from '../../../sandbox/db/schema';

/** What the platform takes for the caller's address and for its own origin. */
const seen = async (
  options: NetworkOptions,
  headers: Record<string, string>,
  url = 'http://padauk.example/',
) => {
  const { addressOf, originOf } = createNetwork(options);
  const app = new Hono();
  app.get('/', (c) => c.json({ address: addressOf(c), origin: originOf(c) }));
  return (await app.request(url, { headers })).json();
};

/** In process every call comes from 127.0.0.1. */
const PROXIED = { proxies: ['127.0.0.1', '10.0.0.0/8'] };

it.each([
  ['no proxy is trusted', {}, '9.9.9.9', '127.0.0.1'],
  ['the proxy names the caller', PROXIED, '9.9.9.9', '9.9.9.9'],
  ['a chain of trusted proxies', PROXIED, '9.9.9.9, 10.1.2.3', '9.9.9.9'],
  ['the caller invents a hop', PROXIED, '1.1.1.1, 9.9.9.9, 10.1.2.3', '9.9.9.9'],
  ['an address of IPv6', PROXIED, '2001:db8::7', '2001:db8::7'],
  ['an IPv4 address in IPv6', PROXIED, '::ffff:9.9.9.9', '9.9.9.9'],
  ['no address at all', PROXIED, 'unknown', '127.0.0.1'],
])('tells the caller’s address: %s', async (_name, options, forwarded, address) => {
  expect(await seen(options, { 'X-Forwarded-For': forwarded })).toMatchObject({ address });
});

it('believes only a trusted proxy that the call came by TLS', async () => {
  const headers = { 'X-Forwarded-Proto': 'https' };
  expect(await seen({}, headers)).toMatchObject({ origin: 'http://padauk.example' });
  expect(await seen(PROXIED, headers)).toMatchObject({ origin: 'https://padauk.example' });
});

it('has the public origin whatever host a caller names', async () => {
  const options = { publicOrigin: 'https://play.example' };
  expect(await seen(options, {}, 'http://evil.example/')).toMatchObject({
    origin: 'https://play.example',
  });
});

it('says which proxy or origin is none', () => {
  expect(() => createNetwork({ proxies: ['10.0.0.0/40'] })).toThrow('"10.0.0.0/40" is no address');
  expect(() => createNetwork({ proxies: ['proxy'] })).toThrow('"proxy" is no address');
  expect(() => createNetwork({ publicOrigin: 'play.example' })).toThrow('is no origin');
  expect(() => createNetwork({ publicOrigin: 'https://play.example/app' })).toThrow('is no origin');
});

onEmbeddedDatabase((stage) => {
  const headersOf = async (path: string) => (await stage.platform.app.request(path)).headers;

  it('opens the controls to no host that somebody could point at this machine', async () => {
    const status = async (host: string) =>
      (await stage.platform.app.request(`http://${host}/sandbox/clock`)).status;
    expect(await Promise.all(['localhost', '127.0.0.1:4173', '[::1]:4173'].map(status))).toEqual([
      200, 200, 200,
    ]);
    expect(await status('rebound.example')).toBe(403);
  });

  it('cuts the pages of the app off from what opened them, but for social logins', async () => {
    expect((await headersOf('/')).get('Cross-Origin-Opener-Policy')).toBe(
      'same-origin-allow-popups',
    );
    for (const path of ['/social.html', '/idp/google/authorize'])
      expect((await headersOf(path)).has('Cross-Origin-Opener-Policy')).toBe(false);
    expect((await headersOf('/')).get('Permissions-Policy')).toContain('camera=()');
    expect((await headersOf('/')).has('Strict-Transport-Security')).toBe(false);
  });

  it.each(['/sandbox/outbox?to=%00', '/idp/%00/token', '/game/%00', '/media/%00.svg'])(
    'refuses %s, which no database could look up',
    async (path) => {
      expect((await stage.platform.app.request(path)).status).toBe(400);
    },
  );

  it('takes only a form for the exchange of a code', async () => {
    const body = new FormData();
    body.set('code', 'x');
    for (const init of [
      { body },
      { body: '--', headers: { 'Content-Type': 'multipart/form-data' } },
    ])
      expect(
        (await stage.platform.app.request('/idp/google/token', { method: 'POST', ...init })).status,
      ).toBe(400);
  });

  it('says whether the database answers', async () => {
    const { app } = stage.platform;
    expect((await app.request('/healthz')).status).toBe(200);
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const failing = vi
      .spyOn(stage.platform.services.db, 'execute')
      .mockRejectedValueOnce(new Error('gone'));
    expect((await app.request('/healthz')).status).toBe(503);
    failing.mockRestore();
    error.mockRestore();
  });
});

onEveryDatabase((stage) => {
  it('logs no parameter of a query and no value that the database names', async () => {
    const { db } = stage.platform.services;
    const said: string[] = [];
    const error = vi.spyOn(console, 'error').mockImplementation((line: string) => {
      said.push(line);
    });
    const code = { purpose: 'login', recipient: '+959777123456', codeHash: 'h-a-s-h' } as const;
    const insert = () =>
      db.insert(sentCodes).values({ ...code, failures: 0, expiresAt: new Date() });
    await insert();
    logFault('A call', await insert().catch((fault: unknown) => fault));
    error.mockRestore();
    expect(said.join('\n')).toContain(
      'A call failed: Error: Failed query: insert into "sent_codes"',
    );
    expect(said.join('\n')).toContain('23505');
    expect(said.join('\n')).not.toMatch(/959777123456|h-a-s-h/);
  });
});
