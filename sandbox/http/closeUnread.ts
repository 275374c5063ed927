import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/**
 * Closes the connection after an answer that came before the whole body: the rest of the body would
 * be taken for the next request.
 */
export const closeUnread: MiddlewareHandler = async (c, next) => {
  await next();
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  if (incoming && !incoming.complete && hasBody(incoming.headers))
    c.res.headers.set('Connection', 'close');
};

const hasBody = (headers: HttpBindings['incoming']['headers']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
