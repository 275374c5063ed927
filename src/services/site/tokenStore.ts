import type { KeyValueStore } from '../storage';

const KEY = 'token';

/**
 * The session token of this tab: in session storage, and nowhere else that outlives the page
 * (docs/decisions/0041).
 */
export type TokenStore = {
  read(): string | null;
  write(token: string): void;
  /** Forgets the token if it is still this one; true when it was. */
  forget(token: string): boolean;
};

/** The token store of this tab, over its session storage. */
export const createTokenStore = (sessionStore: KeyValueStore): TokenStore => ({
  read: () => sessionStore.read(KEY),
  write: (token) => sessionStore.write(KEY, token),
  forget: (token) => {
    if (sessionStore.read(KEY) !== token) return false;
    sessionStore.remove(KEY);
    return true;
  },
});
