import type { Context } from 'hono';
import type * as v from 'valibot';
import type { cipherKeysSchema } from '../../contract/cipher';
import type { Language } from '../../contract/constants';
import type { SocialProvider } from '../../contract/domain';
import type { FirebaseConfig } from '../../contract/platform';
import type { Challenge, VerificationScope } from '../../contract/session';
import type { ChatMessage } from '../../contract/support';
import type { Clock } from '../base/clock';
import type { KeyedQueue } from '../base/keyedQueue';
import type { Seal } from '../base/seal';
import type { Database } from '../db/database';
import type { ChatRoom } from '../db/schema';
import type { RateLimitGroup, SettingsStore } from './settings';

/** The result of opening a sealed body. */
type Opened =
  | { kind: 'opened'; body: unknown }
  | { kind: 'unreadable' }
  | { kind: 'keyUnknown' }
  | { kind: 'stale' }
  | { kind: 'replayed' };

/** Opens sealed bodies. */
export type Cipher = {
  /** The public keys as a JWK set. */
  keys(): v.InferOutput<typeof cipherKeysSchema>;
  /**
   * Opens a sealed body that was made for exactly this method and path, once. Never rejects because
   * of what a client sent.
   */
  open(payload: string, method: string, path: string): Promise<Opened>;
};

/** Pictures of a text that a person has to read. */
export type Captchas = {
  /** Makes a new picture (base64 PNG) behind this key; the key's former text is lost. */
  draw(key: string): Promise<string>;
  /**
   * Spends the text behind the key, right or wrong: every picture takes one answer. `on`: the
   * caller's transaction.
   */
  isRight(key: string | undefined, answer: string | undefined, on?: Database): Promise<boolean>;
};

/** Proof of work that replaces a picture. */
export type HumanVerification = {
  challenge(scope: VerificationScope): Promise<Challenge>;
  /**
   * Spends a solved challenge: true once, for the scope it was made for, before it expires. `on`:
   * the caller's transaction.
   */
  isPassed(scope: VerificationScope, proof: string, on?: Database): Promise<boolean>;
};

type Checked =
  | { kind: 'right'; phone: string }
  | { kind: 'unknown' }
  | { kind: 'expired' }
  | { kind: 'wrong' }
  | { kind: 'tooMany' };

/** The codes that the stub of firebase sent. */
export type PhoneCodes = {
  /** A new code for a number, and the session that it belongs to. */
  make(phone: string): { sessionInfo: string; code: string };
  /** Judges a code; the right one ends its session. */
  check(sessionInfo: string, code: string): Checked;
  clear(): void;
};

/** The tokens that firebase gives for a right code. */
export type FirebaseTokens = {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
  localId: string;
};

/** The tokens that the stub of firebase issued. */
export type EmulatorTokens = {
  /** The tokens for a right code. */
  issue(phone: string): FirebaseTokens;
  /** New tokens for a refresh token; null for an unknown one. */
  refresh(refreshToken: string): FirebaseTokens | null;
  /**
   * The number that one of the stub's tokens proves; null for any other token and for an expired
   * one.
   */
  phoneOf(idToken: string): string | null;
  clear(): void;
};

/**
 * The project that sends SMS codes: a real one of Google, or the stub with its codes and tokens.
 */
export type Firebase = { config: FirebaseConfig; codes: PhoneCodes; tokens: EmulatorTokens };

/** Checks tokens that prove a mobile number and replace the platform's own code. */
export type PhoneTokens = {
  /**
   * The number (E.164) that a token of firebase proves, null for a token that proves none. Never
   * asks the database: it is called in a transaction.
   */
  verify(idToken: string): Promise<{ phone: string } | null>;
};

/** An invented person with an account at Facebook or Google. */
export type SocialPerson = { subject: string; name: string; email: string; about: string };

/** The request that a code is bound to (RFC 6749 §4.1, RFC 7636). */
export type Grant = {
  provider: SocialProvider;
  clientId: string;
  redirectUri: string;
  challenge: string;
  nonce: string | null;
  subject: string;
};

/** The request that a client exchanges for the ID token. */
type Exchange = {
  provider: SocialProvider;
  clientId: string;
  redirectUri: string;
  code: string;
  codeVerifier: string;
};

/** The sandbox's Facebook and Google. */
export type IdentityProvider = {
  /** A code for a person who agreed. */
  grant(grant: Grant): string;
  /**
   * The ID token for a code, once; null when any part of the request differs from the one that the
   * code was made for.
   */
  exchange(exchange: Exchange): Promise<string | null>;
  /**
   * The person of an ID token; null when the provider did not sign it, it has expired, or it was
   * made for another request: `nonce` is what ours asked for.
   */
  personOf(provider: SocialProvider, idToken: string, nonce: string): Promise<SocialPerson | null>;
  clear(): void;
};

/** Whom a passkey is made for: `id` is the host of its origin (WebAuthn). */
export type RelyingParty = { id: string; origin: string };

/** Who calls, and where the caller sees the platform. */
export type Network = {
  /** Whether an address is that of a trusted proxy, which speaks for many callers. */
  isProxy(address: string): boolean;
  /** The caller's address, as the trusted proxies tell it. */
  addressOf(c: Context): string;
  /** The origin that the caller sees. */
  originOf(c: Context): string;
  /**
   * The party that passkeys are made for: the public origin, or this machine's `localhost` where
   * there is none; null at any other host.
   */
  relyingPartyOf(c: Context): RelyingParty | null;
  /**
   * Whether the caller asked for a host that nobody can point elsewhere: this machine, an address,
   * or the public origin.
   */
  isOwnHost(c: Context): boolean;
};

/** Counts calls per group and caller. */
export type RateLimits = {
  /** Counts one call; the seconds to wait when the limit is reached, null when it is not. */
  take(group: RateLimitGroup, caller: string): Promise<number | null>;
  reset(): void;
};

/** Who listens to a room. Streams are counted per person and per address. */
export type ChatListener = {
  room: string;
  person: string;
  address: string;
  /** The id of the last line that the client has. */
  after: number;
};
/** The way to the client of a stream. */
export type ChatOutlet = {
  /** Resolves when the client has taken the lines. */
  send(lines: readonly ChatMessage[]): Promise<void>;
  sayAlive(): Promise<void>;
  /** Called once, when the stream ends: `isDropped` says to destroy the connection. */
  onEnd(isDropped: boolean): void;
};

/** The open streams of every room. */
export type ChatStreams = {
  /**
   * Takes a place for a listener, which gets lines from `start` to `end`; null when the person or
   * the address has all the streams that one may have.
   */
  open(listener: ChatListener): { start(outlet: ChatOutlet): void; end(): void } | null;
  /** Tells the streams of this room that there is a new line. */
  tell(room: string): void;
  /** Whether somebody has this room open. */
  isOpen(room: string): boolean;
  /** Ends every stream. */
  endAll(how?: { isDropped: boolean }): void;
};

/** Waits for the end of sessions. */
export type SessionWatch = {
  /** Whether the session of this hash is still live after a while; false as soon as it ended. */
  isLive(tokenHash: string): Promise<boolean>;
  /** Answers everybody who waits. */
  endAll(): void;
};

/** One line that a person writes in the chat. */
type ChatLine = { clientId: string; text: string; author: string };

/** The live chat with the desks. */
export type LiveChat = {
  streams: ChatStreams;
  /** Opens a room with a greeting of the desk. */
  open(
    caller: Pick<ChatRoom, 'modelId' | 'userId' | 'sessionHash' | 'name'>,
    language: Language,
  ): Promise<string>;
  /**
   * Adds a line, once per `clientId`, and lets the desk answer it. False for a room that is not
   * this caller's or does not exist.
   */
  say(
    roomId: string,
    sessionHash: string | null,
    line: ChatLine,
    language: Language,
  ): Promise<boolean>;
  /**
   * Adds a line that a person at the desk wrote, and sends it to the member as a message when
   * no stream of the room is open; false for a room that does not exist.
   */
  answer(roomId: string, line: Pick<ChatLine, 'author' | 'text'>): Promise<boolean>;
  /** Ends every stream, and cancels the answers that are still being typed. */
  clear(): Promise<void>;
};

/**
 * The rest of every SHA-1 hash (hexadecimal, upper case) of a breached password that begins with
 * these five digits: nobody learns which password was looked up.
 */
export type BreachLookup = (prefix: string) => Promise<readonly string[]>;

/**
 * What the tiles say of games today. `hot`: the nodes of the hot games, the hottest first;
 * `midnight`: when the day began, epoch milliseconds.
 */
export type Marks = { hot: ReadonlySet<string>; midnight: number };

/** Whether bets keep the cycle of the pack, or come as fast as they are sent. */
export type GamePace = 'pack' | 'none';

/** The services of the platform; made once by `createPlatform`, given to every handler. */
export type Services = {
  db: Database;
  clock: Clock;
  settings: SettingsStore;
  /** What the tiles say of games today: which are hot, and since when games are new. */
  marks: () => Promise<Marks>;
  cipher: Cipher;
  humanVerification: HumanVerification;
  captchas: Captchas;
  phoneTokens: PhoneTokens;
  firebase: Firebase;
  identityProvider: IdentityProvider;
  /**
   * The hash of a code that was sent, keyed, because a code of six digits is soon found from a
   * plain one. `owner`: what the code is for.
   */
  hashOfCode(owner: string, code: string): string;
  /** Keeps the secrets of authenticator apps. */
  seal: Seal;
  breaches: BreachLookup;
  network: Network;
  rateLimits: RateLimits;
  /**
   * Handles one account at a time where wrong answers are counted, a session is granted or the
   * password changes, so that a check is still valid when its result is used. Keys come from
   * `accountKey`.
   */
  perAccount: KeyedQueue;
  gamePace: GamePace;
  chat: LiveChat;
  sessionWatch: SessionWatch;
  /**
   * Seals a path of the customer service (spec §3) with the key that comes with the cipher keys.
   */
  sealPath: (path: string) => Promise<string>;
};
