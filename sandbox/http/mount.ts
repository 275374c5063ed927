import { refuseBlocked } from '../member/playBlock/block';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { SYSTEM_STATUS } from '../../contract/constants';
import { HEADERS, type Endpoint } from '../../contract/endpoints';
import { findSession, hasEndedIdle, passwordChangeDueOf } from '../account/sessions';
import { addressBlock } from '../base/addressBlock';
import { BODY_LIMIT, GUEST_BODY_LIMIT } from '../base/bodies';
import type { Database } from '../db/database';
import { endedIdle, refused, unauthorised, type Answer } from '../kit/answer';
import { issueOf } from '../kit/issue';
import { callerLanguage, envelope, respond, type Outgoing, type Sent } from '../kit/respond';
import type { EndpointRow, Handler, Mount } from '../kit/row';
import type { Services } from '../kit/services';
import { statusOf } from '../site/status';
import type { Sentence } from '../words';
import { nulPath, readInput } from './body';
import { createIdempotency, isIdempotencyKey } from './idempotency';
import type { SecurityLog, Seen } from './securityLog';

const NO_FILE = new Uint8Array();
/** Pages that are not of this origin, as a browser tells them. */
const OTHER_SITES: ReadonlySet<string> = new Set(['cross-site', 'same-site']);
/**
 * The owner of a guest's key. The key alone identifies the caller, because the address may change
 * between two tries.
 */
const GUEST = 'guest';
type AnyRow = Omit<EndpointRow<v.GenericSchema, v.GenericSchema>, 'endpoint' | 'handler'> & {
  endpoint: Endpoint;
  handler: Handler<unknown, unknown>;
};

/**
 * Routes rows of the contract: rate limit, token, body, schema, idempotency and envelope are
 * handled before a handler runs.
 */
export const createMount = (app: Hono, services: Services, securityLog?: SecurityLog): Mount => {
  const once = createIdempotency(services);

  const run = async (
    c: Context,
    {
      limit = 'default',
      whenClosed,
      whenPasswordDue,
      isUse = true,
      endpoint,
      whenBlocked = endpoint.method === 'GET' ? 'open' : 'refused',
      handler,
    }: AnyRow,
    seen: Seen,
  ): Promise<Outgoing> => {
    const { db, settings, rateLimits, cipher, network } = services;
    const language = callerLanguage(c);
    const say = (answer: Answer<unknown>) => envelope(answer, language);
    const ip = network.addressOf(c);

    // A browser says so, and no page can change it. Some rows of the specification are a GET that
    // does something.
    if (OTHER_SITES.has(c.req.header('Sec-Fetch-Site') ?? ''))
      return { ...say(refused((words) => words.generic, { reason: 'otherSite' })), status: 403 };
    const limited = await rateLimits.take(limit, addressBlock(ip));
    if (limited !== null) return say({ kind: 'tooMany', retryAfterSeconds: limited });
    const closed = closedSentence(services);
    if (closed && whenClosed !== 'open')
      return say(refused(closed.sentence, { reason: closed.reason }));

    const token = endpoint.token === 'none' ? null : bearerOf(c);
    const caller = { address: ip, userAgent: (c.req.header('User-Agent') ?? '').slice(0, 300) };
    const session =
      token === null ? null : await findSession(db, services, token, isUse ? caller : null);
    seen.session = session;
    if (endpoint.token === 'required') {
      if (!session)
        return say(
          token && (await hasEndedIdle(db, services.clock, token)) ? endedIdle : unauthorised,
        );
      if (whenPasswordDue !== 'open' && passwordChangeDueOf(session, settings.current())) {
        return say(refused((words) => words.passwordChangeDue, { reason: 'passwordChangeDue' }));
      }
    }
    const refusalIn = async (on: Database) =>
      whenBlocked === 'refused' && endpoint.token === 'required' && session
        ? refuseBlocked(services, on, session.user.id)
        : null;
    const blocked = await refusalIn(db);
    // A call that was answered before, and is repeated under its key, gets the same answer.
    if (blocked && !endpoint.idempotent) return say(blocked);
    const orBlocked = (wrong: Outgoing): Outgoing => (blocked ? say(blocked) : wrong);

    const input = await readInput(c, endpoint, cipher, session ? BODY_LIMIT : GUEST_BODY_LIMIT);
    seen.isMalformed = true;
    if (input.kind === 'refused')
      return orBlocked({
        ...say(input),
        ...(input.status && { status: input.status }),
        ...(input.headers && { headers: input.headers }),
      });
    const nul = nulPath(input.value);
    if (nul !== null) return orBlocked(say(refused((words) => words.fieldWrong(nul))));
    const parsed = v.safeParse(endpoint.request ?? v.unknown(), input.value);
    if (!parsed.success) return orBlocked(say(refused(issueOf(parsed.issues))));
    seen.isMalformed = false;
    seen.request = parsed.output;

    const answer = async (on: Database): Promise<Sent> => {
      const refusal = endpoint.idempotent ? await refusalIn(on) : null;
      if (refusal) return say(refusal);
      const decided = await handler({
        request: parsed.output,
        file: input.file ?? NO_FILE,
        language,
        ip,
        origin: network.originOf(c),
        party: network.relyingPartyOf(c),
        userAgent: caller.userAgent,
        session,
        db: on,
      });
      // Answers are validated against the contract too: an invalid one is a fault of the platform
      // and must be visible.
      return say(
        decided.kind === 'accepted' && endpoint.response
          ? { ...decided, value: v.parse(endpoint.response, decided.value) }
          : decided,
      );
    };
    if (!endpoint.idempotent) return answer(db);

    const key = c.req.header(HEADERS.idempotencyKey);
    if (!isIdempotencyKey(key))
      return orBlocked({ ...say(refused((words) => words.idempotencyKeyNeeded)), status: 400 });
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

  return (row) => {
    const { method, path } = row.endpoint;
    app.on(method, path, async (c) => {
      const seen: Seen = { session: null, request: undefined, isMalformed: false };
      try {
        const sent = await run(c, row, seen);
        await securityLog?.call(c, row.endpoint, seen, sent);
        return respond(sent);
      } catch (error) {
        await securityLog?.call(c, row.endpoint, seen, null);
        throw error;
      }
    });
  };
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

const bearerOf = (c: Context): string | null =>
  /^Bearer ([\w-]{1,200})$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? null;
