import type { WithdrawalConfirmationSnapshot } from './withdrawalConfirmation.machine';
import type { AnswerKind, Withdrawal } from './withdrawalConfirmation.types';

type Snapshot = WithdrawalConfirmationSnapshot;
/** What the dialog shows: the list, or of one withdrawal the form or how it ended. */
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
  // No choices any more, while the platform is still asked.
  if (s.matches({ chosen: 'forced' }) || s.matches({ chosen: 'expiring' })) return 'forced';
  if (s.matches({ chosen: 'answeredElsewhere' }) || s.matches({ chosen: 'rereading' }))
    return 'answeredElsewhere';
  return s.matches({ chosen: 'ended' }) ? 'ended' : 'reading';
};
/** The withdrawals as they were read last. */
export const selectWithdrawals = (s: Snapshot) => s.context.withdrawals;
/** The chosen withdrawal; null while none is. */
export const selectChosen = (s: Snapshot): Withdrawal | null =>
  s.context.withdrawals.find(({ id }) => id === s.context.chosenId) ?? null;
/** The list is being read again. */
export const selectIsRefreshing = (s: Snapshot) => s.matches({ list: 'refreshing' });
/** The answer is on its way to the platform. */
export const selectIsSending = (s: Snapshot) =>
  s.matches({ chosen: { unanswered: { answer: 'sending' } } });
/** The answer was lost on its way; the same one can be sent again. */
export const selectIsUnsure = (s: Snapshot) =>
  s.matches({ chosen: { unanswered: { answer: 'unsure' } } });
/** The deadline is near. */
export const selectIsNear = (s: Snapshot) =>
  s.matches({ chosen: { unanswered: { clock: 'near' } } });
/** The countdown to the deadline; undefined while none runs. */
export const selectDeadline = (s: Snapshot) => s.children.deadline;
/** What is chosen in the form; what was sent, once it is on its way. */
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
/** What was typed last as the remaining amount. */
export const selectRemaining = (s: Snapshot) =>
  s.context.draft?.answer === 'partiallyReceived' ? s.context.draft.remaining : '';
/** What is wrong with the field; null while nothing is. */
export const selectFieldError = (s: Snapshot) => s.context.fieldError;
/** The message on show; null while there is none. */
export const selectMessage = (s: Snapshot) => s.context.message;
/** The proof images in the order in which they were chosen. */
export const selectFiles = (s: Snapshot) => s.context.files;
