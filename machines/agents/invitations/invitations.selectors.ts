import type { InvitationsSnapshot } from './invitations.machine';

export const selectScreen = (s: InvitationsSnapshot): 'loading' | 'failed' | 'ready' =>
  s.matches('loading') ? 'loading' : s.matches('failed') ? 'failed' : 'ready';
export const selectInvitations = (s: InvitationsSnapshot) => s.context.invitations;
export const selectMessage = (s: InvitationsSnapshot) => s.context.message;
/** The form of another one, while it is open. */
export const selectCreation = (s: InvitationsSnapshot) => s.children.createInvitation;
export const selectIsRemovalAsked = (s: InvitationsSnapshot) =>
  s.matches({ ready: 'removal' }) || s.matches({ ready: 'removing' });
export const selectIsRemoving = (s: InvitationsSnapshot) => s.matches({ ready: 'removing' });
