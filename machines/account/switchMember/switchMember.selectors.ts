import type { SwitchMemberSnapshot } from './switchMember.machine';

/** True while the question is asked, also while its answer is carried out. */
export const selectIsAsked = (s: SwitchMemberSnapshot) =>
  s.matches('choice') || s.matches('switching');
/** True while the person becomes the other. */
export const selectIsSwitching = (s: SwitchMemberSnapshot) => s.matches('switching');
/** The nickname of the member who is signed in. */
export const selectNickname = (s: SwitchMemberSnapshot) => s.context.nickname;
/** The nickname of the member whose link it is; empty until the platform has said it. */
export const selectOtherNickname = (s: SwitchMemberSnapshot) => s.context.other?.nickname ?? '';
/** Why the last step failed; null when it did not. */
export const selectMessage = (s: SwitchMemberSnapshot) => s.context.message;
