/** Phone authentication codes, spec §8, by what the phone provider reports. */
export const PHONE_ERROR_KEYS = {
  'invalid-phone-number': 'smsCode:errors.invalidNumber',
  'missing-phone-number': 'smsCode:errors.missingNumber',
  'too-many-requests': 'smsCode:errors.tooManyRequests',
  unknown: 'smsCode:errors.unknown',
  'invalid-verification-code': 'smsCode:errors.invalidCode',
  'missing-verification-code': 'smsCode:errors.missingCode',
  'captcha-check-failed': 'smsCode:errors.captchaCheckFailed',
  'quota-exceeded': 'smsCode:errors.quotaExceeded',
  'operation-not-allowed': 'smsCode:errors.operationNotAllowed',
  'code-expired': 'smsCode:errors.codeExpired',
  'popup-closed-by-user': 'errors:popupClosed',
} as const;
