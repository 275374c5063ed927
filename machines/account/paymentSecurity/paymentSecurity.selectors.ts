import type { PaymentSecuritySnapshot } from './paymentSecurity.machine';

/** The screen that the state shows. */
export const selectScreen = (
  s: PaymentSecuritySnapshot,
): 'none' | 'loading' | 'failed' | 'unset' | 'form' | 'there' => {
  if (s.matches('absent')) return 'none';
  if (s.matches('failed')) return 'failed';
  if (s.matches('unset')) return 'unset';
  if (s.matches('form')) return 'form';
  return s.matches('there') ? 'there' : 'loading';
};
/** The message shown; null when there is none. */
export const selectMessage = (s: PaymentSecuritySnapshot) => s.context.message;
/** The form that sets the payment password; undefined while it is closed. */
export const selectSetting = (s: PaymentSecuritySnapshot) => s.children.paymentPassword;
