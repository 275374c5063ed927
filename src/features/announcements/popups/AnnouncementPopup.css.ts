import { style } from '@vanilla-extract/css';
import { column, fluid } from '../../../ui/layout/columns';
import { detailPane, listButton, scroller } from '../../../ui/layout/listDetail';
import { media, space, text, vars } from '../../../ui/tokens.css';

/**
 * On a phone the titles are above the announcement, otherwise beside it; each part scrolls by
 * itself.
 */
export const split = style({
  ...column,
  height: '100%',
  gridTemplateRows: `fit-content(44%) ${fluid}`,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      height: 'min(600px, calc(100dvh - 140px))',
      gridTemplateColumns: `minmax(220px, 300px) ${fluid}`,
      gridTemplateRows: fluid,
    },
  },
});
export const index = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  paddingBottom: space.x1,
  background: vars.color.sunken,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      borderBottom: 0,
      borderInlineEnd: `1px solid ${vars.color.line}`,
      paddingBottom: space.x1,
    },
  },
});
export const titles = style({
  flex: '1 1 auto',
  ...scroller,
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  listStyle: 'none',
  padding: space.x1,
  '@media': { [media.tablet]: { padding: space.x1h } },
});
export const title = style(
  listButton({ color: vars.color.textMuted, hover: { color: vars.color.text } }),
);

export const detail = style({ ...detailPane, ...column, gap: space.x2, alignContent: 'start' });
export const heading = style({ display: 'grid', gap: space.half, overflowWrap: 'anywhere' });
export const time = style({
  fontSize: text.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
