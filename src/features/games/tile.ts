/** Least width of a game's tile in px: two stand side by side on the narrowest phone. */
export const TILE = 132;
