/**
 * What the build leaves in the Burmese font (docs/decisions/0113): the letters of Burmese, Pali and
 * Sanskrit, joiners, the dotted circle, and the weights of `src/ui/tokens.css.ts`. Most of the
 * package's file are other weights, and letters of Mon, Karen and Shan, in which the site writes
 * nothing.
 */
export const BURMESE = {
  unicodeRange: 'U+1000-104F, U+200C-200D, U+25CC',
  weights: [400, 700],
} as const;
