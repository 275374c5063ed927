import type * as v from 'valibot';
import type { cipherKeysSchema } from '../../contract/cipher';
import type { Language } from '../../contract/constants';
import type { SocialProvider } from '../../contract/domain';
import type { FirebaseConfig } from '../../contract/platform';
import type { Challenge, VerificationScope } from '../../contract/session';
import type { Clock } from '../base/clock';
import type { KeyedQueue } from '../base/keyedQueue';
import type { Database } from '../db/database';
import type { ChatRoom } from '../db/schema';
import type { RateLimitGroup, SettingsStore } from './settings';

/** What a sealed body turned out to be. */
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
   * Opens a sealed body that was made for exactly this method and path, once. Never rejects on what
   * a client sent.
   */
  open(payload: string, method: string, path: string): Promise<Opened>;
};

/** Pictures of a text that a person has to read. */
export type Captchas = {
  /** A new picture (base64 PNG) behind this key; the text it had before is gone. */
  draw(key: string): Promise<string>;
  /**
   * Spends the text behind the key, right or wrong: every picture takes one answer. `on`: the
   * caller's transaction.
   */
  isRight(key: string | undefined, answer: string | undefined, on?: Database): Promise<boolean>;
};

/** Proof of work in place of a picture. */
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

/** What firebase answers to a right code. */
export type FirebaseTokens = {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
  localId: string;
};

/** The tokens that the stub of firebase issued. */
export type EmulatorTokens = {
  /** What firebase hands out after a right code. */
  issue(phone: string): FirebaseTokens;
  /** The same again for a refresh token; null for an unknown one. */
  refresh(refreshToken: string): FirebaseTokens | null;
  /** The number that one of our tokens proves; null for any other token and for an expired one. */
  phoneOf(idToken: string): string | null;
  clear(): void;
};

/** The project that sends SMS codes: a real one of Google, or the stub with what it handed out. */
export type Firebase = { config: FirebaseConfig; codes: PhoneCodes; tokens: EmulatorTokens };

/** Checks tokens that prove a mobile number in place of our own code. */
export type PhoneTokens = {
  /**
   * The number (E.164) that a token of firebase proves, null for a token that proves none. Never
   * asks the database: it is called in a transaction.
   */
  verify(idToken: string): Promise<{ phone: string } | null>;
};

/** A person with an account at Facebook or Google, all invented. */
export type SocialPerson = { subject: string; name: string; email: string; about: string };

/** What a code is bound to (RFC 6749 §4.1, RFC 7636). */
export type Grant = {
  provider: SocialProvider;
  clientId: string;
  redirectUri: string;
  challenge: string;
  nonce: string | null;
  subject: string;
};

/** What a client hands in for the ID token. */
type Exchange = {
  provider: SocialProvider;
  clientId: string;
  redirectUri: string;
  code: string;
  codeVerifier: string;
};

/** The sandbox's Facebook and Google. */
export type IdentityProvider = {
  /** A code for a person who said yes. */
  grant(grant: Grant): string;
  /**
   * The ID token for a code, once; null when anything about it differs from what it was made for.
   */
  exchange(exchange: Exchange): Promise<string | null>;
  /** Whom an ID token is about; null when the provider did not sign it, or it ran out. */
  personOf(provider: SocialProvider, idToken: string): Promise<SocialPerson | null>;
  clear(): void;
};

/** Counts calls per group and caller. */
export type RateLimits = {
  /** Takes one point; the seconds to wait when none is left, null when there was one. */
  take(group: RateLimitGroup, caller: string): Promise<number | null>;
  reset(): void;
};

/** One open stream of a room. */
type ChatStream = {
  /** Why to look again: something was said, nothing was for a while, or the stream is over. */
  next(): Promise<'said' | 'silence' | 'over'>;
  end(): void;
};

/** The open streams of every room. */
export type ChatStreams = {
  /**
   * `onEnd` is called once, when the stream is over: `isDropped` says that QA wants the connection
   * destroyed.
   */
  open(room: string, onEnd: (isDropped: boolean) => void): ChatStream;
  /** Something was said in this room. */
  tell(room: string): void;
  /** Ends every stream. */
  endAll(how?: { isDropped: boolean }): void;
};

/** One line that a person writes in the chat. */
type ChatLine = { clientId: string; text: string; author: string };

/** The live chat with the desks. */
export type LiveChat = {
  streams: ChatStreams;
  /** Opens a room in which the desk has said hello. */
  open(caller: Pick<ChatRoom, 'modelId' | 'userId' | 'name'>, language: Language): Promise<string>;
  /**
   * Says a line, once per `clientId`, and lets the desk answer it. False when the room is not there
   * for this caller.
   */
  say(roomId: string, userId: string | null, line: ChatLine, language: Language): Promise<boolean>;
  /** Ends every stream, and takes back the answers that are still being typed. */
  clear(): Promise<void>;
};

/** A win on the board that nobody had. */
export type MadeUpWin = { id: number; nodeId: string; amount: string; username: string };
/** What QA put on the winner board. */
export type MadeUpWins = {
  list: () => readonly MadeUpWin[];
  add: (win: Omit<MadeUpWin, 'id'>) => MadeUpWin;
  clear: () => void;
};

/** What the platform is made of; made once by `createPlatform`, given to every handler. */
export type Services = {
  db: Database;
  clock: Clock;
  settings: SettingsStore;
  cipher: Cipher;
  humanVerification: HumanVerification;
  captchas: Captchas;
  phoneTokens: PhoneTokens;
  firebase: Firebase;
  identityProvider: IdentityProvider;
  rateLimits: RateLimits;
  /**
   * One account at a time where wrong answers are counted, a session is granted or the password
   * changes: what was checked is still true when it is acted on. Keys come from `accountKey`.
   */
  perAccount: KeyedQueue;
  chat: LiveChat;
  /** What QA put on the winner board. */
  madeUpWins: MadeUpWins;
  /** Seals a path of the customer service (spec §3) to the key that comes with the cipher keys. */
  sealPath: (path: string) => Promise<string>;
};
