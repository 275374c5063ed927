import type { KeyValueStore } from '../storage';

const KEY = 'token';
/** Kept beside the token of a trial account (`src/app/firstPaint.js`). */
const TRIAL = 'trial';

/**
 * The session token of this tab: in session storage, and nowhere else that outlives the page
 * (docs/decisions/0041).
 */
export type TokenStore = {
  read(): string | null;
  /** `isTrial`: the first paint keeps no place for what only members have. */
  write(token: string, isTrial?: boolean): void;
  /** Forgets the token if it is still this one; true when it was. */
  forget(token: string): boolean;
};

/** The token store of this tab, over its session storage. */
export const createTokenStore = (sessionStore: KeyValueStore): TokenStore => ({
  read: () => sessionStore.read(KEY),
  write: (token, isTrial = false) => {
    sessionStore.write(KEY, token);
    if (isTrial) sessionStore.write(TRIAL, '1');
    else sessionStore.remove(TRIAL);
  },
  forget: (token) => {
    if (sessionStore.read(KEY) !== token) return false;
    sessionStore.remove(KEY);
    sessionStore.remove(TRIAL);
    return true;
  },
});
