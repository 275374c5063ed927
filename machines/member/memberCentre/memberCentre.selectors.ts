import { FURTHER_PAGES, type MemberCentreSnapshot, type MemberPage } from './memberCentre.machine';

export const selectPage = (s: MemberCentreSnapshot): MemberPage =>
  FURTHER_PAGES.find((page) => s.matches(page)) ?? 'securityCenter';
export const selectIsBusy = (s: MemberCentreSnapshot) => s.hasTag('busy');
export const selectMessage = (s: MemberCentreSnapshot) => s.context.message;
export const selectChangePassword = (s: MemberCentreSnapshot) => s.children.changePassword;
export const selectPayment = (s: MemberCentreSnapshot) => s.children.paymentSecurity;
/** The records on show; absent until the day is known. */
export const selectRecords = (s: MemberCentreSnapshot) => s.children.records;
/** The platform's day, once a record page was opened. */
export const selectToday = (s: MemberCentreSnapshot) => s.context.today;
export const selectWallets = (s: MemberCentreSnapshot) => s.children.wallets;
export const selectDeposit = (s: MemberCentreSnapshot) => s.children.deposit;
export const selectActivities = (s: MemberCentreSnapshot) => s.children.activities;
export const selectMissions = (s: MemberCentreSnapshot) => s.children.missions;
export const selectTransfer = (s: MemberCentreSnapshot) => s.children.teamTransfer;
export const selectWithdrawal = (s: MemberCentreSnapshot) => s.children.withdrawalRequest;
