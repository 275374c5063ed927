import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { Statement, StatementFile } from './statement.types';

type Context = {
  statement: Statement | null;
  /** True after the person asked for the months that are shown on request. */
  isWhole: boolean;
  message: Message | null;
};

/** The months on show, the newest first. */
export const monthsOf = ({ statement, isWhole }: Pick<Context, 'statement' | 'isWhole'>) =>
  statement === null ? [] : isWhole ? statement.months : statement.months.slice(0, statement.shown);

const statementSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'statement.reload' }
      | { type: 'months.showAll' }
      | { type: 'statement.save' }
      | { type: 'statement.print' },
    tags: {} as 'busy',
    children: {} as {
      readStatement: 'readStatement';
      saveStatement: 'saveStatement';
      printStatement: 'printStatement';
    },
  },
  actors: {
    readStatement: port<Statement, void>('readStatement'),
    /** Lets the browser save the file. */
    saveStatement: port<null, StatementFile>('saveStatement'),
    /** Opens the browser's dialog for printing. */
    printStatement: port<null, void>('printStatement'),
  },
  guards: {
    hasMore: ({ context }) => monthsOf(context).length < (context.statement?.months.length ?? 0),
  },
  actions: {
    keepStatement: assign((_, statement: Statement) => ({ statement, message: null })),
    showAll: assign({ isWhole: true }),
    clearFault: assign({ message: null }),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
});
const { onFault, onOutput } = branchesOf(statementSetup);

/** The account statement of a member, by month (issue 28; docs/decisions/0079). */
export const statementMachine = statementSetup.createMachine({
  id: 'statement',
  context: { statement: null, isWhole: false, message: null },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readStatement',
        src: 'readStatement',
        onDone: onOutput('readStatement', { target: 'shown', actions: 'keepStatement' }),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    failed: { on: { 'statement.reload': 'reading' } },
    shown: {
      initial: 'idle',
      on: { 'months.showAll': { guard: 'hasMore', actions: 'showAll' } },
      states: {
        idle: {
          on: {
            'statement.save': { target: 'saving', actions: 'clearFault' },
            'statement.print': { target: 'printing', actions: 'clearFault' },
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'saveStatement',
            src: 'saveStatement',
            input: ({ context }) => ({
              account: context.statement?.account ?? '',
              months: monthsOf(context),
            }),
            onDone: 'idle',
            onError: onFault({ target: 'idle', actions: 'showFault' }),
          },
        },
        printing: {
          tags: 'busy',
          invoke: {
            id: 'printStatement',
            src: 'printStatement',
            onDone: 'idle',
            onError: onFault({ target: 'idle', actions: 'showFault' }),
          },
        },
      },
    },
  },
});
export type StatementRef = ActorRefFrom<typeof statementMachine>;
export type StatementSnapshot = SnapshotFrom<typeof statementMachine>;
