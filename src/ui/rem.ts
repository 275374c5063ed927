/** Px of type that nobody made larger. */
export const USUAL_TYPE = 16;

/** A length that is so many px at that type, and grows with it. */
export const rem = (px: number): string => `${px / USUAL_TYPE}rem`;
