import type { makePause } from './pause';
import type { PlayBlock } from './pause.types';
import { before, defineProperties, every, never, none, some, type Property } from './properties';

/**
 * What holds of a break and of a self-exclusion. `closedBy`: while one of these runs, it starts
 * nothing; `account`: what is typed to confirm, null for nothing.
 */
export const pauseProperties = (
  machine: ReturnType<typeof makePause>,
  { closedBy, account }: { closedBy: readonly PlayBlock['kind'][]; account: string | null },
): readonly Property[] =>
  defineProperties(machine, ({ answers, at, fails, on, starts, where }) => {
    const runs = where(({ context: { desk } }) =>
      closedBy.some((kind) => desk?.block?.kind === kind),
    );
    return [
      {
        name: 'a start once per confirmation',
        says: 'Nothing starts unless the player confirms it, and once for each time they do.',
        ...(account !== null && { keptBy: ['isUntyped'] }),
        rule: before(
          on('pause.confirm', ({ typed }) => account === null || typed.trim() === account),
          starts('startPause'),
          { isEach: true },
        ),
      },
      {
        name: 'only a length that is offered',
        says: 'What is asked for is one of the lengths that the rule offers.',
        keptBy: ['isOffered'],
        rule: never(
          every(
            starts('startPause'),
            where(({ context: { desk, choice } }) => !(choice in (desk?.lengths ?? []))),
          ),
        ),
      },
      {
        name: 'what runs closes it',
        says: 'While one runs that closes it, none is asked for; otherwise it can be.',
        keptBy: ['isClosed'],
        rule: never(some(every(at('form'), runs), every(at('active'), none(runs)))),
      },
      {
        name: 'a confirmation that is accepted ends it',
        says: 'When the platform says that it has started, nothing more can be asked here.',
        keptBy: ['isStarted'],
        rule: never(
          every(
            answers('startPause', (output) => (output as { kind: string }).kind === 'started'),
            none(at('over'), fails('startPause')),
          ),
        ),
      },
    ];
  });
