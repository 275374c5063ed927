import type { ActorRefFrom } from 'xstate';
import { makePause } from '../../shared/pause';

/** The exclusion of oneself from playing (issue 28). It is confirmed by typing the account. */
export const selfExclusionMachine = makePause('selfExclusion');
export type SelfExclusionRef = ActorRefFrom<typeof selfExclusionMachine>;
