import { randomBytes } from 'node:crypto';
import { requestId } from 'hono/request-id';
import type { Context, MiddlewareHandler } from 'hono';
import { HEADERS } from '../../contract/endpoints';

/** Crockford's Base32: no letter is taken for another one when a person reads it out. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

const newId = (): string => [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % 32]).join('');

const generated = requestId({ headerName: '', generator: newId });

/** Gives every request an id of the platform's own, and every answer that id as a header. */
export const requestIds: MiddlewareHandler = async (c, next) => {
  await generated(c, next);
  c.res.headers.set(HEADERS.requestId, requestIdOf(c));
};

/** The id of a request; the same during the whole of it. */
export const requestIdOf = (c: Context): string => c.get('requestId');
