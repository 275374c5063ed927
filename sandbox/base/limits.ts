/** How many slots the catalogue can hold. */
export const MOST_SLOTS = 100_000;
/** How many members a bench can add directly below `agent2`. */
export const MOST_MORE_DOWNLINES = 20_000;
