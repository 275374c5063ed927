import { onFault, onOutcome, sessionSetup } from '../session.setup';

/** Nobody is signed in; the dialogs of a visitor are in the region `dialog`. */
export const visitor = sessionSetup.createStateConfig({
  meta: { requirement: ['§4 Popups 2c', '§4 After login and on mount 2a'] },
  initial: 'guest',
  entry: 'tellVisitor',
  always: { guard: 'hasMember', target: 'signedIn' },
  // They outlive the dialogs that use them: a countdown continues while its form is closed.
  invoke: [
    { id: 'loginCode', src: 'smsCode', input: { purpose: 'login', challenge: null } },
    { id: 'registerCode', src: 'smsCode', input: { purpose: 'register', challenge: null } },
    { id: 'recoveryCode', src: 'smsCode', input: { purpose: 'recovery', challenge: null } },
    { id: 'countries', src: 'countries' },
  ],
  states: {
    guest: {
      always: [
        { guard: 'isLoginLeft', target: 'leavingLogin' },
        { guard: 'isOnAgentPage', target: 'agentLogin' },
      ],
      on: {
        'freePlay.start': { guard: 'hasNoDialog', target: 'startingFreePlay' },
        'session.retry': { guard: 'hasNoDialog', target: '#session.identity.restoring' },
        'page.returned': { guard: 'hasNoDialog', target: '#session.identity.restoring' },
      },
    },
    startingFreePlay: {
      tags: 'busy',
      invoke: {
        id: 'startFreePlay',
        src: 'startFreePlay',
        onDone: onOutcome('startFreePlay', {
          started: {
            target: '#session.identity.signedIn',
            actions: 'keepTrial',
          },
          refused: {
            target: 'guest',
            actions: 'notifyFreePlayRefusal',
          },
        }),
        onError: onFault({ target: 'guest', actions: 'notifyFault' }),
      },
    },
    /** The login form of the agent page. */
    agentLogin: {
      always: { guard: 'isOffAgentPage', target: 'leavingLogin' },
      invoke: {
        id: 'agentLogin',
        src: 'login',
        input: ({ context }) => ({
          side: 'agent',
          username: '',
          resume: context.resume,
          message: context.notice,
          social: null,
          attempt: null,
        }),
        onDone: onOutcome('login', {
          authenticated: {
            target: '#session.identity.signedIn',
            actions: 'keepLogin',
          },
          otherwise: {
            target: 'agentLogin',
            reenter: true,
            actions: 'forgetMember',
          },
        }),
      },
    },
    /**
     * Leaving a login or a registration for the other side ends its half-open session, for example
     * one that owes a password change.
     */
    leavingLogin: {
      tags: 'busy',
      entry: 'forgetMember',
      invoke: {
        id: 'leaveLogin',
        src: 'endSession',
        input: { memberId: null, announce: false },
        onDone: 'guest',
        onError: 'guest',
      },
    },
  },
});
