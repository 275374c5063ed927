import {
  endpoints,
  type CallableId,
  type RequestOf,
  type ResponseOf,
} from '../../contract/endpoints';
import type { Fact } from './securityLog';

/** What a line of the security log says about a call. */
type Told<K extends CallableId> = {
  event: string;
  /** Facts of the request that are no secret: they are written as they are. */
  asked?: (request: RequestOf<K>) => Record<string, Fact>;
  /** Facts of an accepted answer. */
  told?: (value: ResponseOf<K>) => Record<string, Fact>;
};
type Table = { [K in CallableId]?: Told<K> };

const order = ({ deposit }: ResponseOf<'placeDeposit'>) => ({
  order: deposit.id,
  amount: deposit.amount,
  status: deposit.status,
});
const payout = ({ request }: ResponseOf<'requestWithdrawal'>) => ({
  order: request.id,
  amount: request.amount,
  status: request.status,
});
const contract = {
  event: 'contract',
  asked: ({ action }: RequestOf<'dividendContract'>) => ({ action }),
};

/**
 * The calls of the contract that the security log tells (docs/decisions/0080). A fact is written
 * only when it is named here: no password, code, token, number or name of a person is.
 */
const TABLE: Table = {
  login: { event: 'signIn', asked: ({ type }) => ({ by: type }) },
  secondFactorSend: { event: 'secondFactorCode', asked: ({ method }) => ({ by: method }) },
  secondFactorVerify: { event: 'signIn', asked: ({ method }) => ({ by: method }) },
  socialLogin: { event: 'signIn', asked: ({ provider }) => ({ by: provider }) },
  claimLink: { event: 'loginLink' },
  loginByLink: { event: 'signIn', asked: () => ({ by: 'link' }) },
  loginByPasskey: { event: 'signIn', asked: () => ({ by: 'passkey' }) },
  loginFreePlay: { event: 'signIn', asked: () => ({ by: 'freePlay' }) },
  logout: { event: 'signOut' },
  endDevice: { event: 'sessionEnded' },
  endOtherDevices: { event: 'otherSessionsEnded' },

  beginAuthenticator: { event: 'factorBegun' },
  confirmAuthenticator: { event: 'factorSet' },
  renewRecoveryCodes: { event: 'recoveryCodesRenewed' },
  endAuthenticator: { event: 'factorEnded' },
  beginPasskey: { event: 'passkeyBegun' },
  addPasskey: { event: 'passkeyAdded' },
  endPasskey: { event: 'passkeyRemoved' },
  openStepUp: { event: 'stepUpOpened', told: ({ action }) => ({ for: action }) },
  proveStepUp: { event: 'stepUp', asked: ({ proof }) => ({ by: proof.kind }) },
  changePassword: { event: 'passwordChange' },
  saveProfile: {
    event: 'profile',
    asked: ({ changes }) => ({ fields: Object.keys(changes).join(' ') }),
  },
  confirmContact: { event: 'contact', asked: ({ kind }) => ({ by: kind }) },
  setPaymentPassword: { event: 'paymentPasswordChange' },

  smsNoLogin: { event: 'codeAsked', asked: ({ purpose }) => ({ for: purpose ?? 'login' }) },
  smsRegister: { event: 'codeAsked', asked: () => ({ for: 'register' }) },
  contactCode: { event: 'codeAsked', asked: ({ kind }) => ({ for: kind }) },
  forgetPassword: { event: 'recoveryAsked', asked: () => ({ by: 'email' }) },
  passwordByEmail: { event: 'recovery', asked: () => ({ by: 'email' }) },
  passwordByPhone: { event: 'recovery', asked: () => ({ by: 'mobile' }) },
  register: { event: 'registration' },
  registerMobile: { event: 'registration', asked: () => ({ by: 'mobile' }) },
  createInvitation: { event: 'invitation' },
  createDownline: { event: 'downlineRegistration' },

  addPayoutAccount: {
    event: 'payoutAccount',
    asked: ({ type }) => ({ type }),
    told: ({ id }) => ({ payout: id }),
  },
  placeDeposit: {
    event: 'deposit',
    asked: ({ methodId, amount }) => ({ method: methodId, amount }),
    told: order,
  },
  reportDepositPaid: { event: 'depositPaid', asked: ({ id }) => ({ order: id }), told: order },
  cancelDeposit: { event: 'depositCancelled', asked: ({ id }) => ({ order: id }), told: order },
  requestWithdrawal: {
    event: 'withdrawal',
    asked: ({ accountId, amount }) => ({ payout: accountId, amount }),
    told: payout,
  },
  cancelWithdrawal: {
    event: 'withdrawalCancelled',
    asked: ({ requestId }) => ({ order: requestId }),
    told: payout,
  },
  answerWithdrawal: {
    event: 'withdrawalAnswer',
    asked: ({ withdrawalId, answer }) => ({ order: withdrawalId, answer }),
    told: ({ amount, remaining }) => ({ amount, remaining }),
  },
  walletTransfer: {
    event: 'walletTransfer',
    asked: ({ vassalage, direction, amount = null }) => ({ vendor: vassalage, direction, amount }),
    told: ({ balance }) => ({ balance }),
  },
  teamTransfer: {
    event: 'teamTransfer',
    asked: ({ toId, amount }) => ({ to: toId, amount }),
  },
  convertPoint: {
    event: 'pointsConverted',
    asked: ({ points }) => ({ points }),
    told: ({ money }) => ({ amount: money }),
  },
  redeemPointReward: {
    event: 'pointsRedeemed',
    asked: ({ rewardId }) => ({ reward: rewardId }),
  },
  claimRaffle: { event: 'reward', asked: ({ activityId }) => ({ activity: activityId }) },
  dividendContract: contract,
  dailySalaryContract: contract,
  hourlySalaryContract: contract,
  realTimeSalaryContract: contract,

  changeLimit: {
    event: 'limit',
    asked: (request) => ({
      change: request.change,
      kind: request.kind,
      period: request.period,
      ...('amount' in request && { amount: request.amount }),
    }),
  },
  answerCheck: { event: 'realityCheck', asked: ({ check, answer }) => ({ check, answer }) },
  setCheckInterval: { event: 'checkInterval', asked: ({ minutes }) => ({ minutes }) },
  startPlayBlock: { event: 'playBlock', asked: ({ kind, length }) => ({ kind, length }) },
};

/** A row of the table, as the log reads it: `mount` has parsed what it gets. */
export type SecurityEvent = {
  event: string;
  asked?: (request: unknown) => Record<string, Fact>;
  told?: (value: unknown) => Record<string, Fact>;
};

const byRow = new Map<string, SecurityEvent>(
  Object.entries(TABLE).map(([key, told]) => [
    endpoints[key as CallableId].id,
    told as SecurityEvent,
  ]),
);

/** What the security log says of a row of the contract; undefined when it says nothing. */
export const securityEventOf = (id: string): SecurityEvent | undefined => byRow.get(id);
