import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { onOutcome, sessionSetup } from './session.setup';
import { dialog } from './states/dialog';
import { page } from './states/page';
import { restoring } from './states/restoring';
import { signedIn } from './states/signedIn';
import { visitor } from './states/visitor';

/**
 * Who the person is and where they are. `identity` is restored at the start, changed by login,
 * logout, a 401 or another tab; `dialog` is the dialog over the page; `page` is the page shown.
 * Each place states its address in `meta.path`, from which the browser's address is written.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input: { path, ...given } }) => ({
    member: null,
    isFirstLogin: false,
    social: null,
    centrePage: 'securityCenter',
    agentPage: '/agentHome',
    signedOutElsewhere: null,
    resume: null,
    entryPath: path,
    address: '',
    from: 0,
    pendingIntent: null,
    currentGame: null,
    nextGame: null,
    ...given,
  }),
  type: 'parallel',
  on: {
    'language.changed': {
      meta: { requirement: ['§4 Popups 1', '§4 After login and on mount 2b'] },
      actions: 'tellLanguage',
    },
  },
  states: {
    identity: {
      initial: 'restoring',
      states: {
        restoring,
        visitor,
        signedIn,
        signingOut: {
          meta: { requirement: ['§4 After login and on mount 3a'] },
          tags: 'busy',
          invoke: {
            id: 'endSession',
            src: 'endSession',
            input: ({ context }) => ({ memberId: context.member?.id ?? null, announce: true }),
            onDone: onOutcome('endSession', {
              unreached: { target: 'signedOut', actions: 'notifyUnreached' },
              otherwise: { target: 'signedOut' },
            }),
            onError: 'signedOut',
          },
        },
        leavingTrial: {
          tags: 'busy',
          exit: 'forgetMember',
          invoke: {
            id: 'leaveTrial',
            src: 'endSession',
            input: ({ context }) => ({ memberId: context.member?.id ?? null, announce: true }),
            onDone: { target: 'visitor', actions: 'openRegistration' },
            onError: { target: 'visitor', actions: 'openRegistration' },
          },
        },
        /** Another tab signed out the same member. */
        followingOut: {
          tags: 'busy',
          invoke: {
            id: 'followOut',
            src: 'endSession',
            input: ({ context }) => ({ memberId: context.member?.id ?? null, announce: false }),
            onDone: 'signedOut',
            onError: 'signedOut',
          },
        },
        signedOut: {
          entry: 'forgetClosedPopups',
          exit: 'forgetMember',
          always: [
            {
              guard: 'isAgent',
              target: 'visitor',
              meta: { requirement: ['§4 After login and on mount 3c'] },
              actions: 'goToAgentPage',
            },
            {
              target: 'visitor',
              meta: { requirement: ['§4 After login and on mount 3b'] },
              actions: 'goHome',
            },
          ],
        },
      },
    },
    dialog,
    page,
    /** What every page can open: the vendors' games, and help. */
    frame: {
      invoke: [
        { id: 'vendors', src: 'vendors' },
        { id: 'support', src: 'support' },
      ],
    },
    announcements: {
      invoke: {
        id: 'popups',
        src: 'popups',
        input: ({ context }) => ({ wasClosed: context.hadPopupsClosed }),
      },
      on: {
        'route.changed': {
          guard: { type: 'isAnnouncing', params: ({ event }) => event.path },
          actions: 'askForPopups',
        },
      },
    },
  },
});
export type SessionRef = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
