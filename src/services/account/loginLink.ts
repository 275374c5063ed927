import { endpoints } from '../../../contract/endpoints';
import type { SecondFactorChallenge } from '../../../contract/session';
import type {
  LinkOwner,
  SwitchOutcome,
} from '../../../machines/account/switchMember/switchMember.types';
import type { Kit } from '../kit';
import { createPassedOf } from './signIn';

/** What became of a link. */
export type Entered =
  | { kind: 'entered' }
  | { kind: 'secondFactor'; challenge: SecondFactorChallenge }
  | { kind: 'gone' };

/**
 * The login by the token of an address (docs/decisions/0061). The token is claimed once; only its
 * claim logs in, and only this page knows it.
 */
export const createLoginLink = ({ call, linkToken, takeGrant, tabs, endSession }: Kit) => {
  const passedOf = createPassedOf(takeGrant, false);
  let claim: string | null = null;

  /** Whose link the page was opened with. A fault leaves the token to be claimed again. */
  const readOwner = async (signal?: AbortSignal): Promise<LinkOwner> => {
    const token = linkToken.read();
    if (token === null) return { kind: 'gone' };
    const outcome = await call(endpoints.claimLink, { token }, { signal });
    linkToken.forget();
    if (outcome.kind === 'refused') return { kind: 'gone' };
    const { memberId, nickname } = outcome.value;
    claim = outcome.value.claim;
    return { kind: 'owner', memberId, nickname };
  };

  /** Logs in by the claim. */
  const enter = async (signal?: AbortSignal): Promise<Entered> => {
    if (claim === null) return { kind: 'gone' };
    const outcome = await call(endpoints.loginByLink, { claim });
    claim = null;
    if (outcome.kind === 'refused') return { kind: 'gone' };
    const passed = await passedOf(outcome.value, signal);
    return passed.kind === 'granted' ? { kind: 'entered' } : passed;
  };

  return {
    readOwner,
    /** Logs a guest in. */
    enterAsGuest: async (signal?: AbortSignal): Promise<Entered> => {
      if (claim === null && (await readOwner(signal)).kind === 'gone') return { kind: 'gone' };
      return enter(signal);
    },
    /** Ends the session of this member, in every tab, and logs in as the owner of the link. */
    switchTo: async (
      { memberId }: { memberId: string },
      signal?: AbortSignal,
    ): Promise<SwitchOutcome> => {
      // `takeGrant` ends the session that it replaces.
      const entered = await enter(signal);
      if (entered.kind === 'gone') return entered;
      if (entered.kind === 'secondFactor') {
        await endSession({ memberId, announce: true });
        return entered;
      }
      tabs.announceSignedOut(memberId);
      return { kind: 'switched' };
    },
  };
};
