import type { InboxSnapshot } from './inbox.machine';

export type InboxScreen = 'reading' | 'failed' | 'empty' | 'list';

/** The screen of the page. Loaded messages stay visible while they are read again. */
export const selectScreen = (s: InboxSnapshot): InboxScreen => {
  if (s.matches('failed')) return 'failed';
  if (s.matches('empty')) return 'empty';
  return s.context.content === null || s.context.content.messages.length === 0 ? 'reading' : 'list';
};
/** The messages of the page, newest first. */
export const selectMessages = (s: InboxSnapshot) => s.context.content?.messages ?? NONE;
/** The page shown, and how many there are; both count from 1. */
export const selectPage = (s: InboxSnapshot) => s.context.query.page;
/** How many pages there are. */
export const selectPages = (s: InboxSnapshot) => s.context.content?.pages ?? 1;
/** How many messages are unread, on all pages; null before the first read. */
export const selectUnread = (s: InboxSnapshot) => s.context.content?.unread ?? null;
/** Whether all messages are shown, or the unread ones. */
export const selectShown = (s: InboxSnapshot) => s.context.query.show;
/** The id of the unfolded message; null for none. */
export const selectOpenId = (s: InboxSnapshot) => s.context.openId;
/** The message that the question is about; null for none. */
export const selectDeleting = (s: InboxSnapshot) =>
  s.context.content?.messages.find(({ id }) => id === s.context.deletingId) ?? null;
/** True from the question whether to delete a message until that is done. */
export const selectIsConfirming = (s: InboxSnapshot) =>
  s.matches('confirmation') || s.matches('deleting');
/** True while a message is being deleted. */
export const selectIsDeleting = (s: InboxSnapshot) => s.matches('deleting');
/** True while all messages are being marked as read. */
export const selectIsReadingAll = (s: InboxSnapshot) => s.matches('readingAll');
/** True while the person waits: not while messages are being marked as read. */
export const selectIsBusy = (s: InboxSnapshot) =>
  s.hasTag('busy') && !s.matches({ list: 'marking' });
/** Why the last step failed; null when it did not. */
export const selectMessage = (s: InboxSnapshot) => s.context.message;

const NONE: never[] = [];
