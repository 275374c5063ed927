import { globalStyle, style } from '@vanilla-extract/css';
import { fade } from './fade';
import { column } from './layout/columns';
import { leading, media, space, text, touch, vars, weight } from './tokens.css';

/** The ring is inside: rows and menus that scroll cut off anything around their entries. */
const inside = { outlineOffset: -2 };

const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1h,
  minHeight: touch,
  paddingInline: space.x1h,
  color: vars.color.textMuted,
  textDecoration: 'none',
  fontSize: text.small,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  textAlign: 'start',
  borderRadius: vars.radius.medium,
  position: 'relative',
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-current])': { color: vars.color.text, background: vars.color.hover },
      },
    },
  },
});
globalStyle(`${item} > svg`, { flex: 'none' });

/** In the header: text in a row, a gold line below the current one. */
const bar = style([
  item,
  {
    whiteSpace: 'nowrap',
    borderRadius: vars.radius.small,
    selectors: {
      '&:focus-visible': inside,
      '&[aria-current]': { color: vars.color.actionText, background: 'transparent' },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: space.x1h,
        bottom: 0,
        height: 3,
        borderRadius: '3px 3px 0 0',
        background: vars.color.action,
      },
    },
  },
]);

/** In the side menu: icon and text; no text when the menu is folded. */
const side = style([
  item,
  {
    width: '100%',
    selectors: {
      '&:focus-visible': inside,
      '&[aria-current]': { color: vars.color.actionText, background: vars.color.actionSoft },
    },
  },
]);
export const link = { bar, side };
/** In one line: a second one would move the menu while its font is loading. */
export const sideText = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The type is large compared to its menu.
  '@container': { '(max-width: 15rem)': { whiteSpace: 'normal', paddingBlock: space.half } },
});

export const words = style({ flex: 'none', whiteSpace: 'nowrap' });

export const list = {
  bar: style({
    display: 'flex',
    gap: 2,
    listStyle: 'none',
    padding: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    // A panel that drops down from the row is drawn within it.
    ...fade(space.x4, ':has([aria-expanded="true"])'),
  }),
  side: style({ ...column, gap: 2, listStyle: 'none', padding: 0 }),
};
