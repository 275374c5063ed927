import { roleOf } from '../../../../contract/roles';
import type { MemberPlace } from '../../../member/memberCentre/memberCentre.types';
import { onOutcome, sessionSetup } from '../session.setup';
import type { Dialog } from '../session.types';

const close = (flow: Dialog) => ({ actions: { type: 'closeDialog' as const, params: flow } });
const keepCentrePage = {
  type: 'keepCentrePage' as const,
  params: ({ event }: { event: { page: MemberPlace } }) => event.page,
};
/** The login comes first; then the member centre opens. */
const toCentreByLogin = {
  guard: 'isGuest',
  target: '#session.dialog.login.open',
  actions: {
    type: 'keepCentreIntent',
    params: ({ event }: { event: { page: MemberPlace } }) => event.page,
  },
} as const;
const toMemberCentre = {
  target: '#session.dialog.memberCentre.open',
  actions: keepCentrePage,
} as const;
const whileRestoring = {
  guard: 'isRestoring',
  target: '#session.dialog.memberCentre.requested',
  actions: keepCentrePage,
} as const;

/**
 * A dialog of visitors closes on the page with the agents' login, and when a member is signed in.
 */
const ofVisitors = [
  { guard: 'isLeftForAgents', target: 'none' },
  { guard: 'isSignedIn', target: 'none' },
] as const;
/** A dialog of members closes with their session. */
const ofMembers = { guard: 'isSignedOut', target: '#session.dialog.none' } as const;

/** Asks who to be; who stays the same is led back. */
const asking = (back: '#session.dialog.none' | '#session.dialog.memberCentre.open') =>
  sessionSetup.createStateConfig({
    invoke: {
      id: 'switchMember',
      src: 'switchMember',
      input: ({ context: { member } }) => ({
        memberId: member?.id ?? '',
        nickname: member?.nickname ?? '',
      }),
      onDone: onOutcome('switchMember', {
        switched: { target: '#session.dialog.none', actions: 'tellSwitched' },
        challenged: { target: '#session.dialog.none', actions: 'tellChallenged' },
        otherwise: { target: back },
      }),
    },
  });

/**
 * The dialogs that exclude one another, one state each (docs/decisions/0046). `requested`: it opens
 * as soon as the session is restored.
 */
export const dialog = sessionSetup.createStateConfig({
  initial: 'none',
  on: {
    'switchMember.open': { guard: 'isSignedIn', target: '.switchMember' },
    // An agent logs in on the agents' page.
    'session.expired': { guard: 'isPlayerSignedIn', target: '.login' },
  },
  states: {
    none: {
      always: { guard: 'isIntentPending', target: 'login.open' },
      on: {
        'login.open': [
          { guard: 'isGuest', target: 'login.open' },
          { guard: 'isIdentityPending', target: 'login.requested' },
        ],
        'login.try': { guard: 'isGuest', target: 'login.open' },
        'registration.open': [
          { guard: 'isGuest', target: 'registration.open' },
          { guard: 'isIdentityPending', target: 'registration.requested' },
        ],
        'memberCentre.open': [
          toCentreByLogin,
          whileRestoring,
          { ...toMemberCentre, guard: 'isSignedIn' },
        ],
        'withdrawalConfirmation.open': {
          guard: 'isNoTrialSignedIn',
          target: 'withdrawalConfirmation',
        },
        'contracts.open': { guard: 'isNoTrialSignedIn', target: 'contracts' },
        'search.open': 'search',
        'promotion.open': [
          { guard: 'isPaused', actions: ['closeAnnouncement', 'goToPause'] },
          {
            guard: 'isGuest',
            target: 'login.open',
            actions: ['closeAnnouncement', { type: 'keepCentreIntent', params: 'rewardCenter' }],
          },
          {
            guard: 'isSignedIn',
            target: 'memberCentre.open',
            actions: ['closeAnnouncement', 'askForRewards'],
          },
        ],
        'favourite.toggle': {
          guard: 'isGuest',
          target: 'login.open',
          actions: { type: 'keepFavouriteIntent', params: ({ event }) => event.game },
        },
        'gameLaunch.open': {
          guard: 'isGuest',
          target: 'login.open',
          meta: { requirement: ['§4 Game launch gating 1a'] },
          actions: { type: 'keepGameIntent', params: ({ event }) => event },
        },
      },
    },
    login: {
      meta: { path: '/login' },
      always: ofVisitors,
      initial: 'requested',
      states: {
        requested: {
          always: { guard: 'isGuest', target: 'open' },
          on: {
            'login.close': { target: '#session.dialog.none', actions: 'forgetNotice' },
            'registration.open': '#session.dialog.registration.requested',
            'memberCentre.open': whileRestoring,
          },
        },
        open: {
          on: {
            'login.close': close('login'),
            'registration.open': '#session.dialog.registration.open',
          },
          invoke: {
            id: 'login',
            src: 'login',
            input: ({ context, event }) => ({
              side: 'member',
              username: context.remembered,
              resume: context.resume,
              message: context.notice,
              social: context.social,
              attempt: event.type === 'login.try' ? event.attempt : null,
            }),
            onDone: onOutcome('login', {
              authenticated: [
                {
                  guard: 'hasNewPassword',
                  target: '#session.dialog.none',
                  meta: { requirement: ['§4 Change password 1'] },
                  actions: ['keepLogin', 'goHome'],
                },
                {
                  target: '#session.dialog.none',
                  actions: 'keepLogin',
                },
              ],
              returned: {
                target: '#session.dialog.registration.open',
                actions: 'forgetSocial',
              },
              closed: {
                target: '#session.dialog.none',
                actions: 'forgetMember',
              },
            }),
          },
        },
      },
    },
    registration: {
      meta: { path: '/register' },
      always: ofVisitors,
      initial: 'requested',
      states: {
        requested: {
          always: [
            { guard: 'isLoginDue', target: '#session.dialog.login.open' },
            { guard: 'isGuest', target: 'open' },
          ],
          on: {
            'registration.close': '#session.dialog.none',
            'login.open': '#session.dialog.login.requested',
            'memberCentre.open': whileRestoring,
          },
        },
        open: {
          on: {
            'registration.close': close('registration'),
            'login.open': '#session.dialog.login.open',
          },
          invoke: {
            id: 'registration',
            src: 'registration',
            input: ({ context }) => ({ invitation: context.invitation }),
            onDone: onOutcome('registration', {
              authenticated: [
                {
                  guard: 'isLimitAsked',
                  target: '#session.dialog.none',
                  meta: { requirement: ['§4 Register 6'] },
                  actions: ['keepLogin', 'goHome', 'askAboutLimit'],
                },
                {
                  target: '#session.dialog.none',
                  meta: { requirement: ['§4 Register 6'] },
                  actions: ['keepLogin', 'goHome'],
                },
              ],
              social: {
                target: '#session.dialog.login.open',
                actions: 'keepSocial',
              },
              closed: {
                target: '#session.dialog.none',
                actions: 'forgetIntent',
              },
            }),
          },
        },
      },
    },
    /** The member centre (spec §2 Member centre menu pages). */
    memberCentre: {
      meta: { path: '/member' },
      initial: 'open',
      states: {
        requested: {
          always: [
            {
              guard: 'isGuest',
              target: '#session.dialog.login.open',
              actions: {
                type: 'keepCentreIntent',
                params: ({ context }) => context.centrePage,
              },
            },
            { guard: 'isLeftForAgents', target: '#session.dialog.none' },
            { guard: 'isSignedIn', target: 'open' },
          ],
          on: {
            'memberCentre.close': '#session.dialog.none',
            'login.open': '#session.dialog.login.requested',
            'registration.open': '#session.dialog.registration.requested',
          },
        },
        open: {
          always: ofMembers,
          on: {
            'memberCentre.open': {
              actions: { type: 'turnCentre', params: ({ event }) => event.page },
            },
            'memberCentre.close': close('memberCentre'),
            'withdrawalConfirmation.open': {
              guard: 'isNoTrial',
              target: '#session.dialog.withdrawalConfirmation',
              actions: 'forgetCentrePage',
            },
            'devices.open': { guard: 'isNoTrial', target: '#session.dialog.devices' },
            'switchMember.open': '#session.dialog.switchMember.overCentre',
          },
          invoke: {
            id: 'memberCentre',
            src: 'memberCentre',
            input: ({ context }) => ({
              username: context.member?.account ?? '',
              role: context.member === null ? 'member' : roleOf(context.member.type),
              page: context.centrePage,
              isPaused: (context.member?.playBlock ?? null) !== null,
            }),
            onDone: {
              target: '#session.dialog.none',
              actions: ['forgetCentrePage', 'reloadForYou'],
            },
          },
        },
      },
    },
    /** The withdrawals that wait for confirmation (spec §4 Withdrawal confirmation). */
    withdrawalConfirmation: {
      always: ofMembers,
      on: {
        'withdrawalConfirmation.close': close('withdrawalConfirmation'),
        'memberCentre.open': toMemberCentre,
      },
      invoke: {
        id: 'withdrawalConfirmation',
        src: 'withdrawalConfirmation',
        onDone: { target: 'none', actions: 'reloadPending' },
      },
    },
    /**
     * The devices on which the member is signed in. Closing the dialog returns to the member
     * centre, which opened it; another address closes both.
     */
    devices: {
      meta: { path: '/member' },
      always: ofMembers,
      on: { 'devices.close': 'none', 'memberCentre.open': toMemberCentre },
      invoke: {
        id: 'devices',
        src: 'devices',
        onDone: '#session.dialog.memberCentre.open',
      },
    },
    /** A link of somebody else was opened: the member is asked who to be. */
    switchMember: {
      meta: { requirement: ['§4 Login 9a'] },
      always: ofMembers,
      on: { 'switchMember.close': close('switchMember') },
      initial: 'overPage',
      states: {
        overPage: asking('#session.dialog.none'),
        /** The link led to the member centre. */
        overCentre: asking('#session.dialog.memberCentre.open'),
      },
    },
    /** The search over everything, for everybody. */
    search: {
      on: {
        'search.open': { actions: { type: 'tellWords', params: ({ event }) => event.words } },
        'search.close': close('search'),
      },
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ event }) => ({ words: event.type === 'search.open' ? event.words : '' }),
        onDone: onOutcome('search', {
          chosen: { target: 'none', actions: 'goToFound' },
          closed: { target: 'none' },
        }),
      },
    },
    /** The dialog of contracts (spec §2 Modals). */
    contracts: {
      always: ofMembers,
      on: {
        'contracts.close': close('contracts'),
        'memberCentre.open': toMemberCentre,
      },
      invoke: {
        id: 'contracts',
        src: 'contracts',
        input: ({ context }) => ({
          memberId: context.member?.id ?? '',
          isAgent: context.member !== null && roleOf(context.member.type) === 'agent',
          downline: null,
        }),
        onDone: { target: 'none', actions: 'reloadPending' },
      },
    },
  },
});
