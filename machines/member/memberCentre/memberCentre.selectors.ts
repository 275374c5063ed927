import {
  FURTHER_PAGES,
  type MemberCentreSnapshot,
  type MemberPage,
  type News,
} from './memberCentre.machine';

/** The page shown. */
export const selectPage = (s: MemberCentreSnapshot): MemberPage =>
  FURTHER_PAGES.find((page) => s.matches(page)) ?? 'securityCenter';
/** True while a request is under way. */
export const selectIsBusy = (s: MemberCentreSnapshot) => s.hasTag('busy');
/** The message shown; null when there is none. */
export const selectMessage = (s: MemberCentreSnapshot) => s.context.message;
/** The form that changes the login password; undefined while it is closed. */
export const selectChangePassword = (s: MemberCentreSnapshot) => s.children.changePassword;
/** The choice of a picture; undefined on another page. */
export const selectAvatar = (s: MemberCentreSnapshot) => s.children.avatar;
/** The person's own data; undefined on another page. */
export const selectProfile = (s: MemberCentreSnapshot) => s.children.profile;
/** The payment security; undefined on another page. */
export const selectPayment = (s: MemberCentreSnapshot) => s.children.paymentSecurity;
/** The two-step login; undefined on another page. */
export const selectAuthenticator = (s: MemberCentreSnapshot) => s.children.authenticator;
/** The passkeys; undefined on another page. */
export const selectPasskeys = (s: MemberCentreSnapshot) => s.children.passkeys;
/** The records shown; undefined until the day is known. */
export const selectRecords = (s: MemberCentreSnapshot) => s.children.records;
/** The platform's day; null until a record page was opened. */
export const selectToday = (s: MemberCentreSnapshot) => s.context.today;
/** The break; undefined on another page. */
export const selectPlayBreak = (s: MemberCentreSnapshot) => s.children.playBreak;
/** The self-exclusion; undefined on another page. */
export const selectSelfExclusion = (s: MemberCentreSnapshot) => s.children.selfExclusion;
/** The limits; undefined on another page. */
export const selectLimits = (s: MemberCentreSnapshot) => s.children.limits;
/** The statement; undefined on another page. */
export const selectStatement = (s: MemberCentreSnapshot) => s.children.statement;
/** The replay of the last days; undefined on another page. */
export const selectWhatIf = (s: MemberCentreSnapshot) => s.children.whatIf;
/** How often the member is asked while playing; undefined on another page. */
export const selectCheckInterval = (s: MemberCentreSnapshot) => s.children.checkInterval;
/** The wallets; undefined on another page. */
export const selectWallets = (s: MemberCentreSnapshot) => s.children.wallets;
/** The deposit; undefined on another page. */
export const selectDeposit = (s: MemberCentreSnapshot) => s.children.deposit;
/** The reward centre; undefined on another page. */
export const selectActivities = (s: MemberCentreSnapshot) => s.children.activities;
/** The invited friends; undefined on another page. */
export const selectInvitedFriends = (s: MemberCentreSnapshot) => s.children.invitedFriends;
/** The part shown of the page `messageV2`. */
export const selectNews = (s: MemberCentreSnapshot): News =>
  s.matches({ messageV2: 'notices' }) ? 'notices' : 'messages';
/** True when nobody writes messages to the account. */
export const selectIsTrial = (s: MemberCentreSnapshot) => s.context.role === 'trial';
/** The messages; undefined on another page. */
export const selectInbox = (s: MemberCentreSnapshot) => s.children.inbox;
/** The missions; undefined on another page. */
export const selectMissions = (s: MemberCentreSnapshot) => s.children.missions;
/** The VIP level; undefined on another page. */
export const selectVip = (s: MemberCentreSnapshot) => s.children.vip;
/** The transfer to a team member; undefined on another page. */
export const selectTransfer = (s: MemberCentreSnapshot) => s.children.teamTransfer;
/** The withdrawal request; undefined on another page. */
export const selectWithdrawal = (s: MemberCentreSnapshot) => s.children.withdrawalRequest;
