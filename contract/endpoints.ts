import * as v from 'valibot';
import {
  activitiesSchema,
  activityImageQuerySchema,
  activitySchema,
  activityWishSchema,
  applyForActivitySchema,
  removeActivityImageSchema,
} from './activities';
import {
  consolidatedSchema,
  memberRecordsQuerySchema,
  memberRecordsSchema,
  unreadSchema,
} from './account';
import {
  agentCentreSchema,
  agentOverviewQuerySchema,
  agentOverviewSchema,
  agentRecordsQuerySchema,
  agentRecordsSchema,
  contractImpactQuerySchema,
  contractImpactSchema,
  contractsQuerySchema,
  contractsSchema,
  createDownlineSchema,
  createInvitationSchema,
  createdDownlineSchema,
  downlinesQuerySchema,
  downlinesSchema,
  invitationSchema,
  invitationsSchema,
  processContractSchema,
  processedContractSchema,
  removeInvitationSchema,
  setPaymentPasswordSchema,
  settlementQuerySchema,
  settlementSchema,
  teamTransferAnswerSchema,
  teamTransferSchema,
  transferLimitsSchema,
} from './agents';
import {
  authenticatorProofSchema,
  authenticatorSchema,
  authenticatorSetupSchema,
  beginAuthenticatorSchema,
  confirmAuthenticatorSchema,
  recoveryCodesSchema,
} from './authenticator';
import { cipherKeysSchema } from './cipher';
import { LANGUAGES } from './constants';
import {
  depositDeskSchema,
  depositsQuerySchema,
  depositIdSchema,
  depositStandSchema,
  placeDepositSchema,
} from './deposits';
import { countrySchema } from './countries';
import { registerRulesSchema, whitelabelSchema } from './domain';
import {
  acceptTermsSchema,
  chooseIconSchema,
  chosenIconSchema,
  memberIconsSchema,
  memberSchema,
} from './member';
import { fixturesSchema } from './fixtures';
import {
  gameListQuerySchema,
  gameListSchema,
  gameVendorQuerySchema,
  gameVendorSchema,
  hotGamesQuerySchema,
  hotGamesSchema,
  vassalageGameTypeQuerySchema,
  vassalageGameTypeSchema,
  winnerBoardQuerySchema,
  winnerBoardSchema,
} from './games';
import {
  lotteryMenuQuerySchema,
  lotteryMenuSchema,
  lotteryRecentQuerySchema,
  openedQuerySchema,
  openedSchema,
  popularSchema,
} from './lotteries';
import {
  favouriteListQuerySchema,
  favouriteListSchema,
  favouriteSchema,
  favouritesSchema,
  recentGamesQuerySchema,
  recentGamesSchema,
} from './memberGames';
import {
  deleteMessageSchema,
  messagesQuerySchema,
  messagesSchema,
  readMessagesSchema,
} from './messages';
import { missionBoardQuerySchema, missionBoardSchema, missionWeekSchema } from './missions';
import {
  beginPasskeySchema,
  endPasskeySchema,
  madePasskeySchema,
  PASSKEY_CHALLENGE_MINUTES,
  PASSKEY_OFFER_MINUTES,
  PASSKEY_OFFER_PAUSE_DAYS,
  PASSKEYS_MOST,
  passkeyCreationSchema,
  passkeyLoginSchema,
  passkeyRequestSchema,
  passkeySchema,
  passkeysSchema,
} from './passkeys';
import {
  launchQuerySchema,
  launchSchema,
  merchantWalletQuerySchema,
  merchantWalletSchema,
  roomListQuerySchema,
  roomListSchema,
  walletTransferAnswerSchema,
  walletTransferSchema,
} from './play';
import {
  announcementsQuerySchema,
  announcementsSchema,
  balanceSchema,
  domainRouteSchema,
  permissionSchema,
  systemStatusSchema,
} from './platform';
import {
  convertAnswerSchema,
  convertPointSchema,
  pointBalanceSchema,
  pointConfigSchema,
  pointRewardsSchema,
  redeemListQuerySchema,
  redeemListSchema,
  redeemRewardSchema,
} from './points';
import { raffleDrawSchema, raffleQuerySchema } from './raffle';
import { invitedFriendsSchema } from './referral';
import {
  affiliateQuerySchema,
  registerMobileRequestSchema,
  registerValidationQuerySchema,
  registerRequestSchema,
} from './registration';
import {
  captchaQuerySchema,
  challengeQuerySchema,
  challengeSchema,
  changePasswordRequestSchema,
  claimedLinkSchema,
  claimLinkSchema,
  grantSchema,
  loginByLinkSchema,
  loginRequestSchema,
  loginResponseSchema,
  socialLoginRequestSchema,
} from './session';
import {
  devicesSchema,
  endDeviceSchema,
  codeSentSchema,
  forgetPasswordRequestSchema,
  freePlayRequestSchema,
  loginCodeRequestSchema,
  passwordByEmailRequestSchema,
  passwordByPhoneRequestSchema,
  passwordSetSchema,
  registerCodeRequestSchema,
  secondFactorAnswerSchema,
  secondFactorSendSchema,
} from './credentials';
import {
  chatModelsSchema,
  chatRoomSchema,
  chatSendSchema,
  chatTicketAnswerSchema,
  chatTicketSchema,
  feedbackBoundsSchema,
  feedbackSchema,
  helpQuerySchema,
  helpSchema,
  launchChatSchema,
} from './support';
import {
  CHAT_TICKET_SECONDS,
  LOGIN_LINK,
  RECOVERY_CODE,
  SESSION_LIMITS,
  SESSION_WATCH_SECONDS,
} from './sessionLimits';
import { IDLE_LOGOUT, idleSchema, sessionActivitySchema } from './idleLogout';
import { searchIndexQuerySchema, searchIndexSchema } from './search';
import { uploadedImageSchema } from './uploads';
import { changeLimitSchema, limitsSchema } from './limits';
import { blockStartedSchema, playBlockSchema, startBlockSchema } from './playBlock';
import {
  answerCheckSchema,
  PLAY_SESSION,
  playSessionSchema,
  setIntervalSchema,
} from './playSession';
import { statementSchema } from './statement';
import {
  confirmContactSchema,
  contactCodeSchema,
  profileSchema,
  saveProfileSchema,
} from './profile';
import { openStepUpSchema, proveStepUpSchema, STEP_UP_MINUTES, stepUpSchema } from './stepUp';
import { whatIfQuerySchema, whatIfSchema } from './whatIf';
import { vipSchema } from './vip';
import {
  addPayoutAccountSchema,
  cancelWithdrawalSchema,
  payoutAccountSchema,
  requestWithdrawalSchema,
  withdrawalRequestedSchema,
  withdrawalRequestsQuerySchema,
  withdrawalRequestsSchema,
  withdrawalSetupSchema,
} from './withdrawalRequest';
import {
  proofQuerySchema,
  removeProofSchema,
  withdrawalAnswerSchema,
  withdrawalSchema,
  withdrawalsSchema,
} from './withdrawals';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type TokenNeed = 'required' | 'none' | 'optional';

/**
 * One row of the wire. Both sides parse with the same schemas; nothing else in the repo spells a
 * path.
 */
export type Endpoint<
  TRequest extends v.GenericSchema | null = v.GenericSchema | null,
  TResponse extends v.GenericSchema | null = v.GenericSchema | null,
> = {
  id: string;
  method: Method;
  path: string;
  /** `optional`: the token is sent when there is one. */
  token: TokenNeed;
  /** The body is sealed (`contract/cipher.ts`). */
  enc: boolean;
  /**
   * Query for GET and DELETE, JSON body otherwise. Null: no flow calls it yet, so its shape
   * is not fixed.
   */
  request: TRequest;
  /** The `value` of the envelope. Null as above. */
  response: TResponse;
  /** Form-encoded instead of JSON. */
  form?: true;
  /** The body is one file as it is; `request` is the query. */
  upload?: true;
  /**
   * Fields of the answer, at any depth, with texts of the platform that people only read. Nothing
   * sends them back.
   */
  texts?: readonly string[];
  /** Must not be done twice: carries an `Idempotency-Key` (docs/decisions/0042). */
  idempotent?: true;
  /** The place in the specification. */
  spec: string;
  /** What the spec does not show, for an operator to check against its platform. */
  assumed?: string;
};

type Options = Partial<
  Pick<Endpoint, 'enc' | 'form' | 'upload' | 'texts' | 'idempotent' | 'assumed'>
> & {
  token?: TokenNeed;
  spec?: string;
};
const nothing = v.optional(v.object({}), {});
const done = v.nullish(v.unknown(), null);

/** A row whose shapes are fixed because a flow calls it. */
const row = <TRequest extends v.GenericSchema, TResponse extends v.GenericSchema>(
  id: string,
  method: Method,
  path: string,
  request: TRequest,
  response: TResponse,
  options: Options = {},
): Endpoint<TRequest, TResponse> => ({
  id,
  method,
  path,
  request,
  response,
  token: 'none',
  enc: false,
  spec: 'spec §7',
  ...options,
});

/** A relay action that a flow calls. */
const relayRow = <TRequest extends v.GenericSchema, TResponse extends v.GenericSchema>(
  action: string,
  method: Method,
  request: TRequest,
  response: TResponse,
  options: Options = {},
): Endpoint<TRequest, TResponse> =>
  row(action, method, `/wps/relay/${action}`, request, response, { token: 'optional', ...options });

/** Members may be the downline of a contract too. */
const PARTIES = 'the whole row; for the parties of a contract, members among them';

/** The spec names the page, not its flow (docs/decisions/0031). */
const DEPOSIT = 'spec §2 Member centre (depositv2), Agent centre, Header';
/** The same (docs/decisions/0032). */
const WITHDRAWAL = 'spec §2 Member centre (withdraw)';

/** The spec names the page, not the two-step login (docs/decisions/0066). */
const TWO_STEP = 'spec §2 Member centre (securityCenter)';

/** The spec names the page and the login form, not the passkeys (docs/decisions/0068). */
const PASSKEY = 'spec §2 Login form, Member centre (securityCenter)';

/** The spec names what is done, not what is asked before it (docs/decisions/0091). */
const STEP_UP = 'spec §1 agents, §2 Member centre (withdraw)';

/** The spec names the page and its two calls. */
const MISSION = 'spec §2 Member centre (missionLeaderboard), §7 Missions';

/** The spec names the page, the labels and one call (docs/decisions/0036). */
const ACTIVITY =
  'spec §1 players (reward centre), §2 Member centre (rewardCenter), §4 Statuses, §7 Promotions';

/** The spec names the page and the offer, not the calls. */
const REFERRAL = 'spec §2 Member centre (referral), Header';

/** The spec names the page and its count. Reading or deleting twice has the effect of once. */
const messageRow = <TRequest extends v.GenericSchema, TResponse extends v.GenericSchema>(
  id: string,
  method: Method,
  path: string,
  request: TRequest,
  response: TResponse,
  options: Options = {},
): Endpoint<TRequest, TResponse> =>
  row(id, method, `/wps/member/messages${path}`, request, response, {
    token: 'required',
    spec: 'spec §1 in-app messages, §2 Member centre (messageV2), Agent centre',
    assumed:
      'the whole row; for everyone signed in but trial members; texts are plain, not HTML; a ' +
      'message may say how its matter ended',
    ...options,
  });

/** The calls of the agent centre: the spec names its pages, not its calls. */
const agentRow = <TRequest extends v.GenericSchema, TResponse extends v.GenericSchema>(
  id: string,
  method: Method,
  path: string,
  request: TRequest,
  response: TResponse,
  options: Options = {},
): Endpoint<TRequest, TResponse> =>
  row(id, method, `/wps/agent/centre${path}`, request, response, {
    token: 'required',
    spec: 'spec §2 Agent centre menu pages',
    assumed: 'the whole row; for agents only',
    ...options,
  });

/** The relay action of one type of contract. */
const contractRow = (action: string) =>
  relayRow(action, 'POST', processContractSchema, processedContractSchema, {
    token: 'required',
    idempotent: true,
    spec: 'spec §7 Contracts and salary',
    assumed: 'method, token; payload and answer: one shape for all four',
  });

/** The whole endpoint table, spec §7. */
export const endpoints = {
  // Session
  login: row('login', 'POST', '/wps/session/login', loginRequestSchema, loginResponseSchema, {
    enc: true,
    spec: 'spec §4 Login, §7',
    assumed:
      'fields side, captchaKey, captchaAlternative, humanVerification; passwordDefault and ' +
      'secondFactor in the answer',
  }),
  secondFactorSend: row(
    'secondFactorSend',
    'POST',
    '/wps/session/login/verification/code',
    secondFactorSendSchema,
    codeSentSchema,
    {
      enc: true,
      spec: 'spec §4 Login (unregistered IP)',
      assumed: 'the whole row',
    },
  ),
  secondFactorVerify: row(
    'secondFactorVerify',
    'POST',
    '/wps/session/login/verification',
    secondFactorAnswerSchema,
    grantSchema,
    {
      enc: true,
      spec: 'spec §4 Login (unregistered IP)',
      assumed: 'the whole row',
    },
  ),
  firstLogin: row('firstLogin', 'POST', '/wps/session/login/first', nothing, done, {
    token: 'required',
    spec: 'spec §4 Login 4',
    assumed: 'method and path of the first-login action',
  }),
  socialLogin: row(
    'socialLogin',
    'POST',
    '/wps/session/login/social',
    socialLoginRequestSchema,
    loginResponseSchema,
    {
      enc: true,
      spec: 'spec §2 Login form, Register form (social)',
      assumed: 'the whole row; an unknown person becomes a new member',
    },
  ),
  claimLink: row(
    'claimLink',
    'POST',
    '/wps/session/login/link/claim',
    claimLinkSchema,
    claimedLinkSchema,
    {
      enc: true,
      spec: 'spec §4 Login 9a',
      assumed:
        `the whole row: the token of an address can be claimed once, within ` +
        `${LOGIN_LINK.seconds} seconds, and opens no session itself`,
    },
  ),
  loginByLink: row(
    'loginByLink',
    'POST',
    '/wps/session/login/link',
    loginByLinkSchema,
    loginResponseSchema,
    {
      enc: true,
      spec: 'spec §4 Login 9a',
      assumed:
        `the whole row: a claim logs in once, within ${LOGIN_LINK.choiceMinutes} minutes; a ` +
        'second factor is asked for as after a password',
    },
  ),
  loginFreePlay: row(
    'loginFreePlay',
    'POST',
    '/wps/session/login/freeplay',
    freePlayRequestSchema,
    grantSchema,
    {
      assumed:
        'token, enc; what the encrypted key is (a sealed nonce); the answer is that of a login',
    },
  ),
  logout: row('logout', 'DELETE', '/wps/session/logout', nothing, done, { token: 'required' }),
  devices: row('devices', 'GET', '/wps/session/devices', nothing, devicesSchema, {
    token: 'required',
    spec: 'spec §2 Member centre (securityCenter)',
    assumed:
      'the whole row: the live sessions of the member, the one that asks among them; a session ' +
      `ends ${SESSION_LIMITS.idleHours} hours after its last use and ${SESSION_LIMITS.days} days ` +
      `after the login, and an account has at most ${SESSION_LIMITS.most}`,
  }),
  endDevice: row('endDevice', 'DELETE', '/wps/session/devices', endDeviceSchema, done, {
    token: 'required',
    spec: 'spec §2 Member centre (securityCenter)',
    assumed: 'the whole row; to end a session that has ended already is no fault',
  }),
  endOtherDevices: row('endOtherDevices', 'DELETE', '/wps/session/devices/others', nothing, done, {
    token: 'required',
    spec: 'spec §2 Member centre (securityCenter)',
    assumed: 'the whole row: every session of the member ends but the one that asks',
  }),

  sessionWatch: row('sessionWatch', 'GET', '/wps/session/watch', nothing, done, {
    token: 'required',
    spec: 'issue 28',
    assumed:
      'the whole row: answers 401 within a second when the session is ended, or without a value ' +
      `after ${SESSION_WATCH_SECONDS} seconds; it is no use of the session, and of two calls of ` +
      'a session the first is answered at once',
  }),
  sessionActivity: row(
    'sessionActivity',
    'POST',
    '/wps/session/activity',
    sessionActivitySchema,
    idleSchema,
    {
      token: 'required',
      spec: 'issue 28 (docs/decisions/0104)',
      assumed:
        'the whole row: tells that a person did something, or only asks when the login ends; ' +
        'that counts for every session of the account in the same browser, as a bet does; a ' +
        'session that ended for it answers 401 with the reason `idle`; at most ' +
        `${IDLE_LOGOUT.mostSecondsAgo} seconds are believed`,
    },
  ),

  authenticator: row(
    'authenticator',
    'GET',
    '/wps/member/authenticator',
    nothing,
    authenticatorSchema,
    {
      token: 'required',
      spec: TWO_STEP,
      assumed: 'the whole row; not for trial members',
    },
  ),
  beginAuthenticator: row(
    'beginAuthenticator',
    'POST',
    '/wps/member/authenticator',
    beginAuthenticatorSchema,
    authenticatorSetupSchema,
    {
      token: 'required',
      enc: true,
      spec: TWO_STEP,
      assumed:
        'the whole row: a new secret, which counts once a code of it is confirmed; another call ' +
        'replaces one that is not confirmed; refused while one is confirmed',
    },
  ),
  confirmAuthenticator: row(
    'confirmAuthenticator',
    'POST',
    '/wps/member/authenticator/confirmation',
    confirmAuthenticatorSchema,
    recoveryCodesSchema,
    {
      token: 'required',
      enc: true,
      idempotent: true,
      spec: TWO_STEP,
      assumed: 'the whole row: from now on every login asks for a code; other sessions end',
    },
  ),
  renewRecoveryCodes: row(
    'renewRecoveryCodes',
    'POST',
    '/wps/member/authenticator/codes',
    authenticatorProofSchema,
    recoveryCodesSchema,
    {
      token: 'required',
      enc: true,
      idempotent: true,
      spec: TWO_STEP,
      assumed: 'the whole row: the former recovery codes no longer work',
    },
  ),
  endAuthenticator: row(
    'endAuthenticator',
    'POST',
    '/wps/member/authenticator/end',
    authenticatorProofSchema,
    done,
    {
      token: 'required',
      enc: true,
      spec: TWO_STEP,
      assumed: 'the whole row: other sessions end; to end one that is off is no fault',
    },
  ),

  passkeyChallenge: row(
    'passkeyChallenge',
    'POST',
    '/wps/session/login/passkey/challenge',
    nothing,
    passkeyRequestSchema,
    {
      spec: PASSKEY,
      assumed:
        `the whole row: the challenge can be answered once, within ${PASSKEY_CHALLENGE_MINUTES} ` +
        'minutes; refused where the platform knows no origin of its own',
    },
  ),
  loginByPasskey: row(
    'loginByPasskey',
    'POST',
    '/wps/session/login/passkey',
    passkeyLoginSchema,
    grantSchema,
    {
      enc: true,
      spec: PASSKEY,
      assumed:
        'the whole row: counts as both factors; every credential that does not fit is refused in ' +
        'the same words, an unknown one too',
    },
  ),
  passkeys: row('passkeys', 'GET', '/wps/member/passkeys', nothing, passkeysSchema, {
    token: 'required',
    spec: PASSKEY,
    assumed: 'the whole row; not for trial members',
  }),
  beginPasskey: row(
    'beginPasskey',
    'POST',
    '/wps/member/passkeys/options',
    beginPasskeySchema,
    passkeyCreationSchema,
    {
      token: 'required',
      enc: true,
      spec: PASSKEY,
      assumed:
        'the whole row: what the device is asked for; the challenge can be answered once, within ' +
        `${PASSKEY_CHALLENGE_MINUTES} minutes; an account has at most ${PASSKEYS_MOST}; the ` +
        `first needs no password within ${PASSKEY_OFFER_MINUTES} minutes after a login by it`,
    },
  ),
  declinePasskey: row(
    'declinePasskey',
    'POST',
    '/wps/member/passkeys/decline',
    v.object({}),
    done,
    {
      token: 'required',
      spec: PASSKEY,
      assumed:
        `the whole row: after a login none is offered for ${PASSKEY_OFFER_PAUSE_DAYS} days; ` +
        'it can still be added in My account',
    },
  ),
  addPasskey: row('addPasskey', 'POST', '/wps/member/passkeys', madePasskeySchema, passkeySchema, {
    token: 'required',
    enc: true,
    idempotent: true,
    spec: PASSKEY,
    assumed: 'the whole row: from now on it logs the member in',
  }),
  endPasskey: row('endPasskey', 'POST', '/wps/member/passkeys/end', endPasskeySchema, done, {
    token: 'required',
    enc: true,
    spec: PASSKEY,
    assumed: 'the whole row: other sessions end; to remove one that is gone is no fault',
  }),

  openStepUp: row(
    'openStepUp',
    'POST',
    '/wps/member/step-up/options',
    openStepUpSchema,
    stepUpSchema,
    {
      token: 'required',
      spec: STEP_UP,
      assumed:
        'the whole row: of the session that was asked, named by a refusal with the reason ' +
        "'stepUp'",
    },
  ),
  proveStepUp: row('proveStepUp', 'POST', '/wps/member/step-up', proveStepUpSchema, done, {
    token: 'required',
    enc: true,
    spec: STEP_UP,
    assumed:
      'the whole row: the same call may then be made once, under a new key, within ' +
      `${STEP_UP_MINUTES} minutes of its refusal; to prove it twice changes nothing`,
  }),

  // Verification
  challenge: row(
    'challenge',
    'GET',
    '/wps/verification/challenge',
    challengeQuerySchema,
    challengeSchema,
    {
      spec: 'spec §4 Login 2',
      assumed: 'the whole row: the spec names human verification, not its provider',
    },
  ),
  captcha: row(
    'captcha',
    'GET',
    '/wps/captcha',
    captchaQuerySchema,
    v.pipe(v.string(), v.base64()),
    {
      assumed: 'query key, which ties the picture to the answer; token, enc',
    },
  ),
  smsNoLogin: row(
    'smsNoLogin',
    'POST',
    '/wps/verification/sms/noLogin',
    loginCodeRequestSchema,
    codeSentSchema,
    {
      spec: 'spec §4 SMS code send, §7 getLoginCode',
      assumed: 'token, enc; purpose: password recovery sends its code here too',
    },
  ),
  smsRegister: row(
    'smsRegister',
    'POST',
    '/wps/verification/sms/register',
    registerCodeRequestSchema,
    codeSentSchema,
    {
      spec: 'spec §4 SMS code send, §7 sendRegPhoneCode',
      assumed:
        'token, enc; humanVerification; the answer is that of getLoginCode, also for a number ' +
        'that is taken',
    },
  ),

  // System
  permission: row('permission', 'GET', '/wps/system/permission', nothing, permissionSchema, {
    assumed:
      'path; restricted in location; that mainDomain is the host of invitation links; ' +
      'domainRoute and analytics are not read here (docs/decisions/0049)',
  }),
  systemStatus: row('systemStatus', 'GET', '/wps/system/status', nothing, systemStatusSchema, {
    assumed: 'method, token, enc',
  }),
  whitelabel: row('whitelabel', 'GET', '/wps/system/whitelabel', nothing, whitelabelSchema, {
    assumed: 'method, token, enc',
  }),
  registerSettings: row(
    'registerSettings',
    'GET',
    '/wps/system/setting/register',
    nothing,
    registerRulesSchema,
    { assumed: 'token, enc' },
  ),
  cipherKeys: row('cipherKeys', 'GET', '/wps/system/cipher/keys', nothing, cipherKeysSchema, {
    spec: 'spec §7 (Enc)',
    assumed: 'the whole row: the spec marks payloads as encrypted, not how',
  }),
  domainRoute: row('domainRoute', 'GET', '/wps/system/domainRoute', nothing, domainRouteSchema, {
    assumed: 'method, token, enc; the answer: where the links of agents lead',
  }),
  helpCenter: row('helpCenter', 'GET', '/wps/system/helpCenter', helpQuerySchema, helpSchema, {
    texts: ['title', 'content'],
    spec: 'spec §2 Help centre, §7 getHelpV2',
    assumed: 'method, token, enc; the answer',
  }),
  countryCodes: row(
    'countryCodes',
    'GET',
    '/wps/system/countryCodes',
    nothing,
    v.array(countrySchema),
    { assumed: 'method, path (getCountryCode)' },
  ),
  updateLanguage: row(
    'updateLanguage',
    'POST',
    '/wps/system/language',
    v.object({ language: v.picklist(LANGUAGES) }),
    done,
    {
      token: 'optional',
      assumed: 'method, path (getUpdateLanguage)',
    },
  ),

  // Member
  memberInfo: row('memberInfo', 'GET', '/wps/member/info', nothing, memberSchema, {
    token: 'required',
    assumed: 'currencySymbol, passwordChangeDue and playBlock in the answer',
  }),
  memberIcon: row('memberIcon', 'GET', '/wps/member/info/icon', nothing, memberIconsSchema, {
    token: 'required',
    assumed: 'the answer: a set of pictures to choose from, and the one that is chosen',
  }),
  chooseMemberIcon: row(
    'chooseMemberIcon',
    'PUT',
    '/wps/member/info/icon',
    chooseIconSchema,
    chosenIconSchema,
    {
      token: 'required',
      spec: 'spec §2 Header (avatar)',
      assumed: 'the whole row; null takes the picture away; not for trial accounts',
    },
  ),
  profile: row('profile', 'GET', '/wps/member/profile', nothing, profileSchema, {
    token: 'required',
    spec: 'spec §2 Member centre (securityCenter), Register form',
    assumed: 'the whole row: what a registration may leave out, with the rules of its fields',
  }),
  saveProfile: row('saveProfile', 'PUT', '/wps/member/profile', saveProfileSchema, profileSchema, {
    token: 'required',
    enc: true,
    spec: 'spec §2 Member centre (securityCenter), Register form',
    assumed:
      'the whole row: judged as the registration is; a name or an e-mail asks for a step-up; ' +
      'what is there already is as good as saved; not for trial accounts',
  }),
  contactCode: row(
    'contactCode',
    'POST',
    '/wps/member/profile/code',
    contactCodeSchema,
    codeSentSchema,
    {
      token: 'required',
      spec: 'spec §4 SMS code send, §2 Member centre (securityCenter)',
      assumed:
        'the whole row: the answer is the same for a number that is taken; the platform sends ' +
        'these codes itself; not for trial accounts',
    },
  ),
  confirmContact: row(
    'confirmContact',
    'PUT',
    '/wps/member/profile/contact',
    confirmContactSchema,
    profileSchema,
    {
      token: 'required',
      enc: true,
      spec: 'spec §4 SMS code send, §2 Member centre (securityCenter)',
      assumed:
        'the whole row: a number asks for a step-up after its code; the same code again is ' +
        'answered as before; not for trial accounts',
    },
  ),
  acceptTerms: row('acceptTerms', 'POST', '/wps/member/terms', acceptTermsSchema, done, {
    token: 'required',
    spec: 'spec §5 Form rules (Login, Register)',
    assumed:
      'the whole row: keeps the version that was accepted, and when; once for each version; ' +
      'not for trial accounts',
  }),
  consolidated: row(
    'consolidated',
    'GET',
    '/wps/member/info/funds/consolidated',
    nothing,
    consolidatedSchema,
    {
      token: 'required',
      texts: ['vipLabelName'],
      spec: 'spec §3 Public state, §4 After login',
      assumed:
        'method, token; missionCount (missions that are open this week) and the shape of ' +
        'the contract flags (how many requests wait)',
    },
  ),
  register: row('register', 'PUT', '/wps/member/register', registerRequestSchema, grantSchema, {
    enc: true,
    idempotent: true,
    spec: 'spec §3 Register user payload, §4 Register',
    assumed:
      'token; names of the further fields, captchaKey, captchaAlternative; the answer is ' +
      'that of a login; an Idempotency-Key, so that a lost answer never makes two accounts',
  }),
  registerMobile: row(
    'registerMobile',
    'PUT',
    '/wps/member/register/mobile',
    registerMobileRequestSchema,
    grantSchema,
    {
      enc: true,
      idempotent: true,
      spec: 'spec §3 Register user payload, §4 Register',
      assumed: 'as register',
    },
  ),
  registerValidation: row(
    'registerValidation',
    'GET',
    '/wps/member/register/validation',
    registerValidationQuerySchema,
    done,
    {
      assumed:
        'path, token, enc; query; that a refusal says what is wrong with the value, and says ' +
        'of a value in use no more than registration does',
    },
  ),
  changePassword: row(
    'changePassword',
    'POST',
    '/wps/member/password',
    changePasswordRequestSchema,
    done,
    {
      token: 'required',
      enc: true,
      assumed: 'a change that is sent again after it was made, its answer lost, counts as made',
    },
  ),
  forgetPassword: row(
    'forgetPassword',
    'POST',
    '/wps/member/password/email',
    forgetPasswordRequestSchema,
    done,
    {
      form: true,
      assumed:
        'token, enc; humanVerification; it mails a code, and the password stays until the code ' +
        'is used (docs/decisions/0071)',
    },
  ),
  passwordByEmail: row(
    'passwordByEmail',
    'POST',
    '/wps/member/password/email/verification',
    passwordByEmailRequestSchema,
    passwordSetSchema,
    {
      enc: true,
      spec: 'spec §2 Forgot password',
      assumed:
        `the whole row: the mailed code sets the password once, within ` +
        `${RECOVERY_CODE.minutes} minutes; the same request is answered again for some minutes`,
    },
  ),
  passwordByPhone: row(
    'passwordByPhone',
    'POST',
    '/wps/member/password/verification',
    passwordByPhoneRequestSchema,
    passwordSetSchema,
    {
      enc: true,
      assumed:
        'token; countryDialingCode; username in the answer; the same request is answered again ' +
        'for some minutes',
    },
  ),
  affiliate: row('affiliate', 'GET', '/wps/agent/affiliate', affiliateQuerySchema, done, {
    spec: 'spec §4 Register 2, §7',
    assumed: 'token, enc',
  }),
  feedbackBounds: row(
    'feedbackBounds',
    'GET',
    '/wps/system/setting/feedback',
    nothing,
    feedbackBoundsSchema,
    {
      spec: 'spec §5 Feedback',
      assumed: 'the whole row: the spec says that there are bounds, not where they come from',
    },
  ),
  feedback: row('feedback', 'PUT', '/wps/feedback', feedbackSchema, done, {
    token: 'optional',
    idempotent: true,
    spec: 'spec §5 Feedback, §9',
    assumed:
      'token, enc; payload; an Idempotency-Key, so that a lost answer never stores a text twice',
  }),

  // Wallet
  balance: row('balance', 'GET', '/wps/v2/wallets/balance', nothing, balanceSchema, {
    token: 'required',
    assumed: 'method; currencySymbol and asOf in the answer',
  }),
  walletTransfer: relayRow(
    'GCS_walletTransfer',
    'POST',
    walletTransferSchema,
    walletTransferAnswerSchema,
    {
      token: 'required',
      idempotent: true,
      assumed: 'enc; payload; out without an amount brings everything back',
    },
  ),
  merchantWallet: relayRow(
    'GCS_merchantWallet',
    'GET',
    merchantWalletQuerySchema,
    merchantWalletSchema,
    { token: 'required', assumed: 'token; the answer; query vassalage' },
  ),

  // Games
  launchGame: row('launchGame', 'GET', '/wps/game/launchGame', launchQuerySchema, launchSchema, {
    token: 'required',
    texts: ['name'],
    spec: 'spec §4 Game launch gating, §7',
    assumed: 'token, enc; query and answer',
  }),
  gameMenus: row(
    'gameMenus',
    'GET',
    '/lgw/games/game_menus',
    lotteryMenuQuerySchema,
    lotteryMenuSchema,
    {
      token: 'required',
      texts: ['gameName', 'group'],
      assumed: 'method, token, enc; query as the Vietnamese menu; the answer',
    },
  ),
  vnGameMenu: row(
    'vnGameMenu',
    'GET',
    '/lgw/vn/games/game_menu',
    lotteryMenuQuerySchema,
    lotteryMenuSchema,
    { token: 'required', texts: ['gameName', 'group'], assumed: 'method, token, enc; the answer' },
  ),
  vnGameMenuRecent: row(
    'vnGameMenuRecent',
    'GET',
    '/lgw/vn/games/game_menu/recent',
    lotteryRecentQuerySchema,
    lotteryMenuSchema,
    {
      token: 'required',
      texts: ['gameName', 'group'],
      assumed: 'method, token, enc; query and answer',
    },
  ),
  vnOpened: row('vnOpened', 'GET', '/lgw/vn/numeros/opened/game', openedQuerySchema, openedSchema, {
    token: 'required',
    texts: ['prize'],
    assumed: 'method, token, enc; query and answer',
  }),
  lottoOpened: row(
    'lottoOpened',
    'GET',
    '/lotto/lgw/games/opened/numero',
    openedQuerySchema,
    openedSchema,
    { token: 'required', texts: ['prize'], assumed: 'method, token, enc; query and answer' },
  ),
  popular: row('popular', 'GET', '/lgw/games/popular', nothing, popularSchema, {
    texts: ['gameName'],
    assumed: 'path; the answer; the spec shows no use: the hot games are GCSGAME_hotGamesV2',
  }),
  gameLaunchFB: relayRow('GCS_gameLaunchFB', 'GET', launchQuerySchema, launchSchema, {
    token: 'required',
    texts: ['name'],
    assumed:
      "token; that it opens a vendor's own lobby, where no game is named; query and answer " +
      'as launchGame',
  }),
  gameList: relayRow('GCSGAME_gameList', 'GET', gameListQuerySchema, gameListSchema, {
    texts: ['gameName'],
    spec: 'spec §7 Game list',
    assumed:
      'token; search, minimumBet, lines, sort; several vendors in vassalage; pageNum, ' +
      'totalPages, total in the answer',
  }),
  fixtures: row('fixtures', 'GET', '/wps/game/fixtures', nothing, fixturesSchema, {
    texts: ['home', 'away', 'league', 'note'],
    spec: 'spec §2 Routes (/sports)',
    assumed: 'the whole row: the spec names the page, not the matches on it (docs/decisions/0096)',
  }),
  searchIndex: row(
    'searchIndex',
    'GET',
    '/wps/game/searchIndex',
    searchIndexQuerySchema,
    searchIndexSchema,
    {
      spec: 'spec §7 Game list (search by name, over every category)',
      assumed:
        'the whole row: all games as text, with a version, so that it is sent again only when ' +
        'it changed; what people call a game in their language; compressed like a file',
    },
  ),
  hotGames: relayRow('GCSGAME_hotGamesV2', 'GET', hotGamesQuerySchema, hotGamesSchema, {
    texts: ['gameName'],
    spec: 'spec §7 getHotGameList',
    assumed: 'method, token',
  }),
  vassalageGameType: relayRow(
    'GCSGAME_getVassGameType',
    'GET',
    vassalageGameTypeQuerySchema,
    vassalageGameTypeSchema,
    {
      spec: 'spec §2 Routes (other paths)',
      assumed: 'query and answer; an unknown vendor has no types',
    },
  ),
  gameVendor: relayRow('GCSGAME_gameVendor', 'GET', gameVendorQuerySchema, gameVendorSchema, {
    texts: ['gameName'],
    spec: 'spec §7 getGameVendor',
    assumed: 'method, token; what cards hold',
  }),
  recentGames: relayRow('GCS_recentGame', 'GET', recentGamesQuerySchema, recentGamesSchema, {
    token: 'required',
    texts: ['gameName'],
    assumed: 'token; the list is under list',
  }),
  winnerBoard: relayRow('GCSGAME_getRankList', 'GET', winnerBoardQuerySchema, winnerBoardSchema, {
    texts: ['gameName'],
    spec: 'spec §7 getWinnerBoard',
    assumed: 'method, token; id, currencySymbol and game of an entry; the order is the rank',
  }),
  roomList: relayRow('GLS2_roomList', 'GET', roomListQuerySchema, roomListSchema, {
    texts: ['name', 'gameName'],
    assumed: 'method, token; query and answer',
  }),
  announcements: row(
    'MCSFE_getListAnnouncements',
    'GET',
    '/wps/relay/MCSFE_getListAnnouncements',
    announcementsQuerySchema,
    announcementsSchema,
    {
      token: 'optional',
      texts: ['title', 'content', 'summary', 'alt'],
      assumed:
        'method, token; F has A too; A and F need a token, and answer an agent with those for ' +
        'agents and anybody else with those for players',
    },
  ),

  // Favourites
  favouriteGames: relayRow('MCSFE_getFavoriteGames', 'GET', nothing, favouritesSchema, {
    token: 'required',
    spec: 'spec §4 After login',
    assumed: 'method, token; the answer is a list of favourite payloads',
  }),
  favouriteGamesList: relayRow(
    'MCSFE_getFavoriteGamesList',
    'GET',
    favouriteListQuerySchema,
    favouriteListSchema,
    {
      token: 'required',
      texts: ['gameName'],
      assumed:
        'token; the spec lists token in the query, we send the header; without gameType: all',
    },
  ),
  addFavourite: relayRow('MCSFE_addFavoriteGameV2', 'POST', favouriteSchema, done, {
    token: 'required',
    assumed: 'token',
  }),
  removeFavourite: relayRow('MCSFE_removeFavoriteGameV2', 'DELETE', favouriteSchema, done, {
    token: 'required',
    assumed: 'token; query as the payload of adding',
  }),

  // Missions, promotions, messages
  missionSummary: relayRow('MCSFE_getMissionSummaryDetails', 'GET', nothing, missionWeekSchema, {
    token: 'required',
    spec: MISSION,
    assumed:
      'method, token; the answer; for members alone (a trial account earns nothing, agents ' +
      'earn by their contracts); that missions are keys whose words are ours; that points ' +
      'and bonus are credited by themselves, once, right after the act that finishes a ' +
      'mission (what a crash kept back: when this is read, for this week and the last), so ' +
      'that nothing is claimed',
  }),
  vip: row('vip', 'GET', '/wps/member/vip', nothing, vipSchema, {
    token: 'required',
    texts: ['label'],
    spec: 'spec §3 Public state (hasVip, vipLabelName, vipRankLevel)',
    assumed:
      'the whole row; that the settled stakes and the credited deposits of a month make the ' +
      'level of the next one, on its first day; that a level lowers the withdrawal fee',
  }),
  limits: row('limits', 'GET', '/wps/member/limits', nothing, limitsSchema, {
    token: 'required',
    spec: 'issue 28 (docs/decisions/0069)',
    assumed:
      'the whole row; the limits of the caller alone, by fixed windows in the zone of the ' +
      'jurisdiction; no row shows or changes those of another member',
  }),
  changeLimit: row('changeLimit', 'POST', '/wps/member/limits', changeLimitSchema, limitsSchema, {
    token: 'required',
    spec: 'issue 28 (docs/decisions/0069)',
    assumed:
      'the whole row; said twice it is said once; a first or a lower limit counts when this is ' +
      'answered, a raise or a removal only after its wait and a `confirm`',
  }),
  declineLimit: row('declineLimit', 'POST', '/wps/member/limits/decline', v.object({}), done, {
    token: 'required',
    spec: 'issue 28 (docs/decisions/0103)',
    assumed:
      'the whole row: who is asked about a deposit limit leaves things as they are; refused ' +
      'where one is required; said twice it is said once',
  }),
  statement: row('statement', 'GET', '/wps/member/statement', nothing, statementSchema, {
    token: 'required',
    spec: 'issue 28 (docs/decisions/0079)',
    assumed:
      'the whole row; of the caller alone; summed from the rows when it is read; how many months ' +
      'is a rule of the jurisdiction',
  }),
  whatIf: row('whatIf', 'GET', '/wps/member/limits/what-if', whatIfQuerySchema, whatIfSchema, {
    token: 'required',
    spec: 'issue 28 (docs/decisions/0079)',
    assumed: 'the whole row; of the caller alone; it sets nothing and keeps nothing',
  }),
  playBlock: row('playBlock', 'GET', '/wps/member/play-block', nothing, playBlockSchema, {
    token: 'required',
    spec: 'issue 28 (docs/decisions/0070)',
    assumed: 'the whole row; the break or exclusion that runs, of the caller alone',
  }),
  startPlayBlock: row(
    'startPlayBlock',
    'POST',
    '/wps/member/play-block',
    startBlockSchema,
    blockStartedSchema,
    {
      token: 'required',
      idempotent: true,
      spec: 'issue 28 (docs/decisions/0070)',
      assumed:
        'the whole row; it ends the other sessions of the member, and where the jurisdiction ' +
        'says so, an exclusion ends this one too; while it runs deposits, games, bets, ' +
        'bonuses and points are refused, withdrawals are not; no row ends it',
    },
  ),
  playSession: row('playSession', 'GET', '/wps/member/play-session', nothing, playSessionSchema, {
    token: 'required',
    spec: 'issue 28 (docs/decisions/0077)',
    assumed:
      'the whole row; one session of play for all tabs and devices of the caller, from the first ' +
      `launch or bet to ${PLAY_SESSION.pauseMinutes} minutes without one, or to the logout of ` +
      'the last device; a check that is due keeps it open for at most ' +
      `${PLAY_SESSION.checkHours} hours`,
  }),
  answerCheck: row(
    'answerCheck',
    'POST',
    '/wps/member/play-session/check',
    answerCheckSchema,
    playSessionSchema,
    {
      token: 'required',
      spec: 'issue 28 (docs/decisions/0077)',
      assumed:
        'the whole row; a check that is answered already, or is over, is no fault; each answer ' +
        'starts the next interval; while a check is due every bet is refused with `checkDue`',
    },
  ),
  setCheckInterval: row(
    'setCheckInterval',
    'POST',
    '/wps/member/play-session/interval',
    setIntervalSchema,
    playSessionSchema,
    {
      token: 'required',
      spec: 'issue 28 (docs/decisions/0077)',
      assumed:
        'the whole row; the minutes count at once, but a check that is due stays due; where the ' +
        'pack of another jurisdiction has other bounds, the nearest of them counts',
    },
  ),
  missionLeaderboard: relayRow(
    'MCSFE_getMissionLeaderboard',
    'GET',
    missionBoardQuerySchema,
    missionBoardSchema,
    {
      token: 'required',
      spec: MISSION,
      assumed:
        'method, token; query and answer; for members alone; the best ten by mission ' +
        'points; equal points share a place, and who had them first is named first; the ' +
        'own place wherever it is',
    },
  ),
  promotionActivities: row(
    'promotionActivities',
    'GET',
    '/wps/member/promotions',
    nothing,
    activitiesSchema,
    {
      token: 'required',
      texts: ['title', 'asks'],
      spec: ACTIVITY,
      assumed:
        'the whole row; what each status means stands beside it (contract/activities.ts); ' +
        'a trial account may look',
    },
  ),
  invitedFriends: row(
    'invitedFriends',
    'GET',
    '/wps/member/invitedFriends',
    nothing,
    invitedFriendsSchema,
    {
      token: 'required',
      spec: REFERRAL,
      assumed:
        'the whole row; at most fifty friends are listed; a friend brings the reward once, ' +
        'with a first deposit of at least the minimum; not for trial accounts',
    },
  ),
  raffleDraw: row('raffleDraw', 'GET', '/wps/raffle', raffleQuerySchema, raffleDrawSchema, {
    token: 'none',
    spec: ACTIVITY,
    assumed:
      'the whole row; anybody may ask, because anybody may check a draw (docs/decisions/0038); ' +
      'the owners of tickets are masked',
  }),
  joinActivity: row(
    'joinActivity',
    'POST',
    '/wps/member/promotions',
    activityWishSchema,
    activitySchema,
    {
      token: 'required',
      texts: ['title', 'asks'],
      spec: ACTIVITY,
      assumed:
        'the whole row; a member who already takes part gets their status, so that asking ' +
        'twice is asking once; not for trial accounts',
    },
  ),
  applyForActivity: row(
    'applyForActivity',
    'POST',
    '/wps/member/promotions/application',
    applyForActivitySchema,
    activitySchema,
    {
      token: 'required',
      texts: ['title', 'asks'],
      spec: 'spec §4 Statuses, §5 Activity application, §9',
      assumed:
        'the whole row: a remark or an image, or both; one that is being looked at is not ' +
        'replaced, so that asking twice is asking once; one that was rejected can be sent ' +
        'again; not for trial accounts',
    },
  ),
  activityImage: row(
    'activityImage',
    'POST',
    '/wps/member/promotions/images',
    activityImageQuerySchema,
    uploadedImageSchema,
    {
      token: 'required',
      upload: true,
      spec: 'spec §5 Activity application, §9 Activity images',
      assumed: 'the whole row; the same image twice is one image; kept until it is removed',
    },
  ),
  removeActivityImage: row(
    'removeActivityImage',
    'DELETE',
    '/wps/member/promotions/images',
    removeActivityImageSchema,
    done,
    {
      token: 'required',
      spec: 'spec §5 Activity application',
      assumed:
        'the whole row; one that is gone already is as good as removed; images of an ' +
        'application that is being looked at stay',
    },
  ),
  claimRaffle: relayRow('MCS2_claimRafflePromotion', 'POST', activityWishSchema, activitySchema, {
    token: 'required',
    texts: ['title', 'asks'],
    idempotent: true,
    spec: ACTIVITY,
    assumed:
      'method, token; payload and answer; that it claims the bonus of any activity, the ' +
      'birthday gift and the prizes of a raffle included; paid ' +
      'at once (claimed) or after another look (process, then issued); an activity pays ' +
      'once, however often it is asked',
  }),
  unreadCount: relayRow('CSP_unreadCount', 'GET', nothing, unreadSchema, {
    token: 'required',
    assumed: 'method, token; the answer',
  }),
  messages: messageRow('messages', 'GET', '', messagesQuerySchema, messagesSchema, {
    texts: ['title', 'text'],
  }),
  readMessages: messageRow('readMessages', 'POST', '/read', readMessagesSchema, unreadSchema),
  readAllMessages: messageRow('readAllMessages', 'POST', '/read/all', nothing, unreadSchema),
  deleteMessage: messageRow('deleteMessage', 'DELETE', '', deleteMessageSchema, unreadSchema),

  // Agents
  agentCentre: agentRow('agentCentre', 'GET', '', nothing, agentCentreSchema),
  agentOverview: agentRow(
    'agentOverview',
    'GET',
    '/overview',
    agentOverviewQuerySchema,
    agentOverviewSchema,
  ),
  agentRecords: agentRow(
    'agentRecords',
    'GET',
    '/records',
    agentRecordsQuerySchema,
    agentRecordsSchema,
  ),
  downlines: agentRow('downlines', 'GET', '/downlines', downlinesQuerySchema, downlinesSchema),
  createDownline: agentRow(
    'createDownline',
    'PUT',
    '/downlines',
    createDownlineSchema,
    createdDownlineSchema,
    { enc: true, idempotent: true },
  ),
  invitations: agentRow('invitations', 'GET', '/invitations', nothing, invitationsSchema),
  createInvitation: agentRow(
    'createInvitation',
    'POST',
    '/invitations',
    createInvitationSchema,
    invitationSchema,
    { idempotent: true },
  ),
  removeInvitation: agentRow(
    'removeInvitation',
    'DELETE',
    '/invitations',
    removeInvitationSchema,
    done,
  ),
  transferLimits: row(
    'transferLimits',
    'GET',
    '/wps/member/transfer',
    nothing,
    transferLimitsSchema,
    {
      token: 'required',
      spec: 'spec §1 agents, §2 Member centre (transferUpline)',
      assumed: 'the whole row',
    },
  ),
  teamTransfer: row(
    'teamTransfer',
    'POST',
    '/wps/member/transfer',
    teamTransferSchema,
    teamTransferAnswerSchema,
    {
      token: 'required',
      enc: true,
      idempotent: true,
      spec: 'spec §1 agents, §2 Member centre (transferUpline)',
      assumed: 'the whole row; members transfer to their upline, agents to their downlines too',
    },
  ),
  setPaymentPassword: row(
    'setPaymentPassword',
    'POST',
    '/wps/member/password/payment',
    setPaymentPasswordSchema,
    done,
    {
      token: 'required',
      enc: true,
      spec: 'spec §2 Register form (payment password)',
      assumed:
        'the whole row: the first payment password of somebody who registered without; ' +
        'asks for the login password; the same one again is as good as set; another is ' +
        'refused',
    },
  ),

  // Contracts and salary
  contracts: agentRow('contracts', 'GET', '/contracts', contractsQuerySchema, contractsSchema, {
    spec: 'spec §2 Modals (Contract), §4 Statuses',
    assumed: PARTIES,
  }),
  contractImpact: agentRow(
    'contractImpact',
    'GET',
    '/contracts/impact',
    contractImpactQuerySchema,
    contractImpactSchema,
    { spec: 'spec §4 Statuses (Contract)', assumed: PARTIES },
  ),
  settlement: agentRow(
    'settlement',
    'GET',
    '/settlements',
    settlementQuerySchema,
    settlementSchema,
    { spec: 'spec §9', assumed: PARTIES },
  ),
  dividendContract: contractRow('MCS2_processDividendReq'),
  dailySalaryContract: contractRow('MCS2_processDailySalContract'),
  hourlySalaryContract: contractRow('MCS2_processContractHourSalary'),
  realTimeSalaryContract: contractRow('MCSFE_processRealTimeSalaryContract'),

  // Deposits
  deposits: row('deposits', 'GET', '/wps/member/deposits', depositsQuerySchema, depositDeskSchema, {
    token: 'required',
    texts: ['note', 'closed'],
    spec: DEPOSIT,
    assumed:
      'the whole row; the platform says the methods, their bounds, fees and closures, how long ' +
      'it looks for a payment, amounts to choose from, the one order that is open and the last ' +
      'ones that ended, and the question about a deposit limit that is due; with `asks` and no ' +
      'open order it counts as asked',
  }),
  placeDeposit: row(
    'placeDeposit',
    'POST',
    '/wps/member/deposits',
    placeDepositSchema,
    depositStandSchema,
    {
      token: 'required',
      idempotent: true,
      spec: DEPOSIT,
      assumed:
        'the whole row; the answer says where to pay, under which reference and until ' +
        'when; one order at a time; no money moves yet',
    },
  ),
  reportDepositPaid: row(
    'reportDepositPaid',
    'POST',
    '/wps/member/deposits/paid',
    depositIdSchema,
    depositStandSchema,
    {
      token: 'required',
      spec: DEPOSIT,
      assumed:
        'the whole row; said twice it is said once; the platform looks for the money, then ' +
        'credits it or says that it was not received',
    },
  ),
  cancelDeposit: row(
    'cancelDeposit',
    'POST',
    '/wps/member/deposits/cancel',
    depositIdSchema,
    depositStandSchema,
    {
      token: 'required',
      spec: DEPOSIT,
      assumed:
        'the whole row; an unpaid order only; one that is cancelled already is as good as ' +
        'cancelled',
    },
  ),

  // Withdrawal
  withdrawalSetup: row(
    'withdrawalSetup',
    'GET',
    '/wps/member/withdrawals/setup',
    nothing,
    withdrawalSetupSchema,
    {
      token: 'required',
      spec: WITHDRAWAL,
      assumed: 'the whole row: payout accounts, limits, fee and how many are left today',
    },
  ),
  addPayoutAccount: row(
    'addPayoutAccount',
    'POST',
    '/wps/member/payouts',
    addPayoutAccountSchema,
    payoutAccountSchema,
    {
      token: 'required',
      enc: true,
      spec: WITHDRAWAL,
      assumed:
        'the whole row: at most three, all in the one real name; the same one again is the ' +
        'one that is there; none is removed here',
    },
  ),
  withdrawalRequests: row(
    'withdrawalRequests',
    'GET',
    '/wps/member/withdrawals/requests',
    withdrawalRequestsQuerySchema,
    withdrawalRequestsSchema,
    {
      token: 'required',
      spec: WITHDRAWAL,
      assumed: 'the whole row; a paid request tells what became of its confirmation',
    },
  ),
  requestWithdrawal: row(
    'requestWithdrawal',
    'POST',
    '/wps/member/withdrawals/requests',
    requestWithdrawalSchema,
    withdrawalRequestedSchema,
    {
      token: 'required',
      enc: true,
      idempotent: true,
      spec: WITHDRAWAL,
      assumed:
        'the whole row: the money leaves the wallet with the request; asks for the payment ' +
        'password; another fee than the one agreed to is refused with the reason feeChanged',
    },
  ),
  cancelWithdrawal: row(
    'cancelWithdrawal',
    'POST',
    '/wps/member/withdrawals/requests/cancel',
    cancelWithdrawalSchema,
    withdrawalRequestedSchema,
    {
      token: 'required',
      idempotent: true,
      spec: WITHDRAWAL,
      assumed:
        'the whole row: only while it is under review, and where the jurisdiction lets a ' +
        'player take it back; one that is cancelled already is as good as cancelled',
    },
  ),

  // Withdrawal confirmation
  withdrawals: row('withdrawals', 'GET', '/wps/member/withdrawals', nothing, withdrawalsSchema, {
    token: 'required',
    spec: 'spec §4 Statuses (Withdrawal confirmation)',
    assumed: 'the whole row',
  }),
  withdrawalProof: row(
    'withdrawalProof',
    'POST',
    '/wps/member/withdrawals/proofs',
    proofQuerySchema,
    uploadedImageSchema,
    {
      token: 'required',
      upload: true,
      spec: 'spec §4 Statuses (Withdrawal confirmation), §9 Activity images',
      assumed: 'the whole row; the same image twice is one proof',
    },
  ),
  removeWithdrawalProof: row(
    'removeWithdrawalProof',
    'DELETE',
    '/wps/member/withdrawals/proofs',
    removeProofSchema,
    done,
    {
      token: 'required',
      spec: 'spec §4 Statuses (Withdrawal confirmation)',
      assumed: 'the whole row; one that is gone already is as good as removed',
    },
  ),
  answerWithdrawal: row(
    'answerWithdrawal',
    'POST',
    '/wps/member/withdrawals/answer',
    withdrawalAnswerSchema,
    withdrawalSchema,
    {
      token: 'required',
      idempotent: true,
      spec: 'spec §4 Statuses (Withdrawal confirmation)',
      assumed:
        'the whole row; a withdrawal leaves the wallet with the request, and what the ' +
        'answer says is missing comes back to it once the platform has looked into it',
    },
  ),

  // Points
  pointBalance: relayRow('MCS2_getPointBalance', 'GET', nothing, pointBalanceSchema, {
    token: 'required',
    assumed: 'method, token; the answer',
  }),
  pointReward: relayRow('MCS2_getPointReward', 'GET', nothing, pointRewardsSchema, {
    texts: ['name', 'detail'],
    assumed: 'method, and that guests may look; the answer',
  }),
  redeemPointList: relayRow(
    'MCS2_getRedeemPointList',
    'GET',
    redeemListQuerySchema,
    redeemListSchema,
    {
      token: 'required',
      texts: ['reward', 'remark'],
      assumed:
        'method, token; query and answer; that exchanges for money and the points of bets, ' +
        'missions and rejected rewards are in it; `delivery`, because the statuses of ' +
        'spec §4 end with approved',
    },
  ),
  pointConfig: relayRow('MCS2_getPointConfig', 'GET', nothing, pointConfigSchema, {
    texts: ['rules'],
    assumed:
      'method, and that guests may look; that it says the exchange ratio, the fewest ' +
      'points to exchange and the rules',
  }),
  memberTransactions: relayRow(
    'ODSFE2_MemTransDet',
    'GET',
    memberRecordsQuerySchema,
    memberRecordsSchema,
    {
      token: 'required',
      assumed:
        "method, token; that it answers a member's bets, account records, bonuses and what " +
        'each day came to; query and answer',
    },
  ),
  redeemPointReward: row(
    'MCS2_redeemPointReward',
    'POST',
    '/wps/relay/passwordCheck/MCS2_redeemPointReward',
    redeemRewardSchema,
    pointBalanceSchema,
    {
      token: 'required',
      enc: true,
      idempotent: true,
      assumed:
        'method, token; payload and answer; that the login password is the one that is checked',
    },
  ),
  convertPoint: row(
    'MCS2_convertPoint',
    'POST',
    '/wps/relay/passwordCheck/MCS2_convertPoint',
    convertPointSchema,
    convertAnswerSchema,
    {
      token: 'required',
      enc: true,
      idempotent: true,
      assumed: 'as redeemPointReward',
    },
  ),

  // Live chat
  chatModels: relayRow('CBS_modelList', 'GET', nothing, chatModelsSchema, {
    assumed: 'method, token; the answer',
  }),
  launchChat: relayRow('CBS_launchChat', 'POST', launchChatSchema, chatRoomSchema, {
    assumed: 'method, token; payload; room, and that chatUrl is an SSE stream of our own origin',
  }),
  chatTicket: row(
    'chatTicket',
    'POST',
    '/wps/chat/ticket',
    chatTicketSchema,
    chatTicketAnswerSchema,
    {
      token: 'optional',
      spec: 'spec §2 Modals (chat room)',
      assumed:
        `the whole row: a ticket opens the stream once, within ${CHAT_TICKET_SECONDS} seconds; ` +
        'a member gets it in the session that opened the room',
    },
  ),
  chatSend: row('chatSend', 'POST', '/wps/chat/messages', chatSendSchema, done, {
    token: 'optional',
    spec: 'spec §2 Modals (chat room)',
    assumed: 'the whole row',
  }),
} satisfies Record<string, Endpoint>;

export type EndpointId = keyof typeof endpoints;
/** Rows that a flow calls: both shapes are fixed. */
export type CallableId = {
  [K in EndpointId]: (typeof endpoints)[K] extends Endpoint<v.GenericSchema, v.GenericSchema>
    ? K
    : never;
}[EndpointId];
export type RequestOf<K extends CallableId> = v.InferInput<
  NonNullable<(typeof endpoints)[K]['request']>
>;
export type ResponseOf<K extends CallableId> = v.InferOutput<
  NonNullable<(typeof endpoints)[K]['response']>
>;

/** The wire's own headers (docs/decisions/0042). */
export const HEADERS = {
  language: 'X-Language',
  merchant: 'X-Merchant',
  clientType: 'X-Client-Type',
  idempotencyKey: 'Idempotency-Key',
  /** On every answer: names the request, for support. */
  requestId: 'X-Request-Id',
} as const;
