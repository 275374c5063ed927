import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { gameListMachine } from '../../lobby/gameList/gameList.machine';
import type { lotteryMachine } from '../../lobby/lottery/lottery.machine';
import type { LotteryKind } from '../../lobby/lottery/lottery.types';
import type { pointMallMachine } from '../../rewards/pointMall/pointMall.machine';
import type { roomsMachine } from '../../lobby/rooms/rooms.machine';
import { errorOf, faultMessage } from '../../shared/message';
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

/**
 * The pages of the player site besides the home page (spec §2 Routes); the address says which page,
 * and what it shows.
 */
export const pagesMachine = setup({
  types: {
    context: {} as PagesContext,
    events: {} as PagesEvent,
    input: {} as PagesInput,
    tags: {} as 'busy',
    children: {} as {
      gameList: 'gameList';
      rooms: 'rooms';
      lottery: 'lottery';
      pointMall: 'pointMall';
      findVendor: 'findVendor';
    },
  },
  actors: {
    gameList: child<typeof gameListMachine>('gameList'),
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
    reloadList: sendTo('gameList', { type: 'data.reload' }),
    reloadRooms: sendTo('rooms', { type: 'data.reload' }),
    tellMallViewer: sendTo('pointMall', { type: 'viewer.changed' }),
    tellMallLanguage: sendTo('pointMall', { type: 'language.changed' }),
    reloadLottery: sendTo('lottery', { type: 'data.reload' }),
  },
}).createMachine({
  id: 'pages',
  context: ({ input }) => contextOf(input),
  initial: 'entry',
  on: {
    'address.changed': {
      target: '.entry',
      actions: { type: 'keepAddress', params: ({ event }) => event },
    },
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
        'language.changed': { actions: 'reloadList' },
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
        withRooms: {
          invoke: { id: 'rooms', src: 'rooms' },
          on: { 'language.changed': { actions: ['reloadList', 'reloadRooms'] } },
        },
      },
    },
    gameCentre: {},
    favourites: {},
    recent: {},
    lottery: {
      on: {
        'address.changed': {
          guard: { type: 'isSameLottery', params: ({ event }) => event.address },
          actions: [{ type: 'keepAddress', params: ({ event }) => event }, 'chooseLottery'],
        },
        'language.changed': { actions: 'reloadLottery' },
      },
      invoke: { id: 'lottery', src: 'lottery', input: ({ context }) => lotteryOf(context.address) },
    },
    promotions: {},
    pointMall: {
      on: {
        'viewer.changed': { actions: 'tellMallViewer' },
        'language.changed': { actions: 'tellMallLanguage' },
      },
      invoke: { id: 'pointMall', src: 'pointMall' },
    },
    /** An unknown address may be a vendor's (spec §2 Routes, other paths). */
    elsewhere: {
      initial: 'finding',
      states: {
        finding: {
          tags: 'busy',
          invoke: {
            id: 'findVendor',
            src: 'findVendor',
            input: ({ context }) => ({ vendor: pathOf(context.address).slice(1) }),
            onDone: [
              {
                guard: { type: 'hasList', params: ({ event }) => event.output },
                target: '#pages.gameList',
                actions: { type: 'keepVendorList', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'hasCentre', params: ({ event }) => event.output },
                target: '#pages.gameCentre',
                actions: { type: 'keepVendorCentre', params: ({ event }) => event.output },
              },
              { target: 'notFound' },
            ],
            onError: { target: 'failed', actions: { type: 'showFault', params: errorOf } },
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
