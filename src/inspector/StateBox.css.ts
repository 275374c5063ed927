import { keyframes, style } from '@vanilla-extract/css';
import { space, text, vars, weight } from '../ui/tokens.css';
import { mono } from './code.css';

export const box = style({
  flex: '1 1 auto',
  minWidth: 'min(100%, 180px)',
  display: 'grid',
  alignContent: 'start',
  gap: space.x1,
  padding: space.x1,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  scrollMargin: space.x3,
  selectors: { '&:target': { outline: `2px dashed ${vars.color.focus}`, outlineOffset: 2 } },
});
export const active = style({
  borderColor: vars.color.action,
  boxShadow: `inset 3px 0 0 ${vars.color.action}`,
});
export const lit = style({ background: vars.color.actionSoft });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
});
export const initial = style({
  width: 9,
  height: 9,
  borderRadius: '50%',
  background: vars.color.textMuted,
  flex: 'none',
});
export const name = style({
  fontWeight: weight.strong,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});
export const chip = style({
  fontSize: 11,
  paddingInline: 6,
  borderRadius: vars.radius.round,
  background: vars.color.hover,
  color: vars.color.textMuted,
});
export const run = style([chip, { background: vars.color.infoSoft, color: vars.color.infoText }]);

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: space.x1,
});
export const regions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  alignItems: 'stretch',
  gap: space.x1,
  padding: space.x1,
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.radius.medium,
});

export const transitions = style({ display: 'grid', gap: 1, listStyle: 'none', padding: 0 });
const flash = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });
export const transition = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 6,
  padding: '1px 6px',
  borderRadius: vars.radius.small,
  fontFamily: mono,
  fontSize: 11.5,
  lineHeight: 1.5,
  color: vars.color.textMuted,
  isolation: 'isolate',
});
/** The last step stays marked; the flash above it fades. */
export const taken = style({
  color: vars.color.text,
  boxShadow: `inset 2px 0 0 ${vars.color.success}`,
  background: vars.color.successSoft,
});
export const flashing = style({
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderRadius: 'inherit',
    background: vars.color.success,
    opacity: 0,
    animation: `${flash} 900ms ease-out`,
  },
});
export const event = style({ color: vars.color.text, overflowWrap: 'anywhere' });
export const guard = style({ color: vars.color.infoText, overflowWrap: 'anywhere' });
export const stays = style({ fontStyle: 'italic', overflowWrap: 'anywhere' });
export const target = style({
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
