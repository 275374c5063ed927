import { onFault, onOutcome, sessionSetup } from '../session.setup';

/** The session is being restored; a dialog that is requested meanwhile waits. */
export const restoring = sessionSetup.createStateConfig({
  meta: { requirement: ['§4 Login 9a'] },
  tags: 'busy',
  on: {
    'gameLaunch.open': { actions: { type: 'keepGameIntent', params: ({ event }) => event } },
    'favourite.toggle': {
      actions: { type: 'keepFavouriteIntent', params: ({ event }) => event.game },
    },
  },
  invoke: {
    id: 'restoreSession',
    src: 'restoreSession',
    onDone: onOutcome('restoreSession', {
      member: {
        target: 'signedIn',
        actions: ['keepRestored', 'notifyRefusedLink', 'askWhoToBe'],
      },
      unfinished: {
        target: 'visitor',
        actions: ['keepResume', 'openLogin'],
      },
      none: {
        target: 'visitor',
        actions: ['suppressPopups', 'notifyRefusedLink'],
      },
    }),
    onError: onFault({ target: 'visitor', actions: 'notifyFault' }),
  },
});
