import type { PaymentSecuritySnapshot } from './paymentSecurity.machine';

export const selectScreen = (
  s: PaymentSecuritySnapshot,
): 'none' | 'loading' | 'failed' | 'unset' | 'form' | 'there' => {
  if (s.matches('absent')) return 'none';
  if (s.matches('failed')) return 'failed';
  if (s.matches('unset')) return 'unset';
  if (s.matches('form')) return 'form';
  return s.matches('there') ? 'there' : 'loading';
};
export const selectMessage = (s: PaymentSecuritySnapshot) => s.context.message;
export const selectSetting = (s: PaymentSecuritySnapshot) => s.children.paymentPassword;
