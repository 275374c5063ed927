import type { Message } from './message';

/** True for a text of the platform: it answers what was sent, so it is an alert. */
export const isSaid = (message: Message | null | undefined): boolean =>
  message !== null && message !== undefined && 'text' in message;
