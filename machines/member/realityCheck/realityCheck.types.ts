import type { CheckAnswer, Play as PlayOnWire } from '../../../contract/playSession';

export type { CheckAnswer };
/**
 * The play of the member. `readAt`: on this device's clock, which the platform's is `ahead` of;
 * both in milliseconds.
 */
export type Play = Omit<PlayOnWire, 'now'> & { readAt: number; ahead: number };
export type PlaySession = NonNullable<Play['session']>;
/** Where a member goes after a check: to the statement, to the breaks, or out. */
export type RealityCheckOutput = { kind: 'statement' | 'break' | 'signOut' };
