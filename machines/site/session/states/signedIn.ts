import { roleOf } from '../../../../contract/roles';
import { gameOf, sessionSetup } from '../session.setup';

/** A member, a trial member or an agent is here. */
export const signedIn = sessionSetup.createStateConfig({
  meta: { requirement: ['§4 Login 6', '§4 Popups 2b', '§4 After login and on mount 1a'] },
  type: 'parallel',
  entry: ['tellMember', 'askForWish'],
  // What was said there is this person's, however they leave.
  exit: 'closeChat',
  invoke: [
    { id: 'balance', src: 'balance', systemId: 'balance' },
    { id: 'favourites', src: 'favourites' },
    { id: 'recentGames', src: 'recentGames' },
  ],
  on: {
    'wish.grant': { actions: 'grantWish' },
    'favourite.toggle': { actions: { type: 'toggleFavourite', params: ({ event }) => event.game } },
    'language.changed': { actions: 'reloadOwn' },
    'session.expired': [
      {
        guard: 'isAgent',
        target: 'visitor',
        actions: ['goToAgentPage', 'noteExpiry', 'forgetWish'],
      },
      // A game that was being opened, or played, opens after the login.
      { target: 'visitor.door', actions: 'noteExpiry' },
    ],
    // A trial account ends where a real one begins.
    'register.open': { guard: 'isTrial', target: '#session.identity.leavingTrial' },
    'tab.signedOut': {
      guard: { type: 'isSameMember', params: ({ event }) => event.memberId },
      target: 'followingOut',
    },
  },
  states: {
    role: {
      initial: 'entry',
      states: {
        entry: {
          always: [
            { guard: 'isAgent', target: 'agent' },
            { guard: 'isTrial', target: 'trial' },
            { target: 'member' },
          ],
        },
        member: {
          meta: { requirement: ['§4 After login and on mount 1b'] },
          invoke: { id: 'counts', src: 'counts', systemId: 'counts' },
        },
        trial: {
          meta: {
            requirement: ['§4 After login and on mount 1b', '§4 After login and on mount 1c'],
          },
        },
        agent: {
          meta: { requirement: ['§4 After login and on mount 1b'] },
          invoke: { id: 'counts', src: 'counts', systemId: 'counts' },
        },
      },
    },
    /**
     * The member centre lies over the page (spec §2 Member centre menu pages), or the withdrawals
     * that wait for a word, or the contracts.
     */
    centre: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'centre.open': {
              target: 'open',
              actions: { type: 'keepCentrePage', params: ({ event }) => event.page },
            },
            'contracts.open': { guard: 'isNoTrial', target: 'contracts' },
            'promotion.open': { target: 'open', actions: ['closeAnnouncement', 'askForRewards'] },
            'withdrawals.open': { guard: 'isNoTrial', target: 'withdrawals' },
          },
        },
        open: {
          meta: { path: '/member' },
          on: {
            'centre.open': { actions: { type: 'turnCentre', params: ({ event }) => event.page } },
            'centre.close': { actions: 'closeCentre' },
            'withdrawals.open': {
              guard: 'isNoTrial',
              target: 'withdrawals',
              actions: 'forgetCentrePage',
            },
          },
          invoke: {
            id: 'memberCentre',
            src: 'memberCentre',
            input: ({ context }) => ({
              username: context.member?.account ?? '',
              isTrial: context.member !== null && roleOf(context.member.type) === 'trial',
              page: context.centrePage,
            }),
            onDone: { target: 'closed', actions: 'forgetCentrePage' },
          },
        },
        withdrawals: {
          on: {
            'withdrawals.close': { actions: 'closeWithdrawals' },
            'centre.open': {
              target: 'open',
              actions: { type: 'keepCentrePage', params: ({ event }) => event.page },
            },
          },
          invoke: {
            id: 'withdrawalConfirmation',
            src: 'withdrawalConfirmation',
            onDone: { target: 'closed', actions: 'reloadCounts' },
          },
        },
        contracts: {
          on: {
            'centre.open': {
              target: 'open',
              actions: { type: 'keepCentrePage', params: ({ event }) => event.page },
            },
            'centre.close': { actions: 'closeContracts' },
          },
          invoke: {
            id: 'contracts',
            src: 'contracts',
            input: ({ context }) => ({
              memberId: context.member?.id ?? '',
              isAgent: context.member !== null && roleOf(context.member.type) === 'agent',
            }),
            onDone: { target: 'closed', actions: 'reloadCounts' },
          },
        },
      },
    },
    /** One game at a time (spec §4 Game launch gating). */
    play: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'game.launch': [
              { guard: 'isTrial', target: 'trialAlert' },
              { target: 'open', actions: { type: 'wishForGame', params: ({ event }) => event } },
            ],
          },
        },
        trialAlert: {
          meta: { requirement: ['§4 Game launch gating 1b'] },
          on: { 'trialAlert.close': 'idle' },
        },
        open: {
          meta: { requirement: ['§4 Game launch gating 1c'] },
          on: {
            'game.close': { actions: ['forgetNext', 'closeGame'] },
            // From the menus around a game that has the page, or while a vendor's money comes back.
            'game.launch': {
              actions: [{ type: 'keepNext', params: ({ event }) => event }, 'closeGame'],
            },
          },
          invoke: {
            id: 'gameLaunch',
            src: 'gameLaunch',
            input: ({ context }) => gameOf(context),
            onDone: [
              {
                guard: 'hasNext',
                target: 'open',
                reenter: true,
                actions: ['reloadPlayed', 'wishForNext'],
              },
              { target: 'idle', actions: ['reloadPlayed', 'forgetWish'] },
            ],
          },
        },
      },
    },
    exit: {
      initial: 'closed',
      states: {
        closed: { on: { 'signOut.request': 'confirmation' } },
        confirmation: {
          meta: { requirement: ['§4 After login and on mount 3a'] },
          on: { 'signOut.cancel': 'closed', 'signOut.confirm': '#session.identity.signingOut' },
        },
      },
    },
  },
});
