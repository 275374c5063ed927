import type { ChatSnapshot } from './chat.machine';

export type ChatScreen = 'loading' | 'desksFailed' | 'desks' | 'room';
export const selectScreen = (s: ChatSnapshot): ChatScreen => {
  if (s.matches({ room: 'loadingDesks' })) return 'loading';
  if (s.matches({ room: 'desksFailed' })) return 'desksFailed';
  return s.matches({ room: 'desks' }) || s.matches({ room: 'launching' }) ? 'desks' : 'room';
};
export const selectIsLaunching = (s: ChatSnapshot) => s.matches({ room: 'launching' });
export const selectModels = (s: ChatSnapshot) => s.context.models;
export const selectDesk = (s: ChatSnapshot) => s.context.models.find(({ modelId }) => modelId === s.context.modelId) ?? null;
export const selectMessages = (s: ChatSnapshot) => s.context.messages;
export const selectDrafts = (s: ChatSnapshot) => s.context.drafts;
export const selectUnread = (s: ChatSnapshot) => s.context.unread;
export const selectIsFolded = (s: ChatSnapshot) => s.matches({ window: 'folded' });
/** `broken`: it comes back by itself; `lost`: the person has to ask. */
export const selectConnection = (s: ChatSnapshot): 'connecting' | 'open' | 'broken' | 'lost' =>
  s.matches({ room: 'lost' }) ? 'lost' : s.matches({ room: 'waiting' }) ? 'broken' : s.matches({ room: { connected: 'open' } }) ? 'open' : 'connecting';
export const selectMessage = (s: ChatSnapshot) => s.context.message;
