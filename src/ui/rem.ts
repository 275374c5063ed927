/** The default font size of a browser, in px. */
export const USUAL_TYPE = 16;

/** A length in rem: `px` at the default font size, larger with a larger one. */
export const rem = (px: number): string => `${px / USUAL_TYPE}rem`;
