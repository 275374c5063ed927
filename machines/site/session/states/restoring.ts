import { onFault, onOutcome, sessionSetup } from '../session.setup';

/** The session is being restored; a dialog that is requested meanwhile waits. */
export const restoring = sessionSetup.createStateConfig({
  meta: { requirement: ['§4 Login 9a'] },
  tags: 'busy',
  on: {
    'gameLaunch.open': { actions: { type: 'keepGameIntent', params: ({ event }) => event } },
    'gameLaunch.close': { actions: 'forgetGameIntent' },
    'favourite.toggle': {
      actions: { type: 'keepFavouriteIntent', params: ({ event }) => event.game },
    },
    // The platform may have answered already that the session stands.
    'tab.signedOut': {
      actions: { type: 'keepSignedOutElsewhere', params: ({ event }) => event.memberId },
    },
  },
  exit: 'forgetSignedOutElsewhere',
  invoke: {
    id: 'restoreSession',
    src: 'restoreSession',
    onDone: onOutcome('restoreSession', {
      member: [
        { guard: 'isSignedOutElsewhere', target: 'followingOut', actions: 'keepRestored' },
        {
          target: 'signedIn',
          actions: ['keepRestored', 'notifyRefusedLink', 'askWhoToBe'],
        },
      ],
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
