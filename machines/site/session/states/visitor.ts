import { errorOf } from '../../../shared/message';
import { sessionSetup } from '../session.setup';

/** Nobody is signed in: a guest, and the dialogs through which one gets in. */
export const visitor = sessionSetup.createStateConfig({
  meta: { requirement: ['§4 Popups 2c', '§4 After login and on mount 2a'] },
  initial: 'guest',
  entry: 'tellVisitor',
  // They outlive the dialogs that use them: a countdown goes on while its form is closed.
  invoke: [
    { id: 'loginCode', src: 'smsCode', input: { purpose: 'login', challenge: null } },
    { id: 'registerCode', src: 'smsCode', input: { purpose: 'register', challenge: null } },
    { id: 'recoveryCode', src: 'smsCode', input: { purpose: 'recovery', challenge: null } },
    { id: 'countries', src: 'countries' },
  ],
  on: {
    'language.changed': {
      meta: { requirement: ['§4 After login and on mount 2b'] },
      actions: 'reloadCountries',
    },
  },
  states: {
    guest: {
      always: { guard: 'isOnAgentPage', target: 'agentDoor' },
      on: {
        'login.open': 'door',
        'register.open': 'registration',
        'freePlay.start': 'startingFreePlay',
        'session.retry': '#session.identity.restoring',
        'game.launch': {
          target: 'door',
          meta: { requirement: ['§4 Game launch gating 1a'] },
          actions: { type: 'wishForGame', params: ({ event }) => event },
        },
        'favourite.toggle': 'door',
        // Both are members' rooms.
        'centre.open': 'door',
        'promotion.open': { target: 'door', actions: 'closeAnnouncement' },
      },
    },
    startingFreePlay: {
      tags: 'busy',
      invoke: {
        id: 'startFreePlay',
        src: 'startFreePlay',
        onDone: [
          {
            guard: { type: 'isStarted', params: ({ event }) => event.output },
            target: '#session.identity.signedIn',
            actions: { type: 'keepTrial', params: ({ event }) => event.output },
          },
          {
            target: 'guest',
            actions: { type: 'notifyFreePlayRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'guest', actions: { type: 'notifyFault', params: errorOf } },
      },
    },
    /** The register dialog is up. */
    registration: {
      meta: { path: '/register' },
      always: { guard: 'isOnAgentPage', target: 'leavingDoor' },
      on: {
        'register.close': { actions: 'closeRegistration' },
        'login.open': 'door',
        'language.changed': { actions: ['reloadCountries', 'reloadRules'] },
      },
      invoke: {
        id: 'registration',
        src: 'registration',
        input: ({ context }) => ({ invitation: context.invitation }),
        onDone: [
          {
            guard: { type: 'isAuthenticated', params: ({ event }) => event.output },
            target: '#session.identity.signedIn',
            meta: { requirement: ['§4 Register 6'] },
            actions: [{ type: 'keepLogin', params: ({ event }) => event.output }, 'goHome'],
          },
          {
            guard: { type: 'isSocial', params: ({ event }) => event.output },
            target: 'door',
            actions: { type: 'keepSocial', params: ({ event }) => event.output },
          },
          { target: 'guest', actions: 'forgetWish' },
        ],
      },
    },
    due: { always: [{ guard: 'isOnAgentPage', target: 'agentDoor' }, { target: 'door' }] },
    /** The login popup is up. */
    door: {
      meta: { path: '/login' },
      always: { guard: 'isOnAgentPage', target: 'leavingDoor' },
      on: { 'login.close': { actions: 'closeLogin' }, 'register.open': 'registration' },
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({
          side: 'member',
          username: context.remembered,
          resume: context.resume,
          message: context.notice,
          social: context.social,
        }),
        onDone: [
          {
            guard: { type: 'hasNewPassword', params: ({ event }) => event.output },
            target: '#session.identity.signedIn',
            meta: { requirement: ['§4 Change password 1'] },
            actions: [{ type: 'keepLogin', params: ({ event }) => event.output }, 'goHome'],
          },
          {
            guard: { type: 'isAuthenticated', params: ({ event }) => event.output },
            target: '#session.identity.signedIn',
            actions: { type: 'keepLogin', params: ({ event }) => event.output },
          },
          { target: 'guest', actions: 'forgetMember' },
        ],
      },
    },
    /** The login form of the agent page. */
    agentDoor: {
      always: { guard: 'isOffAgentPage', target: 'leavingDoor' },
      invoke: {
        id: 'agentLogin',
        src: 'login',
        input: ({ context }) => ({
          side: 'agent',
          username: '',
          resume: context.resume,
          message: context.notice,
          social: null,
        }),
        onDone: [
          {
            guard: { type: 'isAuthenticated', params: ({ event }) => event.output },
            target: '#session.identity.signedIn',
            actions: { type: 'keepLogin', params: ({ event }) => event.output },
          },
          { target: 'agentDoor', reenter: true, actions: 'forgetMember' },
        ],
      },
    },
    /**
     * Walking away from a door ends whatever half-open session it held, such as an owed password
     * change.
     */
    leavingDoor: {
      tags: 'busy',
      entry: 'forgetMember',
      invoke: {
        id: 'leaveDoor',
        src: 'endSession',
        input: { memberId: null, announce: false },
        onDone: [
          { guard: 'isLoginAsked', target: 'door' },
          { guard: 'isRegisterAsked', target: 'registration' },
          { target: 'guest' },
        ],
        onError: [
          { guard: 'isLoginAsked', target: 'door' },
          { guard: 'isRegisterAsked', target: 'registration' },
          { target: 'guest' },
        ],
      },
      initial: 'quiet',
      states: {
        quiet: { on: { 'login.open': 'loginAsked', 'register.open': 'registerAsked' } },
        loginAsked: {
          meta: { path: '/login' },
          on: { 'login.close': 'quiet', 'register.open': 'registerAsked' },
        },
        registerAsked: {
          meta: { path: '/register' },
          on: { 'register.close': 'quiet', 'login.open': 'loginAsked' },
        },
      },
    },
  },
});
