import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, type Message } from '../../shared/message';
import { reloadMoney } from '../../shared/refresh';
import { branchesOf } from '../../shared/outcome';
import { port, stream } from '../../shared/port';
import type { LotteryKind, LotteryMenu, OpenedDraw } from './lottery.types';

type Input = { kind: LotteryKind; gameCode: string };
type Context = Input & { menu: LotteryMenu | null; draws: OpenedDraw[]; message: Message | null };

const lotterySetup = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as
      /** From the address. */
      | { type: 'lottery.choose'; gameCode: string }
      /** The time of the next draw has come. */
      | { type: 'draw.due' }
      | { type: 'data.reload' },
    tags: {} as 'busy',
  },
  actors: {
    loadMenu: port<LotteryMenu, { kind: LotteryKind }>('loadMenu'),
    loadDraws: port<OpenedDraw[], Input>('loadDraws'),
    nextDraw: stream<{ type: 'draw.due' }, { at: number | null }>('nextDraw'),
  },
  guards: {
    hasMenu: ({ context }) => (context.menu?.games.length ?? 0) > 0,
    hasGames: (_, menu: LotteryMenu) => menu.games.length > 0,
    hasTickets: (_, draws: OpenedDraw[]) => draws.some(({ tickets }) => tickets.length > 0),
    isOther: ({ context }, gameCode: string) => context.gameCode !== gameCode,
  },
  actions: {
    // An address without a game, or with one that is not on the menu, shows the first game.
    keepMenu: assign(({ context }, menu: LotteryMenu) => ({
      menu,
      message: null,
      gameCode: menu.games.some(({ code }) => code === context.gameCode)
        ? context.gameCode
        : (menu.games[0]?.code ?? ''),
    })),
    keepDraws: assign((_, draws: OpenedDraw[]) => ({ draws, message: null })),
    choose: assign((_, gameCode: string) => ({ gameCode, draws: [] })),
    /** A ticket may have won. */
    reloadMoney: enqueueActions((scope) => reloadMoney(scope)),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
});
const { onFault, onOutput } = branchesOf(lotterySetup);

/** When the first draw of the menu takes place, epoch ms. */
const nextDrawOf = (menu: LotteryMenu | null) =>
  Math.min(...[...(menu?.games ?? []), ...(menu?.recent ?? [])].map((game) => game.nextDrawAt));

/**
 * A lottery page (spec §2 /lottery, /seaLottery, /vnLottery): its menu, and the opened numbers of
 * the chosen game.
 */
export const lotteryMachine = lotterySetup.createMachine({
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
        onDone: onOutput('loadMenu', [
          {
            guard: 'hasGames',
            target: 'open',
            actions: 'keepMenu',
          },
          { target: 'empty', actions: 'keepMenu' },
        ]),
        // The numbers stay visible; they are loaded again at the next draw.
        onError: onFault([
          {
            guard: 'hasMenu',
            target: 'open.stuck',
            actions: 'showFault',
          },
          { target: 'failed', actions: 'showFault' },
        ]),
      },
    },
    open: {
      initial: 'loadingDraws',
      invoke: {
        id: 'nextDraw',
        src: 'nextDraw',
        input: ({ context }) => ({ at: nextDrawOf(context.menu) }),
      },
      on: {
        'lottery.choose': {
          guard: { type: 'isOther', params: ({ event }) => event.gameCode },
          target: '.loadingDraws',
          actions: { type: 'choose', params: ({ event }) => event.gameCode },
        },
        // The menu tells the time of the following draw.
        'draw.due': '#lottery.loading',
      },
      states: {
        loadingDraws: {
          tags: 'busy',
          invoke: {
            id: 'loadDraws',
            src: 'loadDraws',
            input: ({ context }) => ({ kind: context.kind, gameCode: context.gameCode }),
            onDone: onOutput('loadDraws', [
              {
                guard: 'hasTickets',
                target: 'shown',
                actions: ['keepDraws', 'reloadMoney'],
              },
              {
                target: 'shown',
                actions: 'keepDraws',
              },
            ]),
            onError: onFault({ target: 'stuck', actions: 'showFault' }),
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
