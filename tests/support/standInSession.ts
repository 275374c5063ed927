import type { AnyActorRef, EventFrom } from 'xstate';
import type { Member } from '../../contract/member';
import type { sessionMachine, SessionRef } from '../../machines/site/session/session.machine';

/**
 * Replaces the session for a screen that shows one of its children: it has these children, knows
 * who is signed in, and records the events that it is sent.
 */
export const standInSession = (
  children: Readonly<Record<string, AnyActorRef>>,
  member: Member | null = null,
) => {
  const sent: EventFrom<typeof sessionMachine>[] = [];
  const snapshot = { children, context: { member }, matches: () => false };
  const session = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: (event: EventFrom<typeof sessionMachine>) => void sent.push(event),
  };
  return { session: session as unknown as SessionRef, sent };
};
