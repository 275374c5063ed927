import { errorOf } from '../../../shared/message';
import { sessionSetup } from '../session.setup';

/** The session is being restored; a dialog that is requested meanwhile waits. */
export const restoring = sessionSetup.createStateConfig({
  meta: { requirement: ['§4 Login 9a'] },
  tags: 'busy',
  on: { 'gameLaunch.open': { actions: { type: 'keepGameIntent', params: ({ event }) => event } } },
  invoke: {
    id: 'restoreSession',
    src: 'restoreSession',
    onDone: [
      {
        guard: {
          type: 'isRestored',
          params: ({ event }) => ({ outcome: event.output, kind: 'member' }),
        },
        target: 'signedIn',
        actions: [
          { type: 'keepRestored', params: ({ event }) => event.output },
          { type: 'notifyRefusedLink', params: ({ event }) => event.output },
        ],
      },
      {
        guard: {
          type: 'isRestored',
          params: ({ event }) => ({ outcome: event.output, kind: 'passwordChangeDue' }),
        },
        target: 'visitor',
        actions: [{ type: 'keepRestored', params: ({ event }) => event.output }, 'openLogin'],
      },
      {
        target: 'visitor',
        actions: [
          { type: 'suppressPopups', params: ({ event }) => event.output },
          { type: 'notifyRefusedLink', params: ({ event }) => event.output },
        ],
      },
    ],
    onError: { target: 'visitor', actions: { type: 'notifyFault', params: errorOf } },
  },
});
