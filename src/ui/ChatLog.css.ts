import { globalStyle, style } from '@vanilla-extract/css';
import { column } from './layout/columns';
import { leading, media, space, text, vars, weight } from './tokens.css';

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  height: '100%',
});
export const log = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  padding: space.x2,
  display: 'flex',
  flexDirection: 'column',
  gap: space.x1h,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});
// Few messages are aligned to the bottom, next to the composer.
globalStyle(`${log} > :first-child`, { marginTop: 'auto' });

const message = style({ display: 'grid', gap: 2, maxWidth: 'min(85%, 520px)', minWidth: 0 });
export const desk = style([message, { alignSelf: 'flex-start', justifyItems: 'start' }]);
export const mine = style([message, { alignSelf: 'flex-end', justifyItems: 'end' }]);

const bubble = style({
  padding: `${space.x1} 14px`,
  borderRadius: vars.radius.large,
  fontSize: text.body,
  lineHeight: leading.body,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  minWidth: 0,
});
export const deskBubble = style([
  bubble,
  {
    background: vars.color.raised,
    border: `1px solid ${vars.color.line}`,
    borderEndStartRadius: vars.radius.small,
  },
]);
export const mineBubble = style([
  bubble,
  {
    background: vars.color.actionSoft,
    color: vars.color.text,
    borderEndEndRadius: vars.radius.small,
  },
]);
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x1,
  paddingInline: space.half,
  fontSize: text.tiny,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const author = style({ fontWeight: weight.medium });

export const newer = style({
  position: 'absolute',
  insetInline: 0,
  bottom: space.x1h,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
globalStyle(`${newer} > button`, { pointerEvents: 'auto', boxShadow: vars.shadow.high });

export const composer = style({
  ...column,
  gap: space.half,
  padding: `${space.x1h} ${space.x2} calc(${space.x1h} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { paddingInline: space.x1h } },
});
export const line = style({ display: 'flex', alignItems: 'flex-end', gap: space.x1 });
export const writing = style({
  flex: 1,
  minWidth: 0,
  minHeight: 46,
  maxHeight: `calc(4lh + ${space.x3})`,
  padding: `${space.x1h} 14px`,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: vars.color.text,
  fontSize: text.body,
  lineHeight: leading.body,
  resize: 'none',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  selectors: {
    '&:focus': { outline: 'none' },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
  },
});
export const count = style({ justifySelf: 'end' });
export const grow = style({ flex: 1, minWidth: 0 });
/** How the messages are to be read. */
export const lead = style({
  alignSelf: 'center',
  fontSize: text.tiny,
  color: vars.color.textMuted,
});
