import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Endpoint } from '../../contract/endpoints';
import { storedPhone } from '../account/phones';
import { secondFactorChallenges, users } from '../db/schema';
import { logFault } from '../kit/logFault';
import type { Outgoing } from '../kit/respond';
import type { LiveSession } from '../kit/row';
import type { Services } from '../kit/services';
import { requestIdOf } from './requestId';
import { securityEventOf } from './securityEvents';

/** A value of a line: what a row names as no secret. */
export type Fact = string | number | boolean | null;
/** Takes one line of JSON, without its end. */
export type WriteLine = (line: string) => void;

/** What `mount` knows of a call when it is answered. */
export type Seen = {
  session: LiveSession | null;
  request: unknown;
  /** The request has another shape than its row: the app sends none like it. */
  isMalformed: boolean;
};

/** Tells of calls that matter to the security of the platform and of its members. */
export type SecurityLog = {
  /** A call of the contract and its answer; null for a fault. Never rejects. */
  call(c: Context, row: Endpoint, seen: Seen, sent: Outgoing | null): Promise<void>;
  /** Tells of every write to QA's controls, which stand where an operator's office would. */
  controls: MiddlewareHandler;
};

/** Reasons of a row without an event: the caller may not do this. */
const NOT_ALLOWED: ReadonlySet<unknown> = new Set([
  'agentOnly',
  'membersOnly',
  'notDirect',
  'notInTeam',
  'passwordChangeDue',
  'playBlocked',
  'trialOnly',
]);
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Who an answer names: the member of a grant, or of a link. */
const named = v.union([
  v.pipe(
    v.object({ user: v.object({ id: v.string() }) }),
    v.transform(({ user }) => user.id),
  ),
  v.pipe(
    v.object({ memberId: v.string() }),
    v.transform(({ memberId }) => memberId),
  ),
]);
const byChallenge = v.object({ challengeId: v.string() });
const isChallenge = (value: unknown): value is v.InferOutput<typeof byChallenge> =>
  v.is(byChallenge, value);
const factorDue = v.object({ secondFactor: byChallenge });
const byUsername = v.object({ username: v.string() });
const byPhone = v.union([
  v.object({ countryDialingCode: v.string(), mobileNum: v.string() }),
  v.pipe(
    v.object({ countryDialingCode: v.string(), mobileNo: v.string() }),
    v.transform(({ mobileNo, ...rest }) => ({ ...rest, mobileNum: mobileNo })),
  ),
]);
const answered = v.object({ success: v.boolean(), value: v.unknown() });
const refusal = v.object({ reason: v.string() });

/**
 * The security log (docs/decisions/0080): one line of JSON for each event. `key` hashes names that
 * no account has.
 */
export const createSecurityLog = (
  write: WriteLine,
  key: string,
  { db, network }: Pick<Services, 'db' | 'network'>,
): SecurityLog => {
  const tell = (
    c: Context,
    event: string,
    outcome: 'ok' | 'refused' | 'fault',
    facts: Record<string, Fact>,
  ) =>
    write(
      JSON.stringify({
        time: new Date().toISOString(),
        event,
        outcome,
        ...facts,
        address: network.addressOf(c),
        requestId: requestIdOf(c),
      }),
    );

  const hashOf = (name: string) =>
    createHmac('sha256', key).update(name).digest('base64url').slice(0, 22);

  /** The account of a call, or the hash of a name that no account has. */
  const whoOf = async (
    { session, request }: Seen,
    value: unknown,
  ): Promise<{ account: string } | { name: string } | Record<string, never>> => {
    if (session) return { account: session.user.id };
    const granted = v.safeParse(named, value);
    if (granted.success) return { account: granted.output };
    const challenge = [request, v.is(factorDue, value) ? value.secondFactor : null].find(
      isChallenge,
    );
    if (challenge) {
      const { id, userId } = secondFactorChallenges;
      const [found] = await db
        .select({ userId })
        .from(secondFactorChallenges)
        .where(eq(id, challenge.challengeId));
      if (found) return { account: found.userId };
    }
    const phone = v.safeParse(byPhone, request);
    const name = v.is(byUsername, request)
      ? request.username.toLowerCase()
      : phone.success
        ? storedPhone(phone.output)
        : null;
    if (name === null) return {};
    const [owner] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(phone.success ? users.mobile : users.username, name));
    return owner ? { account: owner.id } : { name: hashOf(name) };
  };

  return {
    call: async (c, row, seen, sent) => {
      try {
        const told = securityEventOf(row.id);
        const { success, value } = sent
          ? v.parse(answered, sent.body)
          : { success: false, value: null };
        const isReplay = sent?.headers?.['Idempotency-Replayed'] !== undefined;
        const given = !success && v.is(refusal, value) ? value.reason : undefined;
        const reason = sent?.status === 401 ? 'noSession' : given;
        const event =
          sent?.status === 429
            ? 'rateLimit'
            : sent?.status === 401 || reason === 'otherSite' || (!told && NOT_ALLOWED.has(reason))
              ? 'authorisation'
              : seen.isMalformed && sent?.status !== 503
                ? 'malformed'
                : told?.event;
        if (event === undefined) return;
        const isAsked = told !== undefined && seen.request !== undefined;
        tell(c, event, success ? 'ok' : sent ? 'refused' : 'fault', {
          call: row.id,
          ...(reason !== undefined && { reason }),
          ...(await whoOf(seen, value)),
          ...(isAsked && told.asked?.(seen.request)),
          ...(success && told?.told?.(value)),
          ...(success && v.is(factorDue, value) && { isFactorDue: true }),
          ...(isReplay && { isReplay }),
        });
      } catch (error) {
        logFault('The security log', error);
      }
    },
    controls: async (c, next) => {
      await next();
      if (READS.has(c.req.method)) return;
      tell(c, 'control', c.res.status < 400 ? 'ok' : 'refused', {
        call: `${c.req.method} ${c.req.path.slice(0, 200)}`,
      });
    },
  };
};
