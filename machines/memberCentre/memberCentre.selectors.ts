import type { MemberCentreSnapshot, MemberPage } from './memberCentre.machine';

export const selectPage = (s: MemberCentreSnapshot): MemberPage => {
  if (s.matches('depositv2')) return 'depositv2';
  if (s.matches('withdraw')) return 'withdraw';
  if (s.matches('transferUpline')) return 'transferUpline';
  if (s.matches('personalHistoryCopy')) return 'personalHistoryCopy';
  if (s.matches('transactionHistory')) return 'transactionHistory';
  if (s.matches('personalProfit')) return 'personalProfit';
  if (s.matches('bonusDetails')) return 'bonusDetails';
  if (s.matches('rewardCenter')) return 'rewardCenter';
  if (s.matches('messageV2')) return 'messageV2';
  return s.matches('referral') ? 'referral' : 'securityCenter';
};
export const selectIsBusy = (s: MemberCentreSnapshot) => s.hasTag('busy');
export const selectMessage = (s: MemberCentreSnapshot) => s.context.message;
export const selectChangePassword = (s: MemberCentreSnapshot) => s.children.changePassword;
export const selectPayment = (s: MemberCentreSnapshot) => s.children.paymentSecurity;
/** The records on show; absent until the day is known. */
export const selectRecords = (s: MemberCentreSnapshot) => s.children.records;
/** The platform's day, once a record page was opened. */
export const selectToday = (s: MemberCentreSnapshot) => s.context.today;
export const selectDeposit = (s: MemberCentreSnapshot) => s.children.deposit;
export const selectTransfer = (s: MemberCentreSnapshot) => s.children.teamTransfer;
export const selectWithdrawal = (s: MemberCentreSnapshot) => s.children.withdrawalRequest;
