import type { MemberCentreSnapshot, MemberPage } from './memberCentre.machine';

export const selectPage = (s: MemberCentreSnapshot): MemberPage => (s.matches('rewardCenter') ? 'rewardCenter' : 'securityCenter');
export const selectIsBusy = (s: MemberCentreSnapshot) => s.hasTag('busy');
export const selectMessage = (s: MemberCentreSnapshot) => s.context.message;
export const selectChangePassword = (s: MemberCentreSnapshot) => s.children.changePassword;
