import type { PlayBlock } from '../../contract/playBlock';

export type { PlayBlock };
/**
 * What runs, and the lengths that the pack offers: hours of a break, months of an exclusion, null
 * until further notice. `signsOut`: a start ends this session too.
 */
export type PauseDesk = { block: PlayBlock | null; lengths: (number | null)[]; signsOut: boolean };
/** What was started; `signedOut`: this session has ended with it. */
export type Started = { block: PlayBlock; signedOut: boolean };
export type StartOutcome = ({ kind: 'started' } & Started) | { kind: 'refused'; message: string };
export type PauseOutput = ({ kind: 'started' } & Started) | { kind: 'cancelled' };
/**
 * `account`: what the member types to confirm; null where nothing has to be typed. `length`: the
 * only length, which is asked about at once; null where the member chooses one.
 */
export type PauseInput = { account: string | null; length: number | null };
