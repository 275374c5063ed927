import { EN } from '../base/figures';
import type { BlockKind } from '../../contract/playBlock';
import type { MoneyLimit, LimitPeriod } from '../../contract/jurisdictions/pack';
import type { RegisterField } from '../../contract/registerFields';
import { messagesEn } from './messagesEn';

const { ks } = EN;
const KIND = { deposit: 'deposit', loss: 'loss', stake: 'stake' } satisfies Record<
  MoneyLimit,
  string
>;
const PERIOD = {
  day: 'for the day',
  week: 'for the week',
  month: 'for the month',
} satisfies Record<LimitPeriod, string>;

/** Every sentence of the platform, in English. Where spec §8 gives the text, it is that text. */
export const en = {
  loginFailure: 'incorrect username or password',
  notAgent: 'Non-agents cannot log in',
  notMember: 'Non-member account unable to login',
  verificationNeeded: 'Please complete verification first',
  notLoggedIn: 'You are not logged in, please login',
  loggedOutIdle: 'You were logged out because you did nothing for a while',
  maintenance: 'System maintenance',
  accessRestricted: 'Access restricted',
  generic: 'Unknown error',
  busy: 'The site is busy, please try again in a moment',
  unavailable: 'This cannot be checked at the moment, please try again later',

  captchaNeeded: 'Please enter the captcha',
  captchaWrong: 'The captcha is wrong, please enter the new one',
  accountLocked: (minutes: number) =>
    `Too many wrong passwords. Please try again in ${minutes} minutes`,
  loginLocked: (minutes: number) =>
    `Too many wrong passwords. Please try again in ${minutes} minutes, or log in another way`,
  smsLoginClosed: 'Login by SMS code is not available, please use your username',

  smsUnavailable: 'SMS codes are not available here',
  codeWrong: 'Please enter a valid verification code',
  codeGone: 'Too many wrong codes, please ask for a new one',
  phoneUnknown: 'There is no account with this mobile number',
  accountUsed: 'This account is already in use',

  registrationClosed: 'This way to register is not available',
  recoveryClosed: 'This way to reset the password is not available',
  recoveryText: (code: string, minutes: number) =>
    `Padauk: your code for a new password is ${code}. It is valid for ${minutes} minutes. ` +
    'If you did not ask for it, ignore this message: your password has not changed.',
  socialClosed: 'Login with this account is not available',
  termsUnknown: 'The terms have changed. Please reload the page and accept them',
  iconUnknown: 'There is no such picture',
  socialFailed: 'Login with this account failed, please try again',
  socialRegistrationClosed:
    'There is no member with this account yet, and registration is not available',
  freePlayClosed: 'Free play is not available',
  trialOnly: 'Trial accounts cannot do this. Please register a member account first',
  missionsMembersOnly: 'Missions are for members only',
  activityUnknown: 'There is no such promotion activity',
  activityClosed: 'This promotion is not open now',
  activityNotDue: 'There is nothing to claim here yet',
  applicationNeeded: 'Please add a remark or an image to apply',
  applicationSent: 'You have sent this application already, so it cannot be changed now',
  imagesUnknown: 'Please upload the images of this application again',

  invitationCode: 'Invalid invitation code',
  accountFormat: 'Account format is incorrect',
  emailFormat: 'E-mail format is incorrect',
  phoneFormat: 'Phone number format is incorrect',
  realName: 'Real name format is incorrect',
  payeeName: 'Payee name format is incorrect',
  tooYoung: (years: number) => `You must be at least ${years} years old`,
  tooLongAgo: (years: number) =>
    `This date of birth is ${years} years ago or more. Please check the year`,
  fields: {
    username: 'Username',
    mobileNum: 'Mobile number',
    verificationCode: 'SMS code',
    password: 'Password',
    confirmPassword: 'Confirm password',
    nickname: 'Nickname',
    payeeName: 'Payee name',
    realName: 'Real name',
    email: 'E-mail',
    birthday: 'Birthday',
    paymentPassword: 'Payment password',
    transactionPassword: 'Transaction password',
    idNumber: 'ID number',
    qqNum: 'QQ',
    line: 'Line',
    whatsapp: 'WhatsApp',
    facebook: 'Facebook',
    wechat: 'WeChat',
    telegram: 'Telegram',
    zalo: 'Zalo',
    address: 'Address',
    nationality: 'Nationality',
    occupation: 'Occupation',
    sourceOfIncome: 'Source of income',
    referrer: 'Referrer',
    recommenderId: 'Recommender ID',
    affiliateCode: 'Invitation code',
    referralCode: 'Referral code',
    captcha: 'Captcha',
  } satisfies Record<RegisterField, string>,

  secondFactorLocked: 'Too many wrong answers. Please try again later or contact customer service',
  secondFactorWrong: (triesLeft: number) => `That answer is wrong. Tries left: ${triesLeft}`,
  linkGone: 'The login link is no longer valid, please log in',
  secondFactorGone: 'This verification has expired, please log in again',
  secondFactorMethod: 'This verification method is not available for your account',
  factorCodeWrong:
    'That code is not right. Codes change every 30 seconds: please enter the present one',
  authenticatorOn: 'Two-step login is on already',
  authenticatorGone: 'Two-step login is not being set up any more, please start again',
  passkeyRefused: 'This passkey cannot log in here, please log in another way',
  passkeyExpired: 'That took too long, please try again',
  passkeyNotMade: 'The passkey could not be checked, please try again',
  passkeyOfferOver: 'Please add the passkey in My account, with your password',
  passkeyKnown: 'This passkey has been added already',
  passkeysFull: (most: number) => `You have ${most} passkeys. Remove one before you add another`,
  passkeysNotHere: 'Passkeys do not work at this address',
  stepUpNeeded: 'Please confirm that it is you',
  stepUpMethod: 'This way is not open to you now, please choose another',
  stepUpPasskey: 'This passkey cannot confirm it, please use one of your own for this site',
  codeNotSent: 'Please ask for a code first',
  codeExpired: 'The code has expired, please ask for a new one',
  codeUsed: 'This code has already been used, please wait for the next one',
  codeTooSoon: (seconds: number) =>
    `A code is on its way. You can ask for another in ${seconds} seconds`,
  codeText: (code: string, minutes: number) =>
    `Padauk: your verification code is ${code}. ` +
    `It is valid for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Do not share it.`,

  numberTaken:
    'Padauk: this number already has an account. Log in with it, or reset its password. ' +
    'If this was not you, ignore this message.',

  numberChanged:
    'Padauk: the mobile number of your account was changed, and this one is no longer used. ' +
    'If this was not you, contact customer service now.',

  passwordChangeDue: 'Please change your password first',
  oldPasswordWrong: 'The old password is wrong',
  newPasswordSame: 'The new password must differ from the old one',
  passwordCommon:
    'This password is one of the first that people guess. Please choose another, for example ' +
    'several words in a row',
  passwordPersonal:
    'This password is little more than your name, your number or the name of this site. ' +
    'Please choose another',
  newPasswordDefault: 'The new password must not be the default password',
  confirmPassword: 'Confirmation password is not correct.',
  passwordLength: (min: number, max: number) =>
    `Please fill in your password with ${min} - ${max} characters`,
  passwordFormat: 'Password format is incorrect',

  feedbackLength: (min: number, max: number) => `Please write ${min} to ${max} characters`,
  feedbackBlank: 'Please write something first',
  chatDeskUnknown: 'There is no such desk',
  chatDeskAway:
    'This desk is away at the moment. Agent support is open from Monday to Friday, noon to 9 pm',
  chatGone: 'This chat has ended, please open a new one',
  chatGuest: 'Guest',

  gameUnknown: 'This game is not available',
  gameEnded: 'This game has been closed. Please open it again from the lobby',
  stakeWrong: (min: string, max: string) => `Please choose a stake from ${min} to ${max}`,
  betFunds: 'Your balance is too low for this stake',
  tooSoon: (seconds: number) =>
    `The rules here ask for ${seconds} seconds between two bets in such games. ` +
    'Please wait a moment',
  betReused: 'This bet has already been placed with another stake',
  numbersWrong: 'Please choose the numbers of your ticket',
  /** Of a match, as the betting record names them. */
  picks: {
    home: 'home team wins',
    draw: 'draw',
    away: 'away team wins',
    over: '3 goals or more',
    under: '2 goals or fewer',
  },
  slipWrong: 'Please choose one to eight picks, each from another match',
  oddsChanged: 'The odds have changed',
  matchesSimulated: 'These matches are not real: chance draws the goals.',
  matchClosed: 'A pick on your slip is not on sale at the moment',
  drawClosed: 'This draw is closed. Please choose a later one',
  roomFull: 'Every seat in this room is taken. Please choose another room',
  roomUnknown: 'There is no such room',
  transferUnneeded: 'This game maker uses your main wallet: no transfer is needed',
  bonusHeld: (free: string, left: string) =>
    `You can take out at most ${free} now. Bet ${left} more to take out your bonus too`,
  transferFunds: 'There is not enough money in this wallet for the transfer',
  recordDays: (days: number) => `Please choose a first and a last day, at most ${days} days apart`,
  lotteryUnknown: 'There is no such lottery',
  winningNumbers: 'Winning numbers',
  specialPrize: 'Special prize',
  numberedPrizes: [
    'First prize',
    'Second prize',
    'Third prize',
    'Fourth prize',
    'Fifth prize',
    'Sixth prize',
    'Seventh prize',
    'Eighth prize',
  ] as readonly string[],

  pointsClosed: 'The points mall is closed at the moment',
  rewardUnknown: 'This reward is no longer available',
  pointsTooFew: 'You do not have enough points for this',
  pointsMinimum: (minimum: number) => `Please exchange at least ${minimum} points`,
  passwordWrong: 'The password is wrong',

  agentOnly: 'This is for agents only',
  agentPageClosed: 'This page is not available at the moment',
  notInTeam: 'There is no such account in your team',
  invitationsFull: (most: number) =>
    `You already have ${most} invitation links. Please remove one first`,
  invitationUnknown: 'You have no such invitation link',
  transferNoUpline: 'You have no upline to transfer to',
  transferUplineOnly: 'You can transfer only to your upline',
  transferAmount: (min: string, max: string) => `Please enter an amount from ${min} to ${max}`,
  paymentPasswordWrong: 'The payment password is wrong',
  paymentPasswordMissing: 'You have no payment password yet. Please set one first',
  paymentPasswordThere:
    'You already have a payment password. Please contact customer service if you forgot it',
  paymentPasswordFormat: 'Payment password format is incorrect',
  contractUnknown: 'You have no such contract',
  contractNotDirect: 'You can offer contracts only to your direct downlines',
  contractRateTooHigh: 'The rate is higher than that of your own contract',
  contractSuperseded:
    'This request is no longer open: it was withdrawn, answered or replaced in the meantime',
  contractWarningDue:
    'Contracts of your downlines would be terminated: please read the warning first',
  settlementUnknown: 'You have no such settlement',

  depositNotes: {
    kbzpay: 'Pay in the KBZPay app.',
    wave: 'Pay in the Wave Money app.',
    aya: 'Transfer from any bank in Myanmar.',
    cb: 'Transfer from a CB Bank account.',
  },
  depositMaintenance: (method: string) =>
    `${method} is under maintenance. Please choose another method`,
  depositMethodUnknown: 'This method is not available',
  depositAmount: (min: string, max: string) => `Please enter an amount from ${min} to ${max}`,
  depositOpen: 'You already have an open deposit. Please finish or cancel it first',
  limitReached: (kind: MoneyLimit, period: LimitPeriod, left: string, until: string) =>
    Number(left) > 0
      ? `This is above your ${KIND[kind]} limit ${PERIOD[period]}. ` +
        `You have ${ks(left)} left until ${until} Yangon time`
      : `Your ${KIND[kind]} limit ${PERIOD[period]} is used up until ${until} Yangon time`,
  playTimeUsed: (period: LimitPeriod, until: string) =>
    `Your session limit ${PERIOD[period]} is used up until ${until} Yangon time`,
  balanceLimit: (left: string) =>
    Number(left) > 0
      ? `This would take you above your balance limit. ${ks(left)} more can come in`
      : 'You have reached your balance limit',
  limitNeeded:
    'The rules here ask you to set a deposit limit first. Please set one on the deposit page',
  limitKindUnknown: 'This kind of limit is not offered here',
  limitNothingWaits: 'This change is no longer waiting. Please look at the limit again',
  limitTooEarly: (from: string) => `You can confirm this from ${from} Yangon time`,
  playBlocked: (kind: BlockKind, until: string | null) =>
    `${kind === 'break' ? 'You are on a break' : 'You have excluded yourself'} ` +
    `${until === null ? 'until further notice' : `until ${until} Yangon time`}. ` +
    'You can still withdraw and look at your records',
  checkDue:
    'Your reality check is due. Please answer it on the page of the site, then you can play on',
  checkInterval: (least: number, most: number) =>
    `Please choose a time from ${least} to ${most} minutes`,
  profileOnce: 'This cannot be changed here once it is saved',
  profileClosed: 'This cannot be saved at the moment',
  excludedPerson: 'This is not possible: a member with these details has excluded themselves',
  blockLength: 'This length is not offered here. Please choose another one',
  depositUnknown: 'There is no such deposit',
  depositEnded: 'This deposit is no longer open',
  depositPaid: 'You said that you paid this deposit, so it can no longer be cancelled',

  withdrawalDaily: (most: number) =>
    `You can ask for ${most} withdrawals a day, and today's are used. Please come back tomorrow`,
  withdrawalFunds: 'There is not enough money in your wallet for this withdrawal',
  withdrawalFee: 'The fee of this withdrawal has changed. Please check the new one',
  withdrawalFinal: 'You cannot take this withdrawal back: the rules here do not allow it',
  withdrawalDecided: 'This withdrawal has already been decided and can no longer be cancelled',
  withdrawalRefusedReason:
    'The payer could not verify the receiving account. The money is back in your wallet',
  payoutUnknown: 'You have no such payout account',
  payoutsFull: (most: number) =>
    `You already have ${most} payout accounts. Please contact customer service to change one`,
  payoutNumber: 'This account number is not valid, please check it',
  withdrawalUnknown: 'There is no such withdrawal',
  forciblyReceived: 'The request was accepted automatically and the deposit will not be refunded',
  withdrawalAnswered: 'This withdrawal has already been answered',
  remainingAmount: (whole: string) => `The remaining amount must be above 0 and less than ${whole}`,
  proofsUnknown: 'Please upload the proof images of this withdrawal again',
  imageTooLarge: 'The image must not be larger than 5 MB',
  imageWrongType: 'Only png or jpg images can be uploaded',
  imageBroken: 'This image cannot be opened. Please choose another one',
  imageTooManyPixels: 'This image is too large. Please send a smaller one',
  imagesTooMany: 'No more than 3 images can be uploaded',

  messageUnknown: 'There is no such message',
  messages: messagesEn,

  tooManyRequests: 'Too many requests, please try again later',
  fieldMissing: (field: string) => `Please fill in: ${field}`,
  fieldWrong: (field: string) => `Please check this field: ${field}`,
  bodyNotObject: 'The request must be a JSON object',
  bodyNotJson: 'The request is not valid JSON',
  bodyType: (expected: string) => `The request must be sent as ${expected}`,
  bodyTooDeep: 'The request is nested too deeply',
  bodyTooLarge: 'The request is too large',
  unknownPath: 'This address does not exist on the platform',
  notBuilt: 'The platform does not offer this call yet',

  sealNeeded: 'This request must be encrypted',
  sealUnreadable: 'The encrypted request cannot be read',
  sealKeyUnknown: 'The encryption key is out of date, please try again',
  sealReplayed: 'This request has already been sent',
  sealStale: 'The request is too old. Please check the clock of your device',

  idempotencyKeyNeeded: 'The request must carry an Idempotency-Key',
  idempotencyKeyReused: 'This Idempotency-Key has been used for another request',
  idempotencyUnderWay: 'The same request is still under way',
};

/** Every sentence of the platform; `my.ts` has the same keys. */
export type Words = typeof en;
/** A sentence that waits for the caller's language. */
export type Sentence = (words: Words) => string;
