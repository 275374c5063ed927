import type { WithdrawalConfirmationSnapshot } from './withdrawalConfirmation.machine';
import type { AnswerKind, Withdrawal } from './withdrawalConfirmation.types';

type Snapshot = WithdrawalConfirmationSnapshot;
/** The screens of the dialog: the list, or the form or the result of one withdrawal. */
export type WithdrawalScreen =
  | 'reading'
  | 'unread'
  | 'list'
  | 'unanswered'
  | 'answered'
  | 'forced'
  | 'answeredElsewhere'
  | 'ended';

/** The screen that the state shows. */
export const selectScreen = (s: Snapshot): WithdrawalScreen => {
  if (s.matches('unread')) return 'unread';
  if (s.matches('list')) return 'list';
  if (s.matches({ chosen: 'unanswered' })) return 'unanswered';
  if (s.matches({ chosen: 'answered' })) return 'answered';
  // True when nothing can be chosen while the platform is asked.
  if (s.matches({ chosen: 'forced' }) || s.matches({ chosen: 'expiring' })) return 'forced';
  if (s.matches({ chosen: 'answeredElsewhere' }) || s.matches({ chosen: 'rereading' }))
    return 'answeredElsewhere';
  return s.matches({ chosen: 'ended' }) ? 'ended' : 'reading';
};
/** The withdrawals as last loaded. */
export const selectWithdrawals = (s: Snapshot) => s.context.withdrawals;
/** The chosen withdrawal; null when there is none. */
export const selectChosen = (s: Snapshot): Withdrawal | null =>
  s.context.withdrawals.find(({ id }) => id === s.context.chosenId) ?? null;
/** True while the list is loaded again. */
export const selectIsRefreshing = (s: Snapshot) => s.matches({ list: 'refreshing' });
/** True while the answer is being sent. */
export const selectIsSending = (s: Snapshot) =>
  s.matches({ chosen: { unanswered: { answer: 'sending' } } });
/** True when the answer was lost; the same one can be sent again. */
export const selectIsUnsure = (s: Snapshot) =>
  s.matches({ chosen: { unanswered: { answer: 'unsure' } } });
/** True when the deadline is near. */
export const selectIsNear = (s: Snapshot) =>
  s.matches({ chosen: { unanswered: { clock: 'near' } } });
/** The countdown to the deadline; undefined when none runs. */
export const selectDeadline = (s: Snapshot) => s.children.deadline;
/** The choice in the form; after sending, the sent one. */
export const selectAnswer = (s: Snapshot): AnswerKind | null => {
  if (s.matches({ chosen: { unanswered: { answer: { choice: 'received' } } } })) return 'received';
  if (s.matches({ chosen: { unanswered: { answer: { choice: 'partiallyReceived' } } } }))
    return 'partiallyReceived';
  if (s.matches({ chosen: { unanswered: { answer: { choice: 'notReceived' } } } }))
    return 'notReceived';
  return s.matches({ chosen: { unanswered: { answer: 'choice' } } })
    ? null
    : (s.context.draft?.answer ?? null);
};
/** The remaining amount as last typed. */
export const selectRemaining = (s: Snapshot) =>
  s.context.draft?.answer === 'partiallyReceived' ? s.context.draft.remaining : '';
/** The error of the form; null when there is none. */
export const selectFieldError = (s: Snapshot) => s.context.fieldError;
/** What the error of the form belongs to: a field, or the choice of an answer. */
export const selectErrorField = (s: Snapshot): 'answer' | 'remaining' | 'proof' => {
  const answer = selectAnswer(s);
  if (answer === 'partiallyReceived') return 'remaining';
  return answer === 'notReceived' ? 'proof' : 'answer';
};
/** The message shown; null when there is none. */
export const selectMessage = (s: Snapshot) => s.context.message;
/** The proof images in the order of their choice. */
export const selectFiles = (s: Snapshot) => s.context.files;
