import type { Member } from '../../../contract/domain';
import { endpoints } from '../../../contract/endpoints';
import type { RestoreOutcome } from '../../../machines/site/session/session.types';
import type { PasswordRule } from '../../../machines/shared/grant';
import { CallFault } from '../http/callFault';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';
import type { TokenStore } from './tokenStore';

type Options = {
  call: Call;
  tokens: TokenStore;
  /** The token from the address (`takeUrlToken`), null when there was none. It is tried once. */
  linkToken: string | null;
  readPasswordRule: () => Promise<PasswordRule>;
};

/**
 * How a visit begins (docs/decisions/0041): the token of a link is checked before it is kept, and a
 * refused one leaves the current session unchanged. Rejects when the platform could not be asked
 * about the current session.
 */
export const createRestoreSession = ({
  call,
  tokens,
  linkToken: givenToken,
  readPasswordRule,
}: Options) => {
  let untried = givenToken;
  const memberOf = async (token: string, signal?: AbortSignal) =>
    valueOf(endpoints.memberInfo, await call(endpoints.memberInfo, {}, { token, signal }));

  const outcomeOf = async (member: Member, linkRefused: boolean): Promise<RestoreOutcome> => {
    const { account: username, passwordChangeDue: reason } = member;
    if (reason === null) return { kind: 'member', member, linkRefused };
    const rule = await readPasswordRule();
    return { kind: 'passwordChangeDue', resume: { username, due: { reason, rule } }, linkRefused };
  };

  const byLink = async (token: string, signal?: AbortSignal): Promise<Member | null> => {
    try {
      const member = await memberOf(token, signal);
      tokens.write(token);
      return member;
    } catch {
      signal?.throwIfAborted();
      return null;
    }
  };

  return async (signal?: AbortSignal): Promise<RestoreOutcome> => {
    const linkToken = untried;
    const linked = linkToken === null ? null : await byLink(linkToken, signal);
    untried = null;
    if (linked) return outcomeOf(linked, false);
    const linkRefused = linkToken !== null;
    const token = tokens.read();
    if (token === null) return { kind: 'none', linkRefused };
    try {
      return await outcomeOf(await memberOf(token, signal), linkRefused);
    } catch (error) {
      if (!(error instanceof CallFault) || error.kind !== 'session') throw error;
      tokens.forget(token);
      return { kind: 'none', linkRefused };
    }
  };
};
