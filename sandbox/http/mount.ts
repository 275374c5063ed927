import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { SYSTEM_STATUS, type Language } from '../../contract/constants';
import { HEADERS, type Endpoint } from '../../contract/endpoints';
import { findSession, passwordChangeDueOf, type LiveSession } from '../account/sessions';
import type { Database } from '../db/database';
import type { Services } from '../kit/services';
import type { RateLimitGroup } from '../kit/settings';
import { statusOf } from '../site/status';
import { languageOf, wordsOf, type Sentence } from '../words';
import { refused, unauthorised, type Answer } from '../kit/answer';
import { issueOf, nulPath, readInput } from './body';
import { createIdempotency, isIdempotencyKey, type Sent } from './idempotency';
import { originOf } from '../kit/origin';

/** One call of an endpoint, already read and checked. */
export type Call<TRequest> = {
  request: TRequest;
  /** The body of an `upload` row; empty for any other. */
  file: Uint8Array;
  language: Language;
  ip: string;
  /** The origin that the caller sees. */
  origin: string;
  /** Who calls; never null where the row needs a token. */
  session: LiveSession | null;
  /** The transaction of an idempotent row, the plain database otherwise. */
  db: Database;
};
export type Handler<TRequest, TValue> = (
  call: Call<TRequest>,
) => Promise<Answer<TValue>> | Answer<TValue>;
export type Mount = <TRequest extends v.GenericSchema, TResponse extends v.GenericSchema>(
  endpoint: Endpoint<TRequest, TResponse>,
  handler: Handler<v.InferOutput<TRequest>, v.InferInput<TResponse>>,
) => void;

/** For rows whose token is required: hands the session over as a fact. */
export const signedIn =
  <TRequest, TValue>(
    handler: (
      call: Call<TRequest> & { session: LiveSession },
    ) => Promise<Answer<TValue>> | Answer<TValue>,
  ): Handler<TRequest, TValue> =>
  (call) =>
    call.session ? handler({ ...call, session: call.session }) : unauthorised;

const GROUPS: Partial<Record<string, RateLimitGroup>> = {
  login: 'login',
  secondFactorSend: 'login',
  secondFactorVerify: 'login',
  socialLogin: 'login',
  loginFreePlay: 'login',
  register: 'login',
  registerMobile: 'login',
  challenge: 'challenge',
  captcha: 'captcha',
  feedback: 'feedback',
  CBS_launchChat: 'chat',
  chatSend: 'chat',
};
const NO_FILE = new Uint8Array();
/**
 * Nobody is signed in: the key alone says that it is the same caller, whose address may have
 * changed meanwhile.
 */
const GUEST = 'guest';
/** What a session may do that still owes a password change (decisions.md, Session and security). */
const OPEN_WHILE_DUE = new Set(['memberInfo', 'firstLogin', 'changePassword', 'logout']);
/**
 * What the platform answers during maintenance and in a restricted region: enough for a page that
 * says so.
 */
const OPEN_WHILE_CLOSED = new Set([
  'permission',
  'systemStatus',
  'whitelabel',
  'registerSettings',
  'cipherKeys',
  'logout',
  'CBS_modelList',
  'CBS_launchChat',
  'chatSend',
]);

/**
 * Routes rows of the contract: rate limit, token, body, schema, idempotency and envelope are
 * settled before a handler runs.
 */
export const createMount = (app: Hono, services: Services): Mount => {
  const once = createIdempotency(services);

  const run = async (
    c: Context,
    endpoint: Endpoint,
    handler: Handler<unknown, unknown>,
  ): Promise<Outgoing> => {
    const { db, clock, settings, rateLimits, cipher } = services;
    const language = callerLanguage(c);
    const say = (answer: Answer<unknown>) => envelope(answer, language);
    const ip = ipOf(c);

    const limited = await rateLimits.take(GROUPS[endpoint.id] ?? 'default', ip);
    if (limited !== null) return say({ kind: 'tooMany', retryAfterSeconds: limited });
    const closed = closedSentence(services);
    if (closed && !OPEN_WHILE_CLOSED.has(endpoint.id))
      return say(refused(closed.sentence, { reason: closed.reason }));

    const token = endpoint.token === 'none' ? null : bearerOf(c);
    const session = token === null ? null : await findSession(db, clock, token);
    if (endpoint.token === 'required') {
      if (!session) return say(unauthorised);
      if (passwordChangeDueOf(session, settings.current()) && !OPEN_WHILE_DUE.has(endpoint.id)) {
        return say(refused((words) => words.passwordChangeDue, { reason: 'passwordChangeDue' }));
      }
    }

    const input = await readInput(c, endpoint, cipher);
    if (input.kind === 'refused')
      return { ...say(input), ...(input.status && { status: input.status }) };
    const nul = nulPath(input.value);
    if (nul !== null) return say(refused((words) => words.fieldWrong(nul)));
    const parsed = v.safeParse(endpoint.request ?? v.unknown(), input.value);
    if (!parsed.success) return say(refused(issueOf(parsed.issues)));

    const answer = async (on: Database): Promise<Sent> => {
      const decided = await handler({
        request: parsed.output,
        file: input.file ?? NO_FILE,
        language,
        ip,
        origin: originOf(c),
        session,
        db: on,
      });
      // Our own answers are held to the contract too: a wrong one is our fault and must show.
      return say(
        decided.kind === 'accepted' && endpoint.response
          ? { ...decided, value: v.parse(endpoint.response, decided.value) }
          : decided,
      );
    };
    if (!endpoint.idempotent) return answer(db);

    const key = c.req.header(HEADERS.idempotencyKey);
    if (!isIdempotencyKey(key))
      return { ...say(refused((words) => words.idempotencyKeyNeeded)), status: 400 };
    const result = await once(
      { owner: session?.user.id ?? GUEST, endpoint: endpoint.id, key, request: parsed.output },
      answer,
    );
    switch (result.kind) {
      case 'keyReused':
        return { ...say(refused((words) => words.idempotencyKeyReused)), status: 422 };
      case 'underWay':
        return { ...say(refused((words) => words.idempotencyUnderWay)), status: 409 };
      case 'sent':
        return result.isReplay
          ? { ...result.sent, headers: { 'Idempotency-Replayed': 'true' } }
          : result.sent;
    }
  };

  return (endpoint, handler) => {
    app.on(endpoint.method, endpoint.path, async (c) => {
      return respond(await run(c, endpoint, handler));
    });
  };
};

/** A refusal outside of any row: unknown paths, broken requests, faults of ours. */
export const refuseAs = (c: Context, status: number, sentence: Sentence): Response =>
  respond({ ...envelope(refused(sentence), callerLanguage(c)), status });

type Outgoing = Sent & { headers?: Record<string, string> };

const respond = ({ status, body, headers }: Outgoing) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });

const envelope = (answer: Answer<unknown>, language: Language): Outgoing => {
  const words = wordsOf(language);
  switch (answer.kind) {
    case 'accepted':
      return { status: 200, body: { success: true, value: answer.value ?? null, message: null } };
    case 'refused':
      return {
        status: 200,
        body: { success: false, value: answer.detail, message: answer.sentence(words) },
      };
    case 'unauthorised':
      return { status: 401, body: { success: false, value: null, message: words.notLoggedIn } };
    case 'tooMany':
      return {
        status: 429,
        body: {
          success: false,
          value: { reason: 'tooManyRequests' },
          message: words.tooManyRequests,
        },
        headers: { 'Retry-After': String(answer.retryAfterSeconds) },
      };
  }
};

const closedSentence = ({ settings }: Services): { sentence: Sentence; reason: string } | null => {
  switch (statusOf(settings.current())) {
    case SYSTEM_STATUS.normal:
      return null;
    case SYSTEM_STATUS.maintenance:
      return { sentence: (words) => words.maintenance, reason: 'maintenance' };
    case SYSTEM_STATUS.regionRestricted:
      return { sentence: (words) => words.accessRestricted, reason: 'regionRestricted' };
  }
};

const callerLanguage = (c: Context): Language => languageOf(c.req.header(HEADERS.language));

const bearerOf = (c: Context): string | null =>
  /^Bearer ([\w-]{1,200})$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? null;

/** The caller's address; in process, where there is no socket, this machine's. */
const ipOf = (c: Context): string => {
  const address = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
  return address?.replace(/^::ffff:/, '') ?? '127.0.0.1';
};
