import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

/** First segments of addresses that are not pages of the app. */
const NOT_THE_APP: ReadonlySet<string> = new Set([
  'assets',
  'wps',
  'lgw',
  'lotto',
  'sandbox',
  'media',
  'idp',
  'game',
  'healthz',
  'identitytoolkit.googleapis.com',
  'securetoken.googleapis.com',
  'social.html',
]);
const isNotTheApp = (path: string): boolean => NOT_THE_APP.has(path.split('/')[1] ?? '');

const FOREVER = 'public, max-age=31536000, immutable';

/** The page of the built front end; null when it is not built. */
export const readPage = (folder: string | undefined): string | null => {
  const file = folder && join(folder, 'index.html');
  return file && existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/**
 * Serves the built front end: its files as they are, and its page for every other address. Serves
 * nothing when it is not built.
 */
export const serveSite = (app: Hono, folder: string | undefined): void => {
  if (folder === undefined) {
    app.get('/', (c) =>
      c.text(
        'The front end is not built yet. ' +
          'Run `npm run build`, or `npm start`, which builds it first.\n',
      ),
    );
    app.notFound((c) => c.text('Not found\n', 404));
    return;
  }
  const file = serveStatic({ root: folder, precompressed: true });
  const page = serveStatic({ root: folder, path: 'index.html', precompressed: true });
  const tagged = etag();
  app.use('/assets/*', caching(FOREVER), file);
  app.use(
    '/*',
    caching('no-cache'),
    async (c, next) => (c.req.path.startsWith('/assets/') ? next() : tagged(c, next)),
    file,
  );
  app.get('/*', async (c, next) => (isNotTheApp(c.req.path) ? next() : page(c, next)));
  app.notFound((c) => c.text('Not found\n', 404));
};

/** Sets how long a response may be cached, unless it says so already. */
const caching =
  (value: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.status < 400 && !c.res.headers.has('Cache-Control'))
      c.res.headers.set('Cache-Control', value);
  };
