import type { SecondFactorChallenge } from '../../../contract/session';

/** Who is signed in. */
export type SwitchMemberInput = { memberId: string; nickname: string };
/** Whose link it is; `gone`: it was used or is too old. */
export type LinkOwner = { kind: 'owner'; memberId: string; nickname: string } | { kind: 'gone' };
/**
 * `switched`: the old session has ended, and this tab's is the other's. `secondFactor`: the old
 * session has ended, and the other has to pass it first.
 */
export type SwitchOutcome =
  | { kind: 'switched' }
  | { kind: 'secondFactor'; challenge: SecondFactorChallenge }
  | { kind: 'gone' };
export type SwitchMemberOutput =
  | { kind: 'switched' }
  | { kind: 'challenged'; challenge: SecondFactorChallenge }
  | { kind: 'stayed' };
