import type { Context } from 'hono';
import * as v from 'valibot';
import { sealedBodySchema } from '../../contract/cipher';
import { IMAGE_LIMIT_BYTES } from '../../contract/constants';
import type { Endpoint } from '../../contract/endpoints';
import { BODY_DEPTH } from '../base/bodies';
import { isDeeperThan } from '../base/jsonDepth';
import { refused } from '../kit/answer';
import { openPayload, type Input } from '../kit/sealed';
import type { Cipher } from '../kit/services';
import { fromCaller } from './place';

/**
 * Reads the query or body of a call, or both for an upload, and opens it when it is sealed.
 * `limit`: of a body, in bytes.
 */
export const readInput = async (
  c: Context,
  endpoint: Endpoint,
  cipher: Cipher,
  limit: number,
): Promise<Input> => {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE')
    return { kind: 'input', value: c.req.query() };
  const read = await fromCaller(
    c,
    readBytes(c.req.raw, endpoint.upload ? IMAGE_LIMIT_BYTES : limit),
  );
  if ('retryAfter' in read)
    return {
      ...refused((words) => words.busy, { reason: 'busy' }),
      status: 503,
      headers: { 'Retry-After': String(read.retryAfter) },
    };
  const bytes = read.arrived;
  if (endpoint.upload)
    return bytes
      ? { kind: 'input', value: c.req.query(), file: bytes }
      : refused((words) => words.imageTooLarge, { reason: 'tooLarge' });
  if (!bytes) return { ...refused((words) => words.bodyTooLarge), status: 413 };
  const text = new TextDecoder().decode(bytes);
  const parsed =
    text === ''
      ? { kind: 'input' as const, value: {} }
      : parsedBody(text, c.req.header('Content-Type') ?? '', endpoint);
  return endpoint.enc && parsed.kind === 'input'
    ? openSealed(parsed.value, endpoint, cipher)
    : parsed;
};

/**
 * The path of a text with a NUL, which PostgreSQL cannot store. Walks without recursion, because a
 * client can nest deeply.
 */
export const nulPath = (value: unknown): string | null => {
  const waiting: Array<[path: string, value: unknown]> = [['', value]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, one] = next;
    if (typeof one === 'string' && one.includes('\0')) return path;
    if (typeof one !== 'object' || one === null) continue;
    for (const [key, inner] of Object.entries(one)) {
      if (key.includes('\0')) return path || '?';
      // The name of the outermost field is enough for the sentence.
      waiting.push([path || key, inner]);
    }
  }
  return null;
};

/**
 * The whole body; null as soon as it is longer than `limit`, whatever length its header declares.
 */
const readBytes = async ({ headers, body }: Request, limit: number): Promise<Uint8Array | null> => {
  if (Number(headers.get('Content-Length')) > limit) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
};

const parsedBody = (text: string, contentType: string, { form }: Endpoint): Input => {
  const type = contentType.split(';')[0]?.trim().toLowerCase();
  const expected = form ? 'application/x-www-form-urlencoded' : 'application/json';
  if (type !== expected) return { ...refused((words) => words.bodyType(expected)), status: 415 };
  if (form) return { kind: 'input', value: Object.fromEntries(new URLSearchParams(text)) };
  if (isDeeperThan(text, BODY_DEPTH))
    return { ...refused((words) => words.bodyTooDeep), status: 400 };
  try {
    return { kind: 'input', value: JSON.parse(text) as unknown };
  } catch {
    return { ...refused((words) => words.bodyNotJson), status: 400 };
  }
};

const openSealed = async (body: unknown, endpoint: Endpoint, cipher: Cipher): Promise<Input> => {
  const sealed = v.safeParse(sealedBodySchema, body);
  return sealed.success
    ? openPayload(sealed.output.payload, endpoint, cipher)
    : refused((words) => words.sealNeeded, { reason: 'sealNeeded' });
};
