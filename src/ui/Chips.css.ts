import { globalStyle, style } from '@vanilla-extract/css';
import { leading, media, space, text, touch, vars, weight } from './tokens.css';

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1, minWidth: 0, padding: 0, border: 0 });
/** In one row that scrolls sideways; the padding leaves room for the ring. */
export const line = style([group, {
  flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', overscrollBehaviorX: 'contain', padding: space.half, margin: `calc(-1 * ${space.half})`,
}]);
export const chip = style({
  position: 'relative', display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: space.x1, flex: 'none', minHeight: touch, minWidth: touch, padding: `${space.half} ${space.x2}`,
  border: `1px solid ${vars.color.control}`, borderRadius: vars.radius.round, background: 'transparent', color: vars.color.text,
  fontSize: text.small, fontWeight: weight.medium, lineHeight: leading.tight, whiteSpace: 'nowrap', cursor: 'pointer', touchAction: 'manipulation', userSelect: 'none',
  selectors: {
    '&[aria-pressed="true"], &:has(:checked)': { background: vars.color.actionSoft, borderColor: vars.color.action, color: vars.color.actionText },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } },
    '(forced-colors: active)': { selectors: { '&[aria-pressed="true"], &:has(:checked)': { outline: '2px solid Highlight', outlineOffset: -4 } } },
  },
});
globalStyle(`${chip} > input`, { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' });
globalStyle(`${chip} > img`, { height: 20, width: 'auto' });
