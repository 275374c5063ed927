import type { AnyActorRef, EventFrom } from 'xstate';
import type { Member } from '../../contract/domain';
import type { sessionMachine, SessionRef } from '../../machines/site/session/session.machine';

/**
 * In the session's place for a screen that shows one of its children: it has these, knows who is
 * signed in, and keeps what it was sent.
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
