import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { chat } from './states/chat';
import { entry } from './states/entry';
import { feedback } from './states/feedback';
import { supportSetup } from './support.setup';

export type { EntryTarget, Guide } from './support.setup';

/**
 * Everything that helps a person and opens over the page: help centre, feedback, chat room, install
 * guides (spec §2 Modals, Other screens).
 */
export const supportMachine = supportSetup.createMachine({
  id: 'support',
  context: {
    helpTerm: null,
    helpWords: '',
    bounds: null,
    about: null,
    message: null,
    guide: 'ios',
    entry: null,
    link: null,
    entryMessage: null,
    desk: null,
  },
  type: 'parallel',
  on: { 'language.changed': { actions: 'tellLanguage' } },
  states: {
    help: {
      initial: 'closed',
      on: {
        'help.open': {
          target: '.open',
          actions: { type: 'keepTerm', params: ({ event }) => event.term },
        },
      },
      states: {
        closed: {},
        open: {
          invoke: { id: 'help', src: 'help' },
          exit: { type: 'keepWords', params: '' },
          on: {
            'help.search': { actions: { type: 'keepWords', params: ({ event }) => event.words } },
            'help.open': { actions: { type: 'keepTerm', params: ({ event }) => event.term } },
            'help.close': 'closed',
            // The dialog would cover the chat.
            'chat.open': 'closed',
          },
        },
      },
    },
    /** The help list of the footer (spec §2 Footer). */
    helpList: {
      initial: 'away',
      states: {
        away: { on: { 'helpList.show': 'shown' } },
        shown: { invoke: { id: 'helpList', src: 'help' } },
      },
    },
    feedback,
    entry,
    chat,
    guide: {
      initial: 'closed',
      on: {
        'guide.open': {
          target: '.open',
          actions: { type: 'keepGuide', params: ({ event }) => event.guide },
        },
      },
      states: {
        closed: {},
        open: {
          invoke: { id: 'install', src: 'install' },
          on: { 'guide.close': 'closed' },
        },
      },
    },
  },
});
export type SupportRef = ActorRefFrom<typeof supportMachine>;
export type SupportSnapshot = SnapshotFrom<typeof supportMachine>;
