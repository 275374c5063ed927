/**
 * Every field that a registration can have, in the order of the form (spec §2 Register form, §3
 * Register user payload). The platform's rules decide which are shown and what they accept (spec
 * §5).
 */
export const REGISTER_FIELDS = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'nickname',
  'payeeName',
  'realName',
  'email',
  'birthday',
  'paymentPassword',
  'transactionPassword',
  'idNumber',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'referrer',
  'recommenderId',
  'affiliateCode',
  'referralCode',
  'captcha',
] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];
