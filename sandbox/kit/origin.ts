import type { Context } from 'hono';

/**
 * The origin that the caller sees. Behind a proxy that ends TLS, the proxy's header gives the
 * scheme.
 */
export const originOf = (c: Context): string => {
  const { host, protocol } = new URL(c.req.url);
  return `${c.req.header('X-Forwarded-Proto') === 'https' ? 'https:' : protocol}//${host}`;
};
