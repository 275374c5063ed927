import type { ActorRefFrom } from 'xstate';
import { makePause } from '../../shared/pause';

/** A break from playing (issue 28). */
export const playBreakMachine = makePause('playBreak', ['break', 'exclusion']);
export type PlayBreakRef = ActorRefFrom<typeof playBreakMachine>;
