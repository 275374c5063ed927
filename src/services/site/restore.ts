import type { Member } from '../../../contract/member';
import { endpoints } from '../../../contract/endpoints';
import type { RestoreOutcome } from '../../../machines/site/session/session.types';
import type { PasswordRule } from '../../../machines/shared/grant';
import { CallFault } from '../http/callFault';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';
import type { createLoginLink as CreateLoginLink, Entered } from '../account/loginLink';
import type { TokenStore } from './tokenStore';
import type { LinkToken } from './urlToken';

type Options = {
  call: Call;
  tokens: TokenStore;
  linkToken: Pick<LinkToken, 'read'>;
  /** Logs a guest in by the link; its code is loaded when there is one. */
  enterByLink: (signal?: AbortSignal) => Promise<Entered>;
  readPasswordRule: () => Promise<PasswordRule>;
};

type LoginLinkModule = { createLoginLink: typeof CreateLoginLink };

/** Where the login by a link is: its code is loaded when there is one. */
export const LINK = [
  () => import('../account/loginLink'),
  ({ createLoginLink }: LoginLinkModule) => createLoginLink,
] as const;

/**
 * How a visit begins (docs/decisions/0041, 0061). A link logs in a guest, and nobody who is signed
 * in: they are asked first. Rejects when the platform could not be asked.
 */
export const createRestoreSession = ({
  call,
  tokens,
  linkToken,
  enterByLink,
  readPasswordRule,
}: Options) => {
  /** The member of this tab's token; null when there is none, or it is dead. */
  const readMember = async (signal?: AbortSignal): Promise<Member | null> => {
    const token = tokens.read();
    if (token === null) return null;
    try {
      return valueOf(endpoints.memberInfo, await call(endpoints.memberInfo, {}, { token, signal }));
    } catch (error) {
      if (!(error instanceof CallFault) || error.kind !== 'session') throw error;
      tokens.forget(token);
      return null;
    }
  };

  return async (signal?: AbortSignal): Promise<RestoreOutcome> => {
    let member = await readMember(signal);
    let link: RestoreOutcome['link'] = 'none';
    if (linkToken.read() !== null) {
      if (member?.passwordChangeDue === null) return { kind: 'member', member, link: 'waiting' };
      const entered = await enterByLink(signal);
      if (entered.kind === 'secondFactor')
        return { kind: 'unfinished', resume: { challenge: entered.challenge }, link };
      if (entered.kind === 'entered') member = await readMember(signal);
      else link = 'refused';
    }
    if (member === null) return { kind: 'none', link };
    const { account: username, passwordChangeDue: reason } = member;
    if (reason === null) return { kind: 'member', member, link };
    const rule = await readPasswordRule();
    return { kind: 'unfinished', resume: { username, due: { reason, rule } }, link };
  };
};
