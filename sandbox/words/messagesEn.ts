import type { ContractType } from '../../contract/agents';
import type { SecondFactorMethod } from '../../contract/session';
import { inFigures } from '../base/currency';
import { EN } from '../base/figures';

/** A name in each language. */
export type Named = { EN: string; MY: string };
/** A message as a person reads it. */
export type Said = { title: string; text: string };
/** What happened to a contract, as its other party reads it. */
export type ContractNews =
  | 'offered'
  | 'accepted'
  | 'rejected'
  | 'cancelled'
  | 'terminationAsked'
  | 'terminationRefused'
  | 'terminated'
  | 'endedByUpline';

const { ks } = EN;
const points = (count: number) => `${inFigures(count)} points`;

const CONTRACTS: Record<ContractType, string> = {
  dividend: 'dividend',
  daily: 'daily salary',
  hourly: 'hourly salary',
  realTime: 'real-time salary',
};
const FACTORS: Record<SecondFactorMethod, string> = {
  mobile: 'a code by SMS',
  email: 'a code by e-mail',
  bankName: 'the bank account name',
  google: 'a Google code',
  authenticator: 'an authenticator app',
};

const CONTRACT_NEWS: Record<ContractNews, (type: string, other: string) => Said> = {
  offered: (type, other) => ({
    title: 'New contract offered',
    text: `${other} offers you a contract: ${type}. Accept or reject it under Contracts.`,
  }),
  accepted: (type, other) => ({
    title: 'Contract accepted',
    text: `${other} accepted your contract: ${type}.`,
  }),
  rejected: (type, other) => ({
    title: 'Contract rejected',
    text: `${other} rejected your contract: ${type}.`,
  }),
  cancelled: (type, other) => ({
    title: 'Contract request withdrawn',
    text: `The request about the contract with ${other} (${type}) was withdrawn.`,
  }),
  terminationAsked: (type, other) => ({
    title: 'Termination of a contract requested',
    text: `${other} asks to terminate the contract: ${type}. Answer under Contracts.`,
  }),
  terminationRefused: (type, other) => ({
    title: 'Contract continues',
    text: `${other} does not agree to terminate the contract: ${type}. It continues.`,
  }),
  terminated: (type, other) => ({
    title: 'Contract terminated',
    text: `${other} agreed to terminate the contract: ${type}.`,
  }),
  endedByUpline: (type, other) => ({
    title: 'Contract terminated',
    text:
      `The contract with ${other} (${type}) is terminated, ` +
      'because the contract of the upline has a lower rate now.',
  }),
};

/** The personal messages of the platform, in English, by their kind. */
export const messagesEn = {
  depositCredited: (p: { id: string; amount: string }): Said => ({
    title: 'Deposit credited',
    text: `${ks(p.amount)} of your deposit ${p.id} is in your wallet.`,
  }),
  depositNotReceived: (p: { id: string; amount: string }): Said => ({
    title: 'Deposit not received',
    text:
      `We found no payment of ${ks(p.amount)} for your deposit ${p.id}, so nothing was credited. ` +
      'If you have paid, please contact customer service.',
  }),
  withdrawalRequested: (p: { id: string; amount: string }): Said => ({
    title: 'Withdrawal requested',
    text: `${ks(p.amount)} left your wallet for the withdrawal ${p.id}. It is under review.`,
  }),
  withdrawalPaid: (p: { id: string; amount: string; account: string }): Said => ({
    title: 'Withdrawal paid',
    text:
      `${ks(p.amount)} of your withdrawal ${p.id} was sent to ${p.account}. ` +
      'Please confirm whether it arrived.',
  }),
  withdrawalRefused: (p: { id: string; amount: string }): Said => ({
    title: 'Withdrawal refused',
    text:
      `The payer could not verify the receiving account of your withdrawal ${p.id}. ` +
      `${ks(p.amount)} is back in your wallet.`,
  }),
  withdrawalReturned: (p: { id: string; amount: string }): Said => ({
    title: 'Money came back',
    text:
      `We looked at your answer about the withdrawal ${p.id}. ` +
      `${ks(p.amount)}, which did not arrive, is back in your wallet.`,
  }),
  withdrawalAutoReceived: (p: { id: string; amount: string }): Said => ({
    title: 'Withdrawal counts as received',
    text:
      `You did not answer about the withdrawal ${p.id} of ${ks(p.amount)} in time, ` +
      'so it counts as received.',
  }),
  transferReceived: (p: { amount: string; from: string }): Said => ({
    title: 'Transfer received',
    text: `${p.from} sent you ${ks(p.amount)}. It is in your wallet.`,
  }),
  contractChanged: (p: { news: ContractNews; type: ContractType; other: string }): Said =>
    CONTRACT_NEWS[p.news](CONTRACTS[p.type], p.other),
  activityAccepted: (p: { activity: Named }): Said => ({
    title: 'You take part',
    text: `Your request to join “${p.activity.EN}” was accepted.`,
  }),
  activityRefused: (p: { activity: Named }): Said => ({
    title: 'Request refused',
    text: `Your request to join “${p.activity.EN}” was refused.`,
  }),
  activityPaid: (p: { activity: Named; amount: string }): Said => ({
    title: 'Bonus paid',
    text: `The bonus of “${p.activity.EN}”, ${ks(p.amount)}, is in your wallet.`,
  }),
  missionRewarded: (p: { mission: Named; points: number }): Said => ({
    title: 'Mission finished',
    text: `${p.mission.EN}: you have got ${points(p.points)}.`,
  }),
  missionsCompleted: (p: { amount: string }): Said => ({
    title: 'All weekly missions finished',
    text: `The bonus for all weekly missions, ${ks(p.amount)}, is in your wallet.`,
  }),
  redemptionApproved: (p: { reward: Named; points: number }): Said => ({
    title: 'Redemption approved',
    text: `You get “${p.reward.EN}” for ${points(p.points)}.`,
  }),
  redemptionDelivered: (p: { reward: Named }): Said => ({
    title: 'Reward delivered',
    text: `“${p.reward.EN}”, which you redeemed for points, was delivered.`,
  }),
  redemptionRejected: (p: { reward: Named; points: number }): Said => ({
    title: 'Redemption rejected',
    text: `You do not get “${p.reward.EN}”. You have your ${points(p.points)} back.`,
  }),
  passwordChanged: (): Said => ({
    title: 'Password changed',
    text:
      'Your login password was changed, and your other devices were signed out. ' +
      'If it was not you, contact customer service now.',
  }),
  paymentPasswordSet: (): Said => ({
    title: 'Payment password set',
    text:
      'A payment password was set for your account. ' +
      'If it was not you, contact customer service now.',
  }),
  newDevice: (p: { browser: string | null; system: string | null; address: string }): Said => ({
    title: 'Login on a new device',
    text:
      `Your account was used on a device for the first time: ${deviceOf(p)}, ` +
      `IP address ${p.address}. If it was not you, sign it out under My account, Devices, ` +
      'and change your password.',
  }),
  secondFactorPassed: (p: { method: SecondFactorMethod }): Said => ({
    title: 'Login verified',
    text:
      `A login from an address that we do not know was confirmed with ${FACTORS[p.method]}. ` +
      'If it was not you, change your password now.',
  }),
  secondFactorLocked: (p: { tries: number }): Said => ({
    title: 'Login locked',
    text:
      `Someone with your password gave ${p.tries} wrong answers at a login, ` +
      'so we locked it for half an hour. If it was not you, change your password now.',
  }),
  authenticatorOn: (): Said => ({
    title: 'Two-step login turned on',
    text:
      'Every login without a passkey now asks for a code from your authenticator app, and your ' +
      'other devices were signed out. If it was not you, contact customer service now.',
  }),
  authenticatorOff: (): Said => ({
    title: 'Two-step login turned off',
    text:
      'Logins to your account no longer ask for a code, and your other devices were signed out. ' +
      'If it was not you, contact customer service now.',
  }),
  recoveryCodesRenewed: (): Said => ({
    title: 'New recovery codes',
    text:
      'You have new recovery codes for your two-step login. The old ones no longer work. ' +
      'If it was not you, contact customer service now.',
  }),
  recoveryCodeUsed: (p: { left: number }): Said => ({
    title: 'Recovery code used',
    text:
      `A login to your account used a recovery code. Codes left: ${p.left}. ` +
      'If it was not you, change your password now.',
  }),
  passkeyAdded: (p: DeviceNames): Said => ({
    title: 'Passkey added',
    text:
      `A passkey was added to your account on ${deviceOf(p)}. It logs you in without a password. ` +
      'If it was not you, remove it under My account, Passkeys, and change your password.',
  }),
  passkeyRemoved: (p: DeviceNames): Said => ({
    title: 'Passkey removed',
    text:
      `The passkey that was added on ${deviceOf(p)} no longer logs in to your account, and your ` +
      'other devices were signed out. If it was not you, contact customer service now.',
  }),
  profileCompleted: (): Said => ({
    title: 'Your details were completed',
    text:
      'A name or an e-mail was added to your account. ' +
      'If it was not you, change your password and contact customer service now.',
  }),
  mobileChanged: (p: { number: string }): Said => ({
    title: 'Mobile number of your account',
    text:
      `The mobile number of your account is now ${p.number}. ` +
      'If it was not you, change your password and contact customer service now.',
  }),
  chatAnswered: (p: { author: Named; text: string }): Said => ({
    title: 'Answer from customer service',
    text: `${p.author.EN} answers what you wrote in the chat: “${p.text}”`,
  }),
};

type DeviceNames = { browser: string | null; system: string | null };
const deviceOf = ({ browser, system }: DeviceNames) =>
  browser !== null && system !== null ? `${browser} on ${system}` : 'an unknown device';

/** Every kind of personal message with its words; `messagesMy.ts` has the same kinds. */
export type MessageWords = typeof messagesEn;
