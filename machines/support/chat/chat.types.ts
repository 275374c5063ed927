import type { ChatMessage, ChatModel } from '../../../contract/support';
import type { Message } from '../../shared/message';

export type { ChatMessage, ChatModel };
export type ChatRoom = { room: string; chatUrl: string };
/**
 * A message that is not in the stream yet, sent or not. We create its `id`, so that it is never
 * posted twice.
 */
export type Draft = { id: string; text: string; state: 'waiting' | 'sending' | 'sent' | 'failed' };
/** `modelId`: the desk to start with; null when the person chooses. */
export type ChatInput = { modelId: string | null };
export type ChatContext = {
  models: ChatModel[];
  modelId: string | null;
  room: ChatRoom | null;
  messages: ChatMessage[];
  drafts: Draft[];
  /** Messages that arrived while the room was folded away. */
  unread: number;
  /** Tries since the stream broke. */
  tries: number;
  message: Message | null;
};
export type ChatEvent =
  | { type: 'desk.choose'; modelId: string }
  | { type: 'chat.say'; id: string; text: string }
  | { type: 'chat.sayAgain'; id: string }
  | { type: 'chat.fold' }
  | { type: 'chat.unfold' }
  | { type: 'chat.close' }
  | { type: 'chat.retry' }
  /** The names of the desks come in the language of the page. */
  | { type: 'language.changed' }
  | { type: 'stream.opened' }
  | { type: 'stream.lost' }
  | { type: 'message.arrived'; message: ChatMessage };
