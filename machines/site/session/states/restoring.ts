import { errorOf } from '../../../shared/message';
import { sessionSetup } from '../session.setup';

/** It is not known yet who is here; a dialog that is asked for meanwhile opens as soon as it is. */
export const restoring = sessionSetup.createStateConfig({
  meta: { requirement: ['§4 Login 9a'] },
  tags: 'busy',
  initial: 'quiet',
  on: { 'game.launch': { actions: { type: 'wishForGame', params: ({ event }) => event } } },
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
          'openWishedCentre',
        ],
      },
      {
        guard: {
          type: 'isRestored',
          params: ({ event }) => ({ outcome: event.output, kind: 'passwordChangeDue' }),
        },
        target: 'visitor.due',
        actions: { type: 'keepRestored', params: ({ event }) => event.output },
      },
      {
        guard: 'isLoginAsked',
        target: 'visitor.door',
        actions: [
          { type: 'suppressPopups', params: ({ event }) => event.output },
          { type: 'notifyRefusedLink', params: ({ event }) => event.output },
        ],
      },
      {
        guard: 'isCentreAsked',
        target: 'visitor.door',
        actions: [
          { type: 'suppressPopups', params: ({ event }) => event.output },
          { type: 'notifyRefusedLink', params: ({ event }) => event.output },
        ],
      },
      {
        guard: 'isRegisterAsked',
        target: 'visitor.registration',
        actions: [
          { type: 'suppressPopups', params: ({ event }) => event.output },
          { type: 'notifyRefusedLink', params: ({ event }) => event.output },
        ],
      },
      {
        target: 'visitor',
        actions: [
          { type: 'suppressPopups', params: ({ event }) => event.output },
          { type: 'notifyRefusedLink', params: ({ event }) => event.output },
        ],
      },
    ],
    onError: [
      {
        guard: 'isLoginAsked',
        target: 'visitor.door',
        actions: { type: 'notifyFault', params: errorOf },
      },
      {
        guard: 'isCentreAsked',
        target: 'visitor.door',
        actions: { type: 'notifyFault', params: errorOf },
      },
      {
        guard: 'isRegisterAsked',
        target: 'visitor.registration',
        actions: { type: 'notifyFault', params: errorOf },
      },
      { target: 'visitor', actions: { type: 'notifyFault', params: errorOf } },
    ],
  },
  states: {
    quiet: {
      on: {
        'login.open': 'loginAsked',
        'register.open': 'registerAsked',
        'centre.open': 'centreAsked',
      },
    },
    loginAsked: {
      meta: { path: '/login' },
      on: {
        'login.close': 'quiet',
        'register.open': 'registerAsked',
        'centre.open': 'centreAsked',
      },
    },
    registerAsked: {
      meta: { path: '/register' },
      on: { 'register.close': 'quiet', 'login.open': 'loginAsked', 'centre.open': 'centreAsked' },
    },
    centreAsked: {
      meta: { path: '/member' },
      on: { 'centre.close': 'quiet', 'login.open': 'loginAsked', 'register.open': 'registerAsked' },
    },
  },
});
