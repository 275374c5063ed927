import { assign, enqueueActions, not, or, raise, sendTo, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { roleOf } from '../../contract/roles';
import { balanceMachine } from '../balance/balance.machine';
import { bannersMachine } from '../banners/banners.machine';
import { loginMachine } from '../login/login.machine';
import { errorOf, faultMessage } from '../shared/message';
import { pushToast } from '../shared/notify';
import { port } from '../shared/port';
import { placeOf, type Place } from './routes';
import type { EndSessionInput, LoginOutput, RestoreOutcome, SessionContext, SessionEvent, SessionInput } from './session.types';

/**
 * Who the person is and where they are. `identity` is restored at the start, changed by login, logout, a 401 or another
 * tab; `page` is the page on show, and each place says its address by `meta.path` (the bridge in `src/app` writes it).
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext, events: {} as SessionEvent, input: {} as SessionInput, tags: {} as 'busy', meta: {} as { path: string },
    children: {} as {
      restoreSession: 'restoreSession'; endSession: 'endSession'; followOut: 'endSession'; leaveDoor: 'endSession';
      login: 'login'; agentLogin: 'login'; balance: 'balance'; banners: 'banners';
    },
  },
  actors: {
    restoreSession: port<RestoreOutcome, void>('restoreSession'),
    endSession: port<null, EndSessionInput>('endSession'),
    login: loginMachine,
    balance: balanceMachine,
    banners: bannersMachine,
  },
  guards: {
    isRestored: (_, p: { outcome: RestoreOutcome; kind: RestoreOutcome['kind'] }) => p.outcome.kind === p.kind,
    isAuthenticated: (_, output: LoginOutput) => output.kind === 'authenticated',
    isAgent: ({ context }) => context.member !== null && roleOf(context.member.type) === 'agent',
    isTrial: ({ context }) => context.member !== null && roleOf(context.member.type) === 'trial',
    isSameMember: ({ context }, memberId: string | null) => memberId !== null && context.member?.id === memberId,
    isPlace: (_, p: { path: string; place: Place }) => placeOf(p.path) === p.place,
    isLoginAsked: or([
      stateIn({ identity: { restoring: 'loginAsked' } }),
      stateIn({ identity: { visitor: { leavingDoor: 'loginAsked' } } }),
    ]),
    isOnAgentPage: stateIn({ page: 'agentLogin' }),
    isOffAgentPage: not(stateIn({ page: 'agentLogin' })),
    isAgentInside: stateIn({ identity: { signedIn: { role: 'agent' } } }),
    isNoAgentInside: or([
      stateIn({ identity: 'visitor' }),
      stateIn({ identity: { signedIn: { role: 'member' } } }),
      stateIn({ identity: { signedIn: { role: 'trial' } } }),
    ]),
  },
  actions: {
    keepLogin: assign(({ context }, output: LoginOutput) =>
      output.kind === 'authenticated' ? { member: output.member, remembered: output.remembered ?? context.remembered, resume: null, notice: null } : { resume: null, notice: null }),
    keepRestored: assign((_, outcome: RestoreOutcome) => ({
      member: outcome.kind === 'member' ? outcome.member : null,
      resume: outcome.kind === 'passwordChangeDue' ? outcome.resume : null,
    })),
    forgetMember: assign({ member: null, resume: null, notice: null }),
    noteExpiry: assign({ member: null, resume: null, notice: { key: 'errors:notLoggedIn' } }),
    closeLogin: sendTo('login', { type: 'login.close' }),
    openDoor: raise({ type: 'login.open' }),
    closeDoor: raise({ type: 'login.close' }),
    enterByAddress: raise(({ context }) => ({ type: 'route.changed' as const, path: context.entryPath })),
    goHome: raise({ type: 'route.changed', path: '/' }),
    goToAgentPage: raise({ type: 'route.changed', path: '/agent' }),
    reloadBanners: sendTo('banners', { type: 'data.reload' }),
    notifyRefusedLink: enqueueActions((scope, outcome: RestoreOutcome) => {
      if (outcome.linkRefused) pushToast(scope, { tone: 'warning', message: { key: 'session:linkRefused' } });
    }),
    notifyFault: enqueueActions((scope, error: unknown) => pushToast(scope, { tone: 'danger', message: faultMessage(error) })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ member: null, resume: null, notice: null, remembered: input.remembered, entryPath: input.path }),
  type: 'parallel',
  states: {
    identity: {
      initial: 'restoring',
      states: {
        restoring: {
          tags: 'busy',
          initial: 'quiet',
          invoke: {
            id: 'restoreSession',
            src: 'restoreSession',
            onDone: [
              { guard: { type: 'isRestored', params: ({ event }) => ({ outcome: event.output, kind: 'member' }) }, target: 'signedIn', actions: [{ type: 'keepRestored', params: ({ event }) => event.output }, { type: 'notifyRefusedLink', params: ({ event }) => event.output }] },
              { guard: { type: 'isRestored', params: ({ event }) => ({ outcome: event.output, kind: 'passwordChangeDue' }) }, target: 'visitor.due', actions: { type: 'keepRestored', params: ({ event }) => event.output } },
              { guard: 'isLoginAsked', target: 'visitor.door', actions: { type: 'notifyRefusedLink', params: ({ event }) => event.output } },
              { target: 'visitor', actions: { type: 'notifyRefusedLink', params: ({ event }) => event.output } },
            ],
            onError: [
              { guard: 'isLoginAsked', target: 'visitor.door', actions: { type: 'notifyFault', params: errorOf } },
              { target: 'visitor', actions: { type: 'notifyFault', params: errorOf } },
            ],
          },
          states: {
            quiet: { on: { 'login.open': 'loginAsked' } },
            loginAsked: { on: { 'login.close': 'quiet' } },
          },
        },
        visitor: {
          initial: 'guest',
          states: {
            guest: {
              always: { guard: 'isOnAgentPage', target: 'agentDoor' },
              on: { 'login.open': 'door', 'session.retry': '#session.identity.restoring' },
            },
            due: { always: [{ guard: 'isOnAgentPage', target: 'agentDoor' }, { target: 'door' }] },
            /** The login popup is up. */
            door: {
              meta: { path: '/login' },
              always: { guard: 'isOnAgentPage', target: 'leavingDoor' },
              on: { 'login.close': { actions: 'closeLogin' } },
              invoke: {
                id: 'login',
                src: 'login',
                input: ({ context }) => ({ side: 'member', username: context.remembered, resume: context.resume, message: context.notice }),
                onDone: [
                  { guard: { type: 'isAuthenticated', params: ({ event }) => event.output }, target: '#session.identity.signedIn', actions: { type: 'keepLogin', params: ({ event }) => event.output } },
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
                input: ({ context }) => ({ side: 'agent', username: '', resume: context.resume, message: context.notice }),
                onDone: [
                  { guard: { type: 'isAuthenticated', params: ({ event }) => event.output }, target: '#session.identity.signedIn', actions: { type: 'keepLogin', params: ({ event }) => event.output } },
                  { target: 'agentDoor', reenter: true, actions: 'forgetMember' },
                ],
              },
            },
            /** Walking away from a door ends whatever half-open session it held, such as an owed password change. */
            leavingDoor: {
              tags: 'busy',
              entry: 'forgetMember',
              invoke: {
                id: 'leaveDoor',
                src: 'endSession',
                input: { memberId: null, announce: false },
                onDone: [{ guard: 'isLoginAsked', target: 'door' }, { target: 'guest' }],
                onError: [{ guard: 'isLoginAsked', target: 'door' }, { target: 'guest' }],
              },
              initial: 'quiet',
              states: {
                quiet: { on: { 'login.open': 'loginAsked' } },
                loginAsked: { on: { 'login.close': 'quiet' } },
              },
            },
          },
        },
        signedIn: {
          type: 'parallel',
          invoke: { id: 'balance', src: 'balance' },
          on: {
            'session.expired': [
              { guard: 'isAgent', target: 'visitor', actions: ['goToAgentPage', 'noteExpiry'] },
              { target: 'visitor.door', actions: 'noteExpiry' },
            ],
            'tab.signedOut': { guard: { type: 'isSameMember', params: ({ event }) => event.memberId }, target: 'followingOut' },
          },
          states: {
            role: {
              initial: 'entry',
              states: {
                entry: { always: [{ guard: 'isAgent', target: 'agent' }, { guard: 'isTrial', target: 'trial' }, { target: 'member' }] },
                member: {},
                trial: {},
                agent: {},
              },
            },
            exit: {
              initial: 'closed',
              states: {
                closed: { on: { 'signOut.request': 'confirmation' } },
                confirmation: { on: { 'signOut.cancel': 'closed', 'signOut.confirm': '#session.identity.signingOut' } },
              },
            },
          },
        },
        signingOut: {
          tags: 'busy',
          invoke: {
            id: 'endSession',
            src: 'endSession',
            input: ({ context }) => ({ memberId: context.member?.id ?? null, announce: true }),
            onDone: 'signedOut',
            onError: 'signedOut',
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
          exit: 'forgetMember',
          always: [{ guard: 'isAgent', target: 'visitor', actions: 'goToAgentPage' }, { target: 'visitor', actions: 'goHome' }],
        },
      },
    },
    page: {
      initial: 'entry',
      on: {
        'route.changed': [
          { guard: { type: 'isPlace', params: ({ event }) => ({ path: event.path, place: 'home' }) }, target: '.home', actions: 'closeDoor' },
          { guard: { type: 'isPlace', params: ({ event }) => ({ path: event.path, place: 'login' }) }, target: '.home', actions: 'openDoor' },
          { guard: { type: 'isPlace', params: ({ event }) => ({ path: event.path, place: 'agentLogin' }) }, target: '.agentLogin' },
          { guard: { type: 'isPlace', params: ({ event }) => ({ path: event.path, place: 'agentHome' }) }, target: '.agentHome' },
          { target: '.elsewhere' },
        ],
      },
      states: {
        entry: { entry: 'enterByAddress' },
        home: {
          meta: { path: '/' },
          invoke: { id: 'banners', src: 'banners' },
          on: {
            // The popup comes and goes without the page below it starting anew.
            'route.changed': [
              { guard: { type: 'isPlace', params: ({ event }) => ({ path: event.path, place: 'home' }) }, actions: 'closeDoor' },
              { guard: { type: 'isPlace', params: ({ event }) => ({ path: event.path, place: 'login' }) }, actions: 'openDoor' },
            ],
            'language.changed': { actions: 'reloadBanners' },
          },
        },
        agentLogin: { meta: { path: '/agent' }, always: { guard: 'isAgentInside', target: 'agentHome' } },
        agentHome: { meta: { path: '/agentHome' }, always: { guard: 'isNoAgentInside', target: 'agentLogin' } },
        elsewhere: {},
      },
    },
  },
});
export type SessionRef = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
