import { gameOf, sessionSetup } from '../session.setup';

const noteExpiry = {
  type: 'noteExpiry' as const,
  params: ({ event }: { event: { isIdle: boolean } }) => event,
};

/** A member, a trial member or an agent is signed in. */
export const signedIn = sessionSetup.createStateConfig({
  meta: { requirement: ['§4 Login 6', '§4 Popups 2b', '§4 After login and on mount 1a'] },
  type: 'parallel',
  entry: ['tellMember', 'askToResume'],
  // The messages of the chat belong to this person, whichever way they leave.
  exit: 'closeChat',
  invoke: [
    { id: 'balance', src: 'balance', systemId: 'balance' },
    { id: 'favourites', src: 'favourites' },
    { id: 'recentGames', src: 'recentGames' },
    { id: 'idleLogout', src: 'idleLogout' },
  ],
  on: {
    'member.iconChanged': {
      actions: { type: 'keepIcon', params: ({ event }) => event.icon },
    },
    'member.renamed': {
      actions: { type: 'keepNames', params: ({ event }) => event },
    },
    'pause.started': [
      {
        guard: { type: 'isSignedOutByRule', params: ({ event }) => event },
        target: '#session.identity.signingOut',
        actions: 'notifyExcluded',
      },
      { actions: [{ type: 'keepBlock', params: ({ event }) => event.block }, 'goToPause'] },
    ],
    'pendingIntent.resume': { actions: 'resumeIntent' },
    'favourite.toggle': { actions: { type: 'toggleFavourite', params: ({ event }) => event.game } },
    'session.expired': [
      {
        guard: 'isAgent',
        target: 'visitor',
        actions: ['goToAgentPage', noteExpiry, 'forgetIntent', 'forgetCurrentGame'],
      },
      // A game that was opening or open is opened again after the login.
      { target: 'visitor', actions: [noteExpiry, 'keepCurrentGameAsIntent'] },
    ],
    // A trial account ends when a real one begins.
    'registration.open': { guard: 'isTrial', target: '#session.identity.leavingTrial' },
    'page.returned': { target: 'restoring', actions: 'forgetMember' },
    'member.switched': { target: 'restoring', actions: 'forgetMember' },
    'member.challenged': {
      target: 'visitor',
      actions: ['forgetMember', { type: 'keepResume', params: ({ event }) => event }, 'openLogin'],
    },
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
          invoke: [
            { id: 'counts', src: 'counts', systemId: 'counts' },
            { id: 'forYou', src: 'forYou', systemId: 'forYou' },
            { id: 'passkeyOffer', src: 'passkeyOffer' },
          ],
        },
        trial: {
          meta: {
            requirement: ['§4 After login and on mount 1b', '§4 After login and on mount 1c'],
          },
        },
        agent: {
          meta: { requirement: ['§4 After login and on mount 1b'] },
          invoke: [
            { id: 'counts', src: 'counts', systemId: 'counts' },
            { id: 'forYou', src: 'forYou', systemId: 'forYou' },
          ],
        },
      },
    },
    /** Time and cost of play, and the reality checks; a trial account does not play. */
    watch: {
      initial: 'entry',
      states: {
        entry: { always: [{ guard: 'isTrial', target: 'off' }, { target: 'on' }] },
        off: {},
        on: {
          invoke: {
            id: 'realityCheck',
            src: 'realityCheck',
            systemId: 'realityCheck',
            onDone: {
              target: 'on',
              reenter: true,
              actions: { type: 'goAfterCheck', params: ({ event }) => event.output },
            },
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
            'gameLaunch.open': [
              { guard: 'isTrial', target: 'trialAlert' },
              { guard: 'hasBlock', actions: 'goToPause' },
              {
                target: 'open',
                actions: { type: 'keepCurrentGame', params: ({ event }) => event },
              },
            ],
          },
        },
        trialAlert: {
          meta: { requirement: ['§4 Game launch gating 1b'] },
          on: { 'trialAlert.close': 'idle' },
        },
        open: {
          meta: { requirement: ['§4 Game launch gating 1c'] },
          entry: 'tellPlayBegun',
          exit: 'tellPlayLeft',
          on: {
            'gameLaunch.close': { actions: ['forgetNextGame', 'closeGame'] },
            // From the menus around a game on its page, or while a vendor's balance is being
            // returned.
            'gameLaunch.open': {
              actions: [{ type: 'keepNextGame', params: ({ event }) => event }, 'closeGame'],
            },
          },
          invoke: {
            id: 'gameLaunch',
            src: 'gameLaunch',
            input: ({ context }) => gameOf(context),
            onDone: [
              {
                guard: 'hasNextGame',
                target: 'open',
                reenter: true,
                actions: ['reloadPlayed', 'startNextGame'],
              },
              { target: 'idle', actions: ['reloadPlayed', 'forgetCurrentGame'] },
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
