import type { Place } from '../../../shared/routes';
import { sessionSetup } from '../session.setup';

const at = (place: Place) => ({
  type: 'isPlace' as const,
  params: ({ event }: { event: { path: string } }) => ({ path: event.path, place }),
});
const keepAddress = {
  type: 'keepAddress' as const,
  params: ({ event }: { event: { path: string; from?: number } }) => event,
};
const launchByAddress = {
  type: 'launchByAddress' as const,
  params: ({ event }: { event: { path: string } }) => event.path,
};
const openHelp = {
  type: 'openHelp' as const,
  params: ({ event }: { event: { path: string } }) => event.path,
};

const openMemberCentre = {
  type: 'openMemberCentre' as const,
  params: ({ event }: { event: { path: string } }) => event.path,
};
const keepAgentPage = {
  type: 'keepAgentPage' as const,
  params: ({ event }: { event: { path: string } }) => event.path,
};

/** The event that each address over the home page stands for. */
const OVER_HOME = [
  { guard: at('home'), actions: 'closeAll' },
  { guard: at('login'), actions: 'openLogin' },
  { guard: at('register'), actions: 'openRegistration' },
  { guard: at('member'), actions: openMemberCentre },
  { guard: at('help'), actions: openHelp },
  { guard: at('game'), actions: launchByAddress },
] as const;

/**
 * The page shown. Each place states its address in `meta.path`, the pages of the player site in the
 * context's `address`.
 */
export const page = sessionSetup.createStateConfig({
  initial: 'entry',
  on: {
    'route.changed': [
      ...OVER_HOME.map((row) => ({ ...row, target: '.home' as const })),
      {
        guard: at('agentLogin'),
        target: '.agentLogin',
        actions: ['closeAll', 'forgetAgentPage'],
      },
      { guard: at('agentHome'), target: '.agentHome', actions: ['closeAll', keepAgentPage] },
      { guard: at('pause'), target: '.pause', actions: 'closeAll' },
      { target: '.site', actions: ['closeAll', keepAddress] },
    ],
  },
  states: {
    entry: { entry: ['enterByAddress', 'forgetAddress'] },
    home: {
      meta: { path: '/', requirement: ['§4 After login and on mount 2a'] },
      entry: 'forgetPlace',
      always: { guard: 'isPaused', target: 'pause' },
      invoke: [
        { id: 'banners', src: 'banners' },
        { id: 'lobby', src: 'lobby' },
        { id: 'hotGames', src: 'hotGames' },
        { id: 'winners', src: 'winners' },
      ],
      on: {
        // An overlay over the page changes, the page below it stays.
        'route.changed': OVER_HOME,
      },
    },
    site: {
      invoke: {
        id: 'pages',
        src: 'pages',
        input: ({ context }) => ({ address: context.address, from: context.from }),
      },
      always: [
        { guard: 'isUninvited', target: 'home', actions: ['keepAddressIntent', 'openLogin'] },
        { guard: 'isPaused', target: 'pause' },
      ],
      on: {
        'route.changed': {
          guard: { type: 'isOnSite', params: ({ event }) => event.path },
          actions: ['closeAll', keepAddress, 'tellAddress'],
        },
        // A trial account ends; a page for members would ask the visitor to log in.
        'registration.open': { guard: 'isTrialInMembersRoom', target: 'home' },
        // A person has logged in, or has to log in again.
        'pendingIntent.resume': { actions: 'tellViewer' },
        'session.expired': { actions: 'tellViewer' },
      },
    },
    /**
     * The page of a member who is on a break or excluded. Every page of games and rewards leads
     * here, and the dialogs that are still open lie over it (docs/decisions/0093).
     */
    pause: {
      meta: { path: '/pause' },
      entry: 'forgetPlace',
      always: { guard: 'isUnpaused', target: 'home' },
      initial: 'arrival',
      states: {
        arrival: { always: { guard: 'isPaused', target: 'room' } },
        room: {
          always: { guard: 'isIdentityPending', target: 'arrival' },
          invoke: {
            id: 'pauseRoom',
            src: 'pauseRoom',
            onDone: { target: 'arrival', actions: { type: 'keepBlock', params: null } },
          },
        },
      },
    },
    agentLogin: {
      meta: { path: '/agent' },
      entry: 'forgetPlace',
      always: {
        guard: 'isAgentInside',
        target: 'agentHome',
        meta: { requirement: ['§4 Login 8'] },
      },
    },
    agentHome: {
      meta: { path: '/agentHome' },
      entry: 'forgetPlace',
      always: { guard: 'isNoAgentInside', target: 'agentLogin' },
      initial: 'arrival',
      states: {
        arrival: { always: { guard: 'isAgentInside', target: 'centre' } },
        /** The agent centre opens over its page (spec §2 Agent centre menu pages). */
        centre: {
          exit: 'forgetAgentPage',
          on: {
            'route.changed': {
              guard: at('agentHome'),
              actions: {
                type: 'turnAgentCentre',
                params: ({ event }) => event.path,
              },
            },
          },
          invoke: {
            id: 'agentCentre',
            src: 'agentCentre',
            input: ({ context: { member, agentPage } }) => ({
              account: member?.account ?? '',
              memberId: member?.id ?? '',
              page: agentPage,
            }),
            onDone: 'entrance',
          },
        },
        entrance: { on: { 'agentCentre.open': 'centre' } },
      },
    },
  },
});
