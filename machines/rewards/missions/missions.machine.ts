import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, type Message } from '../../shared/message';
import { reloadPending, reloadMoney } from '../../shared/refresh';
import { branchesOf } from '../../shared/outcome';
import { port, stream } from '../../shared/port';
import type { MissionBoard, MissionPeriod, MissionWeek } from './missions.types';

type Context = {
  week: MissionWeek | null;
  weekMessage: Message | null;
  period: MissionPeriod;
  /** The board of the chosen period. */
  board: MissionBoard | null;
  boardMessage: Message | null;
};

const missionsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'week.reload' }
      /** The week shown has ended: the next one has begun. */
      | { type: 'week.over' }
      | { type: 'period.choose'; period: MissionPeriod }
      | { type: 'board.reload' },
    tags: {} as 'busy',
    children: {} as { loadWeek: 'loadWeek'; loadBoard: 'loadBoard'; weekEnd: 'weekEnd' },
  },
  actors: {
    loadWeek: port<MissionWeek, void>('loadWeek'),
    loadBoard: port<MissionBoard, { period: MissionPeriod }>('loadBoard'),
    /** Silent without a time. */
    weekEnd: stream<{ type: 'week.over' }, { at: number | null }>('weekEnd'),
  },
  guards: {
    isFirstWeek: ({ context }) => context.week === null,
    isOther: ({ context }, period: MissionPeriod) => context.period !== period,
  },
  actions: {
    keepWeek: assign((_, week: MissionWeek) => ({ week, weekMessage: null })),
    showWeekFault: assign((_, error: unknown) => ({ weekMessage: faultMessage(error) })),
    keepPeriod: assign((_, period: MissionPeriod) => ({ period, board: null, boardMessage: null })),
    keepBoard: assign((_, board: MissionBoard) => ({ board, boardMessage: null })),
    showBoardFault: assign((_, error: unknown) => ({ boardMessage: faultMessage(error) })),
    /** With a week that is over, its missions no longer count as pending. */
    tellOthers: enqueueActions((scope) => {
      reloadPending(scope);
      reloadMoney(scope);
    }),
  },
});
const { onFault, onOutput } = branchesOf(missionsSetup);

const weekEnd = {
  id: 'weekEnd',
  src: 'weekEnd',
  input: ({ context }: { context: Context }) => ({ at: context.week?.endsAt ?? null }),
} as const;

/**
 * A member's missions of the week and the leaderboard (spec §2 missionLeaderboard): two independent
 * reads.
 */
export const missionsMachine = missionsSetup.createMachine({
  id: 'missions',
  context: { week: null, weekMessage: null, period: 'thisWeek', board: null, boardMessage: null },
  type: 'parallel',
  states: {
    week: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadWeek',
            src: 'loadWeek',
            onDone: onOutput('loadWeek', [
              { guard: 'isFirstWeek', target: 'ready', actions: 'keepWeek' },
              { target: 'ready', actions: ['keepWeek', 'tellOthers'] },
            ]),
            onError: onFault({ target: 'failed', actions: 'showWeekFault' }),
          },
        },
        ready: { invoke: weekEnd, on: { 'week.over': 'loading' } },
        failed: {
          invoke: weekEnd,
          on: { 'week.reload': 'loading', 'week.over': 'loading' },
        },
      },
    },
    board: {
      initial: 'loading',
      on: {
        'period.choose': {
          guard: { type: 'isOther', params: ({ event }) => event.period },
          target: '.loading',
          actions: { type: 'keepPeriod', params: ({ event }) => event.period },
        },
        // The read under way may return the week that has ended.
        'week.over': '.loading',
      },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadBoard',
            src: 'loadBoard',
            input: ({ context }) => ({ period: context.period }),
            onDone: onOutput('loadBoard', {
              target: 'ready',
              actions: 'keepBoard',
            }),
            onError: onFault({ target: 'failed', actions: 'showBoardFault' }),
          },
        },
        ready: {},
        failed: { on: { 'board.reload': 'loading' } },
      },
    },
  },
});
export type MissionsRef = ActorRefFrom<typeof missionsMachine>;
export type MissionsSnapshot = SnapshotFrom<typeof missionsMachine>;
