import { PAYOUT_ACCOUNTS } from '../../../contract/withdrawalRequest';
import type { WithdrawalRequestSnapshot } from './withdrawalRequest.machine';
import { amountOf, freeOf, splitOf } from './withdrawalRequest.rules';
import type { WithdrawalPlace } from './withdrawalRequest.types';

/** `sending` is the confirmation while the answer is awaited, `undecided` when none came. */
export type FormScreen = 'loading' | 'failed' | 'unsecured' | 'account' | 'form' | 'confirmation';
export type RequestsScreen = 'loading' | 'failed' | 'list';

/** The tab: the form or the list of requests. */
export const selectPlace = (s: WithdrawalRequestSnapshot): WithdrawalPlace =>
  s.matches('requests') ? 'requests' : 'form';
/** The screen of the form. */
export const selectFormScreen = (s: WithdrawalRequestSnapshot): FormScreen => {
  if (s.matches('failed')) return 'failed';
  if (s.matches('unsecured')) return 'unsecured';
  if (s.matches('accountForm')) return 'account';
  if (s.matches('form')) return 'form';
  // A step-up lies over the confirmation.
  return s.matches('confirmation') ||
    s.matches('sending') ||
    s.matches('readingFee') ||
    s.matches('stepUp') ||
    s.matches('undecided')
    ? 'confirmation'
    : 'loading';
};
/** The screen of the list of requests. */
export const selectRequestsScreen = (s: WithdrawalRequestSnapshot): RequestsScreen => {
  if (s.matches({ requests: 'reading' })) return 'loading';
  return s.matches({ requests: 'unread' }) ? 'failed' : 'list';
};
/** The form that sets the payment password; undefined while it is closed. */
export const selectPaymentPassword = (s: WithdrawalRequestSnapshot) => s.children.paymentPassword;
/** The form of a new payout account; undefined while it is closed. */
export const selectPayoutAccount = (s: WithdrawalRequestSnapshot) => s.children.payoutAccount;
/** True while the request is being sent, or the fee read again that kept it from being sent. */
export const selectIsSending = (s: WithdrawalRequestSnapshot) =>
  s.matches('sending') || s.matches('readingFee') || s.matches({ undecided: 'resending' });
/** True when the answer was lost; the same request can be sent again, or is being sent again. */
export const selectIsUndecided = (s: WithdrawalRequestSnapshot) => s.matches('undecided');
/** The balance, limits and accounts; null until they are loaded. */
export const selectSetup = (s: WithdrawalRequestSnapshot) => s.context.setup;
/** The bonus that may not leave yet; null when all of the balance may. */
export const selectHeld = (s: WithdrawalRequestSnapshot) => {
  const held = s.context.setup?.held;
  return held && Number(held.amount) > 0 ? held : null;
};
/** What may leave the wallet; null until it is known. */
export const selectFree = ({ context: { setup } }: WithdrawalRequestSnapshot) =>
  setup && freeOf(setup);
/** The payout accounts; empty when there are none. */
export const selectAccountId = (s: WithdrawalRequestSnapshot) => s.context.accountId;
/** The chosen payout account; undefined when there is none. */
export const selectAccount = (s: WithdrawalRequestSnapshot) =>
  s.context.setup?.accounts.find(({ id }) => id === s.context.accountId);
/** True when there is a payout account. */
export const selectHasAccounts = (s: WithdrawalRequestSnapshot) =>
  (s.context.setup?.accounts.length ?? 0) > 0;
/** True when one more payout account is allowed. */
export const selectHasRoom = (s: WithdrawalRequestSnapshot) =>
  (s.context.setup?.accounts.length ?? 0) < PAYOUT_ACCOUNTS;
/** The amount as typed. */
export const selectAmount = (s: WithdrawalRequestSnapshot) => s.context.amount;
/** The fee of the typed amount; null when it is no amount. */
export const selectFee = (s: WithdrawalRequestSnapshot) =>
  s.context.setup ? (splitOf(amountOf(s.context), s.context.setup)?.fee ?? null) : null;
/** The payout of the typed amount; null when it is no amount. */
export const selectArrives = (s: WithdrawalRequestSnapshot) =>
  s.context.setup ? (splitOf(amountOf(s.context), s.context.setup)?.arrives ?? null) : null;
/** The message of each invalid field. */
export const selectFieldErrors = (s: WithdrawalRequestSnapshot) => s.context.fieldErrors;
/** The message shown; null when there is none. */
export const selectMessage = (s: WithdrawalRequestSnapshot) => s.context.message;
/** The success message; null when there is none. */
export const selectNotice = (s: WithdrawalRequestSnapshot) => s.context.notice;
/** The page of requests; null until it is loaded. */
export const selectRequests = (s: WithdrawalRequestSnapshot) => s.context.requests;
/** The number of the page, from 1. */
export const selectPage = (s: WithdrawalRequestSnapshot) => s.context.page;
/** True while a cancellation is under way. */
export const selectIsCancelling = (s: WithdrawalRequestSnapshot) =>
  s.matches({ requests: 'cancelling' });
/** The request whose cancellation is to be confirmed; null when there is none. */
export const selectQuestioned = (s: WithdrawalRequestSnapshot) =>
  s.matches({ requests: 'question' }) || s.matches({ requests: 'cancelling' })
    ? (s.context.requests?.requests.find(({ id }) => id === s.context.requestId) ?? null)
    : null;
