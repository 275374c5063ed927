import type { MiddlewareHandler } from 'hono';
import type { Network } from '../kit/services';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a host whose name somebody else could point at this machine (DNS rebinding), and writes
 * that a page of another site sends from a person's browser; programs send no Origin and pass.
 */
export const ownOrigin =
  (network: Network): MiddlewareHandler =>
  async (c, next) => {
    if (!network.isOwnHost(c))
      return c.json({ error: 'The controls do not answer at this host.' }, 403);
    const origin = c.req.header('Origin');
    // The dev server's proxy changes the host; a browser's Sec-Fetch-Site, which no page can set,
    // is still right behind it.
    const isOwn =
      origin === undefined ||
      c.req.header('Sec-Fetch-Site') === 'same-origin' ||
      hostOf(origin) === new URL(c.req.url).host;
    if (READS.has(c.req.method) || isOwn) return next();
    return c.json(
      {
        error:
          `The controls take no writes from pages of ${origin}; ` +
          'use the page at /sandbox, or a program that sends no Origin.',
      },
      403,
    );
  };

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null;
