import type { ServerOptions } from 'node:http';
import type { ServerType } from '@hono/node-server';
import { addressBlock } from '../base/addressBlock';

/**
 * How long a client may take, in milliseconds: for the head of a request (also when it sends
 * nothing), and for the whole of it. Node looks every two seconds. A connection is kept for the
 * next request for longer than proxies keep theirs (nginx: 60 s), because a request that meets its
 * end is lost.
 */
export const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2_000,
} as const satisfies ServerOptions;
/** Milliseconds after which a connection is cut on which nothing moves in either direction. */
const SILENCE = 5 * 60_000;
/** Connections of one address at once. */
const MOST = 1_000;

/**
 * Cuts connections of an address that has too many, and those on which nothing moves any more.
 * `isProxy`: of an address that speaks for many.
 */
export const guardConnections = (
  server: ServerType,
  isProxy: (address: string) => boolean,
  { most = MOST, silence = SILENCE } = {},
): void => {
  const open = new Map<string, number>();
  server.setTimeout(silence);
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    const address = addressBlock(remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
};
