import {
  assign,
  enqueueActions,
  sendTo,
  setup,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate';
import type { fixturesMachine } from '../../lobby/fixtures/fixtures.machine';
import type { gameListMachine } from '../../lobby/gameList/gameList.machine';
import type { hotGamesMachine } from '../../lobby/hotGames/hotGames.machine';
import type { lotteryMachine } from '../../lobby/lottery/lottery.machine';
import type { LotteryKind } from '../../lobby/lottery/lottery.types';
import type { pointMallMachine } from '../../rewards/pointMall/pointMall.machine';
import type { roomsMachine } from '../../lobby/rooms/rooms.machine';
import { broadcast } from '../../shared/broadcast';
import { faultMessage } from '../../shared/message';
import { branchesOf } from '../../shared/outcome';
import { child, port } from '../../shared/port';
import {
  categoryOf,
  isListCategory,
  parameterOf,
  pathOf,
  placeOf,
  type Place,
} from '../../shared/routes';
import { queryOfAddress } from '../../shared/gameAddress';
import type { FoundCategories, PagesContext, PagesEvent, PagesInput } from './pages.types';

const contextOf = ({ address, from }: PagesInput): PagesContext => ({
  address,
  from,
  category: categoryOf(address) ?? 'RNG',
  query: queryOfAddress(address),
  message: null,
});
const lotteryOf = (address: string) => ({
  kind: pathOf(address).slice(1) as LotteryKind,
  gameCode: parameterOf(address, 'gameCode'),
});

/** What a changed language makes each child read again. */
const IN_THE_LANGUAGE = {
  gameList: { type: 'data.reload' },
  fixtures: { type: 'data.reload' },
  hotGames: { type: 'data.reload' },
  rooms: { type: 'data.reload' },
  lottery: { type: 'data.reload' },
  pointMall: { type: 'language.changed' },
} as const;
/** Which children show what a game changes. */
const AFTER_A_GAME = { rooms: { type: 'data.reload' }, lottery: { type: 'data.reload' } } as const;
/** Which children show something else to another person. */
const FOR_THE_VIEWER = { pointMall: { type: 'viewer.changed' } } as const;

const pagesSetup = setup({
  types: {
    context: {} as PagesContext,
    events: {} as PagesEvent,
    input: {} as PagesInput,
    tags: {} as 'busy',
    children: {} as {
      gameList: 'gameList';
      fixtures: 'fixtures';
      hotGames: 'hotGames';
      rooms: 'rooms';
      lottery: 'lottery';
      pointMall: 'pointMall';
      findVendor: 'findVendor';
    },
  },
  actors: {
    gameList: child<typeof gameListMachine>('gameList'),
    fixtures: child<typeof fixturesMachine>('fixtures'),
    hotGames: child<typeof hotGamesMachine>('hotGames'),
    rooms: child<typeof roomsMachine>('rooms'),
    lottery: child<typeof lotteryMachine>('lottery'),
    pointMall: child<typeof pointMallMachine>('pointMall'),
    findVendor: port<FoundCategories, { vendor: string }>('findVendor'),
  },
  guards: {
    isAt: ({ context }, place: Place) => placeOf(context.address) === place,
    /** The filters changed, the list is the same. */
    isSameList: ({ context }, address: string) => categoryOf(address) === context.category,
    isSameLottery: ({ context }, address: string) => pathOf(address) === pathOf(context.address),
    isTable: ({ context }) => context.category === 'PVP',
    isSports: ({ context }) => context.category === 'SPORTS',
    hasList: (_, found: FoundCategories) => found.some(isListCategory),
    hasCentre: (_, found: FoundCategories) => found.length > 0,
  },
  actions: {
    keepAddress: assign((_, event: PagesInput) => contextOf(event)),
    keepVendorList: assign(({ context }, found: FoundCategories) => {
      const category = found.find(isListCategory) ?? context.category;
      return {
        category,
        query: { ...context.query, category, vendor: pathOf(context.address).slice(1) },
      };
    }),
    keepVendorCentre: assign(({ context }, found: FoundCategories) => ({
      category: found[0] ?? context.category,
    })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    narrow: sendTo('gameList', ({ context }) => ({ type: 'query.changed', query: context.query })),
    chooseLottery: sendTo('lottery', ({ context }) => ({
      type: 'lottery.choose',
      gameCode: lotteryOf(context.address).gameCode,
    })),
    tellViewer: enqueueActions((scope) => broadcast(scope, FOR_THE_VIEWER)),
    tellLanguage: enqueueActions((scope) => broadcast(scope, IN_THE_LANGUAGE)),
    tellGameEnded: enqueueActions((scope) => broadcast(scope, AFTER_A_GAME)),
  },
});
const { onFault, onOutput } = branchesOf(pagesSetup);

/**
 * The pages of the player site beside the home page (spec §2 Routes); the address says which, and
 * what it shows.
 */
export const pagesMachine = pagesSetup.createMachine({
  id: 'pages',
  context: ({ input }) => contextOf(input),
  initial: 'entry',
  on: {
    'address.changed': {
      target: '.entry',
      actions: { type: 'keepAddress', params: ({ event }) => event },
    },
    'viewer.changed': { actions: 'tellViewer' },
    'game.ended': { actions: 'tellGameEnded' },
    'language.changed': { actions: 'tellLanguage' },
  },
  states: {
    entry: {
      always: [
        { guard: { type: 'isAt', params: 'gameList' }, target: 'gameList' },
        { guard: { type: 'isAt', params: 'gameCentre' }, target: 'gameCentre' },
        { guard: { type: 'isAt', params: 'favourites' }, target: 'favourites' },
        { guard: { type: 'isAt', params: 'recent' }, target: 'recent' },
        { guard: { type: 'isAt', params: 'lottery' }, target: 'lottery' },
        { guard: { type: 'isAt', params: 'promotions' }, target: 'promotions' },
        { guard: { type: 'isAt', params: 'pointMall' }, target: 'pointMall' },
        { target: 'elsewhere' },
      ],
    },
    gameList: {
      on: {
        'address.changed': {
          guard: { type: 'isSameList', params: ({ event }) => event.address },
          actions: [{ type: 'keepAddress', params: ({ event }) => event }, 'narrow'],
        },
      },
      invoke: {
        id: 'gameList',
        src: 'gameList',
        input: ({ context }) => ({ query: context.query, from: context.from }),
      },
      initial: 'entry',
      states: {
        entry: { always: [{ guard: 'isTable', target: 'withRooms' }, { target: 'plain' }] },
        plain: {},
        withRooms: { invoke: { id: 'rooms', src: 'rooms' } },
      },
    },
    gameCentre: {
      initial: 'entry',
      states: {
        entry: { always: [{ guard: 'isSports', target: 'withFixtures' }, { target: 'plain' }] },
        // Below the category's own games, which may be few.
        plain: { invoke: { id: 'hotGames', src: 'hotGames' } },
        withFixtures: { invoke: { id: 'fixtures', src: 'fixtures' } },
      },
    },
    // For a member who has no games of their own yet.
    favourites: { invoke: { id: 'hotGames', src: 'hotGames' } },
    recent: { invoke: { id: 'hotGames', src: 'hotGames' } },
    lottery: {
      on: {
        'address.changed': {
          guard: { type: 'isSameLottery', params: ({ event }) => event.address },
          actions: [{ type: 'keepAddress', params: ({ event }) => event }, 'chooseLottery'],
        },
      },
      invoke: { id: 'lottery', src: 'lottery', input: ({ context }) => lotteryOf(context.address) },
    },
    promotions: {},
    pointMall: { invoke: { id: 'pointMall', src: 'pointMall' } },
    /** An address of none of our pages may be a vendor's (spec §2 Routes, other paths). */
    elsewhere: {
      initial: 'finding',
      states: {
        finding: {
          tags: 'busy',
          invoke: {
            id: 'findVendor',
            src: 'findVendor',
            input: ({ context }) => ({ vendor: pathOf(context.address).slice(1) }),
            onDone: onOutput('findVendor', [
              {
                guard: 'hasList',
                target: '#pages.gameList',
                actions: 'keepVendorList',
              },
              {
                guard: 'hasCentre',
                target: '#pages.gameCentre',
                actions: 'keepVendorCentre',
              },
              { target: 'notFound' },
            ]),
            onError: onFault({ target: 'failed', actions: 'showFault' }),
          },
        },
        notFound: {},
        failed: { on: { 'data.reload': 'finding' } },
      },
    },
  },
});
export type PagesRef = ActorRefFrom<typeof pagesMachine>;
export type PagesSnapshot = SnapshotFrom<typeof pagesMachine>;
