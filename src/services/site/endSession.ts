import type {
  EndSessionInput,
  EndSessionOutcome,
} from '../../../machines/site/session/session.types';
import type { KeyValueStore } from '../storage';
import { SEARCHES } from './searches';
import type { Tabs } from './tabs';
import type { EndToken } from './endToken';
import type { TokenStore } from './tokenStore';

/**
 * Logout (spec §4 After login): this tab is signed out at once, with or without the network, and
 * keeps nothing of the session, and the device nothing that was searched for; the platform is told
 * as soon as it can be reached. Never rejects.
 */
export const createEndSession =
  (
    endToken: EndToken,
    tokens: TokenStore,
    sessionStore: KeyValueStore,
    tabs: Tabs,
    localStore: KeyValueStore,
  ) =>
  async ({ memberId, announce }: EndSessionInput): Promise<EndSessionOutcome> => {
    const token = tokens.read();
    if (token !== null) tokens.forget(token);
    // A login that was left has no person yet.
    if (memberId !== null) {
      sessionStore.clear();
      localStore.remove(SEARCHES);
    }
    if (announce && memberId !== null) tabs.announceSignedOut(memberId);
    return { kind: token === null ? 'ended' : await endToken(token) };
  };
export type EndSession = ReturnType<typeof createEndSession>;
