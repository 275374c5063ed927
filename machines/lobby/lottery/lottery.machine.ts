import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { errorOf, faultMessage, type Message } from '../../shared/message';
import { port } from '../../shared/port';
import type { LotteryKind, LotteryMenu, OpenedDraw } from './lottery.types';

type Input = { kind: LotteryKind; gameCode: string };
type Context = Input & { menu: LotteryMenu | null; draws: OpenedDraw[]; message: Message | null };

/**
 * A lottery page (spec §2 /lottery, /seaLottery, /vnLottery): its menu, and the opened numbers of
 * the game that is chosen.
 */
export const lotteryMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as
      /** From the address. */
      | { type: 'lottery.choose'; gameCode: string }
      /** The next draw's time is there. */
      | { type: 'draw.due' }
      | { type: 'data.reload' },
    tags: {} as 'busy',
  },
  actors: {
    loadMenu: port<LotteryMenu, { kind: LotteryKind }>('loadMenu'),
    loadDraws: port<OpenedDraw[], Input>('loadDraws'),
  },
  guards: {
    hasMenu: ({ context }) => (context.menu?.games.length ?? 0) > 0,
    hasGames: (_, menu: LotteryMenu) => menu.games.length > 0,
    isOther: ({ context }, gameCode: string) => context.gameCode !== gameCode,
  },
  actions: {
    // An address without a game, or with one that is not on the menu, means the first.
    keepMenu: assign(({ context }, menu: LotteryMenu) => ({
      menu,
      message: null,
      gameCode: menu.games.some(({ code }) => code === context.gameCode)
        ? context.gameCode
        : (menu.games[0]?.code ?? ''),
    })),
    keepDraws: assign((_, draws: OpenedDraw[]) => ({ draws, message: null })),
    choose: assign((_, gameCode: string) => ({ gameCode, draws: [] })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
}).createMachine({
  id: 'lottery',
  context: ({ input }) => ({ ...input, menu: null, draws: [], message: null }),
  initial: 'loading',
  on: { 'data.reload': { target: '.loading', reenter: true } },
  states: {
    loading: {
      tags: 'busy',
      on: {
        'lottery.choose': { actions: { type: 'choose', params: ({ event }) => event.gameCode } },
      },
      invoke: {
        id: 'loadMenu',
        src: 'loadMenu',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: [
          {
            guard: { type: 'hasGames', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'keepMenu', params: ({ event }) => event.output },
          },
          { target: 'empty', actions: { type: 'keepMenu', params: ({ event }) => event.output } },
        ],
        // What is on show stays: it is asked for again when the next draw is.
        onError: [
          {
            guard: 'hasMenu',
            target: 'open.stuck',
            actions: { type: 'showFault', params: errorOf },
          },
          { target: 'failed', actions: { type: 'showFault', params: errorOf } },
        ],
      },
    },
    open: {
      initial: 'loadingDraws',
      on: {
        'lottery.choose': {
          guard: { type: 'isOther', params: ({ event }) => event.gameCode },
          target: '.loadingDraws',
          reenter: true,
          actions: { type: 'choose', params: ({ event }) => event.gameCode },
        },
        // The menu says when the draw after it is.
        'draw.due': '#lottery.loading',
      },
      states: {
        loadingDraws: {
          tags: 'busy',
          invoke: {
            id: 'loadDraws',
            src: 'loadDraws',
            input: ({ context }) => ({ kind: context.kind, gameCode: context.gameCode }),
            onDone: {
              target: 'shown',
              actions: { type: 'keepDraws', params: ({ event }) => event.output },
            },
            onError: { target: 'stuck', actions: { type: 'showFault', params: errorOf } },
          },
        },
        shown: {},
        stuck: {},
      },
    },
    empty: {},
    failed: {},
  },
});
export type LotteryRef = ActorRefFrom<typeof lotteryMachine>;
export type LotterySnapshot = SnapshotFrom<typeof lotteryMachine>;
