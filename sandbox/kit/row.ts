import type * as v from 'valibot';
import type { Language } from '../../contract/constants';
import type { Endpoint } from '../../contract/endpoints';
import { roleOf } from '../../contract/roles';
import type { Database } from '../db/database';
import type { User } from '../db/schema';
import { refused, unauthorised, type Answer } from './answer';
import type { RelyingParty } from './services';
import type { RateLimitGroup } from './settings';

/**
 * How a session was opened. `passwordless`: by an SMS code, a social account or a passkey.
 * `isByPassword`: the password was given. A login link is neither.
 */
export type LoginProof = { passwordless: boolean; isByPassword: boolean };
/** A live session. */
export type LiveSession = LoginProof & { tokenHash: string; user: User; createdAt: Date };

/** One call of an endpoint, parsed and checked. */
export type Call<TRequest> = {
  request: TRequest;
  /** The body of an `upload` row; empty for any other. */
  file: Uint8Array;
  language: Language;
  ip: string;
  /** The origin that the caller sees. */
  origin: string;
  /** The party that a passkey is for; null where there is none. */
  party: RelyingParty | null;
  userAgent: string;
  /** The caller; never null when the row needs a token. */
  session: LiveSession | null;
  /** The transaction of an idempotent row, the plain database otherwise. */
  db: Database;
};
/** A handler answers one row of the contract. */
export type Handler<TRequest, TValue> = (
  call: Call<TRequest>,
) => Promise<Answer<TValue>> | Answer<TValue>;

/**
 * One endpoint that the platform answers: its row of the contract, its policies and its handler.
 * Token, sealed body, upload and idempotency are columns of the contract's row.
 */
export type EndpointRow<TRequest extends v.GenericSchema, TResponse extends v.GenericSchema> = {
  endpoint: Endpoint<TRequest, TResponse>;
  /** Which rate limit counts the call, per caller's address; `default` when left out. */
  limit?: RateLimitGroup;
  /** `open`: also answers during maintenance and in a restricted region; refused when left out. */
  whenClosed?: 'open';
  /**
   * `open`: also answers a session that still has to change its password; refused when left out.
   */
  whenPasswordDue?: 'open';
  /** `false`: the page calls by itself, so the call does not extend the session. */
  isUse?: boolean;
  /**
   * Whether a member who is on a break or excluded is answered (docs/decisions/0086). When left
   * out, what only reads is, and what writes is not.
   */
  whenBlocked?: 'open' | 'refused';
  handler: Handler<v.InferOutput<TRequest>, v.InferInput<TResponse>>;
};
/** Puts an endpoint on the wire. */
export type Mount = <TRequest extends v.GenericSchema, TResponse extends v.GenericSchema>(
  row: EndpointRow<TRequest, TResponse>,
) => void;

type SignedInHandler<TRequest, TValue> = (
  call: Call<TRequest> & { session: LiveSession },
) => Promise<Answer<TValue>> | Answer<TValue>;

/** A handler of a row whose token is required: its session is never null. */
export const signedIn =
  <TRequest, TValue>(handler: SignedInHandler<TRequest, TValue>): Handler<TRequest, TValue> =>
  (call) =>
    call.session ? handler({ ...call, session: call.session }) : unauthorised;

/**
 * A handler that refuses trial accounts (spec §6): passwords, and every write of money, points or
 * contracts.
 */
export const memberOnly = <TRequest, TValue>(
  handler: SignedInHandler<TRequest, TValue>,
): Handler<TRequest, TValue> =>
  signedIn((call) =>
    roleOf(call.session.user.type) === 'trial'
      ? refused((words) => words.trialOnly, { reason: 'trialOnly' })
      : handler(call),
  );
