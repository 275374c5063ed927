import * as v from 'valibot';
import { cipherKeysSchema } from './cipher';
import { LANGUAGES } from './constants';
import { countrySchema, memberSchema, registerRulesSchema, whitelabelSchema } from './domain';
import { announcementsQuerySchema, announcementsSchema, balanceSchema, permissionSchema, systemStatusSchema } from './platform';
import { affiliateQuerySchema, registerMobileRequestSchema, registerRequestSchema } from './registration';
import {
  captchaQuerySchema, challengeQuerySchema, challengeSchema, changePasswordRequestSchema, codeSentSchema, forgetPasswordRequestSchema,
  freePlayRequestSchema, grantSchema, loginCodeRequestSchema, loginRequestSchema, loginResponseSchema, passwordByPhoneRequestSchema,
  passwordByPhoneResponseSchema, registerCodeRequestSchema, secondFactorAnswerSchema, secondFactorSendSchema, socialLoginRequestSchema,
} from './session';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type TokenNeed = 'required' | 'none' | 'optional';

/** One row of the wire. Both sides parse with the same schemas; nothing else in the repo spells a path. */
export type Endpoint<TRequest extends v.GenericSchema | null = v.GenericSchema | null, TResponse extends v.GenericSchema | null = v.GenericSchema | null> = {
  id: string;
  method: Method;
  path: string;
  /** `optional`: the token goes along when there is one. */
  token: TokenNeed;
  /** The body travels sealed (`contract/cipher.ts`). */
  enc: boolean;
  /** Query for GET and DELETE, JSON body otherwise. Null: no flow of ours calls it yet, so its shape is not fixed. */
  request: TRequest;
  /** The `value` of the envelope. Null as above. */
  response: TResponse;
  /** Form-encoded instead of JSON. */
  form?: true;
  /** Moves money, points or contracts: carries an `Idempotency-Key` (decisions.md). */
  idempotent?: true;
  /** Where the row comes from. */
  spec: string;
  /** What the spec does not show and an operator has to check against its platform. */
  assumed?: string;
};

type Options = Partial<Pick<Endpoint, 'enc' | 'form' | 'idempotent' | 'assumed'>> & { token?: TokenNeed; spec?: string };
const nothing = v.optional(v.object({}), {});
const done = v.nullish(v.unknown(), null);

/** A row whose shapes are fixed because a flow of ours calls it. */
const row = <TRequest extends v.GenericSchema, TResponse extends v.GenericSchema>(
  id: string, method: Method, path: string, request: TRequest, response: TResponse, options: Options = {},
): Endpoint<TRequest, TResponse> => ({ id, method, path, request, response, token: 'none', enc: false, spec: 'spec §7', ...options });

/** A row of the spec's table that no flow calls yet. */
const listed = (id: string, method: Method, path: string, options: Options = {}): Endpoint<null, null> =>
  ({ id, method, path, request: null, response: null, token: 'none', enc: false, spec: 'spec §7', ...options });

const relay = (action: string, method: Method, options: Options = {}) =>
  listed(action, method, `/wps/relay/${action}`, { token: 'optional', assumed: 'method, token', ...options });

/** The whole endpoint table, spec §7. */
export const endpoints = {
  // Session
  login: row('login', 'POST', '/wps/session/login', loginRequestSchema, loginResponseSchema, {
    enc: true, spec: 'spec §4 Login, §7',
    assumed: 'fields side, captchaKey, captchaAlternative, humanVerification; passwordDefault and secondFactor in the answer',
  }),
  secondFactorSend: row('secondFactorSend', 'POST', '/wps/session/login/verification/code', secondFactorSendSchema, codeSentSchema, {
    enc: true, spec: 'spec §4 Login (unregistered IP)', assumed: 'the whole row',
  }),
  secondFactorVerify: row('secondFactorVerify', 'POST', '/wps/session/login/verification', secondFactorAnswerSchema, grantSchema, {
    enc: true, spec: 'spec §4 Login (unregistered IP)', assumed: 'the whole row',
  }),
  firstLogin: row('firstLogin', 'POST', '/wps/session/login/first', nothing, done, {
    token: 'required', spec: 'spec §4 Login 4', assumed: 'method and path of the first-login action',
  }),
  socialLogin: row('socialLogin', 'POST', '/wps/session/login/social', socialLoginRequestSchema, loginResponseSchema, {
    enc: true, spec: 'spec §2 Login form, Register form (social)', assumed: 'the whole row; an unknown person becomes a new member',
  }),
  loginFreePlay: row('loginFreePlay', 'POST', '/wps/session/login/freeplay', freePlayRequestSchema, grantSchema, {
    assumed: 'token, enc; what the encrypted key is (a sealed nonce); the answer is that of a login',
  }),
  logout: row('logout', 'DELETE', '/wps/session/logout', nothing, done, { token: 'required' }),

  // Verification
  challenge: row('challenge', 'GET', '/wps/verification/challenge', challengeQuerySchema, challengeSchema, {
    spec: 'spec §4 Login 2', assumed: 'the whole row: the spec names human verification, not its provider',
  }),
  captcha: row('captcha', 'GET', '/wps/captcha', captchaQuerySchema, v.pipe(v.string(), v.base64()), {
    assumed: 'query key, which ties the picture to the answer; token, enc',
  }),
  smsNoLogin: row('smsNoLogin', 'POST', '/wps/verification/sms/noLogin', loginCodeRequestSchema, codeSentSchema, {
    spec: 'spec §4 SMS code send, §7 getLoginCode', assumed: 'token, enc; purpose: password recovery sends its code here too',
  }),
  smsRegister: row('smsRegister', 'POST', '/wps/verification/sms/register', registerCodeRequestSchema, codeSentSchema, {
    spec: 'spec §4 SMS code send, §7 sendRegPhoneCode', assumed: 'token, enc; the answer is that of getLoginCode',
  }),

  // System
  permission: row('permission', 'GET', '/wps/system/permission', nothing, permissionSchema, { assumed: 'path; restricted in location' }),
  systemStatus: row('systemStatus', 'GET', '/wps/system/status', nothing, systemStatusSchema, { assumed: 'method, token, enc' }),
  whitelabel: row('whitelabel', 'GET', '/wps/system/whitelabel', nothing, whitelabelSchema, { assumed: 'method, token, enc' }),
  registerSettings: row('registerSettings', 'GET', '/wps/system/setting/register', nothing, registerRulesSchema, { assumed: 'token, enc' }),
  cipherKeys: row('cipherKeys', 'GET', '/wps/system/cipher/keys', nothing, cipherKeysSchema, {
    spec: 'spec §7 (Enc)', assumed: 'the whole row: the spec marks payloads as encrypted, not how',
  }),
  domainRoute: listed('domainRoute', 'GET', '/wps/system/domainRoute', { assumed: 'method, token, enc' }),
  helpCenter: listed('helpCenter', 'GET', '/wps/system/helpCenter', { assumed: 'method, token, enc; query lang, device WEB' }),
  countryCodes: row('countryCodes', 'GET', '/wps/system/countryCodes', nothing, v.array(countrySchema), { assumed: 'method, path (getCountryCode)' }),
  updateLanguage: row('updateLanguage', 'POST', '/wps/system/language', v.object({ language: v.picklist(LANGUAGES) }), done, {
    token: 'optional', assumed: 'method, path (getUpdateLanguage)',
  }),
  routers: listed('routers', 'GET', '/wps/system/routers', { assumed: 'path' }),

  // Member
  memberInfo: row('memberInfo', 'GET', '/wps/member/info', nothing, memberSchema, {
    token: 'required', assumed: 'currencySymbol and passwordChangeDue in the answer',
  }),
  memberIcon: listed('memberIcon', 'GET', '/wps/member/info/icon', { token: 'required' }),
  consolidated: listed('consolidated', 'GET', '/wps/member/info/funds/consolidated', { token: 'required', assumed: 'method, token' }),
  register: row('register', 'PUT', '/wps/member/register', registerRequestSchema, grantSchema, {
    enc: true, idempotent: true, spec: 'spec §3 Register user payload, §4 Register',
    assumed: 'token; names of the further fields, captchaKey, captchaAlternative; the answer is that of a login; an Idempotency-Key, so that a lost answer never makes two accounts',
  }),
  registerMobile: row('registerMobile', 'PUT', '/wps/member/register/mobile', registerMobileRequestSchema, grantSchema, {
    enc: true, idempotent: true, spec: 'spec §3 Register user payload, §4 Register', assumed: 'as register',
  }),
  registerValidation: listed('registerValidation', 'GET', '/wps/member/register/validation', { assumed: 'path' }),
  changePassword: row('changePassword', 'POST', '/wps/member/password', changePasswordRequestSchema, done, { token: 'required', enc: true }),
  forgetPassword: row('forgetPassword', 'POST', '/wps/member/password/email', forgetPasswordRequestSchema, done, { form: true, assumed: 'token, enc' }),
  passwordByPhone: row('passwordByPhone', 'POST', '/wps/member/password/verification', passwordByPhoneRequestSchema, passwordByPhoneResponseSchema, {
    enc: true, assumed: 'token; countryDialingCode; username in the answer',
  }),
  affiliate: row('affiliate', 'GET', '/wps/agent/affiliate', affiliateQuerySchema, done, { spec: 'spec §4 Register 2, §7', assumed: 'token, enc' }),
  feedback: listed('feedback', 'PUT', '/wps/feedback', { token: 'optional', assumed: 'token, enc' }),

  // Wallet
  balance: row('balance', 'GET', '/wps/v2/wallets/balance', nothing, balanceSchema, {
    token: 'required', assumed: 'method; currencySymbol and asOf in the answer',
  }),
  walletTransfer: relay('GCS_walletTransfer', 'POST', { token: 'required', idempotent: true, assumed: 'enc' }),
  merchantWallet: relay('GCS_merchantWallet', 'GET', { assumed: 'token; query isSingle' }),

  // Games
  launchGame: listed('launchGame', 'GET', '/wps/game/launchGame', { token: 'optional', assumed: 'token, enc' }),
  gameMenus: listed('gameMenus', 'GET', '/lgw/games/game_menus', { assumed: 'method, token, enc' }),
  vnGameMenu: listed('vnGameMenu', 'GET', '/lgw/vn/games/game_menu', { assumed: 'method, token, enc; query prizeMode, device WEB' }),
  vnGameMenuRecent: listed('vnGameMenuRecent', 'GET', '/lgw/vn/games/game_menu/recent', { token: 'optional', assumed: 'method, token, enc' }),
  vnOpened: listed('vnOpened', 'GET', '/lgw/vn/numeros/opened/game', { assumed: 'method, token, enc' }),
  lottoOpened: listed('lottoOpened', 'GET', '/lotto/lgw/games/opened/numero', { assumed: 'method, token, enc' }),
  popular: listed('popular', 'GET', '/lgw/games/popular', { assumed: 'path' }),
  gameLaunchFB: relay('GCS_gameLaunchFB', 'GET', { token: 'required' }),
  gameList: relay('GCSGAME_gameList', 'GET', { assumed: 'token' }),
  hotGames: relay('GCSGAME_hotGamesV2', 'GET'),
  vassalageGameType: relay('GCSGAME_getVassGameType', 'GET'),
  gameVendor: relay('GCSGAME_gameVendor', 'GET'),
  recentGames: relay('GCS_recentGame', 'GET', { token: 'required', assumed: 'token' }),
  winnerBoard: relay('GCSGAME_getRankList', 'GET'),
  roomList: relay('GLS2_roomList', 'GET'),
  announcements: row('MCSFE_getListAnnouncements', 'GET', '/wps/relay/MCSFE_getListAnnouncements', announcementsQuerySchema, announcementsSchema, {
    token: 'optional', assumed: 'method, token; execution is left out to get all three',
  }),

  // Favourites
  favouriteGames: relay('MCSFE_getFavoriteGames', 'GET', { token: 'required' }),
  favouriteGamesList: relay('MCSFE_getFavoriteGamesList', 'GET', { token: 'required', assumed: 'token; the spec lists token in the query, we send the header' }),
  addFavourite: relay('MCSFE_addFavoriteGameV2', 'POST', { token: 'required', assumed: 'token' }),
  removeFavourite: relay('MCSFE_removeFavoriteGameV2', 'DELETE', { token: 'required', assumed: 'token' }),

  // Missions, promotions, messages
  missionSummary: relay('MCSFE_getMissionSummaryDetails', 'GET', { token: 'required' }),
  missionLeaderboard: relay('MCSFE_getMissionLeaderboard', 'GET', { token: 'required' }),
  claimRaffle: relay('MCS2_claimRafflePromotion', 'POST', { token: 'required', idempotent: true }),
  unreadCount: relay('CSP_unreadCount', 'GET', { token: 'required' }),

  // Contracts and salary
  dividendContract: relay('MCS2_processDividendReq', 'POST', { token: 'required', idempotent: true }),
  dailySalaryContract: relay('MCS2_processDailySalContract', 'POST', { token: 'required', idempotent: true }),
  hourlySalaryContract: relay('MCS2_processContractHourSalary', 'POST', { token: 'required', idempotent: true }),
  realTimeSalaryContract: relay('MCSFE_processRealTimeSalaryContract', 'POST', { token: 'required', idempotent: true }),

  // Points
  pointBalance: relay('MCS2_getPointBalance', 'GET', { token: 'required' }),
  pointReward: relay('MCS2_getPointReward', 'GET', { token: 'required' }),
  redeemPointList: relay('MCS2_getRedeemPointList', 'GET', { token: 'required' }),
  pointConfig: relay('MCS2_getPointConfig', 'GET'),
  memberTransactions: relay('ODSFE2_MemTransDet', 'GET', { token: 'required' }),
  redeemPointReward: listed('MCS2_redeemPointReward', 'POST', '/wps/relay/passwordCheck/MCS2_redeemPointReward', {
    token: 'required', enc: true, idempotent: true, assumed: 'method, token',
  }),
  convertPoint: listed('MCS2_convertPoint', 'POST', '/wps/relay/passwordCheck/MCS2_convertPoint', {
    token: 'required', enc: true, idempotent: true, assumed: 'method, token',
  }),

  // Live chat
  chatModels: relay('CBS_modelList', 'GET'),
  launchChat: relay('CBS_launchChat', 'POST', { assumed: 'method, token; answers chatUrl' }),
} satisfies Record<string, Endpoint>;

export type EndpointId = keyof typeof endpoints;
/** Rows that a flow of ours calls: both shapes are fixed. */
export type CallableId = { [K in EndpointId]: (typeof endpoints)[K] extends Endpoint<v.GenericSchema, v.GenericSchema> ? K : never }[EndpointId];
export type RequestOf<K extends CallableId> = v.InferInput<NonNullable<(typeof endpoints)[K]['request']>>;
export type ResponseOf<K extends CallableId> = v.InferOutput<NonNullable<(typeof endpoints)[K]['response']>>;

/** The wire's own headers (decisions.md, Wire). */
export const HEADERS = {
  language: 'X-Language', merchant: 'X-Merchant', clientType: 'X-Client-Type', idempotencyKey: 'Idempotency-Key',
} as const;
