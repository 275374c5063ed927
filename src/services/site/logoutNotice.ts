import * as v from 'valibot';
import { LOGOUT_NOTICES, type LogoutNotice } from '../../../machines/site/session/session.types';
import type { KeyValueStore } from '../storage';

const KEY = 'logoutNotice';
const schema = v.picklist(LOGOUT_NOTICES);

/**
 * What the login says of a session that the platform ended, so that a reload of the tab does not
 * lose it: in session storage, without a word about whose session it was. Any other value is
 * ignored.
 */
export const createLogoutNotice = (sessionStore: KeyValueStore) => ({
  read: (): LogoutNotice | null => {
    const stored = v.safeParse(schema, sessionStore.read(KEY));
    return stored.success ? { key: stored.output } : null;
  },
  write: (notice: LogoutNotice | null): void => {
    if (notice) sessionStore.write(KEY, notice.key);
    else sessionStore.remove(KEY);
  },
});
