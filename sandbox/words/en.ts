import type { RegisterField } from '../../contract/constants';

/** Every sentence the platform says, in English. Where spec §8 gives the text, it is that text. */
export const en = {
  loginFailure: 'incorrect username or password',
  notAgent: 'Non-agents cannot log in',
  notMember: 'Non-member account unable to login',
  verificationNeeded: 'Please complete verification first',
  notLoggedIn: 'You are not logged in, please login',
  maintenance: 'System maintenance',
  accessRestricted: 'Access restricted',
  generic: 'Unknown error',

  captchaNeeded: 'Please enter the captcha',
  captchaWrong: 'The captcha is not right, please enter the new one',
  accountLocked: (minutes: number) => `Too many wrong passwords. Please try again in ${minutes} minutes`,
  smsLoginClosed: 'Login by SMS code is not open, please use your username',

  smsUnavailable: 'Codes by SMS are not available here',
  codeWrong: 'Please enter a valid verification code',
  codeGone: 'Too many wrong codes, please ask for a new one',
  phoneUnknown: 'There is no account with this mobile number',
  accountUsed: 'This account is already in use',

  registrationClosed: 'This way of registration is not open',
  recoveryClosed: 'This way to a new password is not open',
  recoveryText: (password: string) => `Padauk: your temporary password is ${password}. Log in with it and choose a new one.`,
  socialClosed: 'Login with this account is not open',
  socialFailed: 'The login with this account did not work, please try again',
  socialRegistrationClosed: 'There is no member with this account yet, and registration is not open',
  freePlayClosed: 'Free play is not open',
  trialOnly: 'This is not for trial accounts. Please register a member account first',

  invitationCode: 'Invalid invitation code',
  accountFormat: 'Account format is incorrect',
  emailFormat: 'E-mail format is incorrect',
  phoneFormat: 'Phone number format is incorrect',
  realName: 'Real name format is incorrect',
  payeeName: 'Payee name format is incorrect',
  tooYoung: (years: number) => `You must be at least ${years} years old`,
  fields: {
    username: 'Username', mobileNum: 'Mobile number', verificationCode: 'SMS code', password: 'Password', confirmPassword: 'Confirm password',
    nickname: 'Nickname', payeeName: 'Payee name', realName: 'Real name', email: 'E-mail', birthday: 'Birthday',
    paymentPassword: 'Payment password', transactionPassword: 'Transaction password', idNumber: 'ID number', qqNum: 'QQ',
    line: 'Line', whatsapp: 'WhatsApp', facebook: 'Facebook', wechat: 'WeChat', telegram: 'Telegram', zalo: 'Zalo',
    address: 'Address', nationality: 'Nationality', occupation: 'Occupation', sourceOfIncome: 'Source of income', referrer: 'Referrer',
    recommenderId: 'Recommender ID', affiliateCode: 'Invitation code', referralCode: 'Referral code', captcha: 'Captcha',
  } satisfies Record<RegisterField, string>,

  secondFactorLocked: 'Too many wrong answers. Please try again later or contact customer service',
  secondFactorWrong: (triesLeft: number) => `That answer is not right. Tries left: ${triesLeft}`,
  secondFactorGone: 'This verification has expired, please log in again',
  secondFactorMethod: 'This way of verification is not available for your account',
  codeNotSent: 'Please ask for a code first',
  codeExpired: 'The code has expired, please ask for a new one',
  codeUsed: 'This code was used already, please wait for the next one',
  codeTooSoon: (seconds: number) => `A code is on its way. You can ask for another in ${seconds} seconds`,
  codeText: (code: string, minutes: number) => `Padauk: your verification code is ${code}. It is valid for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Do not share it.`,

  passwordChangeDue: 'Please change your password first',
  oldPasswordWrong: 'The old password is not right',
  newPasswordSame: 'The new password must differ from the old one',
  newPasswordDefault: 'The new password must not be the default password',
  confirmPassword: 'Confirmation password is not correct.',
  passwordLength: (min: number, max: number) => `Please fill in your password with ${min} - ${max} characters`,
  passwordFormat: 'Password format is incorrect',

  tooManyRequests: 'Too many requests, please try again later',
  fieldMissing: (field: string) => `Please fill in: ${field}`,
  fieldWrong: (field: string) => `This field is not valid: ${field}`,
  bodyNotObject: 'The request must be a JSON object',
  bodyNotJson: 'The request is not valid JSON',
  bodyType: (expected: string) => `The request must be sent as ${expected}`,
  bodyTooLarge: 'The request is too large',
  unknownPath: 'This address does not exist on the platform',
  notBuilt: 'The platform does not offer this call yet',

  sealNeeded: 'This request must be encrypted',
  sealUnreadable: 'The encrypted request cannot be read',
  sealKeyUnknown: 'The encryption key is out of date, please try again',
  sealReplayed: 'This request was sent already',
  sealStale: 'The request is too old. Please check the clock of your device',

  idempotencyKeyNeeded: 'The request must carry an Idempotency-Key',
  idempotencyKeyReused: 'This Idempotency-Key was used for another request',
  idempotencyUnderWay: 'The same request is still under way',
};

export type Words = typeof en;
/** A sentence that waits for the caller's language. */
export type Sentence = (words: Words) => string;
