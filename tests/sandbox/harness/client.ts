import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CompactEncrypt, importJWK } from 'jose';
import * as v from 'valibot';
import { CIPHER_ALG, CIPHER_ENC, CIPHER_VERSION, cipherKeysSchema } from '../../../contract/cipher';
import { endpoints, HEADERS, type Endpoint, type EndpointId } from '../../../contract/endpoints';
import { envelopeOf } from '../../../contract/envelope';
import { challengeSchema, type VerificationScope } from '../../../contract/session';

export type Send = (path: string, init?: RequestInit) => Promise<Response>;
export type Reply = {
  status: number;
  success: boolean;
  value: Record<string, unknown> | null;
  message: string | null;
  headers: Headers;
};
export type CallOptions = {
  token?: string;
  language?: 'MY' | 'EN';
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

const outboxSchema = v.array(v.object({ channel: v.string(), text: v.string(), code: v.string() }));
const anyEnvelope = envelopeOf(v.unknown());

/** Speaks the wire as the front end does, against a platform in process or on a port. */
export const createClient = (send: Send) => {
  const call = async (
    id: EndpointId,
    body: unknown = {},
    options: CallOptions = {},
  ): Promise<Reply> => {
    const endpoint: Endpoint = endpoints[id];
    const isQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
    const query =
      isQuery || endpoint.form
        ? new URLSearchParams(
            Object.entries(body ?? {}).map(([key, value]) => [key, String(value)]),
          ).toString()
        : '';
    return raw(isQuery && query ? `${endpoint.path}?${query}` : endpoint.path, {
      method: endpoint.method,
      headers: headersOf(
        options,
        isQuery
          ? {}
          : {
              'Content-Type': endpoint.form
                ? 'application/x-www-form-urlencoded'
                : 'application/json',
            },
      ),
      ...(isQuery
        ? {}
        : {
            body: endpoint.form
              ? query
              : JSON.stringify(endpoint.enc ? await seal(endpoint, body) : body),
          }),
      ...(options.signal && { signal: options.signal }),
    });
  };

  /** Sends a request as it is; the answer must be an envelope. */
  const raw = async (path: string, init: RequestInit = {}): Promise<Reply> => {
    const response = await send(path, init);
    const { success, value, message } = v.parse(anyEnvelope, await response.json());
    return {
      status: response.status,
      success,
      value: (value ?? null) as Reply['value'],
      message: message ?? null,
      headers: response.headers,
    };
  };

  const seal = async (
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    body: unknown,
    over: Record<string, unknown> = {},
    header: Record<string, unknown> = {},
  ) => {
    const { keys } = v.parse(cipherKeysSchema, (await call('cipherKeys')).value);
    const [key] = keys;
    const envelope = {
      v: CIPHER_VERSION,
      jti: randomUUID(),
      iat: Math.floor(Date.now() / 1_000),
      method: endpoint.method,
      path: endpoint.path,
      body,
      ...over,
    };
    const payload = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(envelope)))
      .setProtectedHeader({ alg: CIPHER_ALG, enc: CIPHER_ENC, kid: key?.kid, ...header })
      .encrypt(await importJWK({ ...key }, CIPHER_ALG));
    return { payload };
  };

  /** Solves a human verification and packs it as the wire expects. */
  const solve = async (scope: VerificationScope): Promise<string> => {
    const challenge = v.parse(challengeSchema, (await call('challenge', { scope })).value);
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };

  const login = async (
    username: string,
    password = PASSWORD,
    rest: Record<string, unknown> = {},
    options: CallOptions = { language: 'EN' },
  ) =>
    call(
      'login',
      {
        username,
        password,
        type: 'username',
        side: 'member',
        humanVerification: await solve('login'),
        ...rest,
      },
      options,
    );

  /** A login that must succeed; its token. */
  const tokenOf = async (username: string, password = PASSWORD): Promise<string> => {
    const reply = await login(username, password);
    if (!reply.success || typeof reply.value?.['token'] !== 'string')
      throw new Error(`${username} could not log in: ${reply.message}`);
    return reply.value['token'];
  };

  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await send(`/sandbox/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} /sandbox/${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };

  /** The messages to a number or an address, newest first. */
  const outboxOf = async (to: string) =>
    v.parse(outboxSchema, await control('GET', `outbox?to=${encodeURIComponent(to)}`));
  const lastCodeTo = async (to: string): Promise<string> => {
    const [last] = await outboxOf(to);
    if (!last) throw new Error(`Nothing was sent to ${to}.`);
    return last.code;
  };

  return { send, call, raw, seal, solve, login, tokenOf, control, outboxOf, lastCodeTo, endpoints };
};
export type Client = ReturnType<typeof createClient>;

export const PASSWORD = 'Croupier#2026';

const headersOf = ({ token, language, headers }: CallOptions, content: Record<string, string>) => ({
  ...content,
  ...(language && { [HEADERS.language]: language }),
  ...(token && { Authorization: `Bearer ${token}` }),
  ...headers,
});
