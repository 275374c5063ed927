import type { ActorRefFrom } from 'xstate';
import { makePause } from '../../shared/pause';

/** A break from playing (issue 28), of a length to choose, or of a day from inside a game. */
export const playBreakMachine = makePause('playBreak', ['break', 'exclusion']);
export type PlayBreakRef = ActorRefFrom<typeof playBreakMachine>;
