import type { Message, MessageOutcome, MessageSubject } from '../../../contract/messages';

export type { Message, MessageOutcome, MessageSubject };
/** All messages, or the unread ones. */
export type Shown = 'all' | 'unread';
/** Which page; pages count from 1. */
export type InboxQuery = { show: Shown; page: number };
/** `unread`: on all pages, whatever is shown. */
export type InboxPage = { messages: Message[]; page: number; pages: number; unread: number };
/** A deleted message may be unknown: it was deleted elsewhere before. */
export type DeleteOutcome = { kind: 'deleted' } | { kind: 'refused'; message: string };
