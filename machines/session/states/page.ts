import { sessionSetup } from '../session.setup';

/** The page on show; each place says its address by `meta.path`. */
export const page = sessionSetup.createStateConfig({
  initial: 'entry',
  on: {
    'route.changed': [
      { guard: { type: 'isPlace', params: ({ event }) => ({ path: event.path, place: 'home' }) }, target: '.home', actions: 'closeDoors' },
      { guard: { type: 'isPlace', params: ({ event }) => ({ path: event.path, place: 'login' }) }, target: '.home', actions: 'openDoor' },
      { guard: { type: 'isPlace', params: ({ event }) => ({ path: event.path, place: 'register' }) }, target: '.home', actions: 'openRegister' },
      { guard: { type: 'isPlace', params: ({ event }) => ({ path: event.path, place: 'member' }) }, target: '.home', actions: 'openCentre' },
      { guard: { type: 'isPlace', params: ({ event }) => ({ path: event.path, place: 'agentLogin' }) }, target: '.agentLogin' },
      { guard: { type: 'isPlace', params: ({ event }) => ({ path: event.path, place: 'agentHome' }) }, target: '.agentHome' },
      { target: '.elsewhere' },
    ],
  },
  states: {
    entry: { entry: ['enterByAddress', 'forgetAddress'] },
    home: {
      meta: { path: '/' },
      invoke: { id: 'banners', src: 'banners' },
      on: {
        // The popup comes and goes without the page below it starting anew.
        'route.changed': [
          { guard: { type: 'isPlace', params: ({ event }) => ({ path: event.path, place: 'home' }) }, actions: 'closeDoors' },
          { guard: { type: 'isPlace', params: ({ event }) => ({ path: event.path, place: 'login' }) }, actions: 'openDoor' },
          { guard: { type: 'isPlace', params: ({ event }) => ({ path: event.path, place: 'register' }) }, actions: 'openRegister' },
          { guard: { type: 'isPlace', params: ({ event }) => ({ path: event.path, place: 'member' }) }, actions: 'openCentre' },
        ],
        'language.changed': { actions: 'reloadBanners' },
      },
    },
    agentLogin: { meta: { path: '/agent' }, always: { guard: 'isAgentInside', target: 'agentHome' } },
    agentHome: { meta: { path: '/agentHome' }, always: { guard: 'isNoAgentInside', target: 'agentLogin' } },
    elsewhere: {},
  },
});
