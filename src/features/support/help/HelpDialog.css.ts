import { globalStyle, style } from '@vanilla-extract/css';
import { leading, media, space, text, touch, vars, weight } from '../../../ui/tokens.css';

/** Topics beside the article; on a phone one of the two. */
export const split = style({
  display: 'grid',
  height: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      height: 'min(620px, calc(100dvh - 140px))',
      gridTemplateColumns: 'minmax(240px, 300px) minmax(0, 1fr)',
    },
  },
});
const scroller = {
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
} as const;
export const index = style({
  ...scroller,
  display: 'grid',
  gap: space.x2,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${space.x2} ${space.x2} calc(${space.x3} + env(safe-area-inset-bottom))`,
  background: vars.color.sunken,
  '@media': { [media.tablet]: { borderInlineEnd: `1px solid ${vars.color.line}` } },
});
export const pane = style({
  ...scroller,
  display: 'grid',
  gap: space.x2,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${space.x2} 20px calc(${space.x3} + env(safe-area-inset-bottom))`,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [media.tablet]: { padding: space.x3 } },
});
globalStyle(`${split}[data-article] > ${index}`, {
  '@media': { [media.phone]: { display: 'none' } },
});
globalStyle(`${split}:not([data-article]) > ${pane}`, {
  '@media': { [media.phone]: { display: 'none' } },
});

export const topic = style({
  fontSize: text.tiny,
  fontWeight: weight.strong,
  color: vars.color.textMuted,
  padding: `0 ${space.x1h} ${space.half}`,
});
export const titles = style({ display: 'grid', gap: 2, listStyleType: '""', padding: 0 });
export const title = style({
  display: 'block',
  width: '100%',
  minHeight: touch,
  padding: `${space.x1} ${space.x1h}`,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: vars.color.text,
  fontSize: text.small,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { color: vars.color.actionText, background: vars.color.actionSoft },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-current])': { background: vars.color.hover } },
    },
  },
});
export const nothing = style({
  padding: `0 ${space.x1h}`,
  color: vars.color.textMuted,
  fontSize: text.small,
});
export const further = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x2,
  padding: `${space.x1h} ${space.x1h} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: text.small,
  color: vars.color.textMuted,
});
export const heading = style({
  fontSize: text.title,
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
});
/** Beside the topics there is no way back to them to offer. */
export const back = style({
  marginInlineStart: `calc(-1 * ${space.x1h})`,
  '@media': { [media.tablet]: { display: 'none' } },
});
export const place = style({ padding: space.x3, minHeight: 360 });
