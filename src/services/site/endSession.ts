import type { EndSessionInput } from '../../../machines/site/session/session.types';
import type { Tabs } from './tabs';
import type { EndToken } from './endToken';
import type { TokenStore } from './tokenStore';

/**
 * Logout (spec §4 After login): this tab is signed out at once, with or without the network; the
 * platform is told if it can be reached. Never rejects.
 */
export const createEndSession =
  (endToken: EndToken, tokens: TokenStore, tabs: Tabs) =>
  async ({ memberId, announce }: EndSessionInput): Promise<null> => {
    const token = tokens.read();
    if (token !== null) tokens.forget(token);
    if (announce && memberId !== null) tabs.announceSignedOut(memberId);
    return token === null ? null : endToken(token);
  };
export type EndSession = ReturnType<typeof createEndSession>;
