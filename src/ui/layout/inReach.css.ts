import { globalStyle, style } from '@vanilla-extract/css';
import { fadeAbove } from '../fade';
import { media, space, vars } from '../tokens.css';
import { pageEnd, pageSide } from './CentreLayout.css';

/** What stays in sight while its form is filled in covers what scrolls below it. */
const inReach = { position: 'sticky', zIndex: 1, background: vars.color.surface } as const;

/**
 * The button of a form whose optional fields stand below it. It covers the padding of the dialog
 * and the rings of the fields below it.
 */
export const above = style({
  ...inReach,
  top: `calc(-1 * ${space.half})`,
  margin: `calc(-1 * ${space.half})`,
  padding: space.half,
  '@media': {
    // In sight before the form has been scrolled to it too, at the lower edge of the sheet.
    [media.tallPhone]: {
      bottom: `calc(-1 * (${space.x3} + env(safe-area-inset-bottom)))`,
      marginInline: -20,
      paddingInline: 20,
      paddingBottom: `calc(${space.x1h} + env(safe-area-inset-bottom))`,
      ...fadeAbove(space.x2, vars.color.surface),
    },
  },
});

/**
 * The button that ends a form of a centre's page: on a phone it stands at the lower edge until the
 * form has been scrolled through. What scrolls below it fades out.
 */
export const below = style({
  '@media': {
    [media.tallPhone]: {
      ...inReach,
      bottom: `calc(-1 * (${pageEnd}))`,
      marginInline: -pageSide,
      marginBottom: `calc(-1 * ${space.x1h})`,
      padding: `${space.x1h} ${pageSide}px`,
      paddingBottom: `calc(${space.x1h} + env(safe-area-inset-bottom))`,
      ...fadeAbove(space.x2, vars.color.surface),
    },
  },
});
// A field that takes the focus is not scrolled below the button, and neither is its hint.
globalStyle(`form:has(:is(${above}, ${below})) :is(input, select, textarea, button)`, {
  '@media': { [media.tallPhone]: { scrollMarginBottom: 96 } },
});
