import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../../../ui/layout/columns';
import { SUPPORT_WINDOW } from '../../../../machines/support/chat/chat.selectors';
import { barHeight, layer, media, space, text, touch, vars, weight } from '../../../ui/tokens.css';

/**
 * 440 by 750 beside the page, never larger than the window; on a phone the whole window (spec §9
 * Support window).
 */
export const window = style({
  position: 'fixed',
  zIndex: layer.beside,
  insetInlineEnd: space.x3,
  bottom: space.x3,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  width: `min(${SUPPORT_WINDOW.width}px, calc(100vw - 2 * ${space.x3}))`,
  height: `min(${SUPPORT_WINDOW.height}px, calc(100dvh - 2 * ${space.x3}))`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.high,
  selectors: { '&:focus': { outline: 'none' }, '&[hidden]': { display: 'none' } },
  '@media': {
    [media.phone]: { inset: 0, width: '100%', height: '100dvh', border: 0, borderRadius: 0 },
  },
});
export const header = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space.half,
  padding: `${space.x1} ${space.x1} ${space.x1} 20px`,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const names = style({ flex: 1, minWidth: 0, display: 'grid', textAlign: 'start' });
export const title = style({ fontSize: text.lead, overflowWrap: 'anywhere' });
export const connection = style({
  fontSize: text.tiny,
  color: vars.color.textMuted,
  selectors: {
    '&[data-state="open"]': { color: vars.color.successText },
    '&:empty': { display: 'none' },
  },
});
export const place = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...column,
  gap: space.x2,
  alignContent: 'start',
  padding: 20,
});
export const lead = style({ color: vars.color.textMuted });
export const desks = style({
  ...column,
  gap: space.x1,
  listStyle: 'none',
  padding: 0,
});
export const desk = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  width: '100%',
  minHeight: 64,
  padding: `${space.x1} ${space.x2}`,
  color: vars.color.text,
  cursor: 'pointer',
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  selectors: { '&:disabled': { cursor: 'default', opacity: 0.72 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:enabled': { background: vars.color.hover } } },
  },
});
export const deskName = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const presence = style({
  fontSize: text.small,
  color: vars.color.textMuted,
  selectors: { '&[data-online]': { color: vars.color.successText } },
});

export const conversation = style({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
});
globalStyle(`${conversation} > :has(> [role="log"])`, { flex: 1, height: 'auto' });
export const broken = style({ flex: 'none', padding: `${space.x1} ${space.x1h} 0` });
export const begin = style({
  margin: 'auto',
  maxWidth: '32ch',
  textAlign: 'center',
  color: vars.color.textMuted,
});
export const failed = style({ color: vars.color.dangerText });

export const bubble = style({
  selectors: { '&[hidden]': { display: 'none' } },
  position: 'fixed',
  zIndex: layer.beside,
  insetInlineEnd: space.x3,
  bottom: space.x3,
  display: 'grid',
  placeItems: 'center',
  width: 60,
  height: 60,
  minWidth: touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: vars.color.action,
  color: vars.color.onAction,
  boxShadow: vars.shadow.high,
  cursor: 'pointer',
  '@media': {
    [media.phone]: {
      insetInlineEnd: space.x2,
      bottom: `calc(${space.x2} + ${barHeight} + env(safe-area-inset-bottom))`,
    },
    [media.hover]: { selectors: { '&:hover': { background: vars.color.actionHover } } },
  },
});
export const count = style({ position: 'absolute', top: -4, insetInlineEnd: -4 });
