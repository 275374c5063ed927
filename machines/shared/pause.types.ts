import type { PlayBlock } from '../../contract/playBlock';

export type { PlayBlock };
/**
 * What runs, and the lengths that the pack offers: hours of a break, months of an exclusion, null
 * until further notice.
 */
export type PauseDesk = { block: PlayBlock | null; lengths: (number | null)[] };
export type StartOutcome =
  | { kind: 'started'; block: PlayBlock }
  | { kind: 'refused'; message: string };
/** `account`: what the member types to confirm; null where nothing has to be typed. */
export type PauseInput = { account: string | null };
