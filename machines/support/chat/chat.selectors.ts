import type { ChatSnapshot } from './chat.machine';

export { CHAT_TEXT_LIMIT, SUPPORT_WINDOW } from '../../../contract/constants';

export type ChatScreen = 'loading' | 'desksFailed' | 'desks' | 'room';
/** The screen that the state shows. */
export const selectScreen = (s: ChatSnapshot): ChatScreen => {
  if (s.matches('loadingDesks')) return 'loading';
  if (s.matches('desksFailed')) return 'desksFailed';
  return s.matches('desks') || s.matches('launching') ? 'desks' : 'room';
};
/** True while the conversation is opening. */
export const selectIsLaunching = (s: ChatSnapshot) => s.matches('launching');
/** True when the chosen desk did not answer. */
export const selectHasRefused = (s: ChatSnapshot) => s.matches({ desks: 'refused' });
/** The desks that can be chosen. */
export const selectModels = (s: ChatSnapshot) => s.context.models;
/** The chosen desk; null when there is none. */
export const selectDesk = (s: ChatSnapshot) =>
  s.context.models.find(({ modelId }) => modelId === s.context.modelId) ?? null;
/** The messages of the conversation, oldest first. */
export const selectMessages = (s: ChatSnapshot) => s.context.messages;
/** The messages that have not arrived yet. */
export const selectDrafts = (s: ChatSnapshot) => s.context.drafts;
/** How many messages arrived while the room was folded away. */
export const selectUnread = (s: ChatSnapshot) => s.context.unread;
/** True when the room can be folded away: it needs a conversation. */
export const selectIsFolded = (s: ChatSnapshot) =>
  s.matches({ conversation: { window: 'folded' } });
/** `broken`: it reconnects automatically; `lost`: the person has to ask. */
export const selectConnection = (s: ChatSnapshot): 'connecting' | 'open' | 'broken' | 'lost' => {
  if (s.matches({ conversation: { line: { broken: 'lost' } } })) return 'lost';
  if (s.matches({ conversation: { line: 'broken' } })) return 'broken';
  return s.matches({ conversation: { line: { connected: 'open' } } }) ? 'open' : 'connecting';
};
/** The message shown; null when there is none. */
export const selectMessage = (s: ChatSnapshot) => s.context.message;
