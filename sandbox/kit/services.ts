import type { Cipher } from '../http/cipher';
import type { Clock } from '../base/clock';
import type { Faults } from '../controls/faults';
import type { Journal } from '../controls/journal';
import type { Database } from '../db/database';
import type { Firebase } from '../account/firebase/firebase';
import type { MadeUpWins } from '../lobby/madeUpWins';
import type { RateLimits } from '../http/rateLimits';
import type { KeyedQueue } from '../base/keyedQueue';
import type { SettingsStore } from './settings';
import type { IdentityProvider } from '../account/social/identityProvider';
import type { LiveChat } from '../support/liveChat';
import type { Captchas } from '../account/verification/captcha';
import type { HumanVerification } from '../account/verification/humanVerification';

/** Who vouches for a mobile number in place of a code of ours. */
export type PhoneTokens = {
  /**
   * The number (E.164) that a token of firebase proves, null for a token that proves none. Never
   * asks the database: it is called in a transaction.
   */
  verify(idToken: string): Promise<{ phone: string } | null>;
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
  journal: Journal;
  faults: Faults;
  /** Seals a path of the customer service (spec §3) to the key that comes with the cipher keys. */
  sealPath: (path: string) => Promise<string>;
};
