import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FirebaseConfig } from '../../../contract/platform';
import type { OpenDatabase } from '../../../sandbox/db/database';
import { createPlatform } from '../../../sandbox/platform';
import { borrowDatabase } from '../../support/borrowDatabase';
import { COLD_START } from '../harness/onEveryDatabase';

const SCRIPT = 'console.log("the app")';
const FIRST = 'document.documentElement.lang = "my"';
const HASH = `'sha256-${createHash('sha256').update(FIRST).digest('base64')}'`;
const PAGE =
  `<!doctype html><title>Padauk</title><script>${FIRST}</script>` +
  '<script src="/assets/app-1a2b.js"></script>';
const SOCIAL = '<!doctype html><title>Back to Padauk</title>';
const REAL = {
  apiKey: 'key',
  authDomain: 'padauk.firebaseapp.com',
  projectId: 'padauk',
  appId: '1:2:web:3',
  emulator: false,
};
let database: OpenDatabase;
let folder: string;

beforeAll(async () => {
  database = await borrowDatabase();
  folder = await mkdtemp(join(tmpdir(), 'croupier-dist-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'social.html'), SOCIAL);
  for (const [suffix, content] of [
    ['', SCRIPT],
    ['.br', brotliCompressSync(SCRIPT)],
    ['.gz', gzipSync(SCRIPT)],
  ] as const) {
    await writeFile(join(folder, 'assets', `app-1a2b.js${suffix}`), content);
  }
}, COLD_START);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const open = async (distFolder: string | undefined, firebase?: FirebaseConfig) => {
  const { app } = await createPlatform({
    database,
    ...(distFolder && { distFolder }),
    ...(firebase && { firebase }),
  });
  return (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
};

describe('with a built front end', () => {
  it.each(['/', '/login', '/member', '/promotions', '/index.html', '/any/deep/route'])(
    'answers %s with the page, never from a stale cache',
    async (path) => {
      const response = await (await open(folder))(path);
      expect([
        response.status,
        await response.text(),
        response.headers.get('Cache-Control'),
      ]).toEqual([200, PAGE, 'no-cache']);
    },
  );

  it('answers 304 to a page that has not changed', async () => {
    const get = await open(folder);
    const tag = (await get('/')).headers.get('ETag') ?? '';
    expect((await get('/', { 'If-None-Match': tag })).status).toBe(304);
  });

  it.each([
    ['br', 'gzip, br', (bytes: Buffer) => brotliDecompressSync(bytes).toString()],
    [null, 'identity', (bytes: Buffer) => bytes.toString()],
  ])('sends an asset as %s and for ever', async (encoding, accepted, read) => {
    const response = await (
      await open(folder)
    )('/assets/app-1a2b.js', { 'Accept-Encoding': accepted });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(read(Buffer.from(await response.arrayBuffer()))).toBe(SCRIPT);
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    expect(response.headers.get('Content-Type')).toContain('javascript');
  });

  it('sends gzip to clients without brotli', async () => {
    expect(
      (
        await (
          await open(folder)
        )('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip' })
      ).headers.get('Content-Encoding'),
    ).toBe('gzip');
  });

  it.each([
    '/assets/gone.js',
    '/wps/none',
    '/lgw/none',
    '/lotto/none',
    '/sandbox',
    '/sandbox/none',
    '/media/none.svg',
    '/idp/none',
    '/identitytoolkit.googleapis.com/none',
  ])('does not answer %s with the page', async (path) => {
    const response = await (await open(folder))(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toBe(PAGE);
  });

  it('never leaves its folder', async () => {
    const get = await open(folder);
    for (const path of [
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    ]) {
      expect(await (await get(path)).text()).not.toContain('root:');
    }
  });

  it.each(['/', '/social.html', '/assets/app-1a2b.js', '/wps/system/status', '/assets/gone.js'])(
    'sends the production headers with %s',
    async (path) => {
      const { headers } = await (await open(folder))(path);
      const policy = headers.get('Content-Security-Policy') ?? '';
      const directives = new Map(
        policy
          .split('; ')
          .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
      );
      expect(directives.get('script-src'), 'nothing else that stands in the page runs').toEqual([
        "'self'",
        HASH,
      ]);
      for (const own of ['connect-src', 'frame-src', 'form-action'])
        expect(directives.get(own)).toEqual(["'self'"]);
      expect(directives.get('object-src')).toEqual(["'none'"]);
      expect(directives.get('base-uri')).toEqual(["'none'"]);
      expect(directives.get('frame-ancestors')).toEqual(["'self'"]);
      expect(directives.get('worker-src')).toEqual(["'self'", 'blob:']);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin');
    },
  );
});

it('serves /social.html with its query, and 404 when it is not built', async () => {
  const back = await (await open(folder))('/social.html?code=1&state=2');
  expect([back.status, await back.text()]).toEqual([200, SOCIAL]);
  // The window of a social login has to find the page that opened it.
  expect([null, 'same-origin-allow-popups']).toContain(
    back.headers.get('Cross-Origin-Opener-Policy'),
  );
  await rm(join(folder, 'social.html'));
  expect((await (await open(folder))('/social.html')).status).toBe(404);
});

it('lets the page reach Google only with a real firebase project', async () => {
  const get = await open(folder, REAL);
  const policy = (await get('/')).headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com " +
      'https://securetoken.googleapis.com https://www.google.com/recaptcha/;',
  );
  expect(policy).toContain(
    `script-src 'self' ${HASH} https://www.google.com/recaptcha/ ` +
      'https://www.gstatic.com/recaptcha/;',
  );
  expect(policy).toContain(
    "frame-src 'self' https://www.google.com/recaptcha/ https://padauk.firebaseapp.com;",
  );
  expect((await get('/identitytoolkit.googleapis.com/v1/recaptchaParams')).status).toBe(404);
  expect(
    (await (await open(folder))('/identitytoolkit.googleapis.com/v1/recaptchaParams')).status,
  ).toBe(200);
});

describe('without one', () => {
  it('still answers the API, and says at / how to build', async () => {
    const get = await open(join(folder, 'nothing-here'));
    expect(await (await get('/')).text()).toContain('npm run build');
    expect((await get('/wps/system/status')).status).toBe(200);
    expect((await get('/')).headers.get('Content-Security-Policy')).toContain("script-src 'self';");
  });
});
