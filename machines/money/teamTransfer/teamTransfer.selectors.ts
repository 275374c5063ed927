import type { TeamTransferSnapshot } from './teamTransfer.machine';

/** `sending` is the confirmation while the answer is awaited, `undecided` when none came. */
export type TransferScreen =
  | 'loading'
  | 'failed'
  | 'alone'
  | 'unsecured'
  | 'form'
  | 'confirmation'
  | 'done';

/** The screen that the state shows. */
export const selectScreen = (s: TeamTransferSnapshot): TransferScreen => {
  if (s.matches('failed')) return 'failed';
  if (s.matches('alone')) return 'alone';
  if (s.matches('unsecured')) return 'unsecured';
  if (s.matches('form')) return 'form';
  // A step-up lies over the confirmation.
  if (
    s.matches('confirmation') ||
    s.matches('sending') ||
    s.matches('stepUp') ||
    s.matches('undecided')
  )
    return 'confirmation';
  return s.matches('readingLimits') ? 'loading' : 'done';
};
/** The form that sets the payment password; undefined while it is closed. */
export const selectPaymentPassword = (s: TeamTransferSnapshot) => s.children.paymentPassword;
/** True while the form is being sent. */
export const selectIsSending = (s: TeamTransferSnapshot) =>
  s.matches('sending') || s.matches({ undecided: 'resending' });
/** True when the answer was lost; the same transfer can be sent again, or is being sent again. */
export const selectIsUndecided = (s: TeamTransferSnapshot) => s.matches('undecided');
/** The balance, the limits and the upline; null until they are loaded. */
export const selectLimits = (s: TeamTransferSnapshot) => s.context.limits;
/** The amount as typed. */
export const selectAmount = (s: TeamTransferSnapshot) => s.context.amount;
/** The message of each invalid field. */
export const selectFieldErrors = (s: TeamTransferSnapshot) => s.context.fieldErrors;
/** The message shown; null when there is none. */
export const selectMessage = (s: TeamTransferSnapshot) => s.context.message;
/** The account that pays. */
export const selectSender = (s: TeamTransferSnapshot) => s.context.account;
/** The account that receives; empty until the upline is known. */
export const selectReceiver = (s: TeamTransferSnapshot) =>
  (s.context.downline ?? s.context.limits?.upline)?.account ?? '';
