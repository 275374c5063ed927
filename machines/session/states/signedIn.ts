import { sessionSetup } from '../session.setup';

/** A member, a trial member or an agent is here. */
export const signedIn = sessionSetup.createStateConfig({
  type: 'parallel',
  entry: 'tellMember',
  invoke: { id: 'balance', src: 'balance' },
  on: {
    'session.expired': [
      { guard: 'isAgent', target: 'visitor', actions: ['goToAgentPage', 'noteExpiry'] },
      { target: 'visitor.door', actions: 'noteExpiry' },
    ],
    // A trial account ends where a real one begins.
    'register.open': { guard: 'isTrial', target: '#session.identity.leavingTrial' },
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
    /** The member centre lies over the page (spec §2 Member centre menu pages). */
    centre: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'centre.open': { target: 'open', actions: { type: 'keepCentrePage', params: ({ event }) => event.page } },
            'promotion.open': { target: 'open', actions: ['closeAnnouncement', 'askForRewards'] },
          },
        },
        open: {
          meta: { path: '/member' },
          on: {
            'centre.open': { actions: { type: 'turnCentre', params: ({ event }) => event.page } },
            'centre.close': { actions: 'closeCentre' },
          },
          invoke: {
            id: 'memberCentre',
            src: 'memberCentre',
            input: ({ context }) => ({ username: context.member?.account ?? '', page: context.centrePage }),
            onDone: 'closed',
          },
        },
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
});
