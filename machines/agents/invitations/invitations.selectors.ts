import type { InvitationsSnapshot } from './invitations.machine';

/** The screen that the state shows. */
export const selectScreen = (s: InvitationsSnapshot): 'loading' | 'failed' | 'ready' =>
  s.matches('loading') ? 'loading' : s.matches('failed') ? 'failed' : 'ready';
/** The invitations, newest first. */
export const selectInvitations = (s: InvitationsSnapshot) => s.context.invitations;
/** The message shown; null when there is none. */
export const selectMessage = (s: InvitationsSnapshot) => s.context.message;
/** The form for a new invitation; undefined while it is closed. */
export const selectCreation = (s: InvitationsSnapshot) => s.children.createInvitation;
/** True while a removal waits for confirmation or is under way. */
export const selectIsRemovalAsked = (s: InvitationsSnapshot) =>
  s.matches({ ready: 'removal' }) || s.matches({ ready: 'removing' });
/** True while a removal is under way. */
export const selectIsRemoving = (s: InvitationsSnapshot) => s.matches({ ready: 'removing' });
