import { createFetch } from 'ofetch';
import type * as v from 'valibot';
import { CALL_TIMEOUT, CLIENT_TYPE } from '../../../contract/constants';
import { HEADERS, type Endpoint } from '../../../contract/endpoints';
import type { RefusalDetail } from '../../../contract/envelope';
import { SEAL_REFUSALS, type PayloadCipher } from '../cipher/payloadCipher';
import { isBusyFault } from '../../../machines/shared/message';
import type { TokenStore } from '../site/tokenStore';
import { readAnswer, type RawAnswer } from './answer';
import { CallFault, isLost, waitOf } from './callFault';
import { changeTexts } from './changeTexts';
import { DeadlinePassed, withDeadline } from '../deadline';
import { addressOf, contentOf, parsedRequest } from './request';
import type { FileRequest, SendFile } from './sendFile';
import type { ServerClock } from './serverClock';

/** Answers that the platform is expected to give; everything else is a `CallFault`. */
export type CallOutcome<TValue> =
  | { kind: 'accepted'; value: TValue }
  | { kind: 'refused'; message: string; detail: RefusalDetail | null };

type CallOptions = {
  /** Aborting rejects with the signal's own reason. */
  signal?: AbortSignal | undefined;
  /** Required for rows that are `idempotent`, and only for them. */
  idempotencyKey?: string;
  /**
   * A token other than the tab's: one from a link, or one being given up. Its 401 is reported to
   * nobody.
   */
  token?: string;
  /** Milliseconds per request. */
  timeout?: number;
  /** The body of an `upload` row, which needs one. */
  file?: Pick<FileRequest, 'content' | 'onProgress'>;
  /** Lets the request outlive the page. */
  keepalive?: true;
};

/**
 * Calls one row of the contract. Resolves with the platform's decision; rejects with a `CallFault`
 * when there was none (spec §8; docs/decisions/0042).
 */
export type Call = <TRequest extends v.GenericSchema, TResponse extends v.GenericSchema>(
  endpoint: Endpoint<TRequest, TResponse>,
  request: v.InferInput<TRequest>,
  options?: CallOptions,
) => Promise<CallOutcome<v.InferOutput<TResponse>>>;

export type ClientOptions = {
  fetch: typeof fetch;
  sendFile: SendFile;
  /** Origin of the platform; empty when it serves the page too. */
  baseURL: string;
  merchant: string;
  language: () => string;
  /** Makes a text that people only read break its lines between words; as it is when left out. */
  joinText?: ((text: string) => string) | undefined;
  tokens: TokenStore;
  cipher: Pick<PayloadCipher, 'seal' | 'forgetKeys'>;
  serverClock: ServerClock;
  /** Called once when the tab's token is dead, however many calls it answered with 401. */
  onSessionExpired: (how: { isIdle: boolean }) => void;
  /** The platform turned a call away because the site is closed to everybody, or to this place. */
  onClosed?: () => void;
  /** The page is being unloaded. */
  isLeaving: () => boolean;
  /** The restore of the session; undefined before it began. */
  restored?: () => Promise<unknown> | undefined;
};

/**
 * The client of the platform: makes a `Call` from the world's `fetch`, the token store and the
 * cipher.
 */
export const createClient = ({
  fetch,
  sendFile,
  baseURL,
  merchant,
  language,
  joinText,
  tokens,
  cipher,
  serverClock,
  onSessionExpired,
  onClosed,
  isLeaving,
  restored,
}: ClientOptions): Call => {
  const request = createFetch({
    fetch,
    defaults: { baseURL, retry: false, redirect: 'error', cache: 'no-store' },
  });

  const send: Call = async (endpoint, input, options = {}) => {
    // A link logs in while the page already asks for what it shows to a member.
    if (endpoint.token === 'required' && tokens.read() === null) await restored?.();
    const token = tokenFor(endpoint, options.token ?? tokens.read());
    const headers = {
      [HEADERS.language]: language(),
      [HEADERS.merchant]: merchant,
      [HEADERS.clientType]: String(CLIENT_TYPE),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(options.idempotencyKey !== undefined && {
        [HEADERS.idempotencyKey]: options.idempotencyKey,
      }),
    };
    const exchange = async (signal: AbortSignal): Promise<RawAnswer> => {
      if (options.file) {
        const { status, text, header } = await sendFile(baseURL + addressOf(endpoint, input), {
          method: endpoint.method,
          headers: { ...headers, 'Content-Type': 'application/octet-stream' },
          ...options.file,
          signal,
        });
        serverClock.learn(header('date'));
        return {
          status,
          text,
          retryAfter: header('retry-after'),
          reference: header(HEADERS.requestId),
        };
      }
      const response = await request.raw(endpoint.path, {
        method: endpoint.method,
        headers,
        ...(await contentOf(endpoint, input, cipher)),
        ...(options.keepalive && { keepalive: true }),
        responseType: 'text',
        ignoreResponseError: true,
        signal,
      });
      serverClock.learn(response.headers.get('date'));
      return {
        status: response.status,
        text: response._data ?? '',
        retryAfter: response.headers.get('retry-after'),
        reference: response.headers.get(HEADERS.requestId),
      };
    };
    try {
      const answer = readAnswer(
        endpoint,
        await withDeadline(options.signal, options.timeout ?? CALL_TIMEOUT, exchange),
      );
      if (answer.kind === 'refused' && CLOSED.has(answer.detail?.reason)) onClosed?.();
      if (answer.kind === 'accepted' && endpoint.texts && joinText)
        changeTexts(answer.value, endpoint.texts, joinText);
      return answer;
    } catch (error) {
      if (options.signal?.aborted) throw error;
      // A reload cuts its calls off. An answer now would end a login that the next page can
      // continue.
      if (isLeaving()) return new Promise<never>(() => undefined);
      const fault = faultOf(endpoint.id, error);
      if (
        fault.kind === 'session' &&
        token !== null &&
        options.token === undefined &&
        tokens.forget(token)
      )
        onSessionExpired({ isIdle: fault.isIdle });
      throw fault;
    }
  };

  /** Seals again, with a new `jti`, when the platform could not accept the seal. */
  const sendSealed: Call = async (endpoint, input, options) => {
    const outcome = await send(endpoint, input, options);
    if (!endpoint.enc || outcome.kind !== 'refused' || !SEAL_REFUSALS.has(outcome.detail?.reason))
      return outcome;
    cipher.forgetKeys();
    return send(endpoint, input, options);
  };

  return async (endpoint, input, options = {}) => {
    if (Boolean(endpoint.idempotent) !== (options.idempotencyKey !== undefined)) {
      throw new TypeError(
        `${endpoint.id}: an idempotent row needs an idempotency key, any other must not have one`,
      );
    }
    if (Boolean(endpoint.upload) !== (options.file !== undefined))
      throw new TypeError(
        `${endpoint.id}: an upload needs a file, any other row must not have one`,
      );
    const parsed = parsedRequest(endpoint, input);
    try {
      return await sendSealed(endpoint, parsed, options);
    } catch (error) {
      const wait = waitOf(error);
      if (wait !== null && (endpoint.idempotent || endpoint.method === 'GET')) {
        await new Promise((go) => setTimeout(go, wait));
        return sendSealed(endpoint, parsed, options);
      }
      // The answer was lost, but perhaps not the request: the key makes the second one harmless.
      if (!endpoint.idempotent || !isLost(error)) throw error;
      return sendSealed(endpoint, parsed, options).catch((again: unknown) => {
        // Turned away, the second request does not say that nothing was done by the first.
        throw isBusyFault(again) ? error : again;
      });
    }
  };
};

const CLOSED = new Set<string | undefined>(['maintenance', 'regionRestricted']);

const tokenFor = ({ id, token: need }: Endpoint, token: string | null): string | null => {
  if (need === 'none') return null;
  if (need === 'required' && token === null) throw new CallFault('session', id);
  return token;
};

const faultOf = (endpointId: string, error: unknown): CallFault => {
  if (error instanceof CallFault) return error;
  return new CallFault(error instanceof DeadlinePassed ? 'timeout' : 'offline', endpointId);
};
