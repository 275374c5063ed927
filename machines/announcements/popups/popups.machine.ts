import { and, assign, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage } from '../../shared/message';
import { branchesOf } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { RequirementMeta } from '../../shared/requirements';
import { itemsFor, listOf, placeOf } from './popups.items';
import type {
  Announcements,
  AnnouncementsQuery,
  PopupsContext,
  PopupsEvent,
  PopupsInput,
  Viewer,
} from './popups.types';

const START = { page: 0, openId: null };
const OWN_NOTICES = { ...START, list: 'player' } as const;

const popupsSetup = setup({
  types: {
    context: {} as PopupsContext,
    events: {} as PopupsEvent,
    input: {} as PopupsInput,
    tags: {} as 'busy',
    meta: {} as RequirementMeta,
    children: {} as { loadAnnouncements: 'loadAnnouncements'; rememberClosed: 'rememberClosed' },
  },
  actors: {
    loadAnnouncements: port<Announcements, AnnouncementsQuery>('loadAnnouncements'),
    /** Remembers for this browser session that the popup was closed. */
    rememberClosed: port<null, void>('rememberClosed'),
  },
  guards: {
    wasClosed: ({ context }) => context.wasClosed,
    isVisitor: (_, viewer: Viewer) => viewer === 'B',
    isPerson: (_, viewer: Viewer) => viewer !== 'B',
    hasAnnouncements: ({ context }) => itemsFor(context, 'popup').length > 0,
    isAnnouncementDue: and([stateIn({ content: 'ready' }), 'hasAnnouncements']),
    isUnasked: ({ context }) => !context.isAsked,
    isOpenNotice: ({ context }, id: string) => context.notice.openId === id,
  },
  actions: {
    ask: assign({ isAsked: true }),
    filter: assign((_, category: string | null) => ({ category })),
    /** What was announced to the last viewer is not for this one. */
    keepViewer: assign(({ context: { content } }, viewer: Viewer) => ({
      viewer,
      content: content && { ...content, popup: [], player: [] },
      message: null,
      announcement: START,
    })),
    keepContent: assign((_, content: Announcements) => ({ content, message: null })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    chooseAnnouncement: assign(({ context }, id: string) => ({
      announcement: { ...context.announcement, openId: id },
    })),
    turnAnnouncements: assign((_, page: number) => ({ announcement: { page, openId: null } })),
    startNotices: assign(({ context }, id: string | null) => {
      const list = listOf(context, id);
      return { notice: { ...placeOf(itemsFor(context, list), id), list } };
    }),
    leaveNotices: assign({ notice: OWN_NOTICES }),
    openNotice: assign(({ context }, id: string) => ({
      notice: { ...context.notice, openId: id },
    })),
    closeNotice: assign(({ context }) => ({ notice: { ...context.notice, openId: null } })),
    turnNotices: assign(({ context }, page: number) => ({
      notice: { ...context.notice, page, openId: null },
    })),
  },
});
const { onFault, onOutput } = branchesOf(popupsSetup);

/**
 * Announcements (spec §4 Popups): the announcement popup, which opens once per browser session, and
 * the notices, which open on request. Both read the same content, fetched on entering and after a
 * language change.
 */
export const popupsMachine = popupsSetup.createMachine({
  id: 'popups',
  context: ({ input }) => ({
    ...input,
    isAsked: false,
    viewer: null,
    content: null,
    message: null,
    category: null,
    announcement: START,
    notice: OWN_NOTICES,
  }),
  type: 'parallel',
  states: {
    content: {
      initial: 'unasked',
      on: {
        'viewer.changed': {
          target: '.loading',
          meta: { requirement: ['§4 Popups 1'] },
          actions: { type: 'keepViewer', params: ({ event }) => event.viewer },
        },
        'popups.ask': { actions: 'ask' },
        'promotions.filter': {
          actions: { type: 'filter', params: ({ event }) => event.category },
        },
        'notices.open': { actions: 'ask' },
      },
      states: {
        unasked: {
          on: {
            'popups.suppress': 'suppressed',
          },
        },
        suppressed: {
          on: {
            'viewer.changed': {
              guard: { type: 'isVisitor', params: ({ event }) => event.viewer },
              meta: { requirement: ['§4 Popups 1'] },
            },
          },
        },
        loading: {
          tags: 'busy',
          on: {
            'popups.reload': { target: 'loading', reenter: true },
            'popups.ask': { guard: 'isUnasked', target: 'loading', reenter: true, actions: 'ask' },
            'notices.open': {
              guard: 'isUnasked',
              target: 'loading',
              reenter: true,
              actions: 'ask',
            },
          },
          invoke: {
            id: 'loadAnnouncements',
            src: 'loadAnnouncements',
            input: ({ context: { isAsked, viewer } }) => ({ isAsked, viewer: viewer ?? 'B' }),
            onDone: onOutput('loadAnnouncements', {
              target: 'ready',
              actions: 'keepContent',
            }),
            onError: onFault({ target: 'failed', actions: 'showFault' }),
          },
        },
        ready: { on: { 'popups.reload': 'loading' } },
        failed: { on: { 'popups.reload': 'loading' } },
      },
    },
    announcement: {
      initial: 'entry',
      states: {
        entry: {
          always: [
            { guard: 'wasClosed', target: 'closed', meta: { requirement: ['§4 Popups 3a'] } },
            { target: 'awaited' },
          ],
        },
        awaited: {
          always: {
            guard: 'isAnnouncementDue',
            target: 'open',
            meta: { requirement: ['§4 Popups 2a'] },
          },
        },
        open: {
          on: {
            'viewer.changed': 'awaited',
            'announcement.choose': {
              actions: { type: 'chooseAnnouncement', params: ({ event }) => event.id },
            },
            'announcement.turn': {
              actions: { type: 'turnAnnouncements', params: ({ event }) => event.page },
            },
            'announcement.close': 'closing',
          },
        },
        closing: {
          meta: { requirement: ['§4 Popups 3b'] },
          tags: 'busy',
          invoke: {
            id: 'rememberClosed',
            src: 'rememberClosed',
            onDone: 'closed',
            onError: 'closed',
          },
        },
        closed: { on: { 'popups.forget': 'forgotten' } },
        /** The visitor who was left over has just closed them. */
        forgotten: {
          on: {
            'viewer.changed': {
              guard: { type: 'isPerson', params: ({ event }) => event.viewer },
              target: 'awaited',
            },
          },
        },
      },
    },
    notices: {
      initial: 'closed',
      // A centre shows the notices too, without the popup.
      on: {
        'notice.toggle': [
          {
            guard: { type: 'isOpenNotice', params: ({ event }) => event.id },
            actions: 'closeNotice',
          },
          { actions: { type: 'openNotice', params: ({ event }) => event.id } },
        ],
        'notice.turn': { actions: { type: 'turnNotices', params: ({ event }) => event.page } },
      },
      states: {
        closed: {
          on: {
            'notices.open': {
              target: 'open',
              actions: { type: 'startNotices', params: ({ event }) => event.id },
            },
          },
        },
        open: { on: { 'notices.close': { target: 'closed', actions: 'leaveNotices' } } },
      },
    },
    marquee: {
      initial: 'flows',
      states: {
        flows: { on: { 'marquee.toggle': 'paused' } },
        paused: { on: { 'marquee.toggle': 'flows' } },
      },
    },
  },
});
export type PopupsRef = ActorRefFrom<typeof popupsMachine>;
export type PopupsSnapshot = SnapshotFrom<typeof popupsMachine>;
