import type { ActorRefFrom } from 'xstate';
import { makePause } from '../../shared/pause';

/**
 * The exclusion of oneself from playing (issue 28). It is confirmed by typing the account. Who is
 * on a break can still ask for it.
 */
export const selfExclusionMachine = makePause('selfExclusion', ['exclusion']);
export type SelfExclusionRef = ActorRefFrom<typeof selfExclusionMachine>;
