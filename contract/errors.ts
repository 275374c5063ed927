/**
 * Error catalogue, spec §8: the situations of the table as locale keys. The words live in
 * `locales`; `tests/house` proves that every key has them in every language.
 */
export const ERROR_KEYS = {
  notLoggedIn: 'errors:notLoggedIn',
  loginFailure: 'errors:loginFailure',
  unknownAccount: 'errors:unknownAccount',
  network: 'errors:network',
  loadTimeout: 'errors:loadTimeout',
  generic: 'errors:generic',
  system: 'errors:system',
  invalidDomain: 'errors:invalidDomain',
  accessRestricted: 'errors:accessRestricted',
  maintenance: 'errors:maintenance',
  notAgent: 'errors:notAgent',
  notMember: 'errors:notMember',
  verificationNeeded: 'errors:verificationNeeded',
  accountUsed: 'errors:accountUsed',
  tooManyRequests: 'errors:tooManyRequests',
} as const;

/** Upload errors and the forced receipt, spec §8. */
export const UPLOAD_ERROR_KEYS = {
  tooLarge: 'uploads:tooLarge',
  wrongType: 'uploads:wrongType',
  tooMany: 'uploads:tooMany',
} as const;
export const FORCED_RECEIPT_KEY = 'withdrawalConfirmation:forciblyReceived';

/** Validation messages, spec §5 Messages. */
export const VALIDATION_KEYS = {
  passwordLength: 'validation:passwordLength',
  verificationCode: 'validation:verificationCode',
  mobileNumber: 'validation:mobileNumber',
  confirmation: 'validation:confirmation',
  realName: 'validation:realName',
  phoneFormat: 'validation:phoneFormat',
  invitationCode: 'validation:invitationCode',
  accountFormat: 'validation:accountFormat',
  passwordFormat: 'validation:passwordFormat',
  emailFormat: 'validation:emailFormat',
  confirmPassword: 'validation:confirmPassword',
  captcha: 'validation:captcha',
  empty: 'validation:empty',
  markedRequired: 'validation:markedRequired',
  passwordMismatch: 'validation:passwordMismatch',
  payeeName: 'validation:payeeName',
  terms: 'validation:terms',
} as const;
