import { endpoints } from '../../contract/endpoints';

/**
 * The name of the stream in faults; the contract has no row for it, because its address comes with
 * the answer of the launch.
 */
export const CHAT_EVENTS = 'chatEvents';
/** The path of the stream of a chat. */
export const CHAT_EVENTS_PATH = endpoints.chatSend.path.replace(/\w+$/, 'events');
