import { style } from '@vanilla-extract/css';
import { fluid } from './layout/columns';
import { FACT, FACT_MORE } from './TileRow.css';
import { leading, media, motion, space, tabular, text, vars, weight } from './tokens.css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: `48px ${fluid}`,
  alignItems: 'center',
  gap: space.x1h,
  width: '100%',
  height: FACT,
  padding: `0 ${space.x1h}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `border-color ${motion.quick}`,
  selectors: { '&:active': { transform: 'scale(0.985)' } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.action } } },
  },
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: vars.radius.medium,
  color: vars.color.actionText,
  background: vars.color.actionSoft,
});
export const cover = style({
  width: 48,
  height: 64,
  objectFit: 'cover',
  borderRadius: vars.radius.small,
});
export const words = style({ display: 'grid', gap: 2, minWidth: 0 });
const line = style({
  lineHeight: leading.body,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const name = style([line, { fontSize: text.tiny, color: vars.color.textMuted }]);
export const fact = style([line, tabular, { fontSize: text.body, fontWeight: weight.strong }]);
export const more = style({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'start',
  minHeight: FACT_MORE,
});
