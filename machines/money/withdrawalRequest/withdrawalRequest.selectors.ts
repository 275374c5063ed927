import { PAYOUT_ACCOUNTS } from '../../../contract/withdrawalRequest';
import type { WithdrawalRequestSnapshot } from './withdrawalRequest.machine';
import { amountOf, splitOf } from './withdrawalRequest.rules';
import type { WithdrawalPlace } from './withdrawalRequest.types';

/** `sending` is the confirmation while its answer is awaited, `undecided` when none came. */
export type FormScreen = 'loading' | 'failed' | 'unsecured' | 'account' | 'form' | 'confirmation';
export type RequestsScreen = 'loading' | 'failed' | 'list';

export const selectPlace = (s: WithdrawalRequestSnapshot): WithdrawalPlace =>
  s.matches('requests') ? 'requests' : 'form';
export const selectFormScreen = (s: WithdrawalRequestSnapshot): FormScreen => {
  if (s.matches('failed')) return 'failed';
  if (s.matches('unsecured')) return 'unsecured';
  if (s.matches('accountForm')) return 'account';
  if (s.matches('form')) return 'form';
  return s.matches('confirmation') || s.matches('sending') || s.matches('undecided')
    ? 'confirmation'
    : 'loading';
};
export const selectRequestsScreen = (s: WithdrawalRequestSnapshot): RequestsScreen => {
  if (s.matches({ requests: 'reading' })) return 'loading';
  return s.matches({ requests: 'unread' }) ? 'failed' : 'list';
};
export const selectPaymentPassword = (s: WithdrawalRequestSnapshot) => s.children.paymentPassword;
export const selectPayoutAccount = (s: WithdrawalRequestSnapshot) => s.children.payoutAccount;
export const selectIsSending = (s: WithdrawalRequestSnapshot) =>
  s.matches('sending') || s.matches({ undecided: 'resending' });
/** The answer was lost on its way; the same wish can be sent again, or is on its way again. */
export const selectIsUndecided = (s: WithdrawalRequestSnapshot) => s.matches('undecided');
/** Null until it is read. */
export const selectSetup = (s: WithdrawalRequestSnapshot) => s.context.setup;
/** Empty where there is none. */
export const selectAccountId = (s: WithdrawalRequestSnapshot) => s.context.accountId;
export const selectAccount = (s: WithdrawalRequestSnapshot) =>
  s.context.setup?.accounts.find(({ id }) => id === s.context.accountId);
export const selectHasAccounts = (s: WithdrawalRequestSnapshot) =>
  (s.context.setup?.accounts.length ?? 0) > 0;
export const selectHasRoom = (s: WithdrawalRequestSnapshot) =>
  (s.context.setup?.accounts.length ?? 0) < PAYOUT_ACCOUNTS;
export const selectAmount = (s: WithdrawalRequestSnapshot) => s.context.amount;
export const selectFillTurn = (s: WithdrawalRequestSnapshot) => s.context.fillTurn;
export const selectFee = (s: WithdrawalRequestSnapshot) =>
  s.context.setup ? (splitOf(amountOf(s.context), s.context.setup)?.fee ?? null) : null;
/** What arrives of the amount; null where nothing like an amount is typed. */
export const selectArrives = (s: WithdrawalRequestSnapshot) =>
  s.context.setup ? (splitOf(amountOf(s.context), s.context.setup)?.arrives ?? null) : null;
export const selectFieldErrors = (s: WithdrawalRequestSnapshot) => s.context.fieldErrors;
export const selectMessage = (s: WithdrawalRequestSnapshot) => s.context.message;
export const selectNotice = (s: WithdrawalRequestSnapshot) => s.context.notice;
export const selectRequests = (s: WithdrawalRequestSnapshot) => s.context.requests;
/** From 1. */
export const selectPage = (s: WithdrawalRequestSnapshot) => s.context.page;
export const selectIsCancelling = (s: WithdrawalRequestSnapshot) =>
  s.matches({ requests: 'cancelling' });
/** The request that is asked about; null where none is. */
export const selectQuestioned = (s: WithdrawalRequestSnapshot) =>
  s.matches({ requests: 'question' }) || s.matches({ requests: 'cancelling' })
    ? (s.context.requests?.requests.find(({ id }) => id === s.context.requestId) ?? null)
    : null;
